/**
 * OFAC's 50 % rule (FAQ 398 to 402): a party is itself blocked if blocked parties own 50 % or more of it in aggregate,
 * directly or indirectly. 'Indirectly' means through parties that are themselves owned 50 % or more by blocked ones, so
 * a share counts in full or not at all and is never multiplied down a chain. Control without ownership blocks nobody
 * (FAQ 398), and only ownership on the given day counts (FAQ 402).
 */

/** From this share on, in percent, a party is blocked because of its owners. */
export const BLOCKING_SHARE = 50;

/**
 * Shares are summed as whole numbers of this fraction of a percent: three times 16.6667 is exactly 50.0001, not
 * slightly less.
 */
const UNITS_PER_PERCENT = 10_000;
const BLOCKING_UNITS = BLOCKING_SHARE * UNITS_PER_PERCENT;

/** One party owns a share of another. Parties are identified by arbitrary keys. */
export interface OwnershipLink {
  owner: string;
  owned: string;
  /** In percent, above 0 and up to 100; null if unknown, or for control without ownership. */
  share: number | null;
  /** ISO dates of the first and last day of ownership; open if missing. */
  from?: string | null;
  to?: string | null;
}

/** The standing of a party on a day. */
interface OwnershipStanding {
  /** Percent that blocked parties own in aggregate, at most 100; 0 if no such share is known. */
  share: number;
  /** Blocked by the rule. A sanctioned party is blocked in its own right and needs no owner. */
  isBlocked: boolean;
}

/** Whether the link is in force on the day `on`, an ISO date. */
export function inForce({ from, to }: Pick<OwnershipLink, 'from' | 'to'>, on: string): boolean {
  return (!from || from <= on) && (!to || on <= to);
}

/**
 * The standing of each owned party on the day. `blocked` are the parties blocked in their own right. This computes the
 * least fixpoint: two companies that own each other do not block each other, and nobody blocks themselves. Each link is
 * visited once, so chains and rings of any length take linear time. Adding a link never unblocks anyone.
 */
export function fiftyPercentRule(
  links: readonly OwnershipLink[],
  { blocked, on }: { blocked: ReadonlySet<string>; on: string },
): Map<string, OwnershipStanding> {
  const counting = links.filter((link) => counts(link, on));
  const heldBy = Map.groupBy(counting, ({ owner }) => owner);
  const units = new Map(links.map(({ owned }) => [owned, 0]));
  // The loop over an array includes elements pushed during iteration: each newly blocked party is visited in turn.
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

/** Whether the share is known, is of another party, and is in force on the day. */
function counts(link: OwnershipLink, on: string): link is OwnershipLink & { share: number } {
  return link.share !== null && link.share > 0 && link.owner !== link.owned && inForce(link, on);
}
