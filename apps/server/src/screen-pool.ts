import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ScreenMany } from '@tamis/api/context';
import { screenInTurns } from '@tamis/api/screening/screen-entities';
import { type Screening, createScreener } from '@tamis/screening';
import type { ScreenResult, ScreenTask } from './screen-worker.ts';
import { inSharedMemory } from './shared-memory.ts';

/** More threads than this gain nothing: the writer cannot keep up with them. */
const MOST_THREADS = 4;

/** What a thread forgets at once need not lie about: it takes memory, and gains nothing. */
const YOUNG = { maxYoungGenerationSizeMb: 16 };

/** So many subjects are screened on the spot in the time that threads take to start. */
const FEW = 500;

interface Thread {
  worker: Worker;
  /** The set it holds. */
  key: string;
  /** Slices it has not answered. */
  tasks: number;
}

export interface ScreenPool {
  screenMany: ScreenMany;
  close: () => Promise<void>;
}

/**
 * Threads that screen slices of a batch side by side, started when the first batch comes. The segments are given once for each set, in memory that all threads share.
 */
export function createScreenPool({ few = FEW }: { few?: number } = {}): ScreenPool {
  let threads: Thread[] | null = null;
  let lastId = 0;
  let asked = 0;
  const waiting = new Map<number, { resolve: (found: Screening[]) => void; reject: (error: Error) => void }>();
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    threads = null;
  };
  const start = (): Thread => {
    const worker = new Worker(new URL('./screen-worker.ts', import.meta.url), { resourceLimits: YOUNG });
    const thread: Thread = { worker, key: '', tasks: 0 };
    worker.on('message', (result: ScreenResult) => {
      const task = waiting.get(result.id);
      waiting.delete(result.id);
      thread.tasks -= 1;
      // An idle thread does not keep the process alive.
      if (thread.tasks === 0) worker.unref();
      if ('error' in result) task?.reject(new Error(result.error));
      else task?.resolve(result.screenings);
    });
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    return thread;
  };
  return {
    async screenMany(set, subjects, options) {
      asked += subjects.length;
      if (threads === null && asked <= few) {
        return screenInTurns(subjects, createScreener(set.indexes, options), () => setImmediate());
      }
      threads ??= Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, start);
      const size = Math.ceil(subjects.length / threads.length);
      let shared: Uint8Array[] | undefined;
      const slices = threads.map((thread, at) => {
        const slice = subjects.slice(at * size, (at + 1) * size);
        if (slice.length === 0) return Promise.resolve([]);
        const isNew = thread.key !== set.key;
        if (isNew) shared ??= set.segments.map(inSharedMemory);
        thread.key = set.key;
        const id = ++lastId;
        const task = { id, key: set.key, segments: isNew ? (shared ?? null) : null, subjects: slice, options };
        return new Promise<Screening[]>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          thread.tasks += 1;
          thread.worker.ref();
          thread.worker.postMessage(task satisfies ScreenTask);
        });
      });
      return (await Promise.all(slices)).flat();
    },
    async close() {
      await Promise.all((threads ?? []).map(({ worker }) => worker.terminate()));
      threads = null;
    },
  };
}
