import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '../src/cli/run.ts';
import { writeDoorFile } from '../src/door-file.ts';
import { readEnv } from '../src/env.ts';
import { takeLock } from '../src/lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-door-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `rescreen` while a server that answers so holds the database. */
async function rescreen(answer: (response: ServerResponse) => void) {
  const file = join(folder, 'tamis.db');
  const lock = await takeLock(file);
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeDoorFile(file, { url, token: 'secret', server: url });
  const said = { stdout: '', stderr: '' };
  const collect = (name: keyof typeof said) =>
    new Writable({
      write: (chunk: Buffer, _, done) => {
        said[name] += chunk.toString();
        done();
      },
    });
  const code = await runCli(['rescreen'], {
    env: () => readEnv({ DATABASE_URL: `file:${file}` }),
    input: Readable.from([]),
    output: collect('stdout'),
    errors: collect('stderr'),
    interactive: false,
  });
  server.close();
  lock?.release();
  return { code, ...said };
}

const JOB = { id: 25, kind: 'rescreen-all', list: null, done: 300, total: 2_000, hits: 1, outcome: null, error: null };
const COUNTS = '300 of 2000 entities, 1 with a new possible match';

test('a rescreening that is already running is no failure', async () => {
  expect(await rescreen((response) => response.end(JSON.stringify({ result: { ...JOB, state: 'running' } })))).toEqual({
    code: 0,
    stdout: `Job 25 (rescreen-all): running, ${COUNTS}\nIt is already running, as job 25.\n`,
    stderr: '',
  });
});

test.each(['paused', 'cancelled', 'failed'])('a rescreening that ended as %s is a failure', async (state) => {
  expect(await rescreen((response) => response.end(JSON.stringify({ result: { ...JOB, state } })))).toEqual({
    code: 1,
    stdout: `Job 25 (rescreen-all): ${state}, ${COUNTS}\n`,
    stderr: `The screening is not done: it is ${state}.\n`,
  });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['ends', (response) => response.end()],
  ['is cut off', (response) => response.destroy()],
  ['is cut off within a line', (response) => response.end('{"progr')],
])('a response that %s before its result is reported in a sentence', async (_, finish) => {
  const progress = { phase: 'screen', done: 0, total: 10 };
  const ended = await rescreen((response) =>
    response.write(`${JSON.stringify({ progress })}\n`, () => finish(response)),
  );
  expect(ended.code).toBe(1);
  expect(ended.stderr.split('\n').slice(1).join('\n')).toBe(
    'The server stopped before the command finished. What was in force stays in force; run the command again when the server is up.\n',
  );
});
