/**
 * A thread that screens: it keeps the segments it was given and answers slices of subjects. It also looks for the customers
 * that listed parties match.
 */
import { parentPort } from 'node:worker_threads';
import {
  type CommonWords,
  type FinderOptions,
  type NameIndex,
  type ScreenOptions,
  type Screening,
  type Subject,
  commonWords,
  createScreener,
  openIndex,
} from '@tamis/screening';
import { type MatchingPairs, findMatchingPairs } from '@tamis/api/watchlists/matching-pairs';
import type { PartyText } from '@tamis/api/watchlists/party-text';
import { giveWay } from './background-thread.ts';

export interface ScreenTask {
  id: number;
  /** Names the set of segments; `segments` comes with the first task of a set. */
  key: string;
  segments: Uint8Array[] | null;
  subjects: Subject[];
  options: ScreenOptions;
}

export interface FindTask {
  id: number;
  /** Indexes of customers; the same number is the same index. */
  customers: readonly { key: number; bytes: Uint8Array }[];
  parties: readonly PartyText[];
  options: FinderOptions;
}

export type Task = ScreenTask | FindTask;
export type Result =
  | { id: number; screenings: Screening[] }
  | { id: number; pairs: MatchingPairs }
  | { id: number; error: string };

/** From so many subjects on, the words of all lists in one dictionary are worth the time they take. */
const MANY = 5_000;

/** The set at hand, and how many subjects were compared with it. */
interface Held {
  key: string;
  indexes: NameIndex[];
  screened: number;
  words?: CommonWords;
  /** The options that `screenOne` was made for. */
  options: string;
  screenOne: (subject: Subject) => Screening;
}
let held: Held | null = null;

function hold(key: string, segments: readonly Uint8Array[], options: ScreenOptions): Held {
  const indexes = segments.map(openIndex);
  return { key, indexes, screened: 0, options: JSON.stringify(options), screenOne: createScreener(indexes, options) };
}

function screenerOf(set: Held, subjects: number, options: ScreenOptions): Held['screenOne'] {
  const isMany = set.screened < MANY && set.screened + subjects >= MANY && set.indexes.length > 1;
  set.screened += subjects;
  if (isMany) set.words = commonWords(set.indexes);
  const asked = JSON.stringify(options);
  if (isMany || set.options !== asked) {
    set.options = asked;
    set.screenOne = createScreener(set.indexes, { ...options, ...(set.words && { words: set.words }) });
  }
  return set.screenOne;
}

function screened({ key, segments, subjects, options }: ScreenTask): Screening[] {
  if (segments) held = hold(key, segments, options);
  if (held?.key !== key) throw new Error(`The segments of ${key} were not given`);
  return subjects.map(screenerOf(held, subjects.length, options));
}

/** The indexes of customers asked last, with what was learnt of them: most stay as they are from one update to the next. */
let customerIndexes = new Map<number, NameIndex>();

function pairsOf({ customers, parties, options }: FindTask): MatchingPairs {
  const before = customerIndexes;
  customerIndexes = new Map(customers.map(({ key, bytes }) => [key, before.get(key) ?? openIndex(bytes)]));
  const steps = findMatchingPairs([...customerIndexes.values()], parties, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

giveWay();
parentPort?.on('message', (task: Task) => {
  const { id } = task;
  try {
    const result: Result = 'parties' in task ? { id, pairs: pairsOf(task) } : { id, screenings: screened(task) };
    parentPort?.postMessage(result);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Result);
  }
});
