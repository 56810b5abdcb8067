/**
 * The exposure of a politically exposed person, by office. The ranking of offices follows FATF's guidance on
 * recommendations 12 and 22 and article 3(9) of Directive (EU) 2015/849; the numbers are our own.
 */

import type { FactorScore, PendingMatch } from './sanctions-risk.ts';
import { type ReadPosition, readPositions } from './positions.ts';
import type { Office } from './tables/offices.ts';

/** The score of a current office holder, and the name of the office in a reason; the most exposed first. */
export const OFFICE_SCORES = {
  head: { score: 100, label: 'head of state or government' },
  minister: { score: 90, label: 'minister' },
  'junior-minister': { score: 82, label: 'deputy or junior minister' },
  legislator: { score: 75, label: 'member of parliament' },
  judge: { score: 70, label: 'high judge or prosecutor' },
  general: { score: 70, label: 'general or admiral' },
  ambassador: { score: 70, label: 'ambassador or consul' },
  'central-banker': { score: 70, label: 'central bank official' },
  regional: { score: 60, label: 'regional office' },
  'senior-official': { score: 60, label: 'senior public or party official' },
  local: { score: 45, label: 'local office' },
} as const satisfies Record<Office, { score: number; label: string }>;

/** A PEP whose office is missing or not recognised: between parliament and regional office, so medium by itself. */
export const UNKNOWN_OFFICE_SCORE = 65;
/** Keeps even the family of a head of state (40) below local office (45), and preserves the ranking among relatives. */
const RELATIVE_FACTOR = 0.4;
/** Influence outlasts the office (FATF sets no time limit) but is smaller: a former minister ranks below a deputy. */
const FORMER_FACTOR = 0.7;
/**
 * Advisers and aides share the holder's access but sign nothing: those of a head of state rank like senior officials.
 */
const ADVISER_FACTOR = 0.6;
/** As with sanctions, a pending PEP match counts four fifths of its score. */
const PENDING_PEP_FACTOR = 0.8;

/**
 * The political exposure of a party, a whole number from 0 to 100, with the reason: 0 for a party that is no PEP, a
 * middle value for a PEP without a recognised position. If there are several positions, the most exposed one decides.
 */
export function politicalExposure({ isPep, position }: { isPep: boolean; position?: string }): FactorScore {
  if (!isPep) return { score: 0, reason: '' };
  const [first, ...others] = readPositions(position ?? '').map(scorePosition);
  if (!first) return { score: UNKNOWN_OFFICE_SCORE, reason: `Politically exposed, ${unknownOffice(position)}` };
  const top = others.reduce((best, next) => (next.score > best.score ? next : best), first);
  return { score: top.score, reason: `Politically exposed as ${top.label}` };
}

/**
 * The exposure from undecided matches on PEP lists: the exposure if the best match were confirmed, discounted by its
 * score.
 */
export function pendingExposure(matches: readonly PendingMatch[], position?: string): FactorScore {
  const best = Math.max(0, ...matches.filter(({ kind }) => kind === 'pep').map(({ score }) => score));
  const confirmed = politicalExposure({ isPep: true, position }).score;
  const score = Math.round((confirmed * PENDING_PEP_FACTOR * best) / 100);
  return {
    score,
    reason: score === 0 ? '' : `Possible politically exposed person with score ${Math.round(best)}, not decided yet`,
  };
}

function scorePosition({ office, former, relative, adviser }: ReadPosition): { score: number; label: string } {
  const { score, label } = office ? OFFICE_SCORES[office] : { score: UNKNOWN_OFFICE_SCORE, label: 'public office' };
  const factor = (former ? FORMER_FACTOR : 1) * (relative ? RELATIVE_FACTOR : 1) * (adviser ? ADVISER_FACTOR : 1);
  const link = [relative && 'relative or associate of', adviser && 'adviser to', former && 'former', label];
  return { score: Math.round(score * factor), label: link.filter(Boolean).join(' ') };
}

function unknownOffice(position: string | undefined): string {
  return position?.trim() ? `office not recognised in '${position.trim()}'` : 'office not known';
}
