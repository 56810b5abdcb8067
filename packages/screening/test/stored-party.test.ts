import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeParty, encodeParty } from '../src/candidates/stored-party.ts';
import type { ListedParty } from '../src/party.ts';

const aWord = fc.oneof(fc.constantFrom('', 'Ada', 'Ada Maria', 'de la Cruz', 'RU', '  '), fc.string());
const aPart = fc.option(
  aWord.filter((word) => word !== ''),
  { nil: undefined },
);
const aName = fc
  .record({
    kind: fc.constantFrom('primary', 'aka', 'fka', 'nka', 'original-script'),
    strength: fc.constantFrom('strong', 'weak'),
    own: aWord,
    parts: fc.option(fc.record({ given: aPart, middle: aPart, family: aPart }), { nil: undefined }),
  })
  .map(({ own, parts, kind, strength }) => {
    const known = parts && Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
    const joined = Object.values(known ?? {}).join(' ');
    return known && joined !== '' ? { kind, strength, text: joined, parts: known } : { kind, strength, text: own };
  });
const aParty = fc.record({
  sourceRef: aWord,
  type: fc.constantFrom('person', 'company', 'vessel'),
  names: fc.array(aName, { minLength: 1, maxLength: 4 }),
  dates: fc.array(
    fc.oneof(
      fc.record({ from: aWord, to: aWord }),
      fc.record({ from: aWord, to: aWord, circa: fc.constant(true) }),
      aWord.map((date) => ({ from: date, to: date })),
    ),
    { maxLength: 3 },
  ),
  countries: fc.array(
    fc.record({
      code: aWord,
      text: aWord,
      role: fc.constantFrom('nationality', 'residence', 'birth', 'flag', 'other'),
    }),
    { maxLength: 3 },
  ),
  gender: fc.constantFrom(undefined, 'male', 'female'),
  birthPlaces: fc.array(aWord, { maxLength: 2 }),
  identifiers: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('passport', 'imo', 'other'), value: aWord }),
      fc.record({ kind: fc.constantFrom('passport', 'tax'), value: aWord, country: fc.constantFrom('RU', 'DE') }),
    ),
    { maxLength: 3 },
  ),
});

test('a party that is stored in an index is read again as it was', () => {
  fc.assert(
    fc.property(aParty, ({ gender, ...party }) => {
      const stored = { ...party, ...(gender ? { gender } : {}) };
      const listed = { ...stored, addresses: [], programmes: [], positions: [] } as ListedParty;
      expect(decodeParty(encodeParty(listed), listed.type)).toEqual(stored);
    }),
    { numRuns: 3_000, seed: 11 },
  );
});
