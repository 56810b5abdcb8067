import { type KeyObject, createPublicKey, createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Checkpoint, Checkpoints, KeptCheckpoint } from '@tamis/api/audit/checkpoint';
import { Conflict } from '@tamis/api/errors';
import { turnsOf } from '@tamis/api/turns';
import { makeFolder } from '@tamis/db/make-folder';
import { databaseFile } from '@tamis/db/node';
import * as v from 'valibot';
import type { Env } from './env.ts';

/** A line of the file. */
const Line = v.object({ seq: v.number(), hash: v.string(), at: v.string(), signature: v.string() });

/** Identifies what is signed; another layout gets another tag. */
const TAG = 'tamis.checkpoint.1';

/**
 * The path of a database's checkpoints: beside its file by default. Null for a database server without a configured
 * path.
 */
export function checkpointPath({ auditCheckpoints, databaseUrl }: Env): string | null {
  const file = databaseFile(databaseUrl);
  return auditCheckpoints ?? (file === null ? null : `${file}.checkpoints`);
}

/** Sets the checkpoints of the former log aside because a new log begins; returns a function that undoes it. */
export function putCheckpointsAside(env: Env, why: 'before-restore' | 'before-new-database'): () => void {
  const path = checkpointPath(env);
  if (path === null || !existsSync(path)) return () => undefined;
  const aside = freeName(path, why);
  renameSync(path, aside);
  return () => renameSync(aside, path);
}

/** An unused name beside a file. */
export function freeName(file: string, why: string): string {
  let name = `${file}.${why}`;
  for (let number = 2; existsSync(name); number += 1) name = `${file}.${why}-${number}`;
  return name;
}

/**
 * The private key, and the public one that is kept with a copy of the checkpoints. Both are created with the first
 * checkpoint.
 */
const keyPath = (path: string): string => `${path}.key`;
export const publicKeyPath = (path: string): string => `${path}.pub`;

/** Checkpoints in a file of JSON lines that only grows, signed with Ed25519. */
export function checkpointFile(path: string): Checkpoints {
  return {
    read: async () => (existsSync(path) ? checkpointsIn(path, () => ownKey(path)) : []),
    newest: async () => (existsSync(path) ? newestCheckpoint(path, () => ownKey(path)) : undefined),
    add: async (checkpoint) => {
      makeFolder(dirname(path));
      const signature = sign(null, signedBytes(checkpoint), signingKey(path)).toString('base64');
      append(path, JSON.stringify({ ...checkpoint, signature } satisfies v.InferOutput<typeof Line>));
    },
  };
}

/** The checkpoints in a file, checked with the public key in another one. */
export const readCheckpoints = (path: string, publicKey: string): Promise<KeptCheckpoint[]> =>
  checkpointsIn(path, () => keyIn(publicKey, 'public', createPublicKey));

/**
 * The checkpoints in a file, oldest first. An incomplete last line is ignored, and so is a line that is no checkpoint:
 * a person who could damage it could also remove it. Checking a signature takes a tenth of a millisecond, so other
 * requests are served in between.
 */
async function checkpointsIn(path: string, keyOf: () => KeyObject): Promise<KeptCheckpoint[]> {
  const text = readFileSync(path, 'utf8');
  if (text === '') return [];
  const key = keyOf();
  const pause = turnsOf(() => setImmediate());
  const checkpoints: KeptCheckpoint[] = [];
  for (const line of text.split('\n')) {
    const checkpoint = checkpointOf(line, key);
    if (checkpoint !== null) checkpoints.push(checkpoint);
    await pause();
  }
  return checkpoints;
}

/** Some hundred lines. */
const TAIL_BYTES = 64 * 1024;

/** The last checkpoint, searched for from the end. */
async function newestCheckpoint(path: string, keyOf: () => KeyObject): Promise<KeptCheckpoint | undefined> {
  const tail = tailOf(path, TAIL_BYTES);
  if (tail === '') return undefined;
  const key = keyOf();
  for (const line of tail.split('\n').toReversed()) {
    const checkpoint = checkpointOf(line, key);
    if (checkpoint !== null) return checkpoint;
  }
  return (await checkpointsIn(path, () => key)).at(-1);
}

/** The last bytes of a file, or all of it. */
function tailOf(path: string, most: number): string {
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    const tail = Buffer.alloc(Math.min(most, size));
    const read = readSync(handle, tail, 0, tail.length, size - tail.length);
    return tail.toString('utf8', 0, read);
  } finally {
    closeSync(handle);
  }
}

/**
 * The key that checks the checkpoints of this system. If the public key is missing, it is derived from the private one.
 */
function ownKey(path: string): KeyObject {
  const [open, secret] = [publicKeyPath(path), keyPath(path)];
  if (existsSync(open)) return keyIn(open, 'public', createPublicKey);
  if (existsSync(secret)) return createPublicKey(keyIn(secret, 'private', createPrivateKey));
  throw new Conflict(
    `The checkpoints in ${path} cannot be checked: ${open} and ${secret} are missing. Restore the first of them from a copy, or both.`,
  );
}

/** Throws a sentence that names the file if it is no key, because the error of the library helps nobody. */
function keyIn(file: string, kind: 'public' | 'private', read: (pem: Buffer) => KeyObject): KeyObject {
  const pem = readFileSync(file);
  try {
    return read(pem);
  } catch (error) {
    throw new Error(`${file} is not a ${kind} key`, { cause: error });
  }
}

function checkpointOf(line: string, key: KeyObject): KeptCheckpoint | null {
  try {
    const { signature, ...checkpoint } = v.parse(Line, JSON.parse(line));
    const isSigned = verify(null, signedBytes(checkpoint), key, Buffer.from(signature, 'base64'));
    return { ...checkpoint, isSigned };
  } catch {
    return null;
  }
}

function signedBytes({ seq, hash, at }: Checkpoint): Buffer {
  return Buffer.from([TAG, seq, hash, at].join('\n'));
}

/** Created at the first call; readable by this user only. */
function signingKey(path: string): KeyObject {
  const file = keyPath(path);
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  const key = keyIn(file, 'private', createPrivateKey);
  if (!existsSync(publicKeyPath(path))) {
    writeFileSync(publicKeyPath(path), createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  }
  return key;
}

/** The data is on the disk before it returns. A line that a full disk has cut off is ended first. */
function append(path: string, line: string): void {
  const isCut = existsSync(path) && !/(^|\n)$/u.test(tailOf(path, 1));
  const handle = openSync(path, 'a');
  try {
    writeFileSync(handle, `${isCut ? '\n' : ''}${line}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
