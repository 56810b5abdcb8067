import { describe, expect, test } from 'vitest';
import { buildIndex, compare, openIndex, screen } from '../src/index.ts';
import type { PartyType } from '../src/party.ts';
import { aParty, aSubject } from './builders.ts';

const score = (one: string, other: string, type: PartyType = 'company'): number =>
  compare(aSubject({ name: one, type }), aParty({ name: other, type })).score;

describe('a name that gives another one is met by either', () => {
  test.each([
    ['Corvex Bank (CVX.RU)', 'Corvex Bank'],
    ['Union of Harbour Pilots (UHP; SLP)', 'UHP'],
    ['NTB (Northern Trade Bank)', 'Northern Trade Bank'],
    ['Morava Traders alias Kaleda Brothers', 'Kaleda Brothers'],
    ['Corvex Shipping LLC t/a Seawise', 'Seawise'],
    ['Corvex Foods o/a Blue Door Diner', 'Blue Door Diner'],
    ['Corvex Kft. (korábban Deltasoft Kft.)', 'Deltasoft Kft'],
    ['SCF Sovcomflot', 'Sovcomflot'],
  ])('%s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test('what companies share, and a branch in brackets, is no name', () => {
    expect(score('Corvex Bank (Paris)', 'Paris')).toBeLessThan(70);
    expect(score('Corvex (Private) Ltd', 'Private Ltd')).toBeLessThan(70);
  });
});

describe('an acronym counts the article and both parts of a body that split', () => {
  test.each([
    ['AQAP', 'Al-Qaida in the Arabian Peninsula'],
    ['PFLP-GC', 'Popular Front for the Liberation of Palestine - General Command'],
  ])('%s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });
});

describe('a space that was lost is put back', () => {
  test.each([
    ['110THRESEARCH INSTITUTE', '110th Research Institute'],
    ['COMPANY7TV', 'Company 7TV'],
    ['THECORVEX TRADING', 'The Corvex Trading'],
    ['CORVEXAND MARLOWE SARL', 'Corvex and Marlowe SARL'],
    ['MORAVARESEARCH AND PRODUCTION ENTERPRISE CORVEX', 'Morava Research and Production Enterprise Corvex'],
    ['CORVEX REAL ESTATECENTER', 'Corvex Real Estate Center'],
    ['CORVEX PTELTD', 'Corvex Pte Ltd'],
    ['CORVEXJOINT STOCK COMPANY', 'Corvex Joint Stock Company'],
  ])('%s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });
});

describe('sister companies', () => {
  test.each([
    ['Blue Sky Shipping', 'Blue Sky Bakery'],
    ['Corvex Morava Institute of Tehran', 'Corvex Morava Institute of Havana'],
    ['Kamaz PJSC', 'Kamaz Insurance PJSC'],
  ])('%s is not %s', (one, other) => {
    expect(score(one, other)).toBeLessThan(70);
  });

  test('trades that translators take for each other tell less apart', () => {
    const near = score('Blue Sky Shipping', 'Blue Sky Transport');
    expect(near).toBeGreaterThan(score('Blue Sky Shipping', 'Blue Sky Bakery'));
  });
});

test('one mistyped letter of a coined name is the same company, of a short one another', () => {
  expect(score('INFqORUS Trading', 'INFORUS Trading')).toBeGreaterThanOrEqual(70);
  expect(score('AdM Trading', 'AEM Trading')).toBeLessThan(70);
});

test('JSC and OOO are known misspelt before a name, and initials are left alone', () => {
  expect(score('JSq Gorizont', 'JSC Gorizont')).toBeGreaterThanOrEqual(70);
  expect(score('OOj Impuls', 'OOO Impuls')).toBeGreaterThanOrEqual(70);
  expect(score('JSW Steel', 'JSC Steel')).toBeLessThan(70);
});

test('a single shared word says little: Capital in another form of law is another company', () => {
  expect(score('Capital LLC', 'Capital S.A.L.')).toBeLessThan(70);
  expect(score('Energy Ltd', 'Энергия')).toBeLessThan(70);
  expect(score('Capital S.A.', 'CAPITAL SA')).toBeGreaterThanOrEqual(70);
});

test('whom a works is named after may be left out', () => {
  expect(score('Corvex imeni V. D. Morozova', 'Corvex PJSC')).toBeGreaterThanOrEqual(70);
});

test("an aircraft's mark is one with and without its hyphen, and its number tells", () => {
  expect(score('RA-02795', 'RA02795', 'aircraft')).toBeGreaterThanOrEqual(70);
  expect(score('RA-02795', 'RA02759', 'aircraft')).toBeLessThan(70);
});

test.each([
  ['SYRIsAN ARAwB NAVY', 'Syrian Arab Navy'],
  ['BANK OF ESAT LAND', 'Bank of East Land'],
  ['ARMY SIPPLY BUREAU', 'Army Supply Bureau'],
])('a slip in a shared word is met by the search as by comparing: %s', (asked, listed) => {
  const index = openIndex(buildIndex([{ id: 1, party: aParty({ name: listed, type: 'company' }) }]));
  const found = screen([index], aSubject({ name: asked, type: 'company' }));
  expect(found.hits.map(({ score: points }) => points)).toEqual([score(asked, listed)]);
  expect(score(asked, listed)).toBeGreaterThanOrEqual(70);
});
