import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { job } from './system.ts';
import { listSet } from './watchlists.ts';

/** Of names changed in one way, how many were found at each threshold. */
export interface ChangedNames {
  type: 'person' | 'company';
  /** How they were changed: 'one typo'. */
  change: string;
  asked: number;
  /** A count for each of `thresholds`. */
  found: number[];
}

/** A changed name whose party was not found at the threshold in force. */
export interface MissedName {
  type: 'person' | 'company';
  change: string;
  asked: string;
  listed: string;
  list: string;
  /** What the party scored; null where it was not found at the lowest threshold either. */
  score: number | null;
}

/** What a self-test found. */
export interface SelfTestResult {
  /** Rising; counts stand in this order. */
  thresholds: number[];
  names: ChangedNames[];
  /** The institution's own customers without a confirmed match, and how many of them alert at each threshold. */
  customers: { asked: number; alerting: number[] };
  /** The first of them, of each kind a few. */
  missed: MissedName[];
}

/** A measurement of the screening in force on its own lists and customers: never changed, so that tests can be compared. */
export const selfTest = sqliteTable('self_test', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The job that did it: each job stores one. */
  jobId: integer('job_id')
    .notNull()
    .unique()
    .references(() => job.id),
  listSetId: integer('list_set_id')
    .notNull()
    .references(() => listSet.id),
  at: integer().notNull(),
  /** Who asked for it, by name. */
  actor: text().notNull(),
  threshold: real().notNull(),
  /** Draws the same names and changes again while the lists are the same. */
  seed: integer().notNull(),
  result: text({ mode: 'json' }).$type<SelfTestResult>().notNull(),
});
