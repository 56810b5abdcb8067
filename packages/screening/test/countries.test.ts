import { expect, test } from 'vitest';
import { compare } from '../src/index.ts';
import { aParty } from './builders.ts';

const NAME = 'Rustam Idrisovich Halvani';

/** The country evidence when a customer of one country is compared with a party of another. */
function countryOf(customer: string, listed: string, code: string) {
  const party = aParty({ name: NAME, countries: [{ code, text: listed, role: 'nationality' }] });
  const { score, evidence } = compare({ names: [NAME], type: 'person', countries: [customer] }, party);
  const field = evidence.fields.find((one) => one.field === 'country');
  return { score, verdict: field?.verdict, note: field?.note };
}

test.each(['Uzbekistan', 'UZ', 'UZB', 'Узбекистан', 'Ouzbékistan', 'Uzbek'])(
  'a country agrees in any language, as a code and as a nationality: %s',
  (customer) => {
    expect(countryOf(customer, 'Uzbekistan', 'UZ')).toMatchObject({ verdict: 'match', note: 'Same country' });
  },
);

test('a country and its predecessor do not contradict each other, and say less than the same one', () => {
  const succeeded = countryOf('Uzbekistan', 'Soviet Union', 'SU');
  expect(succeeded).toMatchObject({ verdict: 'match', note: 'One succeeded the other' });
  expect(succeeded.score).toBeLessThan(countryOf('Uzbekistan', 'Uzbekistan', 'UZ').score);
  expect(succeeded.score).toBeGreaterThan(countryOf('Uzbekistan', 'France', 'FR').score);
});

test('a text that names no known country says nothing', () => {
  expect(countryOf('Ruritania', 'France', 'FR').verdict).toBe('unknown');
  expect(countryOf('XX', 'France', 'FR').verdict).toBe('unknown');
});
