/** Waits for the work, but no longer than this many milliseconds or until the signal aborts. No timer is left behind. */
export async function waitAtMost(ms: number, work: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const giveUp = () => resolve();
  const timer = setTimeout(giveUp, signal?.aborted === true ? 0 : ms);
  signal?.addEventListener('abort', giveUp);
  await Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  });
}
