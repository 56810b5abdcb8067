/**
 * The risk of a country itself: what public bodies say about it, otherwise how corrupt its public sector is perceived
 * to be.
 */

import { ownValue } from '../own-value.ts';
import { words } from './words.ts';
import { CORRUPTION_INDEX, CORRUPTION_INDEX_AS_OF, CORRUPTION_INDEX_SOURCE } from './tables/corruption-index.ts';
import {
  COMPREHENSIVE_SANCTIONS,
  type CountryList,
  EMBARGOED_REGIONS,
  EU_HIGH_RISK,
  EU_TAX_NON_COOPERATIVE,
  FATF_CALL_FOR_ACTION,
  FATF_INCREASED_MONITORING,
} from './tables/country-lists.ts';

interface CountryReason {
  text: string;
  source: string;
  /** ISO date of the published list; empty if there is none. */
  asOf: string;
}

interface CountryRisk {
  /** Whole number from 0 to 100. */
  score: number;
  /** The weightiest first; never empty. */
  reasons: CountryReason[];
}

/** Design, section 5: FATF call for action and comprehensive sanctions count in full. */
const FORBIDDEN = 100;
/**
 * Directive (EU) 2015/849, article 18a, requires enhanced due diligence: with the default weight this alone is medium.
 */
const EU_HIGH_RISK_SCORE = 80;
/**
 * FATF itself asks for no enhanced measures here: high, but just below the EU list, and the lowest of the high scores.
 */
export const INCREASED_MONITORING_SCORE = 75;
/** EBA risk factors list it as one indicator among others: worse than average, but far from a money-laundering list. */
const TAX_SCORE = 60;
/**
 * The share of the index's distance from 100 that becomes risk. 0.7 keeps the worst country that no body names (70 at
 * index 0) below the named ones: corruption is a circumstance, a listing is a finding.
 */
const CORRUPTION_SHARE = 0.7;
/**
 * A country that is unknown or missing from the index. The index average (42) would give 41; an unknown country is
 * worse than average, but must not raise a party above low by itself.
 */
export const UNKNOWN_COUNTRY_SCORE = 50;

const lists: readonly (readonly [score: number, list: CountryList])[] = [
  [FORBIDDEN, FATF_CALL_FOR_ACTION],
  [FORBIDDEN, COMPREHENSIVE_SANCTIONS],
  [EU_HIGH_RISK_SCORE, EU_HIGH_RISK],
  [INCREASED_MONITORING_SCORE, FATF_INCREASED_MONITORING],
  [TAX_SCORE, EU_TAX_NON_COOPERATIVE],
];

/**
 * The risk of a country by its ISO 3166-1 alpha-2 code (upper case, '' if unknown), from 0 to 100, with all facts that
 * count. The worst fact decides, so a further listing never lowers the score.
 */
export function countryRisk(code: string): CountryRisk {
  const facts: { score: number; reason: CountryReason }[] = lists
    .filter(([, list]) => list.codes.includes(code))
    .map(([score, { text, source, asOf }]) => ({ score, reason: { text, source, asOf } }));
  const index = ownValue(CORRUPTION_INDEX, code);
  if (index !== undefined) facts.push({ score: corruptionRisk(index), reason: corruptionReason(index) });
  if (facts.length === 0) return { score: UNKNOWN_COUNTRY_SCORE, reasons: [notAvailable] };
  return { score: Math.max(...facts.map(({ score }) => score)), reasons: facts.map(({ reason }) => reason) };
}

/**
 * The embargoed region that a country text names (Crimea has no code of its own), with a risk of 100; otherwise
 * undefined. Only the country as written is checked: 'Donetsk, Ukraine' is not an embargoed region.
 */
export function embargoedRegionRisk(countryText: string): CountryRisk | undefined {
  const text = spaced(countryText);
  if (!embargoedRegions.some((region) => text.includes(region))) return undefined;
  const { text: reason, source, asOf } = EMBARGOED_REGIONS;
  return { score: FORBIDDEN, reasons: [{ text: reason, source, asOf }] };
}

/** The words of a text with a space around each, so that whole words can be found in it. */
const spaced = (text: string): string => ` ${words(text).join(' ')} `;
const embargoedRegions = EMBARGOED_REGIONS.words.map(spaced);

function corruptionRisk(index: number): number {
  return Math.round((100 - index) * CORRUPTION_SHARE);
}

function corruptionReason(index: number): CountryReason {
  return {
    text: `scored ${index} of 100 in the corruption index, where 100 is clean`,
    source: CORRUPTION_INDEX_SOURCE,
    asOf: CORRUPTION_INDEX_AS_OF,
  };
}

const notAvailable: CountryReason = { text: 'risk not available, so a middle value is used', source: '', asOf: '' };
