import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFFICE_SCORES, pendingExposure, politicalExposure, UNKNOWN_OFFICE_SCORE } from './political-exposure.ts';

const exposure = (position?: string) => politicalExposure({ isPep: true, position }).score;

test('not a PEP 0, whatever the position says', () => {
  expect(politicalExposure({ isPep: false, position: 'Prime Minister' })).toEqual({ score: 0, reason: '' });
});

test('a PEP without position is a middle value', () => {
  for (const position of [undefined, '', '  ', 'Entrepreneur']) expect(exposure(position)).toBe(UNKNOWN_OFFICE_SCORE);
});

test('heads of state and ministers above members of parliament above local office; relatives and associates below', () => {
  const order = [
    'President of the Republic',
    'Minister of Finance',
    'Member of Parliament',
    'Ambassador to France',
    'Regional governor',
    'Mayor of Lyon',
    'Wife of the President of the Republic',
    'Son of the Minister of Finance',
    'Close associate of a member of parliament',
  ].map(exposure);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});

test.each([
  ['former Prime Minister', 'Prime Minister'],
  ['ex-ministre de la Justice', 'ministre de la Justice'],
  ['Bundesminister a.D.', 'Bundesminister'],
  ['exministro de Hacienda', 'ministro de Hacienda'],
  ['già senatore', 'senatore'],
  ['бывший министр финансов', 'министр финансов'],
  ['وزير المالية السابق', 'وزير المالية'],
  ['Ambassador, retired', 'Ambassador'],
])('former office lower: %s', (former, present) => expect(exposure(former)).toBeLessThan(exposure(present)));

describe('what the text says changes the score', () => {
  test.each([
    'Son of the Prime Minister',
    "Épouse d'un ministre",
    'Ehefrau des Bundeskanzlers',
    'Hermano del presidente',
    'Moglie del ministro',
    'Жена министра',
    'شقيق الوزير',
    'Brother-in-law of the King of Jordan',
    'Wife of John Doe, Minister',
  ])('relatives below local office: %s', (position) => {
    expect(exposure(position)).toBeLessThan(exposure('Mayor'));
    expect(exposure(position)).toBeGreaterThan(0);
  });

  test('an adviser ranks below the office holder', () => {
    expect(exposure('Adviser to the Prime Minister')).toBeLessThan(exposure('Member of Parliament'));
    expect(exposure('Советник президента')).toBeLessThan(exposure('Депутат'));
  });

  test.each(['President of Acme Bank', 'Vice President of Acme Ltd', 'General Manager', 'Brand ambassador'])(
    'a private title is not a public office: %s',
    (position) => expect(exposure(position)).toBeLessThanOrEqual(OFFICE_SCORES.minister.score - 1),
  );
});

test.each([
  ["Former Head of the President's Security Service", 'Prime Minister'],
  ['President of Anbouba Industries Co.', 'Prime Minister'],
  ['Chairman, General Federation of Trade Unions', 'General'],
  ['Director of the Museum of Local History; adviser to the mayor', 'Mayor of Lyon'],
])('%s is not counted like %s', (position, office) => expect(exposure(position)).not.toBe(exposure(office)));

test('of several positions the most exposed decides; former ones count as former', () => {
  expect(exposure('(a) Mayor of Kabul, (b) Minister of Health under the Taliban regime')).toBe(90);
  expect(exposure('Former Mayor of Omsk. Member of the Federation Council for Omsk region')).toBe(75);
  expect(exposure('Minister of Trade and former senator')).toBe(90);
});

test('a pending PEP match counts at a discount; other kinds say nothing about politics', () => {
  expect(pendingExposure([{ score: 90, kind: 'pep', list: 'PEP' }]).score).toBe(47);
  expect(pendingExposure([{ score: 90, kind: 'sanctions', list: 'OFAC' }]).score).toBe(0);
});

test.each(['Mayor of Lyon', 'Prime Minister', 'Wife of a former minister', ''])(
  'confirming a PEP match never lowers the exposure: %s',
  (position) => {
    const pending = pendingExposure([{ score: 100, kind: 'pep', list: 'PEP' }], position).score;
    expect(pending).toBeGreaterThan(0);
    expect(pending).toBeLessThan(politicalExposure({ isPep: true, position }).score);
  },
);

test('any text gives a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (position, isPep) => {
      const { score } = politicalExposure({ isPep, position });
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    }),
  );
});
