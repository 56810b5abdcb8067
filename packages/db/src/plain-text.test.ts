import { createClient } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { createDb, insertMany } from './db.ts';
import { isPlainText, plainText } from './plain-text.ts';

const HALF = '\ud800';
const note = sqliteTable('note', { id: integer().primaryKey(), text: text().notNull() });

test.each([
  ['Anna', true],
  ['𠮷野家 👩‍⚖️', true],
  [`A${HALF}B`, false],
  ['A\udc00B', false],
  ['A\0B', false],
])('%j is plain text: %s', (value, isPlain) => {
  expect(isPlainText(value)).toBe(isPlain);
  expect(isPlainText(plainText(value))).toBe(true);
  expect(plainText(value) === value).toBe(isPlain);
});

test('in JSON, what is written as an escape is one character, two, or none', () => {
  const value = ['a', HALF, '\0', String.raw`\ud800`, '👩', { k: `x${HALF}` }];
  expect(JSON.parse(plainText(JSON.stringify(value)))).toEqual([
    'a',
    '\ufffd',
    '\ufffd',
    String.raw`\ud800`,
    '👩',
    { k: 'x\ufffd' },
  ]);
  const pair = String.raw`["\uD83D\uDE00","\\ud800","\\\ud800"]`;
  expect(plainText(pair)).toBe(String.raw`["\uD83D\uDE00","\\ud800","\\\ufffd"]`);
});

test.each(['A\0B', `A${HALF}B`, HALF])(
  '%j is stored as text that can be read, whichever way it is written',
  async (bad) => {
    const db = createDb(createClient({ url: ':memory:' }));
    await db.client.execute('create table note (id integer primary key, text text not null)');
    await db.write([insertMany(note, [{ id: 1, text: bad }]), sql`insert into note values (2, ${bad})`]);
    await db.client.execute('insert into note values (3, ?)', [bad]);
    await db.client.execute({ sql: 'insert into note values (4, :bad)', args: { bad } });
    await db.client.batch([['insert into note values (5, ?)', [bad]]], 'write');
    await db.orm.insert(note).values({ id: 6, text: 'good' });
    await db.orm.update(note).set({ text: bad }).where(eq(note.id, 6));
    const kept = (await db.orm.select().from(note)).map((row) => row.text);
    expect(kept).toEqual(Array.from({ length: 6 }, () => plainText(bad)));
    db.close();
  },
);
