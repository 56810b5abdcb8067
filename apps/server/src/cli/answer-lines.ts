import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type Named, dealtOut } from '../threads/deal-out.ts';
import type { Line } from './lines.ts';
import { type LineWork, type LinesAnswered, inOneIndex, lineAnswerer, packLines } from './line-work.ts';
import { type Io, Output } from './print.ts';

/** Lines dealt out to the threads together. */
const BATCH = 2_000;
/** Fewer lines are done before threads have started. */
const FEW = 1_000;
/** From so many lines on, merging the lists is worthwhile; it may take so long between two batches. */
const MANY = 10_000;
const MERGING_MS = 30;
/** Batches in progress per thread: one that it works on, and some in reserve while another thread is waited for. */
const HELD = 4;
/**
 * Threads run for seconds, in which compiling what is hot takes a third of the time; with less of the callees compiled into
 * each caller it takes half as long. With still less, what looks words up in an index calls too much.
 */
const FLAGS = '--max-inlined-bytecode-size-cumulative=400';

interface Thread {
  worker: Worker;
  isReady: boolean;
  /** Settled once it is ready or has failed. */
  started: Promise<void>;
  /** Lines that it has not finished, and the waiting groups. */
  lines: number;
  waiting: { resolve: (answered: LinesAnswered) => void; reject: (error: Error) => void }[];
}

/**
 * Writes a result for each line in the order of the input, in threads if there are many lines. Returns how many lines
 * failed. Only a few batches per thread are in memory, and a slow reader of the output is waited for. `tellUnread` is
 * called for unknown fields, possibly again with a later batch.
 */
export async function answerLines(
  io: Io,
  lines: AsyncIterable<readonly Line[]>,
  work: LineWork,
  tellUnread: (field: string, line: number) => void = () => undefined,
): Promise<number> {
  const output = new Output(io);
  const here = lineAnswerer(work);
  const threads: Thread[] = [];
  const begun: Promise<Written>[] = [];
  let merging = work.command === 'screen' && work.isWorthMerging ? inOneIndex(work) : undefined;
  let bad = 0;
  let count = 0;
  const write = async () => {
    const answered = await begun.shift();
    if (!answered) return;
    bad += answered.bad;
    for (const [field, line] of answered.unread) tellUnread(field, line);
    await output.bytes(answered.bytes);
  };
  try {
    for await (const batch of inBatches(lines)) {
      count += batch.length;
      if (count > FEW && threads.length === 0) {
        setFlagsFromString(FLAGS);
        for (let at = 0; at < availableParallelism(); at++) threads.push(startThread());
        for (const { worker } of threads) worker.postMessage(work);
        // Each thread has a processor of its own; warming up this one would not help them.
        await Promise.race(threads.map(({ started }) => started));
      }
      if (count > MANY && merging) {
        const merged = doneWithin(merging, MERGING_MS);
        if (merged) {
          for (const { worker } of threads) worker.postMessage(merged);
          merging = undefined;
        }
      }
      const ready = threads.filter(({ isReady }) => isReady);
      const answered = ready.length === 0 ? Promise.resolve(here(batch)) : askThreads(ready, batch);
      // Its failure is reported when its turn comes.
      answered.catch(() => undefined);
      begun.push(answered);
      while (begun.length >= Math.max(1, ready.length * HELD)) await write();
      // While threads start, the event loop has to receive their message that they are ready.
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

/** The result of the steps if they finish within so many milliseconds. */
function doneWithin<T>(steps: Generator<unknown, T>, milliseconds: number): T | undefined {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const step = steps.next();
    if (step.done) return step.value;
  }
  return undefined;
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

function startThread(): Thread {
  const worker = new Worker(new URL('./line-thread.ts', import.meta.url));
  const { promise: started, resolve: begin } = Promise.withResolvers<void>();
  const thread: Thread = { worker, isReady: false, started, lines: 0, waiting: [] };
  worker.on('message', (message: LinesAnswered | 'ready') => {
    if (message === 'ready') {
      thread.isReady = true;
      begin();
    } else {
      thread.lines -= message.ends.length;
      thread.waiting.shift()?.resolve(message);
    }
  });
  worker.on('error', (error) => {
    thread.isReady = false;
    begin();
    for (const { reject } of thread.waiting.splice(0))
      reject(error instanceof Error ? error : new Error(String(error)));
  });
  return thread;
}

/** A guess that fits typical files: it only decides which thread does a line. */
const namedIn = ({ text }: Line): Named => ({
  name: /"name"\s*:\s*\[?\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? '',
  isPerson: !/"(?:schema|type)"\s*:\s*"(?!person)/i.test(text),
});

/** The output of a batch. */
type Written = Omit<LinesAnswered, 'ends'>;

/** Does a batch in the threads that know its words best, and keeps the order of the lines. */
async function askThreads(threads: readonly Thread[], batch: readonly Line[]): Promise<Written> {
  const shares = dealtOut(
    batch.map(namedIn),
    threads.map(({ lines }) => lines),
  );
  const answers = batch.map((): Uint8Array => NOTHING);
  const unread = new Map<string, number>();
  const asked = shares.map(async (places, at) => {
    if (places.length === 0) return 0;
    const { bytes, ends, bad, ...told } = await ask(
      threads[at]!,
      places.map((place) => batch[place]!),
    );
    for (const [nr, place] of places.entries()) answers[place] = bytes.subarray(ends[nr - 1] ?? 0, ends[nr]);
    for (const [field, line] of told.unread) unread.set(field, Math.min(line, unread.get(field) ?? line));
    return bad;
  });
  const bad = await Promise.all(asked);
  return { bytes: Buffer.concat(answers), bad: bad.reduce((sum, one) => sum + one, 0), unread };
}
const NOTHING = new Uint8Array();

function ask(thread: Thread, lines: readonly Line[]): Promise<LinesAnswered> {
  const answered = new Promise<LinesAnswered>((resolve, reject) => thread.waiting.push({ resolve, reject }));
  thread.lines += lines.length;
  thread.worker.postMessage(packLines(lines));
  return answered;
}
