/** What is proposed to a second person, in words. */
import type { Match } from '@tamis/api/screening/schema';
import { formatDate } from '@tamis/ui/dates';
import { countText } from '../shared/counts.ts';

type Proposal = NonNullable<Match['proposal']>;

const BRIEFLY = { confirmed: 'To confirm', dismissed: 'To dismiss', pending: 'To take back' } as const;

/** 'To dismiss: Name only. Another birth date': in a row of a list. */
export function proposalText({ to, reason, note }: Proposal): string {
  const why = [reason, note].flatMap((text) => text?.replace(/\.$/u, '') || []).join('. ');
  return `${BRIEFLY[to]}${why && `: ${why}`}`;
}

/** 'Ines Valcourt, Nov 20, 2026'. */
export const proposerText = ({ by, at }: Proposal): string => `${by}, ${formatDate(at)}`;

const QUIET = '. Not to be kept quiet';

/** Between the proposer's name and the reason: 'proposes to dismiss this match'. */
export function proposesText({ to }: Proposal, count: number, isAll: boolean): string {
  const which = count === 1 ? 'this match' : `${isAll ? 'these ' : ''}${countText(count, 'match', 'matches')}`;
  if (to === 'pending') return `proposes to take back the confirmation${count === 1 ? '' : ` of ${which}`}`;
  return `proposes to ${to === 'confirmed' ? 'confirm' : 'dismiss'} ${which}`;
}

/** After the date: an unusual wish of the proposer. */
export const quietText = ({ to, keepQuiet }: Proposal) => (to === 'dismissed' && !keepQuiet ? QUIET : '');

const likeness = ({ proposal }: Match): string => {
  if (!proposal) return '';
  const { to, byUserId, by, reason, note, keepQuiet, at } = proposal;
  return JSON.stringify([to, byUserId, by, reason, note, keepQuiet, formatDate(at)]);
};

/** Matches of which the same is proposed by the same person, for the same reason, on the same day. */
export const likeProposals = (matches: readonly Match[]): Match[][] => [...Map.groupBy(matches, likeness).values()];
