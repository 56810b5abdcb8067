import type { Evidence } from '@tamis/screening';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';
import { entity } from './entities.ts';
import { listSet, listedParty } from './watchlists.ts';

/** Certificate of a search: never changed. */
export const screening = sqliteTable(
  'screening',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id').references(() => entity.id),
    listSetId: integer('list_set_id')
      .notNull()
      .references(() => listSet.id),
    cause: text({ enum: ['created', 'changed', 'upload', 'list-update', 'rescreen', 'request'] }).notNull(),
    at: integer().notNull(),
    byUserId: integer('by_user_id'),
    /** Who asked, by name; 'system' for a job. */
    actor: text().notNull().default('system'),
    /** What was asked: the subject as it was compared. */
    query: text({ mode: 'json' }).$type<object>().notNull(),
    threshold: real().notNull(),
    /** The most hits that were kept. */
    maxHits: integer('max_hits').notNull().default(20),
    /** What came out: listed party and score, best first. */
    answer: text({ mode: 'json' }).$type<{ party: number; score: number }[]>().notNull(),
    truncated: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('screening_entity').on(t.entityId, t.id)],
);

/** What changed since a pair was dismissed, by the fields that screening looks at. */
export interface Reopened {
  at: number;
  entity: string[];
  party: string[];
  formerReason: string | null;
  formerNote: string | null;
  formerDecidedBy: number | null;
  formerDecidedAt: number | null;
}

/** A decision that waits for a second person (four-eyes). Until then the match stands as it did. */
export interface Proposal {
  to: 'pending' | 'confirmed' | 'dismissed';
  from: 'pending' | 'confirmed' | 'dismissed';
  reason: string | null;
  note: string | null;
  keepQuiet: boolean;
}

/** What a second person did not approve, and why. */
export interface Returned {
  at: number;
  by: number;
  note: string;
  to: Proposal['to'];
}

export const match = sqliteTable(
  'match',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    partyId: integer('party_id')
      .notNull()
      .references(() => listedParty.id),
    score: real().notNull(),
    explanation: text().notNull(),
    evidence: text({ mode: 'json' }).$type<Evidence>().notNull(),
    state: text({ enum: ['pending', 'proposed', 'confirmed', 'dismissed'] }).notNull(),
    reason: text(),
    note: text(),
    /** A dismissed pair stays quiet until either side's matching content changes. */
    keepQuiet: integer('keep_quiet', { mode: 'boolean' }).notNull().default(true),
    decidedBy: integer('decided_by').references(() => user.id),
    decidedAt: integer('decided_at'),
    /** Who approved the decision, where it took a second person. */
    approvedBy: integer('approved_by').references(() => user.id),
    approvedAt: integer('approved_at'),
    /** Set while `state` is `proposed`, and only then. */
    proposal: text({ mode: 'json' }).$type<Proposal>(),
    proposedBy: integer('proposed_by').references(() => user.id),
    proposedAt: integer('proposed_at'),
    /** The last proposal that came back; until the next decision. */
    returned: text({ mode: 'json' }).$type<Returned>(),
    /** What was compared: when either differs at the next screening, the pair is looked at anew. */
    entityHash: text('entity_hash').notNull(),
    partyHash: text('party_hash').notNull(),
    screeningId: integer('screening_id').notNull(),
    /** Why a dismissed pair was opened again, with the decision that stood until then. */
    reopened: text({ mode: 'json' }).$type<Reopened>(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('match_pair').on(t.entityId, t.partyId),
    index('match_entity_state').on(t.entityId, t.state),
    index('match_state').on(t.state, t.score),
    index('match_state_newest').on(t.state, t.id),
    index('match_party').on(t.partyId),
  ],
);

export const riskAssessment = sqliteTable(
  'risk_assessment',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    sanctionsRisk: integer('sanctions_risk').notNull(),
    politicalExposure: integer('political_exposure').notNull(),
    adverseMedia: integer('adverse_media').notNull(),
    countryRisk: integer('country_risk').notNull(),
    overall: integer().notNull(),
    contributions: text({ mode: 'json' }).$type<Record<RiskFactor, number>>().notNull(),
    summary: text().notNull(),
    /** 'rules', or the name of the language model that wrote the summary. */
    generatedBy: text('generated_by').notNull(),
    modelVersion: text('model_version').notNull(),
    inputs: text({ mode: 'json' }).$type<object>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('risk_assessment_entity').on(t.entityId, t.id)],
);

export type RiskFactor = 'sanctionsRisk' | 'politicalExposure' | 'adverseMedia' | 'countryRisk';
