import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessRisk, RISK_MODEL_VERSION, type RiskEvidence } from './assess.ts';
import { RISK_LABELS, riskBand } from './bands.ts';
import { anArticle, NOW, someArticles, someConfirmed, someEvidence, someMatches } from './test/builders.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

const assess = (given: Partial<RiskEvidence>) => assessRisk(someEvidence(given), { now: NOW });
const person = { type: 'person', name: 'Ana Lima' } as const;
const brazil = { countryCode: 'BR', countryText: 'Brazil' };

describe('the default weights put well-known cases where an analyst would', () => {
  test.each<[what: string, overall: number, label: string, given: Partial<RiskEvidence>]>([
    ['a clean company in Denmark', 4, 'Low Risk', {}],
    ['a clean company in Germany', 8, 'Low Risk', { countryCode: 'DE', countryText: 'Germany' }],
    ['a clean person in Brazil', 23, 'Low Risk', { ...person, ...brazil }],
    ['a clean company in a country we do not know', 25, 'Low Risk', { countryCode: '', countryText: 'Atlantis' }],
    ['a clean person in Somalia', 32, 'Low Risk', { ...person, countryCode: 'SO', countryText: 'Somalia' }],
    ['a clean company on the FATF grey list only', 38, 'Low Risk', { countryCode: 'KW', countryText: 'Kuwait' }],
    ['a clean company in an EU high-risk country', 40, 'Medium Risk', { countryCode: 'YE', countryText: 'Yemen' }],
    ['a clean customer on the FATF black list', 50, 'Medium Risk', { countryCode: 'IR', countryText: 'Iran' }],
    ['a clean company in Crimea', 50, 'Medium Risk', { countryCode: 'UA', countryText: 'Crimea' }],
    ['Iran itself', 100, 'High Risk', { type: 'country', countryCode: 'IR', countryText: 'Iran' }],
    ['Denmark itself', 8, 'Low Risk', { type: 'country' }],
    ['a mayor in Brazil', 46, 'Medium Risk', { ...person, ...brazil, isPep: true, position: 'Mayor' }],
    ['a PEP without position in Denmark', 45, 'Medium Risk', { ...person, isPep: true }],
    ['a member of parliament in Brazil', 61, 'Medium Risk', { ...person, ...brazil, isPep: true, position: 'MP' }],
    ['a minister in Brazil', 68, 'Medium Risk', { ...person, ...brazil, isPep: true, position: 'Minister of Health' }],
    ['a head of state in Brazil', 73, 'High Risk', { ...person, ...brazil, isPep: true, position: 'President' }],
    ['one low article', 24, 'Low Risk', { articles: [anArticle({ level: 'low' })] }],
    ['one medium article', 49, 'Medium Risk', { articles: [anArticle({ level: 'medium' })] }],
    ['one high article', 73, 'High Risk', { articles: [anArticle({ level: 'high' })] }],
    [
      'one pending match of score 90',
      73,
      'High Risk',
      { pendingMatches: [{ score: 90, kind: 'sanctions', list: 'EU' }] },
    ],
    [
      'one pending match of score 75',
      62,
      'Medium Risk',
      { pendingMatches: [{ score: 75, kind: 'sanctions', list: 'EU' }] },
    ],
    [
      'one pending PEP match of score 90',
      33,
      'Low Risk',
      { pendingMatches: [{ score: 90, kind: 'pep', list: 'PEP' }] },
    ],
    ['a company on an own list', 76, 'High Risk', { confirmedMatches: [{ kind: 'own', list: 'HOUSE' }] }],
    ['a debarred company', 64, 'Medium Risk', { confirmedMatches: [{ kind: 'debarment', list: 'WB' }] }],
    ['a sanctioned company', 100, 'High Risk', { isSanctioned: true, sanctionLists: ['OFAC'] }],
  ])('%s: %i, %s', (_, overall, label, given) => {
    const found = assess(given).overall;
    expect([found, RISK_LABELS[riskBand(found)]]).toEqual([overall, label]);
  });
});

const evidence: fc.Arbitrary<RiskEvidence> = fc.record({
  name: fc.string(),
  type: fc.constantFrom('person', 'company', 'country'),
  countryCode: fc.constantFrom('', 'DK', 'BR', 'KW', 'YE', 'IR'),
  countryText: fc.string(),
  isSanctioned: fc.boolean(),
  sanctionLists: fc.subarray(['OFAC', 'EU']),
  pendingMatches: someMatches,
  confirmedMatches: someConfirmed,
  isPep: fc.boolean(),
  position: fc.constantFrom('', 'Mayor', 'former Minister', 'King of Jordan', 'wife of a senator'),
  articles: someArticles,
});

