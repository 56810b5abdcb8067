/** Long work in turns, so that other requests are served between them. */

/** How long work may hold the event loop. */
const TURN_MS = 10;

/** Returns a function to await between two pieces of work: it yields to other requests once the turn is over. */
export function turnsOf(breathe: () => Promise<void>): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < TURN_MS) return;
    await breathe();
    started = performance.now();
  };
}

/** Rows that are read or serialised at once; most slices take less than a turn. */
const SLICE = 100;

/** Reads rows by their ids slice by slice, in turns; returns them in the order of the slices. */
export async function readInTurns<Row>(
  ids: readonly number[],
  breathe: () => Promise<void>,
  read: (slice: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const pause = turnsOf(breathe);
  for (const slice of slicesOf(ids)) {
    rows.push(...(await read(slice)));
    await pause();
  }
  return rows;
}

/** JSON of many rows as bytes, written in turns: encoding megabytes of text at once would block. */
export async function jsonInTurns(
  rows: readonly unknown[],
  breathe: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const written: Uint8Array<ArrayBuffer>[] = [];
  const pause = turnsOf(breathe);
  for (const slice of slicesOf(rows)) {
    const before = written.length === 0 ? '[' : ',';
    written.push(encoder.encode(before + JSON.stringify(slice).slice(1, -1)));
    await pause();
  }
  written.push(encoder.encode(written.length === 0 ? '[]' : ']'));
  return new Uint8Array(await new Blob(written).arrayBuffer());
}

function* slicesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += SLICE) yield all.slice(from, from + SLICE);
}

/** Long work in steps, each a moment long. */
export type Steps<Result> = Generator<undefined, Result>;

/** Takes steps until they are done, in turns; `onTurn` gets the last step of each. */
export async function stepsInTurns<Step, Result>(
  steps: Iterator<Step, Result>,
  breathe: () => Promise<void>,
  onTurn?: (step: Step) => void,
): Promise<Result> {
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    // Most steps take less time than awaiting a promise.
    if (performance.now() - started < TURN_MS) continue;
    onTurn?.(step.value);
    await breathe();
    started = performance.now();
  }
}
