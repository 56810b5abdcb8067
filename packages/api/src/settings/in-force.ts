/** The settings in force, for code that assesses, screens and decides. */
import type { Db } from '@tamis/db/db';
import { DEFAULT_THRESHOLD } from '@tamis/screening';
import type { RiskWeights as Weights } from '@tamis/screening/risk/combine';
import { DEFAULT_WEIGHTS } from '@tamis/screening/risk/weights';
import * as v from 'valibot';
import { FourEyesFrom, RiskWeights, Threshold } from './schema.ts';
import { inForce, valuesOf } from './stored.ts';

/** Weights as shares, with their version of the setting; version 0 is the engine's defaults. */
export interface VersionedWeights {
  version: number;
  weights: Weights;
}

/** The weights that risk is assessed with now; the engine's defaults until an administrator changes them. */
export async function weightsInForce(ctx: { db: Db }): Promise<VersionedWeights> {
  const { version, value } = await inForce(ctx, 'risk-weights');
  return { version, weights: sharesOf(asWeights(value)) };
}

/** All weights that were ever in force, by version; assessments refer to the version. */
export async function weightsByVersion(ctx: { db: Db }): Promise<Map<number, Weights>> {
  const values = await valuesOf(ctx, 'risk-weights');
  return new Map([
    [0, DEFAULT_WEIGHTS],
    ...[...values].map(([version, value]) => [version, sharesOf(asWeights(value))] as const),
  ]);
}

/** The engine's default weights in percent, as in the setting. */
export const DEFAULT_PERCENT: RiskWeights = {
  sanctionsRisk: 100,
  politicalExposure: Math.round(DEFAULT_WEIGHTS.politicalExposure * 100),
  adverseMedia: Math.round(DEFAULT_WEIGHTS.adverseMedia * 100),
  countryRisk: Math.round(DEFAULT_WEIGHTS.countryRisk * 100),
};

/** Converts percent to the shares that the engine combines scores with. */
export function sharesOf({ politicalExposure, adverseMedia, countryRisk }: RiskWeights): Weights {
  return {
    sanctionsRisk: 1,
    politicalExposure: politicalExposure / 100,
    adverseMedia: adverseMedia / 100,
    countryRisk: countryRisk / 100,
  };
}

/** The lowest score at which a hit becomes a match; the engine's default until an administrator changes it. */
export async function thresholdInForce(ctx: { db: Db }): Promise<number> {
  const { value } = await inForce(ctx, 'screening-threshold');
  return asThreshold(value);
}

/** The lowest risk band at which a decision needs two people; off until an administrator sets one. */
export async function fourEyesInForce(ctx: { db: Db }): Promise<FourEyesFrom> {
  const { value } = await inForce(ctx, 'four-eyes');
  return value === null ? 'off' : v.parse(FourEyesFrom, value);
}

/** Reads a stored value; null is the default. */
export const asWeights = (value: unknown): RiskWeights =>
  value === null ? DEFAULT_PERCENT : v.parse(RiskWeights, value);
export const asThreshold = (value: unknown): number => (value === null ? DEFAULT_THRESHOLD : v.parse(Threshold, value));
