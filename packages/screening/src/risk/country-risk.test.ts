import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { published } from '../../test/published.ts';
import { countryRisk, embargoedRegionRisk, UNKNOWN_COUNTRY_SCORE } from './country-risk.ts';
import { CORRUPTION_INDEX } from './tables/corruption-index.ts';
import {
  COMPREHENSIVE_SANCTIONS,
  EU_HIGH_RISK,
  EU_TAX_NON_COOPERATIVE,
  FATF_CALL_FOR_ACTION,
  FATF_INCREASED_MONITORING,
} from './tables/country-lists.ts';

test.each(['KP', 'IR', 'MM', 'CU'])('FATF call for action and comprehensive sanctions 100: %s', (code) => {
  expect(countryRisk(code).score).toBe(100);
});

test.each([...FATF_INCREASED_MONITORING.codes, ...EU_HIGH_RISK.codes])(
  'increased monitoring and EU high-risk high: %s',
  (code) => expect(countryRisk(code).score).toBeGreaterThanOrEqual(70),
);

describe('otherwise from a corruption index', () => {
  const named = new Set(
    [
      FATF_CALL_FOR_ACTION,
      FATF_INCREASED_MONITORING,
      EU_HIGH_RISK,
      COMPREHENSIVE_SANCTIONS,
      EU_TAX_NON_COOPERATIVE,
    ].flatMap(({ codes }) => codes),
  );
  const unnamed = Object.entries(CORRUPTION_INDEX)
    .filter(([code]) => !named.has(code))
    .toSorted(([, a], [, b]) => b - a);

  test('the cleaner country never scores higher', () => {
    const scores = unnamed.map(([code]) => countryRisk(code).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  test('a country that no body names stays below those that are named', () => {
    for (const [code] of unnamed) expect(countryRisk(code).score).toBeLessThan(70);
  });

  test('Denmark is the least risky and Somalia scores 64', () => {
    expect(countryRisk('DK').score).toBe(8);
    expect(countryRisk('SO').score).toBe(64);
  });
});

test.each(['', 'ZZ', 'KY', 'toString'])("an unknown country is a middle value, 'not available': '%s'", (code) => {
  const { score, reasons } = countryRisk(code);
  expect(score).toBe(UNKNOWN_COUNTRY_SCORE);
  expect(reasons[0]?.text).toContain('not available');
});

test('every fact is given with its source and date, the weightiest first', () => {
  const { reasons } = countryRisk('IR');
  expect(reasons.map(({ source }) => source)).toEqual([
    expect.stringContaining('FATF'),
    expect.stringContaining('OFAC'),
    expect.stringContaining('2016/1675'),
    expect.stringContaining('Corruption Perceptions Index 2025'),
  ]);
  for (const { asOf } of reasons) expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each(['Crimea', 'Republic of Crimea', 'Севастополь', "Donetsk People's Republic", 'ЛНР'])(
  'a region under embargo without a code of its own scores 100: %s',
  (text) => expect(embargoedRegionRisk(text)?.score).toBe(100),
);

test.each(['', 'Ukraine', 'Donetsk, Ukraine', 'Denmark', 'Scrimeat'])('no embargoed region: %s', (text) => {
  expect(embargoedRegionRisk(text)).toBeUndefined();
});

const folder = published('country-risk');

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function same(ours: readonly string[], theirs: readonly string[]): void {
  expect(ours.toSorted()).toEqual(theirs.toSorted());
}

describe.skipIf(!existsSync(folder))('the tables carry what was published', () => {
  test('country lists', () => {
    const facts = JSON.parse(read('country_risk_facts_2026-11-20.json')) as {
      fatf: { call_for_action: { iso2: string }[]; increased_monitoring: string[] };
      eu_high_risk_third_countries: Record<'section_I' | 'section_II' | 'section_III' | 'section_IV', string[]>;
      eu_tax_non_cooperative_annex_I: { list: string[] };
      ofac_comprehensive: { countries: { iso2: string }[] };
    };
    const eu = facts.eu_high_risk_third_countries;
    same(
      FATF_CALL_FOR_ACTION.codes,
      facts.fatf.call_for_action.map(({ iso2 }) => iso2),
    );
    same(FATF_INCREASED_MONITORING.codes, facts.fatf.increased_monitoring);
    same(EU_HIGH_RISK.codes, [...eu.section_I, ...eu.section_II, ...eu.section_III, ...eu.section_IV]);
    same(EU_TAX_NON_COOPERATIVE.codes, facts.eu_tax_non_cooperative_annex_I.list);
    same(
      COMPREHENSIVE_SANCTIONS.codes,
      facts.ofac_comprehensive.countries.map(({ iso2 }) => iso2),
    );
  });

  test('corruption index', () => {
    const rows = read('cpi_2025.csv').matchAll(/^([A-Z]{2}),(?:"[^"]*"|[^,]*),(\d+),/gm);
    const theirs = Object.fromEntries(Array.from(rows, ([, code, score]) => [code!, Number(score)]));
    // The collected file lacks Hong Kong, Taiwan and Kosovo; their values come from the press of February 2026.
    expect(CORRUPTION_INDEX).toEqual({ ...theirs, HK: 76, TW: 68, XK: 43 });
  });
});
