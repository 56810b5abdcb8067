import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse } from '../src/names/analyse.ts';
import { keysOf, sharedKey, skeletonOf } from '../src/names/skeleton.ts';
import { spellingOf } from '../src/names/spelling.ts';

const main = (text: string, custom: 'person' | 'organisation'): string[] =>
  analyse(text, custom)[0]?.tokens.map((token) => token.forms[0] ?? '') ?? [];

test.each([
  ['Abd al-Rahman', 'Abdulrahman'],
  ['Abdurrahman', 'Abd ur-Rahman'],
  ['Salah ad-Din', 'Salahuddin'],
  ['Nasr Allah', 'Nasrullah'],
  ['Sheikh Hassan al-Banna', 'Hassan Banna'],
  ["O'Brien", 'OBrien'],
])('%s reads as %s', (one, other) => {
  expect(main(one, 'person')).toEqual(main(other, 'person'));
});

test.each([
  ['Romashka LLC', 'Ромашка GmbH'],
  ['Khalid Bros Intl', 'Khalid Brothers International'],
  ['A.B.C. Company', 'ABC Co'],
  ['Fund III', 'Fund 3'],
])('the organisation %s reads as %s', (one, other) => {
  expect(new Set(main(one, 'organisation'))).toEqual(new Set(main(other, 'organisation')));
});

describe('the consonant skeleton', () => {
  test.each([
    ['mohammed', '~mhmd'],
    ['shinwari', '~shynwary'],
    ['gaddafi', 'kadafi'],
    ['yusuf', 'yousef'],
  ])('of %s is that of %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });
});

test('a Han name has a Chinese and, if it is Japanese, a Japanese reading', () => {
  expect(analyse('安倍晋三', 'person').map((reading) => reading.tokens.map((token) => token.forms[0]))).toContainEqual([
    'abe',
    'shinzo',
  ]);
});

test('two spellings share a key exactly if their key sets overlap', () => {
  const aWord = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'h', 's', 'k', 'n', 'y', '~'),
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(aWord, aWord, (one, other) => {
      const keys = new Set(keysOf(other));
      expect(sharedKey(spellingOf(one), spellingOf(other)) !== undefined).toBe(
        keysOf(one).some((key) => keys.has(key)),
      );
    }),
    { numRuns: 2000 },
  );
});
