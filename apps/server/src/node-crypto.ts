import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '@tamis/api/context';
import { TooManyRequests } from '@tamis/api/errors';
import type { Hasher } from '@tamis/api/hasher';

/** SHA-256. */
export function nodeHasher(): Hasher {
  const hash = createHash('sha256');
  const hasher: Hasher = {
    update: (data) => {
      hash.update(data);
      return hasher;
    },
    hex: () => hash.digest('hex'),
  };
  return hasher;
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** OWASP: scrypt with N=2^15, r=8 takes 32 MB, so that guessing needs as much for each attempt. About 60 ms here. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;
/** More at once would let a burst of sign-ins or registrations use all memory and processors. */
const AT_ONCE = 2;
/** How many may wait for their turn, a second or two; further requests are refused for the moment. */
const MAX_QUEUED = 30;

/**
 * scrypt, with its parameters and salt in the stored text (`scrypt$N$r$p$salt$hash`), so that the cost can be raised
 * while old hashes still open. It is on every host that has `node:crypto`. Throws `TooManyRequests` while too many wait.
 */
export function scryptPasswords(cost: Cost = COST): PasswordHasher {
  const atOnce = limiter(AT_ONCE);
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await atOnce(() => derive(password, salt, cost));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
    },
    verify: async (stored, password) => {
      const [kind, N, r, p, salt, hash] = stored.split('$');
      if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
      const expected = Buffer.from(hash, 'base64');
      const found = await atOnce(() =>
        derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) }),
      );
      return expected.length === found.length && timingSafeEqual(expected, found);
    },
  };
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The default ceiling of 32 MB is just what these parameters take; twice that leaves room.
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

function limiter(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= MAX_QUEUED) {
      throw new TooManyRequests('Too many passwords are being checked at once. Try again in a few seconds.', 5);
    } else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
