import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contributions, overallRisk, RISK_FACTORS, type RiskScores, type RiskWeights } from './combine.ts';

const percent = fc.integer({ min: 0, max: 100 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const scoresOf = fc.record({
  sanctionsRisk: percent,
  politicalExposure: percent,
  adverseMedia: percent,
  countryRisk: percent,
});
const weightsOf = fc.record({
  sanctionsRisk: fc.constant(1 as const),
  politicalExposure: share,
  adverseMedia: share,
  countryRisk: share,
});
const equalWeights: RiskWeights = { sanctionsRisk: 1, politicalExposure: 1, adverseMedia: 1, countryRisk: 1 };
const noScores: RiskScores = { sanctionsRisk: 0, politicalExposure: 0, adverseMedia: 0, countryRisk: 0 };

/** The textbook definition: the mean gain over all 24 orders of four factors. */
function shapleyByOrders(scores: RiskScores, weights: RiskWeights): number[] {
  const orders = permutations(RISK_FACTORS);
  return RISK_FACTORS.map((factor) => {
    const gains = orders.map((order) => {
      const until = order.indexOf(factor);
      return value(order.slice(0, until + 1)) - value(order.slice(0, until));
    });
    return gains.reduce((sum, gain) => sum + gain, 0) / orders.length;
  });

  function value(factors: readonly (keyof RiskScores)[]): number {
    return 100 * (1 - factors.reduce((rest, factor) => rest * (1 - (weights[factor] * scores[factor]) / 100), 1));
  }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item].concat(rest)));
}

test('overall = 100 · (1 − Π(1 − wᵢ·sᵢ/100))', () => {
  expect(overallRisk({ ...noScores, adverseMedia: 50, countryRisk: 50 }, equalWeights)).toBe(75);
  expect(overallRisk({ ...noScores, countryRisk: 80 }, { ...equalWeights, countryRisk: 0.5 })).toBe(40);
  expect(overallRisk(noScores, equalWeights)).toBe(0);
});

test('the score is rounded to an integer before it is banded: an exact half goes up', () => {
  expect(overallRisk({ ...noScores, countryRisk: 99 }, { ...equalWeights, countryRisk: 69.5 / 99 })).toBe(70);
});

test('the score stays a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(scoresOf, weightsOf, (scores, weights) => {
      const overall = overallRisk(scores, weights);
      expect(Number.isInteger(overall) && overall >= 0 && overall <= 100).toBe(true);
    }),
  );
});

test('adding bad evidence never lowers the score', () => {
  fc.assert(
    fc.property(scoresOf, scoresOf, weightsOf, (one, other, weights) => {
      const both = Object.fromEntries(
        RISK_FACTORS.map((factor) => [factor, Math.max(one[factor], other[factor])]),
      ) as RiskScores;
      expect(overallRisk(both, weights)).toBeGreaterThanOrEqual(overallRisk(one, weights));
    }),
  );
});

test('a sanctioned party reaches 100', () => {
  fc.assert(
    fc.property(scoresOf, weightsOf, (scores, weights) => {
      expect(overallRisk({ ...scores, sanctionsRisk: 100 }, weights)).toBe(100);
    }),
  );
});

test("each factor's contribution adds up to the whole", () => {
  fc.assert(
    fc.property(scoresOf, weightsOf, (scores, weights) => {
      const parts = Object.values(contributions(scores, weights));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(overallRisk(scores, weights));
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
    }),
  );
});

test('a contribution is its Shapley value over the four factors, within one point', () => {
  fc.assert(
    fc.property(scoresOf, weightsOf, (scores, weights) => {
      const parts = contributions(scores, weights);
      const exact = shapleyByOrders(scores, weights);
      RISK_FACTORS.forEach((factor, at) => expect(Math.abs(parts[factor] - exact[at]!)).toBeLessThan(1 + 1e-6));
    }),
  );
});

test('a factor that scores 0 contributes 0, and equal factors share equally', () => {
  expect(contributions({ ...noScores, adverseMedia: 40, countryRisk: 40 }, equalWeights)).toEqual({
    ...noScores,
    adverseMedia: 32,
    countryRisk: 32,
  });
  fc.assert(
    fc.property(scoresOf, weightsOf, fc.constantFrom(...RISK_FACTORS), (scores, weights, factor) => {
      expect(contributions({ ...scores, [factor]: 0 }, weights)[factor]).toBe(0);
    }),
  );
});
