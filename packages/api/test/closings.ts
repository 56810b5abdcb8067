const closings: (() => unknown)[] = [];

/** What a test has opened is closed like this when its file has ended. */
export function closeAtEnd(close: () => unknown): void {
  closings.push(close);
}

/** Closes it all, the last first. */
export async function closeAll(): Promise<void> {
  for (const close of closings.splice(0).toReversed()) await close();
}
