import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FindEntities, ScreenMany } from '@tamis/api/context';
import type { IndexSet } from '@tamis/api/screening/index-store';
import { screenInTurns } from '@tamis/api/screening/screen-subjects';
import { findEntitiesInTurns } from '@tamis/api/watchlists/changed-parties';
import { type ScreenOptions, type Screening, type Subject, screen } from '@tamis/screening';
import type { Answer, AnswerTo, FindTask, Result, ScreenTask, Task } from './screen-thread.ts';
import { inSharedMemory } from './shared-memory.ts';
import { type Named, dealtOut } from './deal-out.ts';

/** More threads than this gain nothing, because the writer cannot keep up. */
const MAX_THREADS = Math.min(4, availableParallelism());
/**
 * The threads that a pool starts with: one processor is left to the main thread, and one to V8, which compiles and
 * collects garbage while threads start.
 */
const FIRST_THREADS = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 2));
/**
 * Each thread has to warm up, some four seconds of processor time including V8's work: from so many subjects on, all
 * threads are worthwhile.
 */
const MANY = 20_000;

/** Short-lived objects of a thread do not need more memory. */
const YOUNG = { maxYoungGenerationSizeMb: 16 };

/**
 * How many subjects of one set are screened in this thread in the time that threads take to start, or to open the set.
 * The first rows of a longer file are more than that: they go to threads, so that the main thread need not warm up too.
 */
const FEW = 400;
/** With so few entities, each query takes a few milliseconds. */
export const FEW_ENTITIES = 10_000;

interface Thread {
  worker: Worker;
  /** The set that it has loaded. */
  key: string;
  /** Slices that it has not finished. */
  tasks: number;
}

/** Once the lists are merged, threads load the merged index. */
const keyOfSet = ({ key, merged }: IndexSet): string => (merged ? `${key}|merged` : key);

const inPlaces = (subjects: readonly Subject[], places: readonly number[]): Subject[] =>
  places.map((place) => subjects[place]!);

const namedOf = ({ names, type = 'person' }: Subject): Named => ({ name: names[0] ?? '', isPerson: type === 'person' });

/**
 * Threads that do slices of a batch in parallel. Some start with the first batch, the others when there is much to do.
 * Each set is sent once, in memory that all threads share.
 */
export class ScreenPool {
  readonly #few: number;
  readonly #fewEntities: number;
  readonly #many: number;
  /** None before the first batch, and none after one of them has died. */
  #threads: Thread[] = [];
  /** How many subjects they got since they started. */
  #given = 0;
  /** The callers that wait for a slice, by the id of its task. */
  readonly #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #lastTaskId = 0;
  /** The last set, and how many subjects were screened against it. */
  #asked = { key: '', subjects: 0 };
  /** The copies of segments that threads share. */
  readonly #copies = new WeakMap<Uint8Array, Uint8Array>();
  /** Keys of the indexes of entities, by which threads recognise them. */
  readonly #indexKeys = new WeakMap<Uint8Array, number>();
  #lastIndexKey = 0;

  constructor({ few = FEW, fewEntities = FEW_ENTITIES, many = MANY } = {}) {
    this.#few = few;
    this.#fewEntities = fewEntities;
    this.#many = many;
  }

