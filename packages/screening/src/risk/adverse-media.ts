/**
 * The adverse media score: the level of each article, reduced by age, and combined so that more articles never lower
 * it.
 */

import { PROFILE_LEVEL_SCORES, type RiskLevel } from './bands.ts';

export interface ArticleEvidence {
  level: RiskLevel;
  /** ISO 8601; an unreadable date counts as today, so that a missing date never hides an article. */
  publishedAt: string;
}

const DAY_MS = 86_400_000;
/** News of the past year counts in full: proceedings rarely end sooner, and customers are reviewed yearly. */
const FRESH_DAYS = 365;
/**
 * After that an article's weight halves every two years: a quarter remains at five years, the usual look-back of
 * searches.
 */
const HALF_LIFE_DAYS = 730;
/**
 * Each further article, strongest first, counts half as much as the one before: ten papers report one affair, and
 * twenty trivial articles (which reach at most 42) must not add up to a crime.
 */
const FURTHER_ARTICLE = 0.5;

/**
 * The adverse media score, a whole number from 0 to 100, at `now` (milliseconds UTC). One fresh article scores its
 * level (85, 55 or 25); an additional or newer one never lowers the score.
 */
export function adverseMediaScore(articles: readonly ArticleEvidence[], now: number): number {
  const strengths = articles.map((article) => strength(article, now)).toSorted((a, b) => b - a);
  const unharmed = strengths.reduce((rest, one, rank) => rest * (1 - one * FURTHER_ARTICLE ** rank), 1);
  return Math.round(100 * (1 - unharmed));
}

function strength({ level, publishedAt }: ArticleEvidence, now: number): number {
  const published = Date.parse(publishedAt);
  const age = Number.isNaN(published) ? 0 : (now - published) / DAY_MS;
  return (PROFILE_LEVEL_SCORES[level] / 100) * 0.5 ** (Math.max(0, age - FRESH_DAYS) / HALF_LIFE_DAYS);
}
