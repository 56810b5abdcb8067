/** Frames of a stack that a line of the log has. */
const FRAMES = 6;

/**
 * What the log may say about an internal error: its kind, where it happened and why. The message of a failed query repeats
 * its parameters, which are personal data, so only the underlying reason is kept.
 */
export function errorDetails(error: unknown): Record<string, string> {
  const deepest = causeOf(error);
  if (!(deepest instanceof Error)) return { error: typeof deepest };
  const frames = (deepest.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return {
    error: `${deepest.name}: ${deepest.message.split('\n', 1)[0]?.slice(0, 300) ?? ''}`,
    // `at` is the time of a line of the log.
    where: frames
      .slice(0, FRAMES)
      .map((line) => line.trim())
      .join(' < '),
  };
}

function causeOf(error: unknown): unknown {
  let found = error;
  for (let depth = 0; depth < 10 && found instanceof Error && found.cause instanceof Error; depth += 1)
    found = found.cause;
  return found;
}
