import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';

/**
 * The monitored parties. Declared and derived values are separate columns, so that undoing a decision restores the
 * previous state; the screen shows their union, as generated columns.
 */
export const entity = sqliteTable(
  'entity',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    type: text({ enum: ['person', 'company', 'country'] }).notNull(),
    country: text().notNull(),
    /** The canonical name of the country, however it was entered: lists show, sort and filter by it. */
    countryName: text('country_name').notNull().default(''),
    /** Free text, as typed in the form; real dates if they came by file. */
    birthDate: text('birth_date'),
    position: text(),
    founded: text(),
    industry: text(),

    declaredScore: integer('declared_score').notNull().default(0),
    declaredPep: integer('declared_pep', { mode: 'boolean' }).notNull().default(false),
    declaredSanctioned: integer('declared_sanctioned', { mode: 'boolean' }).notNull().default(false),
    declaredLists: text('declared_lists', { mode: 'json' }).$type<string[]>().notNull().default([]),
    declaredReasons: text('declared_reasons', { mode: 'json' }).$type<string[]>().notNull().default([]),

    assessedScore: integer('assessed_score').notNull().default(0),
    derivedPep: integer('derived_pep', { mode: 'boolean' }).notNull().default(false),
    derivedSanctioned: integer('derived_sanctioned', { mode: 'boolean' }).notNull().default(false),
    derivedLists: text('derived_lists', { mode: 'json' }).$type<string[]>().notNull().default([]),
    derivedReasons: text('derived_reasons', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The percentage that blocked parties own, if it is enough to block (the 50 % rule); otherwise null. */
    blockedShare: real('blocked_share'),

    riskScore: integer('risk_score')
      .notNull()
      .generatedAlwaysAs(sql`max(declared_score, assessed_score)`, { mode: 'virtual' }),
    /** Since when the score is in the High band; null while it is not. */
    highSince: integer('high_since'),
    isPep: integer('is_pep', { mode: 'boolean' })
      .notNull()
      .generatedAlwaysAs(sql`max(declared_pep, derived_pep)`, { mode: 'virtual' }),
    isSanctioned: integer('is_sanctioned', { mode: 'boolean' })
      .notNull()
      .generatedAlwaysAs(sql`max(declared_sanctioned, derived_sanctioned)`, { mode: 'virtual' }),

    /** The name in plain Latin words, sorted: the key for filtering by name and for likely duplicates. */
    nameKey: text('name_key').notNull(),
    /** The name without case and accents: lists are sorted by it. */
    nameOrder: text('name_order').notNull().default(''),
    /** Hash of the fields that screening compares: a dismissed pair reopens only when this or the party changes. */
    matchHash: text('match_hash').notNull(),
    /** When it was last screened with a certificate of its own; a later run may have found it clear. */
    lastScreenedAt: integer('last_screened_at'),
    /** The upload job that created it, and its row in the file. */
    uploadJobId: integer('upload_job_id'),
    uploadRow: integer('upload_row'),
    createdBy: integer('created_by').references(() => user.id),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('entity_created').on(t.createdAt),
    index('entity_risk').on(t.riskScore, t.id),
    index('entity_high_since')
      .on(t.highSince, t.id)
      .where(sql`high_since is not null`),
    index('entity_type').on(t.type, t.riskScore, t.id),
    index('entity_name').on(t.name),
    index('entity_name_order').on(t.nameOrder, t.id),
    index('entity_country').on(t.countryName, t.id),
    index('entity_name_key').on(t.nameKey),
    index('entity_pep').on(t.isPep, t.id),
    index('entity_sanctioned').on(t.isSanctioned, t.id),
    index('entity_flags').on(t.isSanctioned, sql`blocked_share is not null`, t.isPep, t.id),
    index('entity_upload').on(t.uploadJobId, t.id),
    index('entity_unscreened')
      .on(t.id)
      .where(sql`last_screened_at is null`),
  ],
);
export type EntityRow = typeof entity.$inferSelect;
