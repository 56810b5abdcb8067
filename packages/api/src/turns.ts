/** Long work in turns, so that other requests are served between them. */

/** How long work may hold the event loop. */
const TURN_MS = 10;

/** To be awaited between two pieces of work: gives way to others where a turn is over, and else goes on. */
export function turnsOf(breathe: () => Promise<void>): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < TURN_MS) return;
    await breathe();
    started = performance.now();
  };
}

/** Long work in steps, each a moment long. */
export type Steps<Result> = Generator<undefined, Result>;

/** Takes steps until they are done, at once: for work that is known to be short. */
export function withoutTurns<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes steps until they are done, in turns; `onTurn` is told the last step of each. */
export async function stepsInTurns<Step, Result>(
  steps: Iterator<Step, Result>,
  breathe: () => Promise<void>,
  onTurn?: (step: Step) => void,
): Promise<Result> {
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    // Most steps are shorter than waiting for a promise would take.
    if (performance.now() - started < TURN_MS) continue;
    onTurn?.(step.value);
    await breathe();
    started = performance.now();
  }
}
