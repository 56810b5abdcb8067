/**
 * The risk assessment of one party: four scores, the overall score, each factor's contribution, and the reasons in
 * words.
 */

import { adverseMediaScore, type ArticleEvidence } from './adverse-media.ts';
import {
  contributions,
  overallRisk,
  RISK_FACTORS,
  type RiskFactor,
  type RiskScores,
  type RiskWeights,
} from './combine.ts';
import { countryRisk, embargoedRegionRisk } from './country-risk.ts';
import { pendingExposure, politicalExposure } from './political-exposure.ts';
import { namesPublicOffice } from './positions.ts';
import { type ConfirmedMatch, type FactorScore, type PendingMatch, sanctionsRisk } from './sanctions-risk.ts';
import { summarise } from './summary.ts';
import { DEFAULT_WEIGHTS, weightsFor } from './weights.ts';

/** Bump whenever a score may change, including a change of the tables. Stored with every assessment. */
export const RISK_MODEL_VERSION = 'risk-4';

/** Everything known about a party. Dismissed matches are left out: they are no evidence. */
export interface RiskEvidence {
  name: string;
  type: 'person' | 'company' | 'country';
  /** ISO 3166-1 alpha-2, upper case; '' if the text names no known country. */
  countryCode: string;
  /** The country as a person wrote it. */
  countryText: string;
  isSanctioned: boolean;
  /** Codes of the lists on which the party is confirmed or declared. */
  sanctionLists: string[];
  pendingMatches: PendingMatch[];
  /** Confirmed matches on lists that set no flag; omitted if there are none. */
  confirmedMatches?: readonly ConfirmedMatch[];
  /** Percent that blocked parties own, if that is enough to block by the 50 % rule; otherwise omitted. */
  blockedShare?: number;
  /** The score that people declared, which counts if it is higher; omitted if none. Only the summary mentions it. */
  declaredScore?: number;
  isPep: boolean;
  position?: string;
  articles: ArticleEvidence[];
}

interface RiskAssessment {
  /** Whole numbers from 0 to 100. */
  scores: RiskScores;
  /** Whole number from 0 to 100, ready to be banded. */
  overall: number;
  /** Whole numbers that add up to `overall`. */
  contributions: RiskScores;
  /** One line per fact; never empty, since the country always counts. */
  reasons: string[];
  /** Two or three plain sentences. */
  summary: string;
  modelVersion: string;
}

/**
 * Assesses a party at `now` (milliseconds UTC; only the age of articles depends on it). The same evidence, time and
 * weights always give the same assessment. Adding bad evidence never lowers the overall score. If `scores` computed
 * earlier from the same evidence are passed, they are only recombined, so that any difference comes from the weights.
 */
export function assessRisk(
  evidence: RiskEvidence,
  { now, weights = DEFAULT_WEIGHTS, scores: found }: { now: number; weights?: RiskWeights; scores?: RiskScores },
): RiskAssessment {
  const sanctions = sanctionsRisk(evidence);
  const exposure = worse(politicalExposure(evidence), pendingExposure(evidence.pendingMatches, evidence.position));
  const country = embargoedRegionRisk(evidence.countryText) ?? countryRisk(evidence.countryCode);
  const scores: RiskScores = found ?? {
    sanctionsRisk: sanctions.score,
    politicalExposure: exposure.score,
    adverseMedia: adverseMediaScore(evidence.articles, now),
    countryRisk: country.score,
  };
  const used = weightsFor(evidence.type, weights);
  const numbers = { scores, overall: overallRisk(scores, used), contributions: contributions(scores, used) };
  const countryName = evidence.countryText.trim() || evidence.countryCode || 'Country not given';
  const reasons: Record<RiskFactor, string[]> = {
    sanctionsRisk: sanctions.reason === '' ? [] : [sanctions.reason],
    politicalExposure: exposureReasons(exposure, evidence),
    adverseMedia: articleReasons(evidence.articles),
    countryRisk: country.reasons.map(({ text }) => `${countryName}, ${text}`),
  };
  const sources = country.reasons.map(({ source, asOf }) => (source === '' ? '' : ` (${source}, ${asOf})`));
  const sourced = { ...reasons, countryRisk: reasons.countryRisk.map((reason, at) => `${reason}${sources[at]}`) };
  return {
    ...numbers,
    reasons: RISK_FACTORS.flatMap((factor) => sourced[factor]),
    summary: summarise(evidence, numbers, reasons),
    modelVersion: RISK_MODEL_VERSION,
  };
}

function worse(one: FactorScore, other: FactorScore): FactorScore {
  return other.score > one.score ? other : one;
}

function exposureReasons({ reason }: FactorScore, { isPep, position }: RiskEvidence): string[] {
  const unmarked = !isPep && position !== undefined && namesPublicOffice(position);
  const hint = `Position '${position}' reads like a public office, but the party is not marked as politically exposed`;
  return [...(reason === '' ? [] : [reason]), ...(unmarked ? [hint] : [])];
}

function articleReasons(articles: readonly ArticleEvidence[]): string[] {
  if (articles.length === 0) return [];
  const levels = (['high', 'medium', 'low'] as const)
    .map((level) => ({ level, count: articles.filter((article) => article.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${count} of ${level} risk`);
  const noun = articles.length === 1 ? 'article' : 'articles';
  return [`${articles.length} adverse media ${noun}, ${levels.join(' and ')}`];
}
