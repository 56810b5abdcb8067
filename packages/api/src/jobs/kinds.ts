/** The kinds of jobs: when each is run, what is shown and kept of it, and what is stored with it. How it is done: `runner.ts`. */
import { type JobRow, job } from '@tamis/db/schema';
import { type SQL, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { id } from '../wire.ts';

export type JobKind = JobRow['kind'];

/** Which other jobs a job waits for. */
export type Lane = 'processor' | 'network' | 'model';

interface KindOfJob {
  /**
   * Screening and assessing need the processor, so such jobs run one after the other. Fetches mostly wait for the
   * publisher, so they run side by side. A model gets one request after the other, because nobody waits for it.
   */
  lane: Lane;
  /**
   * How the refusal of a pause begins, where it cannot be paused: a pause would block the same work for everybody, or keep
   * somebody waiting.
   */
  unpausable?: string;
  /** False for jobs that are shown elsewhere (on the feed, the article or the self-tests) and would crowd the list of jobs. */
  isListed: boolean;
  /** Whether it is deleted some time after its end: it recurs all day, and nothing links to it. */
  isShortLived?: boolean;
  payload: v.GenericSchema<unknown, object>;
}

/** A job of everybody stores the last entity there was; it is 0 where there was none. */
const lastEntityId = v.number();

export const JOB_KINDS = {
  upload: { lane: 'processor', isListed: true, payload: v.looseObject({}) },
  /** Screens the entities that a list update may concern; their certificates say `list-update`. */
  rescreen: {
    lane: 'processor',
    isListed: true,
    payload: v.object({ lastEntityId, listVersionId: id, list: v.optional(v.string()) }),
  },
  /** Screens all entities against all lists; their certificates say `rescreen`. */
  'rescreen-all': { lane: 'processor', isListed: true, payload: v.object({ lastEntityId }) },
  reweigh: {
    lane: 'processor',
    isListed: true,
    payload: v.object({
      lastEntityId,
      /** Of the weights. */
      version: v.number(),
      /** Whether a change of band raises an alert. */
      raisesAlerts: v.boolean(),
      /** Scores that have changed so far. */
      scores: v.optional(v.number(), 0),
    }),
  },
  sync: {
    lane: 'network',
    unpausable: 'A fetch',
    isListed: true,
    payload: v.object({ list: v.string(), acceptShrink: v.optional(v.boolean(), false) }),
  },
  model: {
    lane: 'model',
    unpausable: 'What a model writes',
    isListed: false,
    isShortLived: true,
    payload: v.object({ articleIds: v.array(id), entityIds: v.array(id) }),
  },
  feed: {
    lane: 'network',
    unpausable: 'A fetch',
    isListed: false,
    isShortLived: true,
    payload: v.object({ feedId: id }),
  },
  'self-test': {
    lane: 'processor',
    unpausable: 'A self-test',
    isListed: false,
    payload: v.object({ seed: v.number(), actor: v.string() }),
  },
} as const satisfies Record<JobKind, KindOfJob>;

/** The kinds for which something holds. */
export function kindsWhere(holds: (kind: KindOfJob) => boolean): JobKind[] {
  const kinds: Readonly<Record<JobKind, KindOfJob>> = JOB_KINDS;
  return (Object.keys(kinds) as JobKind[]).filter((kind) => holds(kinds[kind]));
}

/**
 * That a job is of these kinds, among those that another condition finds. Not by the index of kinds: feeds leave a job an
 * hour for a month, and it would lead to all of them.
 */
export function ofKinds(...kinds: readonly JobKind[]): SQL {
  return inArray(sql`+${job.kind}`, [...kinds]);
}

/** What is given to queue a job. */
export type PayloadOf<K extends JobKind> = v.InferInput<(typeof JOB_KINDS)[K]['payload']>;

/** A job of one of these kinds, with what was stored with it. */
export type JobOf<K extends JobKind> = {
  [One in K]: Omit<JobRow, 'kind' | 'payload'> & {
    kind: One;
    payload: v.InferOutput<(typeof JOB_KINDS)[One]['payload']>;
  };
}[K];

/** The job of a row. Throws when what is stored with it is not what its kind needs. */
export function parseJob(row: JobRow): JobOf<JobKind> {
  // The payload is that of the kind, which the compiler cannot follow.
  return { ...row, payload: v.parse(JOB_KINDS[row.kind].payload, row.payload) } as JobOf<JobKind>;
}
