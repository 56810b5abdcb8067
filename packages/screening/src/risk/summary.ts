/**
 * Summarises an assessment in two or three plain English sentences, by rules: how high, why, and what needs attention.
 */

import { RISK_LABELS, RISK_MEDIUM, riskBand } from './bands.ts';
import { RISK_FACTORS, type RiskFactor, type RiskScores } from './combine.ts';
import { INCREASED_MONITORING_SCORE } from './country-risk.ts';
import { type ConfirmedMatch, confirmedLists, type PendingMatch } from './sanctions-risk.ts';

const FACTOR_NAMES: Record<RiskFactor, string> = {
  sanctionsRisk: 'sanctions',
  politicalExposure: 'political exposure',
  adverseMedia: 'adverse media',
  countryRisk: 'country risk',
};

interface SummaryFacts {
  name: string;
  isSanctioned: boolean;
  sanctionLists: readonly string[];
  isPep: boolean;
  pendingMatches: readonly PendingMatch[];
  confirmedMatches?: readonly ConfirmedMatch[];
  blockedShare?: number;
  declaredScore?: number;
}

interface SummaryNumbers {
  scores: RiskScores;
  overall: number;
  contributions: RiskScores;
}

/** The summary shown if no language model writes one; `reasons` by factor, the weightiest first. */
export function summarise(
  facts: SummaryFacts,
  { scores, overall, contributions }: SummaryNumbers,
  reasons: Record<RiskFactor, readonly string[]>,
): string {
  const drivers = RISK_FACTORS.filter((factor) => contributions[factor] > 0).toSorted(
    (a, b) => contributions[b] - contributions[a],
  );
  const level = RISK_LABELS[riskBand(overall)].toLowerCase();
  const shares = sharesOf(drivers, contributions);
  const { name, declaredScore = 0 } = facts;
  const verdict =
    declaredScore > overall
      ? `The evidence alone is ${level} (${overall} out of 100)${shares}; a score of ${declaredScore} was declared.`
      : `${name} is ${level} with a score of ${overall} out of 100${shares}.`;
  const main = drivers[0] && reasons[drivers[0]][0];
  return [verdict, main && `Main reason: ${main}.`, attention(facts, scores)].filter(Boolean).join(' ');
}

/** ', mostly from sanctions (98), then country risk (2)'; empty if no factor contributes. */
function sharesOf([main, ...others]: readonly RiskFactor[], contributions: RiskScores): string {
  if (main === undefined) return '';
  const points = (factor: RiskFactor) => `${FACTOR_NAMES[factor]} (${contributions[factor]})`;
  if (others.length === 0) return `, all from ${FACTOR_NAMES[main]}`;
  return `, mostly from ${points(main)}, then ${others.map(points).join(' and ')}`;
}

/**
 * A placeholder that is replaced by what was searched when the summary is shown. Stored summaries contain these words,
 * so they must not change.
 */
export const ON_WATCHLISTS = ' on watchlists, ';

/** What the reader should do about it, only the most urgent thing. A pending match never hides a confirmed one. */
function attention(facts: SummaryFacts, scores: RiskScores): string {
  const { isSanctioned, sanctionLists, isPep, pendingMatches, confirmedMatches = [], blockedShare } = facts;
  if (isSanctioned || sanctionLists.length > 0) return 'Dealing with a sanctioned party may be forbidden: escalate.';
  if (blockedShare !== undefined) return 'Dealing with what blocked parties own may be forbidden: escalate.';
  const confirmed =
    confirmedMatches.length > 0 &&
    `A confirmed match on ${confirmedLists(confirmedMatches)} asks for enhanced due diligence.`;
  const onLists = [confirmed, waitingText(pendingMatches.length)].filter(Boolean);
  if (onLists.length > 0) return onLists.join(' ');
  if (isPep) return 'Politically exposed persons need enhanced due diligence.';
  if (scores.countryRisk >= INCREASED_MONITORING_SCORE) return 'The country asks for enhanced due diligence.';
  if (scores.adverseMedia >= RISK_MEDIUM) return 'The articles should be read before the next review.';
  return scores.adverseMedia > 0
    ? ''
    : `Nothing is known against this party${ON_WATCHLISTS}in public office or in the news.`;
}

function waitingText(count: number): string {
  if (count === 0) return '';
  if (count === 1) return 'A possible match waits for a decision, which will change this score.';
  return `${count} possible matches wait for a decision, which will change this score.`;
}
