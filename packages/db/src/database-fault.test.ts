import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseFault, isDiskFull } from './database-fault.ts';
import { openDb } from './node.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-fault-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = join(folder, 'text.db');
writeFileSync(text, 'This is a text that nobody would take for a database.'.repeat(3));
mkdirSync(join(folder, 'folder.db'));
symlinkSync(join(folder, 'nowhere'), join(folder, 'link'));

describe('a database that cannot be opened is told in one sentence that says what to do', () => {
  test.each([
    [`file:${text}`, `${text} is not a database. Set DATABASE_URL to another file.`],
    [`file:${join(folder, 'folder.db')}`, 'cannot be opened or made: it is a folder, lies below a file,'],
    [`file:${join(text, 'below.db')}`, 'cannot be opened or made: it is a folder, lies below a file,'],
    [`file:${join(folder, 'link', 'below.db')}`, 'behind a link that leads nowhere,'],
    ['file:/proc/none/tamis.db', '/proc/none/tamis.db cannot be opened or made:'],
    ['http://127.0.0.1:1', 'The database server at http://127.0.0.1:1 does not answer.'],
    ['http://[', 'DATABASE_URL is http://[, which is not the address of a database.'],
    [`file:${text}?mode=ro`, 'which is not the address of a database.'],
  ])('%s', async (url, sentence) => {
    await expect(openDb({ url })).rejects.toThrow(sentence);
  });

  test('without what is secret in its address', () => {
    const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    expect(databaseFault(refused, 'libsql://name:secret@host.example/db?authToken=secret')).toBe(
      'The database server at libsql://host.example/db does not answer. Start it, or set DATABASE_URL to the right address.',
    );
  });
});

test('a full disk is told by what caused an error, and nothing else is one', () => {
  const full = new Error('Failed query: insert', { cause: new Error('SQLITE_FULL: database or disk is full') });
  expect([isDiskFull(full), isDiskFull(new Error('SQLITE_BUSY')), isDiskFull('full')]).toEqual([true, false, false]);
  expect(databaseFault(new Error('Something else'), 'file:a.db')).toBeNull();
});
