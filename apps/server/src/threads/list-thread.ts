/**
 * A thread that reads a list, builds the index of one list or of all entities, or merges those of several lists, one
 * task after the other. It requests its input from the host and passes on its output.
 */
import { parentPort } from 'node:worker_threads';
import { type EarlierPart, type Row, indexedEntities, rowsOf } from '@tamis/api/entities/indexed-entities';
import { ListRefused, type RefusalCode } from '@tamis/api/watchlists/list-refused';
import type { ListSummary } from '@tamis/api/watchlists/read-list';
import { type PartyBatch, type ReadPartiesOptions, partyReader } from '@tamis/api/watchlists/read-parties';
import type { PartyText } from '@tamis/api/watchlists/party-text';
import {
  type IndexedParty,
  type ListedParty,
  type MergedBytes,
  buildIndexInSteps,
  mergeIndexes,
  openIndex,
  partiesPerStep,
} from '@tamis/screening';
import { lowerPriority } from './background-thread.ts';
import { nodeHasher } from '../node-crypto.ts';
import { inSharedMemory } from './shared-memory.ts';

export type ListTask =
  | { kind: 'read'; options: Omit<ReadPartiesOptions, 'onBatch'> }
  | { kind: 'index' }
  | { kind: 'merge'; segments: readonly Uint8Array[] }
  | { kind: 'entities'; earlier: readonly EarlierPart[] };

export type HostSays = { task: ListTask } | { answer: unknown };

export type ThreadSays =
  | { next: true }
  | { batch: PartyBatch }
  | { step: [done: number, total: number] }
  | { result: ListSummary | Uint8Array | MergedBytes }
  | { refused: { code: RefusalCode; message: string } }
  | { failed: string };

/** How often a step is reported. */
const TELL_MS = 100;

const host = parentPort;
const waiting: ((answer: unknown) => void)[] = [];
let isAtWork = false;

/** The host responds in the order of the requests. */
function ask<T>(question: ThreadSays): Promise<T> {
  return new Promise((resolve) => {
    // Nothing is read beyond the end of a list.
    if (!isAtWork) return;
    waiting.push((answer) => resolve(answer as T));
    host?.postMessage(question);
  });
}

function read(options: Omit<ReadPartiesOptions, 'onBatch'>): Promise<ListSummary> {
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const bytes = await ask<Uint8Array | null>({ next: true });
        if (bytes === null) controller.close();
        else controller.enqueue(bytes);
      },
    },
    { highWaterMark: 4 },
  );
  return partyReader(nodeHasher)(stream, { ...options, onBatch: (batch) => ask<void>({ batch }) });
}

/**
 * Builds an index of items from the host, page by page: each page is requested when the previous one has been used, so
 * that no more than one is in memory.
 */
async function index<Item>(
  nextItems: () => Promise<readonly Item[] | null>,
  partiesOf: (items: Iterable<Item>) => Iterable<IndexedParty>,
): Promise<Uint8Array> {
  const waiting: Item[] = [];
  let hasMore = true;
  const steps = buildIndexInSteps(partiesOf(taken(waiting)));
  let told = performance.now();
  for (;;) {
    // A step takes its parties at once, and would think that there are no others.
    while (hasMore && waiting.length < partiesPerStep) {
      const items = await nextItems();
      if (items === null) hasMore = false;
      else waiting.push(...items);
    }
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - told < TELL_MS) continue;
    told = performance.now();
    host?.postMessage({ step: [step.value.done, step.value.total] } satisfies ThreadSays);
  }
}

function* taken<Item>(items: Item[]): Generator<Item> {
  for (let item = items.shift(); item !== undefined; item = items.shift()) yield item;
}

/** One at a time, because all of them as objects would take several times as much memory as their text. */
function* parsed(texts: Iterable<PartyText>): Generator<IndexedParty> {
  for (const { id, json } of texts) yield { id, party: JSON.parse(json) as ListedParty };
}

async function nextRows(): Promise<readonly Row[] | null> {
  const page = await ask<string | null>({ next: true });
  return page === null ? null : rowsOf(page);
}

async function done(task: ListTask): Promise<ListSummary | Uint8Array | MergedBytes> {
  if (task.kind === 'read') return read(task.options);
  if (task.kind === 'merge') {
    const { bytes, origins } = mergeIndexes(task.segments.map(openIndex));
    return { bytes: inSharedMemory(bytes), origins };
  }
  if (task.kind === 'index') return index(() => ask<readonly PartyText[] | null>({ next: true }), parsed);
  // Threads search for the parties of a list in it, so they share it.
  return inSharedMemory(await index(nextRows, (rows) => indexedEntities(task.earlier, rows)));
}

async function work(task: ListTask): Promise<void> {
  isAtWork = true;
  try {
    const result = await done(task);
    isAtWork = false;
    const own = result instanceof Uint8Array && result.buffer instanceof ArrayBuffer ? [result.buffer] : [];
    host?.postMessage({ result } satisfies ThreadSays, own);
  } catch (error) {
    const refused = error instanceof ListRefused ? { code: error.code, message: error.message } : null;
    host?.postMessage((refused ? { refused } : { failed: String(error) }) satisfies ThreadSays);
  }
}

lowerPriority();
host?.on('message', (said: HostSays) => {
  if ('task' in said) void work(said.task);
  else waiting.shift()?.(said.answer);
});
