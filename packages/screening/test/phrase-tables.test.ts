import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phraseTables } from '../scripts/phrase-tables.ts';

/** Split into lines, so that a difference shows a few words and not most of a megabyte. */
const linesOf = (text: string): Set<string> => new Set(text.split('\n'));

test('the generated tables are up to date with the hand-written ones and the reader', () => {
  const file = new URL('../src/names/tables/phrases.gen.ts', import.meta.url);
  const loaded = linesOf(readFileSync(file, 'utf8'));
  const written = linesOf(phraseTables());
  const differing = [...loaded, ...written].filter((line) => !(loaded.has(line) && written.has(line)));
  expect(differing, 'Run: node scripts/generate-phrases.ts').toEqual([]);
});
