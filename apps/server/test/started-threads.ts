import type { Worker } from 'node:worker_threads';
import { afterAll } from 'vitest';

/** The threads that this process has started since, as Node tells of them: whose code starts them may be loaded already. */
export function startedThreads(): readonly Worker[] {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  afterAll(() => {
    process.off('worker', note);
  });
  return threads;
}
