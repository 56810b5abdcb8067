import * as v from 'valibot';
import { Job } from '../jobs/schema.ts';
import { id, isoTime } from '../wire.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.pipe(v.array(count), v.description('A count for each threshold'));
const partyType = v.picklist(['person', 'company']);

const ChangedNames = v.object({
  type: partyType,
  change: v.pipe(v.string(), v.description('How the listed names were changed')),
  asked: count,
  found: counts,
});
type ChangedNames = v.InferOutput<typeof ChangedNames>;

export const MissedName = v.object({
  type: partyType,
  change: v.string(),
  asked: v.pipe(v.string(), v.description('The changed name')),
  listed: v.string(),
  list: v.string(),
  score: v.pipe(v.nullable(v.number()), v.description('Null where the party was not found at the lowest threshold')),
});
export type MissedName = v.InferOutput<typeof MissedName>;

/** A test in a line of the history; shares of the whole at the threshold that was in force. */
export const SelfTestSummary = v.object({
  id,
  at: isoTime,
  by: v.string(),
  engineVersion: v.string(),
  threshold: v.number(),
  lists: v.array(v.object({ list: v.string(), versionId: id, parties: count, importedAt: isoTime })),
  asked: count,
  found: count,
  customers: count,
  alerting: count,
});
export type SelfTestSummary = v.InferOutput<typeof SelfTestSummary>;

export const SelfTest = v.object({
  ...SelfTestSummary.entries,
  seed: v.number(),
  thresholds: v.array(v.number()),
  names: v.array(ChangedNames),
  alertingAt: counts,
  missed: v.array(MissedName),
});
export type SelfTest = v.InferOutput<typeof SelfTest>;

export const SelfTests = v.object({
  /** The one under way, or the last one where it failed after the newest test. */
  job: v.nullable(Job),
  tests: v.array(SelfTestSummary),
});
export type SelfTests = v.InferOutput<typeof SelfTests>;
