/** How subjects are screened against a set of lists: one, or many in the host's threads or in turns. */
import type { EntityRow } from '@tamis/db/schema';
import {
  type NameIndex,
  type ScreenOptions,
  type Screening,
  type Subject,
  createScreener,
  screenInSteps,
} from '@tamis/screening';
import type { Ctx } from '../context.ts';
import { entitySubject } from '../entities/subject.ts';
import { stepsInTurns, turnsOf } from '../turns.ts';
import type { IndexSet } from './index-store.ts';

/** An entity with more undecided matches than this has a common word as its name: the best ones wait, the others follow. */
export const MATCHES_PER_ENTITY = 20;

/** Results by entity id. */
type Screenings = Map<number, Screening>;
/** The result for an entity for which nothing was found. */
export const NO_HITS: Screening = { hits: [], truncated: false };
/** How entities are screened against a set. */
const screenOptions = ({ threshold }: IndexSet): Required<ScreenOptions> => ({
  threshold,
  limit: MATCHES_PER_ENTITY,
});

/** Screens many subjects; returns the results in their order. */
export type BatchScreener = (subjects: readonly Subject[]) => Promise<Screening[]>;

/**
 * A screener of many subjects against one set: in the host's threads if it has any, otherwise here, in turns with other
 * requests. It caches what it has computed for a word.
 */
export function batchScreener(
  ctx: Ctx,
  set: IndexSet,
  options: Required<ScreenOptions> = screenOptions(set),
): BatchScreener {
  const { screenMany } = ctx;
  if (screenMany) return (subjects) => screenMany(set, subjects, options);
  const screenOne = createScreener(set.indexes, options);
  return (subjects) => screenInTurns(subjects, screenOne, ctx.breathe);
}

/** Screens one subject after the other, in turns with other requests. */
export async function screenInTurns(
  subjects: readonly Subject[],
  screenOne: (subject: Subject) => Screening,
  breathe: () => Promise<void>,
): Promise<Screening[]> {
  const answers: Screening[] = [];
  const pause = turnsOf(breathe);
  for (const subject of subjects) {
    answers.push(screenOne(subject));
    await pause();
  }
  return answers;
}

/** Screens subjects for a caller that waits, in steps: a single one with many long names takes seconds. Returns the results in order. */
export function screenAsked(
  { breathe }: Pick<Ctx, 'breathe'>,
  { indexes }: { indexes: readonly NameIndex[] },
  subjects: readonly Subject[],
  options: Required<ScreenOptions>,
): Promise<Screening[]> {
  const steps = function* () {
    const answers: Screening[] = [];
    for (const subject of subjects) {
      answers.push(yield* screenInSteps(indexes, subject, options));
      yield;
    }
    return answers;
  };
  return stepsInTurns(steps(), breathe);
}

/** Results in the order of the rows, as results by id. */
export function byEntity(rows: readonly { id: number }[], answers: readonly Screening[]): Screenings {
  return new Map(rows.map(({ id }, at) => [id, answers[at] ?? NO_HITS]));
}

/** Screens one entity against a set. */
export async function screenEntity(ctx: Ctx, set: IndexSet, row: EntityRow): Promise<Screenings> {
  return byEntity([row], await screenAsked(ctx, set, [entitySubject(row)], screenOptions(set)));
}
