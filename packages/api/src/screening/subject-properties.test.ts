import { type ListedParty, type PartyType, compare } from '@tamis/screening';
import { followTheMoney } from '@tamis/screening/lists/follow-the-money';
import { countryRoles, identifierProperties } from '@tamis/screening/lists/follow-the-money-properties';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, isRead, partyTypeOf, propertiesOf, recordSubject } from './subject-properties.ts';

type Given = Readonly<Record<string, unknown>>;

/** The party that a list of OpenSanctions makes of an entity. */
function listed(schema: string, properties: Given): ListedParty {
  const reading = followTheMoney.begin();
  const value = { id: 'a', schema, target: true, properties: { name: ['Ababa'], ...properties } };
  const [outcome] = [...reading.take({ value, line: 1 }), ...(reading.end?.() ?? [])];
  if (outcome === undefined || !('names' in outcome)) throw new Error('The entity is no party.');
  return outcome;
}

/** What a query with these properties and another name says of their numbers. */
function comparedNumbers(schema: string, properties: Given) {
  const asked = recordSubject(propertiesOf({ name: 'Ozozo', ...properties }, 'query'), partyTypeOf(schema), 'query');
  return compare(asked, listed(schema, properties)).evidence.fields.find(({ field }) => field === 'identifier');
}

describe('a query and a list entity with the same FollowTheMoney properties', () => {
  const numbers: Readonly<Record<string, string>> = {
    leiCode: '5493001KJTIIGC8Y1R12',
    imoNumber: '9187629',
    email: 'office@ababa.example',
    website: 'https://ababa2.example',
  };
  const asked = Object.entries(identifierProperties).filter(([, { isShared }]) => isShared !== true);

  test.each(asked.map(([property]) => property))('meet by %s', (property) => {
    for (const schema of ['Person', 'Company', 'Vessel', 'Airplane', 'CryptoWallet']) {
      const found = comparedNumbers(schema, { [property]: [numbers[property] ?? '7701234567'] });
      expect([schema, found?.verdict]).toEqual([schema, 'match']);
    }
  });

  test('do not meet by a number that the companies of one tax office share', () => {
    expect(comparedNumbers('Company', { kppCode: ['770101001'] })).toBeUndefined();
    expect(isRead('kppCode')).toBe(false);
    expect(listed('Company', { kppCode: ['770101001'] }).identifiers).toEqual([
      { kind: 'other', value: '770101001', label: 'KPP' },
    ]);
  });

  test.each(Object.entries(countryRoles))('mean the same by %s: %s', (property, role) => {
    expect(listed('Company', { [property]: ['ir'] }).countries).toEqual([{ code: 'IR', text: 'Iran', role }]);
    expect(COUNTRIES).toContainEqual([property, role]);
  });

  test.each<[schema: string, type: PartyType]>([
    ['Person', 'person'],
    ['PublicBody', 'company'],
    ['Vessel', 'vessel'],
    ['Airplane', 'aircraft'],
    ['CryptoWallet', 'wallet'],
  ])('are of one type: %s', (schema, type) => {
    expect(partyTypeOf(schema)).toBe(type);
    expect(listed(schema, {}).type).toBe(type);
  });
});

test('a query for a LegalEntity leaves its type open', () => {
  expect(partyTypeOf('LegalEntity')).toBeUndefined();
});
