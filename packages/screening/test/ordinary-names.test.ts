import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseCustoms, analysePerson } from '../src/names/analyse-person.ts';
import { readPairs } from './golden/pairs.ts';

/** Names of all customs, and the words they are made of, which meet each other at random. */
const names = [...readPairs().flatMap(({ subject, listed }) => [subject, listed]), 'Said Aga Jani'];
const words = [...new Set(names.flatMap((name) => name.split(/\s+/)))];

test('the short way to read a name gives what the long way gives, for every name of the golden set and one with a title that is a family name', () => {
  for (const name of names) expect(analysePerson(name), name).toEqual(analyseCustoms(name));
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
      expect(analysePerson(name), name).toEqual(analyseCustoms(name));
    }),
    { numRuns: 3_000 },
  );
});
