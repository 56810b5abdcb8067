import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { BuildIndex } from '@tamis/api/context';
import { type BuildEntityIndex, buildEntityIndex } from '@tamis/api/entities/indexed-entities';
import { letGo } from '@tamis/api/let-go';
import { ListRefused } from '@tamis/api/watchlists/list-refused';
import type { ListSummary } from '@tamis/api/watchlists/read-list';
import { type PartyBatch, type ReadParties, partyReader } from '@tamis/api/watchlists/read-parties';
import { buildSegment } from '@tamis/api/watchlists/segments';
import type { MergedBytes } from '@tamis/screening';
import type { PartyText } from '@tamis/api/watchlists/party-text';
import { setImmediate } from 'node:timers/promises';
import type { HostSays, ListTask, ThreadSays } from './list-thread.ts';
import { nodeHasher } from '../node-crypto.ts';

/** Starting a thread takes as long as reading so many bytes, or indexing so many parties, here. */
const SMALL_FILE = 1_000_000;
const SMALL_LIST = 2_000;

/** A list that needs more memory than this fails with an error, instead of ending the server. */
const LIMITS = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 16 };

/** What a thread requests from its host; each call waits for the one before. */
interface Host {
  next: () => Promise<Uint8Array | readonly PartyText[] | string | null>;
  take: (batch: PartyBatch) => Promise<void>;
  step: (done: number, total: number) => void;
}

/** For a thread that gets all its input at the start. */
const silent: Host = { next: async () => null, take: async () => undefined, step: () => undefined };

const readHere = partyReader(nodeHasher);

/** Reads a large list in a thread, so that neither parsing nor garbage collection delays requests. */
export const readPartiesInThread: ReadParties = async (stream, { onBatch, ...options }) => {
  const reader = stream.getReader();
  const head: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  while (!isWhole && size < SMALL_FILE) {
    const { done, value } = await reader.read();
    isWhole = done;
    if (!value) continue;
    head.push(value);
    size += value.byteLength;
  }
  if (isWhole) return readHere(new Blob(head as BlobPart[]).stream(), { onBatch, ...options });
  const next = async () => head.shift() ?? (await reader.read()).value ?? null;
  try {
    return await inThread<ListSummary>({ kind: 'read', options }, { next, take: onBatch, step: () => undefined });
  } finally {
    await letGo(reader);
  }
};

/** Builds the index of a long list in a thread. */
export const buildIndexInThread: BuildIndex = async (pages, onStep = () => undefined) => {
  const iterator = pages[Symbol.asyncIterator]();
  const rest = async () => (await iterator.next()).value ?? null;
  const head: (readonly PartyText[])[] = [];
  let size = 0;
  // A waiting thread is warm already.
  const fewHere = resting === undefined ? SMALL_LIST : 0;
  while (size < fewHere) {
    const page = await rest();
    if (page === null) return buildSegment({ breathe: () => setImmediate() }, eachOf(head), onStep);
    head.push(page);
    size += page.length;
  }
  const next = async () => head.shift() ?? (await rest());
  return inThread<Uint8Array>({ kind: 'index' }, { next, take: async () => undefined, step: onStep });
};

/** The text, and the bytes of earlier indexes, of some 2,000 new entities. */
const SMALL_PAGES = 200_000;
const SMALL_PARTS = 400_000;

/** A million entities need part of it; that is more than any list. */
const ENTITY_LIMITS = { maxOldGenerationSizeMb: 4_096, maxYoungGenerationSizeMb: 16 };

/** Builds the index of many entities in a thread. */
export const buildEntityIndexInThread: BuildEntityIndex = async ({ earlier, pages }) => {
  const iterator = pages[Symbol.asyncIterator]();
  const rest = async () => (await iterator.next()).value ?? null;
  const head: string[] = [];
  let size = 0;
  let isSmall = earlier.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) < SMALL_PARTS;
  while (isSmall) {
    const page = await rest();
    if (page === null) return buildEntityIndex({ earlier, pages: eachOf(head) }, () => setImmediate());
    head.push(page);
    size += page.length;
    isSmall = size < SMALL_PAGES;
  }
  const next = async () => head.shift() ?? (await rest());
  const host = { next, take: async () => undefined, step: () => undefined };
  return inThread<Uint8Array>({ kind: 'entities', earlier }, host, ENTITY_LIMITS);
};

/** Merges the indexes of several lists into one in a thread, in memory that threads share. */
export const mergeInThread = (segments: readonly Uint8Array[]): Promise<MergedBytes> =>
  inThread<MergedBytes>({ kind: 'merge', segments }, silent);

async function* eachOf<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

/**
 * How long a thread waits for another task: lists often follow each other, and a warm thread reads and indexes the next
 * one in half to three quarters of the time.
 */
const RESTS_MS = 20_000;

/** The waiting thread. */
let resting: { worker: Worker; resourceLimits: ResourceLimits; timer: NodeJS.Timeout } | undefined;

function takeThread(resourceLimits: ResourceLimits): Worker {
  if (resting?.resourceLimits !== resourceLimits) return new Worker(threadFile, { resourceLimits });
  const { worker, timer } = resting;
  resting = undefined;
  clearTimeout(timer);
  forgetHost(worker);
  worker.ref();
  return worker;
}
/** Node's own listeners stay. */
function forgetHost(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}
const threadFile = new URL('./list-thread.ts', import.meta.url);

/** Lets a thread wait without keeping the process alive; another waiting thread ends. */
function letRest(worker: Worker, resourceLimits: ResourceLimits): void {
  void resting?.worker.terminate();
  const end = (): void => {
    if (resting?.worker !== worker) return;
    resting = undefined;
    void worker.terminate();
  };
  forgetHost(worker);
  worker.once('error', end);
  worker.once('exit', end);
  worker.unref();
  resting = { worker, resourceLimits, timer: setTimeout(end, RESTS_MS).unref() };
}

/** Runs one task in a thread and responds to its requests in order. A thread that fails ends. */
async function inThread<T>(task: ListTask, host: Host, resourceLimits = LIMITS): Promise<T> {
  const worker = takeThread(resourceLimits);
  const say = (said: HostSays, own: ArrayBuffer[] = []): void => worker.postMessage(said, own);
  const done = new Promise<T>((resolve, reject) => {
    let answered = Promise.resolve();
    const answer = async (said: ThreadSays): Promise<void> => {
      if ('next' in said) {
        const value = await host.next();
        // A view of a larger buffer would be sent with the whole buffer.
        const own = value instanceof Uint8Array ? value.slice() : value;
        say({ answer: own }, own instanceof Uint8Array ? [own.buffer] : []);
      } else if ('batch' in said) {
        await host.take(said.batch);
        say({ answer: null });
      } else if ('step' in said) host.step(...said.step);
      else if ('result' in said) resolve(said.result as T);
      else if ('refused' in said) reject(new ListRefused(said.refused.code, said.refused.message));
      else reject(new Error(said.failed));
    };
    worker.on('message', (said: ThreadSays) => {
      answered = answered.then(() => answer(said)).catch(reject);
    });
    worker.once('error', (error) => reject(error instanceof Error ? error : new Error(String(error))));
    worker.once('exit', (code) => reject(new Error(`The thread that reads lists ended with ${code}`)));
  });
  say({ task });
  try {
    const result = await done;
    letRest(worker, resourceLimits);
    return result;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
