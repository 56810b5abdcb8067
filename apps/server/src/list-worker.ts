/** A thread that reads one list, or builds the index of one: it asks its host for what comes in, and hands over what comes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { ListRefused, type RefusalCode } from '@tamis/api/watchlists/list-refused';
import type { ListSummary } from '@tamis/api/watchlists/read-list';
import { type PartyBatch, type ReadPartiesOptions, partyReader } from '@tamis/api/watchlists/read-parties';
import type { PartyText } from '@tamis/api/watchlists/segments';
import { type IndexedParty, type ListedParty, buildIndexInSteps } from '@tamis/screening';
import { giveWay } from './background-thread.ts';
import { nodeHasher } from './node-crypto.ts';

export type ListTask = { kind: 'read'; options: Omit<ReadPartiesOptions, 'onBatch'> } | { kind: 'index' };

export type ThreadSays =
  | { next: true }
  | { batch: PartyBatch }
  | { step: [done: number, total: number] }
  | { result: ListSummary | Uint8Array }
  | { refused: { code: RefusalCode; message: string } }
  | { failed: string };

/** How often a step is told of. */
const TELL_MS = 100;

const host = parentPort;
const waiting: ((answer: unknown) => void)[] = [];
host?.on('message', (answer: unknown) => waiting.shift()?.(answer));

/** The host answers in the order in which it is asked. */
function ask<T>(question: ThreadSays): Promise<T> {
  return new Promise((resolve) => {
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

async function index(): Promise<Uint8Array> {
  const texts: PartyText[] = [];
  for (;;) {
    const page = await ask<PartyText[] | null>({ next: true });
    if (page === null) break;
    texts.push(...page);
  }
  const steps = buildIndexInSteps(parsed(texts));
  let told = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - told < TELL_MS) continue;
    told = performance.now();
    host?.postMessage({ step: [step.value.done, step.value.total] } satisfies ThreadSays);
  }
}

/** One at a time: all of them as objects would take several times as much memory as their text. */
function* parsed(texts: readonly PartyText[]): Generator<IndexedParty> {
  for (const { id, json } of texts) yield { id, party: JSON.parse(json) as ListedParty };
}

async function work(task: ListTask): Promise<void> {
  try {
    const result = task.kind === 'read' ? await read(task.options) : await index();
    const bytes = result instanceof Uint8Array ? [result.buffer as ArrayBuffer] : [];
    host?.postMessage({ result } satisfies ThreadSays, bytes);
  } catch (error) {
    const refused = error instanceof ListRefused ? { code: error.code, message: error.message } : null;
    host?.postMessage((refused ? { refused } : { failed: String(error) }) satisfies ThreadSays);
  }
}

giveWay();
void work(workerData as ListTask);
