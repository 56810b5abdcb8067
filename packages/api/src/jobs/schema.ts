import type { JobRow } from '@tamis/db/schema';
import * as v from 'valibot';
import { id, isoTime } from '../wire.ts';
import type { JobKind } from './kinds.ts';

/** The states of a job that may still go on. */
export const UNFINISHED = ['queued', 'running', 'paused'] as const;

export const Job = v.object({
  id,
  // Spelled out, so that a browser does not load what each kind stores.
  kind: v.picklist([
    'upload',
    'rescreen',
    'rescreen-all',
    'reweigh',
    'sync',
    'model',
    'feed',
    'self-test',
  ] satisfies JobKind[]),
  state: v.picklist([...UNFINISHED, 'done', 'failed', 'cancelled']),
  /** Whose list, for a sync and for the screening that follows an update. */
  list: v.nullable(v.string()),
  /**
   * What it does now: `download` counts bytes, `read` parties or articles, `index` and `store` steps, `screen` and `assess`
   * entities, `write` texts of a model, `test` names.
   */
  phase: v.nullable(v.string()),
  done: v.number(),
  /** 0 while it is not known. */
  total: v.number(),
  /** Entities with a possible match so far; of a job that assesses, those that have moved to another band. */
  hits: v.number(),
  error: v.nullable(v.string()),
  /** The result in one sentence. */
  outcome: v.nullable(v.string()),
  createdAt: isoTime,
  finishedAt: v.nullable(isoTime),
});
export type Job = v.InferOutput<typeof Job>;

export const ListJobs = v.strictObject({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
});

/** How far work has come, for a terminal or a page; `total` is null while it is not known. */
export interface Progress {
  phase: NonNullable<JobRow['phase']>;
  done: number;
  total: number | null;
}
