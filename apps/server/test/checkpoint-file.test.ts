import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepCheckpoint, checkpointState } from '@tamis/api/audit/take-checkpoint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkpointFile } from '../src/checkpoint-file.ts';
import { startTestApp } from './test-app.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tamis-checkpoints-'));
  path = join(folder, 'kept.checkpoints');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = '2025-03-01T12:00:00.000Z';
const checkpoint = (seq: number) => ({ seq, hash: String(seq % 10).repeat(64), at });

/** A file with so many checkpoints, all of them signed. */
async function aFileOf(number: number) {
  const file = checkpointFile(path);
  await file.add(checkpoint(1));
  appendFileSync(path, readFileSync(path, 'utf8').repeat(number - 1));
  return file;
}

describe('the newest checkpoint', () => {
  test('is the last valid one, whatever was written after it', async () => {
    const file = checkpointFile(path);
    expect(await file.newest()).toBeUndefined();
    await file.add(checkpoint(1));
    await file.add(checkpoint(2));
    const newest = { ...checkpoint(2), isSigned: true };
    expect(await file.newest()).toEqual(newest);
    appendFileSync(path, '{"seq":3,"ha');
    expect(await file.newest()).toEqual(newest);
    appendFileSync(path, '\nno checkpoint'.repeat(10_000));
    expect(await file.newest()).toEqual(newest);
    await file.add(checkpoint(4));
    expect(await file.newest()).toEqual({ ...checkpoint(4), isSigned: true });
    expect((await file.read()).map(({ seq }) => seq)).toEqual([1, 2, 4]);
  });

  test('is found without reading those of earlier years', async () => {
    const file = await aFileOf(20_000);
    const begun = process.cpuUsage();
    expect(await file.newest()).toEqual({ ...checkpoint(1), isSigned: true });
    await file.add(checkpoint(2));
    // To check all signatures takes two seconds.
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(200);
  });
});

test('without either key the error names the missing files; none count as unsigned, and an empty file needs no key', async () => {
  const file = await aFileOf(1);
  rmSync(`${path}.pub`);
  expect(await file.newest()).toEqual({ ...checkpoint(1), isSigned: true });
  rmSync(`${path}.key`);
  const sentence = `${path}.pub and ${path}.key are missing`;
  await expect(file.read()).rejects.toThrow(sentence);
  await expect(file.newest()).rejects.toThrow(sentence);
  const { services } = await startTestApp();
  expect((await checkpointState({ ...services, checkpoints: file }))?.obstacle).toContain(sentence);
  writeFileSync(path, '');
  expect([await file.read(), await file.newest()]).toEqual([[], undefined]);
});

test('while all of them are checked, other requests are served', async () => {
  const file = await aFileOf(2_000);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await file.read()).toHaveLength(2_000);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(4);
});

test.each([
  ['a folder', '', /^None can be kept: EISDIR: /u],
  ['a place below a file', 'file/kept.checkpoints', /^None can be kept: ENOTDIR: /u],
])('if they cannot be kept in %s, System Settings says so, and the server continues', async (_, place, sentence) => {
  writeFileSync(join(folder, 'file'), '');
  const { services } = await startTestApp();
  const there = { ...services, checkpoints: checkpointFile(join(folder, place)) };
  const state = await checkpointState(there);
  expect(state).toEqual({ kept: null, obstacle: expect.stringMatching(sentence) });
  expect(state?.obstacle).toMatch(
    /Make the place writable for the server, or set AUDIT_CHECKPOINTS to another file\.$/u,
  );
  await keepCheckpoint(there);
});

test('a checkpoint is kept for System Settings by a request that may change something, and by none that only reads', async () => {
  const { services, client } = await startTestApp();
  const admin = await client('admin');
  expect((await admin.get('/api/trpc/audit.checkpoint')).status).toBe(405);
  expect(await services.checkpoints?.newest()).toBeUndefined();
  expect((await admin.send('POST', '/api/trpc/audit.checkpoint', { json: {} })).status).toBe(200);
  expect(await services.checkpoints?.newest()).toMatchObject({ isSigned: true });
  const viewer = await client('viewer');
  expect((await viewer.send('POST', '/api/trpc/audit.checkpoint', { json: {} })).status).toBe(403);
});
