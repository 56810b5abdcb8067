import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { insertMany } from './db.ts';

const note = sqliteTable('note', { id: integer().primaryKey(), text: text() });

test('many rows are inserted together only where none has a value that the first has no column for', () => {
  const lost = 'The first row for note has no text, and a later one has.';
  expect(() => insertMany(note, [{ id: 1 }, { id: 2, text: 'b' }])).toThrow(lost);
  const elsewhere = { id: 2, text: undefined, color: 'red' };
  expect(() => insertMany(note, [{ id: 1 }, elsewhere])).not.toThrow();
  expect(() => insertMany(note, [{ id: 1, text: 'a' }, { id: 2 }])).not.toThrow();
});
