/**
 * The 50 % rule of OFAC (FAQ 398 to 402): a party that blocked parties own to 50 % or more, directly or indirectly and
 * all their shares together, is itself blocked. 'Indirectly' is through parties that are themselves owned to 50 % or
 * more by blocked ones, so a share counts in full or not at all and is never multiplied down a chain. Control without
 * ownership blocks nobody (FAQ 398), and what counts is who owns on the day that is looked at (FAQ 402).
 */

/** From this share on, in percent, a party is blocked by who owns it. */
export const BLOCKING_SHARE = 50;

/** Shares are summed as whole numbers of this part of a percent: three times 16.6667 is 50.0001, not a little less. */
const UNITS_PER_PERCENT = 10_000;
const BLOCKING_UNITS = BLOCKING_SHARE * UNITS_PER_PERCENT;

/** That one party owns a share of another. Parties are any keys that tell them apart. */
export interface OwnershipLink {
  owner: string;
  owned: string;
  /** In percent, over 0 and up to 100; null when it is not known, or when there is control without ownership. */
  share: number | null;
  /** ISO dates of the first and the last day of it; open where nothing is given. */
  from?: string | null;
  to?: string | null;
}

/** How a party stands on a day. */
interface OwnershipStanding {
  /** Percent that blocked parties own all together, 100 at most; 0 when none is known to. */
  share: number;
  /** The rule blocks it. A party that is blocked by itself, as sanctioned, need not be owned by anyone. */
  isBlocked: boolean;
}

/** The link is in force on the day, an ISO date. */
export function inForce({ from, to }: Pick<OwnershipLink, 'from' | 'to'>, on: string): boolean {
  return (!from || from <= on) && (!to || on <= to);
}

/**
 * How each owned party stands on the day. `blocked` are those that are blocked by themselves. The least fixpoint: two
 * companies that own each other do not block each other, and nobody blocks themselves. Each link is looked at once, so
 * chains and rings of any length take linear time. Adding a link never unblocks anyone.
 */
export function fiftyPercentRule(
  links: readonly OwnershipLink[],
  { blocked, on }: { blocked: ReadonlySet<string>; on: string },
): Map<string, OwnershipStanding> {
  const counting = links.filter((link) => counts(link, on));
  const heldBy = Map.groupBy(counting, ({ owner }) => owner);
  const units = new Map(links.map(({ owned }) => [owned, 0]));
  // An array goes on with what is pushed while it is walked: whoever becomes blocked is looked at in its turn.
  const reached = [...blocked];
  for (const owner of reached) {
    for (const { owned, share } of heldBy.get(owner) ?? []) {
      const before = units.get(owned) ?? 0;
      const sum = before + Math.round(share * UNITS_PER_PERCENT);
      units.set(owned, sum);
      const becomesBlocked = before < BLOCKING_UNITS && sum >= BLOCKING_UNITS;
      if (becomesBlocked && !blocked.has(owned)) reached.push(owned);
    }
  }
  return new Map(
    [...units].map(([owned, sum]) => [
      owned,
      { share: Math.min(100, sum / UNITS_PER_PERCENT), isBlocked: sum >= BLOCKING_UNITS },
    ]),
  );
}

/** A share that is known, of another party, on the day. */
function counts(link: OwnershipLink, on: string): link is OwnershipLink & { share: number } {
  return link.share !== null && link.share > 0 && link.owner !== link.owned && inForce(link, on);
}