  readonly screenMany: ScreenMany = async (set, subjects, options) => {
    const key = keyOfSet(set);
    this.#asked = { key, subjects: subjects.length + (this.#asked.key === key ? this.#asked.subjects : 0) };
    const isAtHand = this.#threads.some((thread) => thread.key === key);
    if (this.#asked.subjects <= this.#few && !isAtHand) {
      const screenOne = (subject: Subject) => screen(set.indexes, subject, options);
      return screenInTurns(subjects, screenOne, () => setImmediate());
    }
    this.#given += subjects.length;
    const threads = this.#started(this.#given < this.#many ? FIRST_THREADS : MAX_THREADS);
    const shares = dealtOut(
      subjects.map(namedOf),
      threads.map(() => 0),
    );
    const slices = threads.map((thread, at) => this.#screenIn(thread, set, inPlaces(subjects, shares[at]!), options));
    // A thread that still works may yet fail to load the set.
    await Promise.allSettled(slices);
    const found = (await Promise.all(slices)).flat();
    const answers: Screening[] = [];
    for (const [nr, place] of shares.flat().entries()) answers[place] = found[nr]!;
    return answers;
  };

  readonly findEntities: FindEntities = async ({ indexes, segments }, parties, options) => {
    if (indexes.reduce((sum, { partyCount }) => sum + partyCount, 0) <= this.#fewEntities) {
      return findEntitiesInTurns(indexes, parties, { ...options, breathe: () => setImmediate() });
    }
    const threads = this.#started(MAX_THREADS);
    const entities = segments.map((bytes) => ({ key: this.#indexKey(bytes), bytes: inSharedMemory(bytes) }));
    const found = { entities: new Set<number>(), parties: new Set<number>() };
    const slices = threads.map(async (thread, at) => {
      // Distributed one by one: neighbours on a list are of one kind, and take equally long.
      const slice = parties.filter((_, nr) => nr % threads.length === at);
      const { pairs } = await this.#ask<FindTask>(thread, { entities, parties: slice, options });
      for (const id of pairs.entities) found.entities.add(id);
      for (const id of pairs.parties) found.parties.add(id);
    });
    await Promise.all(slices);
    return found;
  };

  async close(): Promise<void> {
    const threads = this.#threads;
    this.#threads = [];
    this.#given = 0;
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** The results of a thread; it gets the set if it has another one. */
  async #screenIn(thread: Thread, set: IndexSet, subjects: Subject[], options: ScreenOptions): Promise<Screening[]> {
    if (subjects.length === 0) return [];
    const key = keyOfSet(set);
    const indexes = thread.key === key ? null : this.#bytesOf(set);
    thread.key = key;
    return (await this.#ask<ScreenTask>(thread, { key, indexes, subjects, options })).screenings;
  }

  #bytesOf({ merged, segments }: IndexSet): NonNullable<ScreenTask['indexes']> {
    if (merged) return [merged];
    return segments.map((bytes) => {
      const copy = this.#copies.get(bytes) ?? inSharedMemory(bytes);
      this.#copies.set(bytes, copy);
      return copy;
    });
  }

  #indexKey(bytes: Uint8Array): number {
    const key = this.#indexKeys.get(bytes) ?? ++this.#lastIndexKey;
    this.#indexKeys.set(bytes, key);
    return key;
  }

  #ask<T extends Task>(thread: Thread, task: Omit<T, 'id'>): Promise<AnswerTo<T>> {
    this.#lastTaskId += 1;
    const id = this.#lastTaskId;
    return new Promise((resolve, reject) => {
      // The result of a thread depends on the kind of task.
      this.#waiting.set(id, { resolve: resolve as (answer: Answer) => void, reject });
      thread.tasks += 1;
      thread.worker.ref();
      thread.worker.postMessage({ ...task, id });
    });
  }

  /** Starts threads until there are so many; returns all of them. */
  #started(count: number): Thread[] {
    while (this.#threads.length < count) this.#threads.push(this.#start());
    return [...this.#threads];
  }

  #start(): Thread {
    const worker = new Worker(new URL('./screen-thread.ts', import.meta.url), { resourceLimits: YOUNG });
    const thread: Thread = { worker, key: '', tasks: 0 };
    worker.on('message', (result: Result) => this.#answered(thread, result));
    worker.on('error', (error) => this.#fail(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => this.#fail(thread, new Error(`A screening thread has ended (${code}).`)));
    return thread;
  }

  #answered(thread: Thread, result: Result): void {
    const task = this.#waiting.get(result.id);
    this.#waiting.delete(result.id);
    thread.tasks -= 1;
    // An idle thread does not keep the process alive.
    if (thread.tasks === 0) thread.worker.unref();
    if ('error' in result) {
      // It may have failed to load the set.
      thread.key = '';
      task?.reject(new Error(result.error));
    } else task?.resolve(result);
  }

  /** One thread has died: its slices fail, and the other threads end with it. The next batch starts new ones. */
  #fail(thread: Thread, error: Error): void {
    if (!this.#threads.includes(thread)) return;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    for (const { worker } of this.#threads) void worker.terminate();
    this.#threads = [];
    this.#given = 0;
  }
}
