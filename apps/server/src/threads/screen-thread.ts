/**
 * A thread that screens: it keeps the indexes it was given and screens slices of subjects. It also looks for the entities
 * that listed parties match.
 */
import { parentPort } from 'node:worker_threads';
import {
  type FinderOptions,
  type MergedBytes,
  type NameIndex,
  type ScreenOptions,
  type Screening,
  type Subject,
  createBatchScreener,
  openIndex,
} from '@tamis/screening';
import { atOnce } from '@tamis/screening/steps';
import { type MatchingPairs, findMatchingPairs } from '@tamis/api/watchlists/matching-pairs';
import type { PartyText } from '@tamis/api/watchlists/party-text';
import { lowerPriority } from './background-thread.ts';

export interface ScreenTask {
  id: number;
  /** Identifies the set; its indexes come with its first task. */
  key: string;
  indexes: readonly (Uint8Array | MergedBytes)[] | null;
  subjects: Subject[];
  options: ScreenOptions;
}

export interface FindTask {
  id: number;
  /** Indexes of entities; the same key is the same index. */
  entities: readonly { key: number; bytes: Uint8Array }[];
  parties: readonly PartyText[];
  options: FinderOptions;
}

export type Task = ScreenTask | FindTask;
interface SubjectsScreened {
  id: number;
  screenings: Screening[];
}
interface PairsFound {
  id: number;
  pairs: MatchingPairs;
}
export type Answer = SubjectsScreened | PairsFound;
export type AnswerTo<T extends Task> = T extends FindTask ? PairsFound : SubjectsScreened;
export type Result = Answer | { id: number; error: string };

/** The set that is loaded. */
interface Held {
  key: string;
  indexes: NameIndex[];
  /** The options that `screenAll` was made for. */
  options: string;
  screenAll: (subjects: readonly Subject[]) => Screening[];
}
let held: Held | null = null;

const hold = (key: string, indexes: NameIndex[], options: ScreenOptions): Held => ({
  key,
  indexes,
  options: JSON.stringify(options),
  screenAll: createBatchScreener(indexes, options),
});

function screened({ key, indexes, subjects, options }: ScreenTask): Screening[] {
  if (indexes) held = hold(key, indexes.map(openIndex), options);
  if (held?.key !== key) throw new Error(`The indexes of ${key} were not given`);
  if (held.options !== JSON.stringify(options)) held = hold(key, held.indexes, options);
  return held.screenAll(subjects);
}

/** The last indexes of entities, with their caches: most stay the same from one update to the next. */
let entityIndexes = new Map<number, NameIndex>();

function pairsOf({ entities, parties, options }: FindTask): MatchingPairs {
  const before = entityIndexes;
  entityIndexes = new Map(entities.map(({ key, bytes }) => [key, before.get(key) ?? openIndex(bytes)]));
  return atOnce(findMatchingPairs([...entityIndexes.values()], parties, options));
}

lowerPriority();
parentPort?.on('message', (task: Task) => {
  const { id } = task;
  try {
    const result: Result = 'parties' in task ? { id, pairs: pairsOf(task) } : { id, screenings: screened(task) };
    parentPort?.postMessage(result);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Result);
  }
});
