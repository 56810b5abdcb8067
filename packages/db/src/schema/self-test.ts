import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { job } from './system.ts';
import { listSet } from './watchlists.ts';

/** For names altered in one way, how many were found at each threshold. */
export interface ChangedNames {
  type: 'person' | 'company';
  /** How they were altered: 'one typo'. */
  change: string;
  asked: number;
  /** One count for each of `thresholds`. */
  found: number[];
}

/** An altered name whose party was not found at the threshold in force. */
export interface MissedName {
  type: 'person' | 'company';
  change: string;
  asked: string;
  listed: string;
  list: string;
  /** The party's score; null if it was not even found at the lowest threshold. */
  score: number | null;
}

/** What a self-test found. */
export interface SelfTestResult {
  /** Ascending; counts are in this order. */
  thresholds: number[];
  names: ChangedNames[];
  /** The institution's own customers without a confirmed match, and how many of them alert at each threshold. */
  customers: { asked: number; alerting: number[] };
  /** A few examples of each kind. */
  missed: MissedName[];
}

/** A measurement of the current screening on the institution's own lists and customers; never changed, so that tests can be compared. */
export const selfTest = sqliteTable('self_test', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The job that measured it: each job stores one. */
  jobId: integer('job_id')
    .notNull()
    .unique()
    .references(() => job.id),
  listSetId: integer('list_set_id')
    .notNull()
    .references(() => listSet.id),
  at: integer().notNull(),
  /** Who started it, by name. */
  actor: text().notNull(),
  threshold: real().notNull(),
  /** Random seed: produces the same names and alterations as long as the lists are the same. */
  seed: integer().notNull(),
  result: text({ mode: 'json' }).$type<SelfTestResult>().notNull(),
});
