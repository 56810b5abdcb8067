import { expect, test } from 'vitest';
import { ARTICLE_LEVEL_SCORES, PROFILE_LEVEL_SCORES, RISK_LABELS, riskBand } from './bands.ts';

test.each([
  [0, 'Low Risk'],
  [39, 'Low Risk'],
  [40, 'Medium Risk'],
  [69, 'Medium Risk'],
  [70, 'High Risk'],
  [100, 'High Risk'],
])('high at 70 or above, medium 40 to 69, low below 40: %i is %s', (score, label) => {
  expect(RISK_LABELS[riskBand(score)]).toBe(label);
});

test('severity pseudo-scores: high 85, medium 50 or 55, low 25', () => {
  expect(ARTICLE_LEVEL_SCORES).toEqual({ high: 85, medium: 50, low: 25 });
  expect(PROFILE_LEVEL_SCORES).toEqual({ high: 85, medium: 55, low: 25 });
});

test('the score of a level is in the band of the same name, so that a badge can show the level itself', () => {
  for (const scores of [ARTICLE_LEVEL_SCORES, PROFILE_LEVEL_SCORES])
    for (const [level, score] of Object.entries(scores)) expect(riskBand(score)).toBe(level);
});
