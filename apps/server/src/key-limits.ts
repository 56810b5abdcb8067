import { TooManyRequests } from '@tamis/api/errors';

/** What a key may ask for in the long run: far more than a person, with a thousand names in each request. */
const REQUESTS_PER_SECOND = 50;
/** What it may ask for at once after a pause. */
const BURST = 500;

export interface KeyLimits {
  /** Counts one call: a request, or one of those that a request holds. Throws while the key has asked for too much. */
  take: (keyId: number) => void;
}

/**
 * How often each key asks, in this process: a machine that has gone wild must not keep people from their work. Several
 * servers each count for themselves, and a host without a memory of its own counts nothing.
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
