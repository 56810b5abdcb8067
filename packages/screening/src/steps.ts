/** Takes the steps of long work until it is done, at once: for hosts that nobody else waits on. */
export function atOnce<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
