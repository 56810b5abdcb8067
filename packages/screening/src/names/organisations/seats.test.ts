import { expect, test } from 'vitest';
import { compare } from '../../matching/compare.ts';
import type { ComparedParty } from '../../matching/fields.ts';

const company = (names: readonly string[], country: string): ComparedParty => ({
  type: 'company',
  names: names.map((text) => ({ text, kind: 'primary', strength: 'strong' })),
  dates: [],
  countries: [{ code: country, text: country, role: 'registration' }],
  birthPlaces: [],
  identifiers: [],
});
const scoreOf = (name: string, party: ComparedParty): number =>
  compare({ names: [name], type: 'company' }, party).score;

test('a town behind a name is only its seat if it lies in a country of the party', () => {
  const name = 'NATIONAL DEVELOPMENT COMPLEX ISLAMABAD';
  expect(scoreOf(name, company(['National Development Complex'], 'PK'))).toBeGreaterThanOrEqual(70);
  expect(scoreOf(name, company(['National Development Complex'], 'KE'))).toBeLessThan(70);
});

test('two towns are two bodies', () => {
  expect(scoreOf('Islamic Azad University Kerman', company(['Islamic Azad University Tehran'], 'IR'))).toBeLessThan(70);
});

test('a reviewer sees the name in the letters of the customer, seat or not', () => {
  const { evidence } = compare(
    { names: ['AIR KORYO PYONGYANG'], type: 'company' },
    company(['고려항공', 'Air Koryo'], 'KP'),
  );
  expect(evidence.matchedName).toBe('Air Koryo');
});
