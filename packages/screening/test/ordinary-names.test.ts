import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseCustoms, analysePerson } from '../src/names/people/analyse-person.ts';
import type { NameReading } from '../src/names/name-token.ts';
import { readPairs } from './golden/pairs.ts';

/** Names of all customs and their words, combined at random. */
const names = [...readPairs().flatMap(({ subject, listed }) => [subject, listed]), 'Said Aga Jani'];
const words = [...new Set(names.flatMap((name) => name.split(/\s+/)))];

/** Without the fields that are filled in when a word is first compared or looked up. */
const read = (readings: NameReading[]) =>
  readings.map((reading) => ({
    ...reading,
    tokens: reading.tokens.map((token) => ({
      ...token,
      spellings: undefined,
      joined: undefined,
      lookUp: undefined,
    })),
  }));

test('the short way to read a name gives what the long way gives, for every name of the golden set and one with a title that is a family name', () => {
  for (const name of names) expect(read(analysePerson(name))).toEqual(read(analyseCustoms(name)));
});

test('and for words of all customs in any order, in capitals, with hyphens and commas', () => {
  const parts = fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', '-', ', ', '. ')), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(parts, fc.boolean(), (some, isUpper) => {
      const text = some.map(([word, sign]) => word + sign).join('');
      const name = isUpper ? text.toUpperCase() : text;
      expect(read(analysePerson(name))).toEqual(read(analyseCustoms(name)));
    }),
    { numRuns: 3_000 },
  );
});
