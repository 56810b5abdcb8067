/** Why a screening has withdrawn a waiting match, which nobody had decided: kept as the reason of the match, in words. */
import { type MatchRow, match } from '@tamis/db/schema';
import { type SQL, and, isNull, like } from 'drizzle-orm';
import type { Withdrawal } from './schema.ts';

/** How the reason begins; none begins as another one does. */
const BEGINNINGS: Readonly<Record<Withdrawal, string>> = {
  delisted: 'Taken off the list',
  'no-longer-alike': 'No longer alike after a change',
  'below-threshold': 'Below the threshold',
};
const WITHDRAWALS = Object.keys(BEGINNINGS) as Withdrawal[];

/** The reason as it is kept and shown; it names the threshold that a match lies below. */
export const withdrawalReason = (why: Withdrawal, threshold: number): string =>
  why === 'below-threshold' ? `${BEGINNINGS[why]} of ${threshold}` : BEGINNINGS[why];

/** Why a screening has withdrawn a match; null where it was settled otherwise, or never. */
export function withdrawalOf({ reason, decidedBy }: Pick<MatchRow, 'reason' | 'decidedBy'>): Withdrawal | null {
  if (decidedBy !== null || reason === null) return null;
  return WITHDRAWALS.find((why) => reason.startsWith(BEGINNINGS[why])) ?? null;
}

/** The same, asked of the rows of matches. */
export const isWithdrawnFor = (why: Withdrawal): SQL | undefined =>
  and(isNull(match.decidedBy), like(match.reason, `${BEGINNINGS[why]}%`));
