import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Line } from './lines.ts';
import { type LineWork, type LinesAnswered, forManyLines, lineAnswerer } from './line-work.ts';
import { type Io, Output } from './print.ts';

/** Lines answered together. */
const BATCH = 250;
/** Fewer lines are answered before threads have started. */
const FEW = 1_000;
/** Batches a thread holds: one it works on and one to go on with. */
const HELD = 2;

interface Thread {
  worker: Worker;
  isReady: boolean;
  /** Batches it has not answered. */
  waiting: { resolve: (answered: LinesAnswered) => void; reject: (error: Error) => void }[];
}

/**
 * Answers each line in the order of the input, in threads where there are many. Answers how many could not be answered.
 * At most a few batches a thread are in memory; a slow reader of the output is waited for.
 */
export async function answerLines(io: Io, lines: AsyncIterable<readonly Line[]>, work: LineWork): Promise<number> {
  const output = new Output(io);
  const here = lineAnswerer(work);
  const threads: Thread[] = [];
  const begun: Promise<LinesAnswered>[] = [];
  let bad = 0;
  let count = 0;
  const write = async () => {
    const answered = await begun.shift();
    if (!answered) return;
    bad += answered.bad;
    await output.line(answered.text);
  };
  try {
    for await (const batch of inBatches(lines)) {
      count += batch.length;
      if (count > FEW && threads.length === 0) {
        const much = forManyLines(work);
        for (let at = 0; at < availableParallelism(); at++) threads.push(startThread(much));
      }
      const ready = threads.filter(({ isReady }) => isReady);
      if (ready.length === 0) begun.push(Promise.resolve(here(batch)));
      else begun.push(ask(leastBusy(ready), batch));
      while (begun.length >= Math.max(1, ready.length * HELD)) await write();
      // While threads start, their word that they are ready has to be heard.
      if (ready.length < threads.length) await new Promise((resolve) => setImmediate(resolve));
    }
    while (begun.length > 0) await write();
    await output.flush();
  } finally {
    await Promise.allSettled(begun);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
  return bad;
}

async function* inBatches(lines: AsyncIterable<readonly Line[]>): AsyncGenerator<Line[]> {
  let held: Line[] = [];
  for await (const some of lines) {
    held.push(...some);
    let at = 0;
    for (; held.length - at >= BATCH; at += BATCH) yield held.slice(at, at + BATCH);
    held = held.slice(at);
  }
  if (held.length > 0) yield held;
}

function startThread(work: LineWork): Thread {
  const worker = new Worker(new URL('./line-thread.ts', import.meta.url), { workerData: work });
  const thread: Thread = { worker, isReady: false, waiting: [] };
  worker.on('message', (message: LinesAnswered | 'ready') => {
    if (message === 'ready') thread.isReady = true;
    else thread.waiting.shift()?.resolve(message);
  });
  worker.on('error', (error) => {
    thread.isReady = false;
    for (const { reject } of thread.waiting.splice(0))
      reject(error instanceof Error ? error : new Error(String(error)));
  });
  return thread;
}

const leastBusy = (threads: readonly Thread[]): Thread =>
  threads.reduce((least, thread) => (thread.waiting.length < least.waiting.length ? thread : least));

function ask({ worker, waiting }: Thread, batch: readonly Line[]): Promise<LinesAnswered> {
  const answered = new Promise<LinesAnswered>((resolve, reject) => waiting.push({ resolve, reject }));
  // Its failure is told where its turn comes.
  answered.catch(() => undefined);
  worker.postMessage(batch);
  return answered;
}
