import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FindCustomers, ScreenMany } from '@tamis/api/context';
import type { IndexSet } from '@tamis/api/screening/index-store';
import type { Screened } from '@tamis/api/screening/cut-answer';
import { screenInTurns } from '@tamis/api/screening/screen-entities';
import { findCustomersInTurns } from '@tamis/api/watchlists/changed-parties';
import { type ScreenOptions, type Subject, screen } from '@tamis/screening';
import type { FindTask, Result, ScreenTask, Task } from './screen-worker.ts';
import { inSharedMemory } from './shared-memory.ts';
import { type Named, dealtOut } from './shares.ts';

/** More threads than this gain nothing: the writer cannot keep up with them. */
const MOST_THREADS = 4;

/** What a thread forgets at once need not lie about: it takes memory, and gains nothing. */
const YOUNG = { maxYoungGenerationSizeMb: 16 };

/**
 * So many subjects of one set are screened on the spot in the time that threads take to start, or to open the set. The first
 * rows of a file that has further ones are more: threads begin with them, and the main thread need not learn the engine too.
 */
const FEW = 400;
/** Of so few customers each question is answered in a few milliseconds. */
export const FEW_CUSTOMERS = 10_000;

interface Thread {
  worker: Worker;
  /** The set it holds. */
  key: string;
  /** Slices it has not answered. */
  tasks: number;
}

interface ScreenPool {
  screenMany: ScreenMany;
  findCustomers: FindCustomers;
  close: () => Promise<void>;
}

/** Once the lists are merged, threads hold what they were merged into. */
const keyOfSet = ({ key, merged }: IndexSet): string => (merged ? `${key}|merged` : key);

const inPlaces = (subjects: readonly Subject[], places: readonly number[]): Subject[] =>
  places.map((place) => subjects[place]!);

const namedOf = ({ names, type = 'person' }: Subject): Named => ({ name: names[0] ?? '', isPerson: type === 'person' });

/**
 * Threads that answer slices of a batch side by side, started when the first batch comes. What is asked is given once for each set, in memory that all threads share.
 */
export function createScreenPool({ few = FEW, fewCustomers = FEW_CUSTOMERS } = {}): ScreenPool {
  let threads: Thread[] | null = null;
  let lastId = 0;
  /** The set that was screened against last, and how many subjects were. */
  let asked = { key: '', subjects: 0 };
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  const keys = new WeakMap<Uint8Array, number>();
  /** A number for an index of customers, so that threads know it again. */
  const keyOf = (bytes: Uint8Array): number => {
    const key = keys.get(bytes) ?? ++lastId;
    keys.set(bytes, key);
    return key;
  };
  /** The copies of segments that threads share. */
  const copies = new WeakMap<Uint8Array, Uint8Array>();
  const sharedOf = (bytes: Uint8Array): Uint8Array => {
    const copy = copies.get(bytes) ?? inSharedMemory(bytes);
    copies.set(bytes, copy);
    return copy;
  };
  /** One thread has died: its slices will not be answered, and the others end with it. The next batch starts anew. */
  const fail = (thread: Thread, error: Error) => {
    if (!threads?.includes(thread)) return;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    for (const { worker } of threads) void worker.terminate();
    threads = null;
  };
  const start = (): Thread => {
    const worker = new Worker(new URL('./screen-worker.ts', import.meta.url), { resourceLimits: YOUNG });
    const thread: Thread = { worker, key: '', tasks: 0 };
    worker.on('message', (result: Result) => {
      const task = waiting.get(result.id);
      waiting.delete(result.id);
      thread.tasks -= 1;
      // An idle thread does not keep the process alive.
      if (thread.tasks === 0) worker.unref();
      if ('error' in result) {
        // It may not have come to hold the set that it was given.
        thread.key = '';
        task?.reject(new Error(result.error));
      } else task?.resolve(result);
    });
    worker.on('error', (error) => fail(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => fail(thread, new Error(`A screening thread has ended (${code}).`)));
    return thread;
  };
  const started = (): Thread[] =>
    (threads ??= Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, start));
  const ask = (thread: Thread, task: Task): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.set(task.id, { resolve, reject });
      thread.tasks += 1;
      thread.worker.ref();
      thread.worker.postMessage(task);
    });
  /** A thread's answers; the set is given to it where it holds another. */
  const screenIn = async (thread: Thread, set: IndexSet, subjects: Subject[], options: ScreenOptions) => {
    if (subjects.length === 0) return [];
    const key = keyOfSet(set);
    const indexes = thread.key === key ? null : set.merged ? [set.merged] : set.segments.map(sharedOf);
    thread.key = key;
    const result = await ask(thread, { id: ++lastId, key, indexes, subjects, options } satisfies ScreenTask);
    return 'screenings' in result ? result.screenings : [];
  };
  return {
    async screenMany(set, subjects, options) {
      const key = keyOfSet(set);
      asked = { key, subjects: subjects.length + (asked.key === key ? asked.subjects : 0) };
      if (asked.subjects <= few && !threads?.some((thread) => thread.key === key)) {
        const screenOne = (subject: Subject) => screen(set.indexes, subject, options);
        return screenInTurns(subjects, screenOne, () => setImmediate());
      }
      const all = started();
      const shares = dealtOut(
        subjects.map(namedOf),
        all.map(() => 0),
      );
      const slices = all.map((thread, at) => screenIn(thread, set, inPlaces(subjects, shares[at]!), options));
      // A thread whose answer is still under way may yet turn out not to hold the set.
      await Promise.allSettled(slices);
      const found = (await Promise.all(slices)).flat();
      const answers: Screened[] = [];
      for (const [nr, place] of shares.flat().entries()) answers[place] = found[nr]!;
      return answers;
    },
    async findCustomers({ indexes, segments }, parties, options) {
      if (indexes.reduce((sum, { partyCount }) => sum + partyCount, 0) <= fewCustomers) {
        return findCustomersInTurns(indexes, parties, { ...options, breathe: () => setImmediate() });
      }
      const all = started();
      const customers = segments.map((bytes) => ({ key: keyOf(bytes), bytes: inSharedMemory(bytes) }));
      const found = { customers: new Set<number>(), parties: new Set<number>() };
      const slices = all.map(async (thread, at) => {
        // Dealt out one by one: neighbours on a list are of one kind, and take alike long.
        const slice = parties.filter((_, nr) => nr % all.length === at);
        const result = await ask(thread, { id: ++lastId, customers, parties: slice, options } satisfies FindTask);
        if ('pairs' in result) for (const id of result.pairs.customers) found.customers.add(id);
        if ('pairs' in result) for (const id of result.pairs.parties) found.parties.add(id);
      });
      await Promise.all(slices);
      return found;
    },
    async close() {
      const all = threads ?? [];
      threads = null;
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
