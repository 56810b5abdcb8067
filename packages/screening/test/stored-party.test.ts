import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readParty, writeParty } from '../src/candidates/stored-party.ts';
import { RecordDrafts, StoredRecords } from '../src/candidates/stored-texts.ts';
import type { ListedParty } from '../src/party.ts';
import { aDate, aParty as aListedParty } from './builders.ts';

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

/** Parties as stored in a segment, in the order of their numbers there. */
function stored(parties: readonly ListedParty[], order: readonly number[]): StoredRecords {
  const drafts = new RecordDrafts();
  for (const party of parties) {
    writeParty(party, drafts);
    drafts.end();
  }
  const steps = drafts.sections(Uint32Array.from(order));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return new StoredRecords(step.value.words, step.value.records);
}

test('parties stored in an index are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(aParty, { minLength: 1, maxLength: 40 }), (drawn) => {
      const parties = drawn.map(({ gender, ...party }) => ({ ...party, ...(gender ? { gender } : {}) }));
      const listed: ListedParty[] = parties.map((party) => ({
        ...party,
        addresses: [],
        programmes: [],
        positions: [],
      }));
      const order = [...listed.keys()].toReversed();
      const records = stored(listed, order);
      for (const [at, from] of order.entries())
        expect(readParty(records.open(at), listed[from]!.type)).toEqual(parties[from]);
    }),
    { numRuns: 300, seed: 11 },
  );
});

test.each([
  '1961',
  '1961-02',
  '1961-02-23',
  '1799-12-31',
  '2054-01-01',
  '2055',
  '1961-13',
  '1961-00',
  '1961-02-00',
  'c. 1961',
])('a date of %s is read again as it was', (text) => {
  const party = { ...aListedParty({ name: 'Ada' }), dates: [aDate(text), { from: '1950', to: text, circa: true }] };
  expect(readParty(stored([party], [0]).open(0), 'person').dates).toEqual(party.dates);
});
