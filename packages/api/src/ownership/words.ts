import { counted } from '../counted.ts';
import type { OwnerStatus, Ownership, OwnershipLink, OwnershipParty } from './schema.ts';

/** '30 %', or that the share is unknown. */
export const shareText = (share: number | null): string => (share === null ? 'Share not known' : `${share} %`);

const STATUS_TEXTS: Record<OwnerStatus, string> = {
  sanctioned: 'Sanctioned',
  owned: '50 % rule',
  clear: 'Not blocked',
  unscreened: 'Not screened',
};

type Standing = Pick<OwnershipParty, 'status' | 'party' | 'pendingMatches'>;

/** While somebody's matches are not decided, nobody can say that nothing blocks them. */
export function statusText({ status, party, pendingMatches }: Standing): string {
  if (party && status === 'sanctioned') return `Listed on ${party.list}`;
  return status === 'clear' && pendingMatches ? 'No confirmed match' : STATUS_TEXTS[status];
}

/** Whether an undecided match may still block somebody who is not blocked. */
export const isUndecided = ({ status, pendingMatches }: Standing): boolean =>
  status === 'clear' && Boolean(pendingMatches);

/** '1 match waiting'; undefined if there is none, or the party was not screened. */
export function waitingText({ pendingMatches }: Pick<OwnershipParty, 'pendingMatches'>): string | undefined {
  if (!pendingMatches) return undefined;
  return `${counted(pendingMatches, 'match', 'matches')} waiting`;
}

export const isBlocked = ({ status }: Pick<OwnershipParty, 'status'>): boolean =>
  status === 'sanctioned' || status === 'owned';

/** A link of the chain as a sentence: 'Ivan Quell (Sanctioned) owns 30 % of Target Trading, which counts.' */
export function linkSentence({ owner, owned, share, counts }: OwnershipLink): string {
  const holds = share === null ? 'owns or controls a share that is not known' : `owns ${share} %`;
  const standing = [statusText(owner), waitingText(owner)].filter((text) => text !== undefined).join(', ');
  return `${owner.name} (${standing}) ${holds} of ${owned.name}, which ${counts ? 'counts' : isUndecided(owner) ? 'does not count yet' : 'does not count'}.`;
}

/** The result of the 50 % rule for a company, in one to three sentences. */
export function verdictText(ownership: Ownership): string {
  const { isBlocked: blocked, blockedShare } = ownership;
  if (blocked) return `Owned ${blockedShare} % by blocked parties. The 50 % rule blocks it as if it were listed.`;
  if (blockedShare > 0)
    return `Blocked parties own ${blockedShare} %: less than the 50 % at which it would be blocked.${undecidedText(ownership)}`;
  return `No blocked party is known to own a share.${undecidedText(ownership)}`;
}

/** Added to a verdict that a decision on an owner's match may change. */
function undecidedText({ chain }: Ownership): string {
  const owners = new Map(chain.map(({ owner }) => [owner.key, owner]));
  const waiting = [...owners.values()]
    .filter(isUndecided)
    .reduce((sum, { pendingMatches }) => sum + (pendingMatches ?? 0), 0);
  if (waiting === 0) return '';
  return waiting === 1
    ? ' 1 match of its owners is not decided yet.'
    : ` ${waiting} matches of its owners are not decided yet.`;
}
