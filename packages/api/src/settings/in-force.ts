/** What the settings say at this moment, for those who assess, screen and decide by them. */
import type { Db } from '@tamis/db/db';
import { DEFAULT_THRESHOLD } from '@tamis/screening';
import type { RiskWeights as Weights } from '@tamis/screening/risk/combine';
import { DEFAULT_WEIGHTS } from '@tamis/screening/risk/weights';
import * as v from 'valibot';
import { FourEyesFrom, RiskWeights, Threshold } from './schema.ts';
import { inForce, valuesOf } from './stored.ts';

/** Weights as shares, with the version of the setting that they are; version 0 are the engine's own. */
export interface VersionedWeights {
  version: number;
  weights: Weights;
}

/** The weights by which risk is assessed now; the engine's own until an administrator sets others. */
export async function weightsInForce(ctx: { db: Db }): Promise<VersionedWeights> {
  const { version, value } = await inForce(ctx, 'risk-weights');
  return { version, weights: sharesOf(asWeights(value)) };
}

/** All weights that were ever in force, by their version, which assessments name. */
export async function weightsByVersion(ctx: { db: Db }): Promise<Map<number, Weights>> {
  const values = await valuesOf(ctx, 'risk-weights');
  return new Map([
    [0, DEFAULT_WEIGHTS],
    ...[...values].map(([version, value]) => [version, sharesOf(asWeights(value))] as const),
  ]);
}

/** The engine's own weights, in percent as the setting has them. */
export const DEFAULT_PERCENT: RiskWeights = {
  sanctionsRisk: 100,
  politicalExposure: Math.round(DEFAULT_WEIGHTS.politicalExposure * 100),
  adverseMedia: Math.round(DEFAULT_WEIGHTS.adverseMedia * 100),
  countryRisk: Math.round(DEFAULT_WEIGHTS.countryRisk * 100),
};

/** Percent as the shares that the engine joins scores by. */
export function sharesOf({ politicalExposure, adverseMedia, countryRisk }: RiskWeights): Weights {
  return {
    sanctionsRisk: 1,
    politicalExposure: politicalExposure / 100,
    adverseMedia: adverseMedia / 100,
    countryRisk: countryRisk / 100,
  };
}

/** The score from which a hit becomes a match; the engine's own until an administrator sets another. */
export async function thresholdInForce(ctx: { db: Db }): Promise<number> {
  const { value } = await inForce(ctx, 'screening-threshold');
  return asThreshold(value);
}

/** The risk band from which a decision takes two people; off until an administrator sets one. */
export async function fourEyesInForce(ctx: { db: Db }): Promise<FourEyesFrom> {
  const { value } = await inForce(ctx, 'four-eyes');
  return value === null ? 'off' : v.parse(FourEyesFrom, value);
}

/** A stored value; null is the setting as it came. */
export const asWeights = (value: unknown): RiskWeights =>
  value === null ? DEFAULT_PERCENT : v.parse(RiskWeights, value);
export const asThreshold = (value: unknown): number => (value === null ? DEFAULT_THRESHOLD : v.parse(Threshold, value));
