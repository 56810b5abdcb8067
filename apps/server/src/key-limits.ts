import { TooManyRequests } from '@tamis/api/errors';

/** The sustained rate of a key: far more than a person needs, with a thousand names in each request. */
const REQUESTS_PER_SECOND = 50;
/** The burst after a pause. */
const BURST = 500;

export interface KeyLimits {
  /** Counts one call: a request, or one call in a batched request. Throws if the key has made too many. */
  take: (keyId: number) => void;
}

/**
 * The rate of each key in this process, so that a runaway program does not keep people from their work. Several servers
 * each count separately, and a host without memory between requests does not count.
 */
export function keyLimits(now: () => number): KeyLimits {
  const buckets = new Map<number, { left: number; at: number }>();
  return {
    take(keyId) {
      const at = now();
      const known = buckets.get(keyId) ?? { left: BURST, at };
      const left = Math.min(BURST, known.left + ((at - known.at) / 1_000) * REQUESTS_PER_SECOND);
      if (left < 1) throw new TooManyRequests('This API key sends too many requests. Try again in a second.', 1);
      buckets.set(keyId, { left: left - 1, at });
    },
  };
}
