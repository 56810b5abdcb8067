/** Ends with the work, or after so many milliseconds without it. No timer is left behind. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
