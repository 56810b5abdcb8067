import { bandOf, BAND_TEXTS } from '@tamis/ui/risk';
import { expect, test } from 'vitest';
import { adverseMediaScore } from '../../../packages/screening/src/risk/adverse-media.ts';
import { RISK_LABELS, riskBand } from '../../../packages/screening/src/risk/bands.ts';
import { RISK_FACTORS } from '../../../packages/screening/src/risk/combine.ts';
import { countryRisk } from '../../../packages/screening/src/risk/country-risk.ts';
import { politicalExposure } from '../../../packages/screening/src/risk/political-exposure.ts';
import { sanctionsRisk } from '../../../packages/screening/src/risk/sanctions-risk.ts';
import { RISK_FACTORS as SHOWN_FACTORS } from '../src/features/profile/risk-words.ts';
import { FACTORS } from '../src/features/settings/weights-words.ts';

const TODAY = '2026-11-20T08:00:00.000Z';

test('the page and the risk model use the same bands', () => {
  for (let score = 0; score <= 100; score += 1) {
    expect([score, BAND_TEXTS[bandOf(score)]]).toEqual([score, RISK_LABELS[riskBand(score)]]);
  }
});

test('the page names the factors of the risk model in its order', () => {
  expect(SHOWN_FACTORS.map(({ id }) => id)).toEqual(RISK_FACTORS);
  expect(FACTORS.map(({ id }) => id)).toEqual(RISK_FACTORS);
});

test('the example findings have the scores of the risk model', () => {
  const found = [
    sanctionsRisk({ isSanctioned: true, sanctionLists: ['OFAC'], pendingMatches: [] }).score,
    politicalExposure({ isPep: true, position: 'Minister of Finance' }).score,
    adverseMediaScore([{ level: 'high', publishedAt: TODAY }], Date.parse(TODAY)),
    countryRisk('KP').score,
  ];
  expect(FACTORS.map(({ score }) => score)).toEqual(found);
});
