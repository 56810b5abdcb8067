import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';

/**
 * Hash chain of everything that was done: `hash = SHA-256(tag, canonical fields with seq, prev_hash)`. The payload is
 * included by its salted digest, so that personal data can be erased without breaking the chain. Triggers refuse UPDATE
 * and DELETE. The unique `prev_hash` orders all writes: a lost race fails and is retried.
 */
export const auditEvent = sqliteTable(
  'audit_event',
  {
    seq: integer().primaryKey(),
    at: integer().notNull(),
    /** Null for the system itself and for the command line. */
    actorId: integer('actor_id'),
    actor: text().notNull(),
    action: text().notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: integer('subject_id'),
    payload: text().notNull(),
    salt: text().notNull(),
    payloadDigest: text('payload_digest').notNull(),
    prevHash: text('prev_hash').notNull().unique(),
    hash: text().notNull().unique(),
  },
  (t) => [
    index('audit_event_subject').on(t.subjectType, t.subjectId, t.seq),
    index('audit_event_actor').on(t.actor, t.seq),
    index('audit_event_action').on(t.action, t.seq),
    index('audit_event_at').on(t.at),
  ],
);
export type EventRow = typeof auditEvent.$inferSelect;

/** Each change of a setting is a row with its author and reason; the newest version of a key is in force. */
export const setting = sqliteTable(
  'setting',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    key: text({ enum: ['four-eyes', 'risk-weights', 'screening-threshold'] }).notNull(),
    /** Counts the changes of its key from 1; 0 is the default, which has no row. */
    version: integer().notNull().default(0),
    value: text({ mode: 'json' }).notNull(),
    reason: text().notNull(),
    changedBy: integer('changed_by')
      .notNull()
      .references(() => user.id),
    changedAt: integer('changed_at').notNull(),
    /** The job that applies it, if it concerns everybody. */
    jobId: integer('job_id').references((): AnySQLiteColumn => job.id),
  },
  (t) => [uniqueIndex('setting_key_version').on(t.key, t.version)],
);

export const job = sqliteTable(
  'job',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({
      enum: ['upload', 'rescreen', 'rescreen-all', 'reweigh', 'sync', 'model', 'feed', 'self-test'],
    }).notNull(),
    state: text({ enum: ['queued', 'running', 'paused', 'done', 'failed', 'cancelled'] }).notNull(),
    /** The subject, such as `sync:OFAC`: only one unfinished job may have it. */
    subject: text(),
    payload: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** The last entity id that is done: a restart continues after it. */
    cursor: integer().notNull().default(0),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    hits: integer().notNull().default(0),
    /** What it does now, and what `done` and `total` count: `download` bytes, `read` parties, … */
    phase: text({ enum: ['download', 'read', 'index', 'store', 'screen', 'assess', 'write', 'test'] }),
    /** The result, in one sentence. */
    outcome: text(),
    attempts: integer().notNull().default(0),
    leaseToken: text('lease_token'),
    leaseUntil: integer('lease_until').notNull().default(0),
    error: text(),
    createdBy: integer('created_by'),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (t) => [
    index('job_state').on(t.state, t.leaseUntil),
    index('job_kind').on(t.kind, t.id),
    uniqueIndex('job_unfinished_subject')
      .on(t.subject)
      .where(sql`state in ('queued', 'running', 'paused')`),
  ],
);
export type JobRow = typeof job.$inferSelect;

/** The result of an upload, beside its job: for a user who left before the response. */
export const upload = sqliteTable('upload', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => job.id),
  fileName: text('file_name').notNull(),
  /** The last row of the file that was stored or rejected. */
  lastRow: integer('last_row').notNull().default(0),
  imported: integer().notNull().default(0),
  /** The total; `job_error` keeps the first errors and warnings. */
  refused: integer().notNull().default(0),
  warned: integer().notNull().default(0),
  /** Why the file was not read completely, in one sentence. */
  fault: text(),
  /** When it was read completely or given up; null while it is being read, and forever if the server was killed meanwhile. */
  endedAt: integer('ended_at'),
});
export type UploadRow = typeof upload.$inferSelect;

/** Errors and warnings in rows of an uploaded file. */
export const jobError = sqliteTable(
  'job_error',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id),
    /** A row with an error was skipped, a row with a warning imported. */
    kind: text({ enum: ['error', 'warning'] })
      .notNull()
      .default('error'),
    row: integer().notNull(),
    message: text().notNull(),
  },
  (t) => [index('job_error_job').on(t.jobId, t.row)],
);
