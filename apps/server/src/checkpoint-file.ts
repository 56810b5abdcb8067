import { type KeyObject, createPublicKey, createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Checkpoint, Checkpoints, KeptCheckpoint } from '@tamis/api/audit/checkpoint';
import { turnsOf } from '@tamis/api/turns';
import { databaseFile } from '@tamis/db/node';
import * as v from 'valibot';
import type { Env } from './env.ts';

/** A line of the file. */
const Line = v.object({ seq: v.number(), hash: v.string(), at: v.string(), signature: v.string() });

/** Names what is signed; another layout gets another tag. */
const TAG = 'tamis.checkpoint.1';

/** Where the checkpoints of a database are: beside its file unless told. Null for a database server without an address. */
export function checkpointPath({ auditCheckpoints, databaseUrl }: Env): string | null {
  const file = databaseFile(databaseUrl);
  return auditCheckpoints ?? (file === null ? null : `${file}.checkpoints`);
}

/** Puts the checkpoints so far aside, which tell of another log than the one that begins now. */
export function putCheckpointsAside(env: Env, why: 'before-restore' | 'before-new-database'): void {
  const path = checkpointPath(env);
  if (path !== null && existsSync(path)) renameSync(path, freeName(path, why));
}

/** A name beside a file that nothing has. */
export function freeName(file: string, why: string): string {
  let name = `${file}.${why}`;
  for (let number = 2; existsSync(name); number += 1) name = `${file}.${why}-${number}`;
  return name;
}

/** The key that signs, and the one to hand out with a copy of the checkpoints. Both are made with the first checkpoint. */
const keyPath = (path: string): string => `${path}.key`;
export const publicKeyPath = (path: string): string => `${path}.pub`;

/** Checkpoints in a file of JSON lines that only grows, signed with Ed25519. */
export function checkpointFile(path: string): Checkpoints {
  return {
    read: async () => (existsSync(path) ? readCheckpoints(path, publicKeyPath(path)) : []),
    newest: async () => (existsSync(path) ? newestCheckpoint(path, publicKeyPath(path)) : undefined),
    add: async (checkpoint) => {
      mkdirSync(dirname(path), { recursive: true });
      const signature = sign(null, signedBytes(checkpoint), signingKey(path)).toString('base64');
      append(path, JSON.stringify({ ...checkpoint, signature } satisfies v.InferOutput<typeof Line>));
    },
  };
}

/**
 * The checkpoints in a file, oldest first. A last line that is cut off is none yet, and a line that is no checkpoint is
 * passed over: whoever could spoil it could take it out. Without the key none counts as signed. To check a signature takes
 * a tenth of a millisecond, so others are served meanwhile.
 */
export async function readCheckpoints(path: string, publicKey: string): Promise<KeptCheckpoint[]> {
  const key = verifyingKey(publicKey);
  const pause = turnsOf(() => setImmediate());
  const checkpoints: KeptCheckpoint[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const checkpoint = checkpointOf(line, key);
    if (checkpoint !== null) checkpoints.push(checkpoint);
    await pause();
  }
  return checkpoints;
}

/** Some hundred lines. */
const TAIL_BYTES = 64 * 1024;

/** The last of them, looked for from the end. */
async function newestCheckpoint(path: string, publicKey: string): Promise<KeptCheckpoint | undefined> {
  const key = verifyingKey(publicKey);
  for (const line of tailOf(path, TAIL_BYTES).split('\n').toReversed()) {
    const checkpoint = checkpointOf(line, key);
    if (checkpoint !== null) return checkpoint;
  }
  return (await readCheckpoints(path, publicKey)).at(-1);
}

/** The end of a file: so many bytes, or all of it. */
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

const verifyingKey = (file: string): KeyObject | null =>
  existsSync(file) ? keyIn(file, 'public', createPublicKey) : null;

/** Throws a sentence that names the file when it is no key: what cryptography says of it helps nobody. */
function keyIn(file: string, kind: 'public' | 'private', read: (pem: Buffer) => KeyObject): KeyObject {
  const pem = readFileSync(file);
  try {
    return read(pem);
  } catch (error) {
    throw new Error(`${file} is not a ${kind} key`, { cause: error });
  }
}

function checkpointOf(line: string, key: KeyObject | null): KeptCheckpoint | null {
  try {
    const { signature, ...checkpoint } = v.parse(Line, JSON.parse(line));
    const isSigned = key !== null && verify(null, signedBytes(checkpoint), key, Buffer.from(signature, 'base64'));
    return { ...checkpoint, isSigned };
  } catch {
    return null;
  }
}

function signedBytes({ seq, hash, at }: Checkpoint): Buffer {
  return Buffer.from([TAG, seq, hash, at].join('\n'));
}

/** Made at the first call; readable by this user only. */
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

/** On the disk before it returns. A line that a full disk has cut off is ended first. */
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
