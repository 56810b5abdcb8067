import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownBodyKeys } from '../scripts/known-body-keys.ts';
import { phraseTables } from '../scripts/phrase-tables.ts';

/** Split into lines, so that a difference shows a few words and not most of a megabyte. */
const linesOf = (text: string): Set<string> => new Set(text.split('\n'));

test.each([
  ['phrases.gen.ts', phraseTables],
  ['known-bodies.gen.ts', knownBodyKeys],
])('%s is up to date with the hand-written tables and the reader', (name, write) => {
  const loaded = linesOf(readFileSync(new URL(`../src/names/tables/${name}`, import.meta.url), 'utf8'));
  const written = linesOf(write());
  const differing = [...loaded, ...written].filter((line) => !(loaded.has(line) && written.has(line)));
  expect(differing, 'Run: node scripts/generate-phrases.ts').toEqual([]);
});
