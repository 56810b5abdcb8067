import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editCost } from '../src/matching/edit-cost.ts';
import { compareUncached } from '../src/matching/spelling-similarity.ts';
import { innerSpellings } from '../src/names/words.ts';
import { keysOf } from '../src/names/skeleton.ts';
import { type Spelling, spellingOf } from '../src/names/spelling.ts';
import { readPairs } from './golden/pairs.ts';

/** The spellings of the golden set's words, grouped by shared key. */
function spellingsByKey(): Spelling[][] {
  const words = new Set(
    readPairs().flatMap(({ subject, listed }) => `${subject} ${listed}`.toLowerCase().split(/\W+/u)),
  );
  const byKey = new Map<string, Spelling[]>();
  for (const text of new Set([...words].filter((word) => word !== '').flatMap((word) => innerSpellings(word))))
    for (const key of keysOf(text)) byKey.set(key, [...(byKey.get(key) ?? []), spellingOf(text)]);
  return [...byKey.values()];
}

test('similarity is symmetric', () => {
  const asymmetric = new Set<string>();
  let pairs = 0;
  for (const spellings of spellingsByKey())
    for (const [at, one] of spellings.slice(0, 60).entries())
      for (const other of spellings.slice(at + 1, at + 20)) {
        pairs++;
        if (compareUncached(one, other).similarity !== compareUncached(other, one).similarity)
          asymmetric.add(`${one.text} ${other.text}`);
      }
  expect(pairs).toBeGreaterThan(50_000);
  expect([...asymmetric]).toEqual([]);
});

test.each([
  ['fahad', 'fahda'],
  ['alexandra', 'alexandre'],
])('%s and %s, of equal length, are a man and a woman in either order', (one, other) => {
  const [left, right] = [spellingOf(one), spellingOf(other)];
  expect(compareUncached(left, right)).toEqual(compareUncached(right, left));
});

const exchanged = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

test('an edit cost does not depend on the limit, for swapped letters too', () => {
  const aWord = fc.string({
    unit: fc.constantFrom(...'a b d e h k m n o r s t u v z'.split(' ')),
    minLength: 3,
    maxLength: 9,
  });
  fc.assert(
    fc.property(aWord, fc.nat(7), fc.nat(7), fc.nat(20), (word, first, second, more) => {
      const [one, other] = [spellingOf(word), spellingOf(exchanged(exchanged(word, first), second))];
      const cost = editCost(one, other, Infinity);
      expect(editCost(one, other, cost + more)).toBe(cost);
    }),
    { numRuns: 2_000, seed: 3 },
  );
});
