import { counted } from '../counted.ts';
import type { OwnerStatus, Ownership, OwnershipLink, OwnershipParty } from './schema.ts';

/** '30 %', or that it is not known. */
export const shareText = (share: number | null): string => (share === null ? 'Share not known' : `${share} %`);

const STATUS_TEXTS: Record<OwnerStatus, string> = {
  sanctioned: 'Sanctioned',
  owned: '50 % rule',
  clear: 'Not blocked',
  unscreened: 'Not screened',
};

export function statusText({ status, party }: Pick<OwnershipParty, 'status' | 'party'>): string {
  return party && status === 'sanctioned' ? `Listed on ${party.list}` : STATUS_TEXTS[status];
}

/** '1 match waiting'; undefined where none is, or nobody was screened. */
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
  return `${owner.name} (${standing}) ${holds} of ${owned.name}, which ${counts ? 'counts' : 'does not count'}.`;
}

/** What the 50 % rule says of a company, in one or two sentences. */
export function verdictText({ isBlocked: blocked, blockedShare }: Ownership): string {
  if (blocked) return `Owned ${blockedShare} % by blocked parties. The 50 % rule blocks it as if it were listed.`;
  if (blockedShare > 0)
    return `Blocked parties own ${blockedShare} %: less than the 50 % at which it would be blocked.`;
  return 'No blocked party is known to own a share.';
}
