import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';
import { entity } from './entities.ts';

const LEVELS = ['high', 'medium', 'low'] as const;
const OUTCOMES = ['No concern', 'Concern, relationship kept', 'Concern, relationship ended', 'Reported'] as const;

export const alert = sqliteTable(
  'alert',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    alertType: text('alert_type', { enum: ['sanction', 'adverse_media', 'risk_score_change'] }).notNull(),
    severity: text({ enum: LEVELS }).notNull(),
    content: text().notNull(),
    /** One alert per cause: 'screening:12', 'band:34'. */
    cause: text().notNull().unique(),
    /** The article that it is about; null for all but adverse media. */
    articleId: integer('article_id').references((): AnySQLiteColumn => article.id),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('alert_entity').on(t.entityId, t.id),
    index('alert_created').on(t.createdAt, t.id),
    index('alert_severity').on(t.severity, t.createdAt),
    index('alert_type').on(t.alertType, t.createdAt),
  ],
);

export const alertRead = sqliteTable(
  'alert_read',
  {
    alertId: integer('alert_id')
      .notNull()
      .references(() => alert.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    readAt: integer('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.alertId] })],
);

export const caseFile = sqliteTable(
  'case',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    title: text().notNull(),
    description: text().notNull(),
    status: text({ enum: ['open', 'in_progress', 'escalated', 'resolved'] }).notNull(),
    priority: text({ enum: LEVELS }).notNull(),
    /** The outcome of a resolved case; null while it is not resolved, or if no outcome was given. */
    outcome: text({ enum: OUTCOMES }),
    assignedTo: integer('assigned_to').references(() => user.id),
    /** The calendar day, YYYY-MM-DD, by which the case should be resolved. */
    dueDate: text('due_date'),
    createdBy: integer('created_by').references(() => user.id),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('case_entity').on(t.entityId),
    index('case_status').on(t.status, t.createdAt, t.id),
    index('case_priority').on(t.priority, t.createdAt, t.id),
    index('case_assigned').on(t.assignedTo, t.createdAt, t.id),
    index('case_created').on(t.createdAt, t.id),
    index('case_due').on(sql`${t.status} = 'resolved'`, sql`${t.dueDate} is null`, t.dueDate, t.id),
  ],
);

export const caseActivity = sqliteTable(
  'case_activity',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    caseId: integer('case_id')
      .notNull()
      .references(() => caseFile.id),
    userId: integer('user_id').references(() => user.id),
    activityType: text('activity_type', { enum: ['status_change', 'comment', 'assignment_change', 'other'] }).notNull(),
    content: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('case_activity_case').on(t.caseId, t.id), index('case_activity_created').on(t.createdAt)],
);

export const article = sqliteTable(
  'article',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    title: text().notNull(),
    content: text().notNull(),
    /** Sanitised HTML. */
    fullContent: text('full_content'),
    aiSummary: text('ai_summary').notNull(),
    /** Who wrote the summary, and who set the level: 'person', 'rules', or a model's name. */
    summaryBy: text('summary_by').notNull().default('person'),
    riskLevelBy: text('risk_level_by').notNull().default('person'),
    /** What the local rules found, in words: 'Fraud; charged'. Null if they were not applied. */
    findings: text(),
    source: text().notNull(),
    url: text(),
    publishedAt: integer('published_at').notNull(),
    riskLevel: text('risk_level', { enum: LEVELS }).notNull(),
    contentHash: text('content_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('article_published').on(t.publishedAt, t.id), index('article_url').on(t.url)],
);

export const articleEntity = sqliteTable(
  'article_entity',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    /** Where the article names it; empty if the person who entered the article added it. */
    places: text({ mode: 'json' })
      .$type<{ part: 'title' | 'text'; start: number; end: number }[]>()
      .notNull()
      .default([]),
    /** The level for this party by local rules; null if the article's own level counts. */
    riskLevel: text('risk_level', { enum: LEVELS }),
  },
  (t) => [primaryKey({ columns: [t.entityId, t.articleId] }), index('article_entity_article').on(t.articleId)],
);

/** Links that a person has removed because the article is about another entity; they are not created again automatically. */
export const articleUnlinked = sqliteTable(
  'article_unlinked',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    /** The previous values, for an undo. */
    places: text({ mode: 'json' }).$type<{ part: 'title' | 'text'; start: number; end: number }[]>().notNull(),
    riskLevel: text('risk_level', { enum: LEVELS }),
    reason: text().notNull(),
    by: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.entityId] }), index('article_unlinked_entity').on(t.entityId)],
);

/** A news feed (RSS or Atom) that supplies articles on a schedule. */
export const mediaFeed = sqliteTable('media_feed', {
  id: integer().primaryKey({ autoIncrement: true }),
  url: text().notNull().unique(),
  /** The name that a person gave it, otherwise the feed's own title; null until it has been read. */
  title: text(),
  /** Hours between two scheduled fetches. */
  everyHours: integer('every_hours').notNull(),
  isPaused: integer('is_paused', { mode: 'boolean' }).notNull().default(false),
  /** When it was last fetched, and when it was last read or found unchanged. */
  attemptedAt: integer('attempted_at'),
  checkedAt: integer('checked_at'),
  /** The validators of the last feed read (ETag, date), for a conditional request. */
  validators: text({ mode: 'json' }).$type<{ url: string; etag?: string; lastModified?: string }>(),
  /** The outcome of the last successful fetch, in one sentence. */
  outcome: text(),
  /** Why the last attempt failed; null after a success. */
  lastError: text('last_error'),
  lastErrorAt: integer('last_error_at'),
  /** The number of articles from it that name an entity. */
  articles: integer().notNull().default(0),
  createdBy: integer('created_by').references(() => user.id),
  createdAt: integer('created_at').notNull(),
});

/** The items of a feed that have been read, whether they named anybody or not. */
export const mediaFeedItem = sqliteTable(
  'media_feed_item',
  {
    feedId: integer('feed_id')
      .notNull()
      .references(() => mediaFeed.id),
    /** Hash of the address, the same in every feed; if it has none, of what else identifies it. */
    key: text().notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.key] }), index('media_feed_item_key').on(t.key)],
);

/** What was handed out, byte for byte. */
export const report = sqliteTable(
  'report',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    entityId: integer('entity_id')
      .notNull()
      .references(() => entity.id),
    format: text({ enum: ['html', 'pdf'] }).notNull(),
    sha256: text().notNull(),
    bytes: blob({ mode: 'buffer' }).$type<Uint8Array>().notNull(),
    createdBy: integer('created_by').references(() => user.id),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('report_entity').on(t.entityId, t.id),
    index('report_format').on(t.format, t.id),
    index('report_created').on(t.createdAt),
    index('report_author').on(t.createdBy, t.createdAt),
  ],
);
