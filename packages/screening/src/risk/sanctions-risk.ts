/**
 * The risk from watchlists about a party and its owners: certain if sanctioned or confirmed, discounted while a match
 * is pending.
 */

import { BLOCKING_SHARE } from '../ownership/fifty-percent.ts';

export type MatchKind = 'sanctions' | 'pep' | 'debarment' | 'own';

/**
 * A match that nobody has decided yet. Confirmed matches appear as `isSanctioned` or `isPep`, or as a `ConfirmedMatch`
 * if the list sets no flag; dismissed ones are no evidence.
 */
export interface PendingMatch {
  /** The match's score, 0 to 100. */
  score: number;
  kind: MatchKind;
  /** The watchlist's code, e.g. 'OFAC'. */
  list: string;
}

/** A confirmed match on a list that sets no flag. */
export interface ConfirmedMatch {
  kind: FlaglessKind;
  /** The watchlist's code. */
  list: string;
}

export interface SanctionsEvidence {
  isSanctioned: boolean;
  /** Codes of the lists named by a confirmed match or a declaration. */
  sanctionLists: readonly string[];
  pendingMatches: readonly PendingMatch[];
  /** Omitted if there are none. */
  confirmedMatches?: readonly ConfirmedMatch[];
  /** Percent that blocked parties own, if that is enough to block by the 50 % rule (see ../ownership). */
  blockedShare?: number;
}

export interface FactorScore {
  /** Whole number from 0 to 100. */
  score: number;
  /** A sentence without full stop; empty if the score is 0. */
  reason: string;
}

/**
 * How much of a pending match's score counts. On a sanctions list four fifths: a match of 88 or more is high risk until
 * somebody decides it, and none is as bad as a confirmed one. An own list states a policy, a debarment a broken
 * contract: neither makes dealing illegal. A PEP match says nothing about sanctions (see political-exposure.ts).
 */
const PENDING_FACTORS = {
  sanctions: 0.8,
  own: 0.6,
  debarment: 0.5,
  pep: 0,
} as const satisfies Record<MatchKind, number>;

/**
 * The score of a confirmed match on a list that sets no flag, whatever the match score: a person has confirmed it. As
 * with sanctions, a pending match counts at most four fifths of it (0.6 and 0.5 of 100), so that confirming never
 * lowers the score, and neither is as bad as a sanction.
 */
const CONFIRMED_SCORES = { own: 75, debarment: 63 } as const satisfies Partial<Record<MatchKind, number>>;

type FlaglessKind = keyof typeof CONFIRMED_SCORES;

/** Whether a confirmed match on a list of this kind sets neither flag and is evidence by itself. */
export const isFlagless = (kind: string): kind is FlaglessKind => Object.hasOwn(CONFIRMED_SCORES, kind);

/** The lists of confirmed matches, the weightiest first: 'HOUSE, WB'. */
export function confirmedLists(matches: readonly ConfirmedMatch[]): string {
  const byWeight = matches.toSorted((a, b) => CONFIRMED_SCORES[b.kind] - CONFIRMED_SCORES[a.kind]);
  return [...new Set(byWeight.map(({ list }) => list))].join(', ');
}

/** Why a party that is on no list is blocked: 'Owned 60 % by blocked parties (50 % rule)'. */
export function ownedByBlocked(share: number): string {
  return `Owned ${share} % by blocked parties (${BLOCKING_SHARE} % rule)`;
}

/**
 * The sanctions score: 100 if the party is sanctioned, named on a list or owned by blocked parties, since these are
 * blocked as if listed. Otherwise the strongest confirmed match on any other list, or the strongest pending match,
 * discounted. Only the strongest counts, because lists repeat each other and matches with the same person are not
 * independent.
 */
export function sanctionsRisk({
  isSanctioned,
  sanctionLists,
  pendingMatches,
  confirmedMatches = [],
  blockedShare,
}: SanctionsEvidence): FactorScore {
  if (isSanctioned || sanctionLists.length > 0) {
    const on = sanctionLists.length > 0 ? ` on ${sanctionLists.join(', ')}` : ', no list recorded';
    return { score: 100, reason: `Sanctioned${on}` };
  }
  if (blockedShare !== undefined) return { score: 100, reason: ownedByBlocked(blockedShare) };
  const strongest = pendingMatches
    .map((match) => ({ ...match, counted: Math.round(match.score * PENDING_FACTORS[match.kind]) }))
    .reduce<(PendingMatch & { counted: number }) | undefined>(
      (best, match) => (best && best.counted >= match.counted ? best : match),
      undefined,
    );
  const confirmed = Math.max(0, ...confirmedMatches.map(({ kind }) => CONFIRMED_SCORES[kind]));
  if (confirmed > 0 && confirmed >= (strongest?.counted ?? 0)) {
    return { score: confirmed, reason: `Confirmed match on ${confirmedLists(confirmedMatches)}` };
  }
  if (!strongest || strongest.counted === 0) return { score: 0, reason: '' };
  const { score, list, counted } = strongest;
  return { score: counted, reason: `Possible match on ${list} with score ${Math.round(score)}, not decided yet` };
}