test('adding bad evidence never lowers the score', () => {
  fc.assert(
    fc.property(evidence, evidence, (before, more) => {
      const after: RiskEvidence = {
        ...before,
        isSanctioned: before.isSanctioned || more.isSanctioned,
        sanctionLists: [...before.sanctionLists, ...more.sanctionLists],
        pendingMatches: [...before.pendingMatches, ...more.pendingMatches],
        confirmedMatches: [...(before.confirmedMatches ?? []), ...(more.confirmedMatches ?? [])],
        isPep: before.isPep || more.isPep,
        articles: [...before.articles, ...more.articles],
      };
      const [low, high] = [before, after].map((one) => assessRisk(one, { now: NOW }).overall);
      expect(high).toBeGreaterThanOrEqual(low!);
    }),
  );
});

test('a sanctioned party reaches 100, whatever the weights', () => {
  const weights = { ...DEFAULT_WEIGHTS, politicalExposure: 0, adverseMedia: 0, countryRisk: 0 };
  fc.assert(
    fc.property(evidence, (given) => {
      expect(assessRisk({ ...given, isSanctioned: true }, { now: NOW, weights }).overall).toBe(100);
    }),
  );
});

test('four scores, 0 to 100, and contributions that add up to the whole', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      const { scores, overall, contributions, reasons, summary } = assessRisk(given, { now: NOW });
      for (const score of [...Object.values(scores), overall]) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
      expect(Object.values(contributions).reduce((sum, part) => sum + part, 0)).toBe(overall);
      expect(reasons.length).toBeGreaterThan(0);
      expect(summary).toContain(`with a score of ${overall} out of 100`);
    }),
  );
});

test('the same evidence, time and weights give the same assessment, and the evidence is not modified', () => {
  fc.assert(
    fc.property(evidence, (given) => {
      const copy = structuredClone(given);
      expect(assessRisk(given, { now: NOW })).toEqual(assessRisk(copy, { now: NOW }));
      expect(given).toEqual(copy);
    }),
  );
});

test('a dismissed match is no evidence: without it the score is that of a clean party', () => {
  const waiting = assess({ pendingMatches: [{ score: 90, kind: 'sanctions', list: 'EU' }] });
  expect(assess({ pendingMatches: [] }).overall).toBe(4);
  expect(waiting.overall).toBeGreaterThan(4);
});

test('an office without a PEP flag scores nothing but is mentioned', () => {
  const { scores, reasons } = assess({ ...person, position: 'Minister of Health' });
  expect(scores.politicalExposure).toBe(0);
  expect(reasons.join()).toContain('not marked as politically exposed');
});

test('reasons name the facts with their sources and dates', () => {
  expect(assess({ isSanctioned: true, sanctionLists: ['OFAC', 'EU'], articles: [anArticle()] }).reasons).toEqual([
    'Sanctioned on OFAC, EU',
    '1 adverse media article, 1 of medium risk',
    'Denmark, scored 89 of 100 in the corruption index, where 100 is clean ' +
      '(Transparency International, Corruption Perceptions Index 2025 (CC BY-ND 4.0), 2026-02-10)',
  ]);
});

test('the assessment names the model', () => expect(assess({}).modelVersion).toBe(RISK_MODEL_VERSION));

test('earlier scores are recombined with other weights, and nothing else changes', () => {
  const evidence = someEvidence({ countryCode: 'IR', countryText: 'Iran', articles: [anArticle()] });
  const before = assessRisk(evidence, { now: NOW });
  const years = 10 * 365 * 86_400_000;
  const again = assessRisk(evidence, { now: NOW + years, scores: before.scores });
  expect(again).toEqual(before);
  const weights = { ...DEFAULT_WEIGHTS, countryRisk: 0.3 };
  const lower = assessRisk(evidence, { now: NOW + years, scores: before.scores, weights });
  expect(lower.scores).toEqual(before.scores);
  expect(lower.overall).toBeLessThan(before.overall);
  expect(lower.summary).toContain(`a score of ${lower.overall}`);
});
