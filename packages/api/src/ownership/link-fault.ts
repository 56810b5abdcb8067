import { seenOf } from '../wire.ts';
import { type LinkRow, ownerKey } from './parties.ts';

/** Why an entity cannot be owned; null if it can. */
export function companyFault({ name, type }: { name: string; type: string }): string | null {
  return type === 'company' ? null : `Only a company can be owned, and ${name} is a ${type}.`;
}

const refused = (message: string) => ({ message, isConflict: false });

/** Why a link is refused, given the other links of the same company; null if it is not. */
export function linkFault(link: LinkRow, others: readonly LinkRow[]): { message: string; isConflict: boolean } | null {
  const { fromDate, toDate, ownerName, ownerEntityId, ownedEntityId } = link;
  if (seenOf(ownerName) === '') return refused('Owner is required: its name has no visible character.');
  if (ownerEntityId === ownedEntityId) return refused('A company cannot own itself: name another owner.');
  if (fromDate !== null && toDate !== null && fromDate > toDate) {
    return refused(`From (${fromDate}) must not be after To (${toDate}).`);
  }
  const same = others.find((other) => ownerKey(other) === ownerKey(link) && overlap(other, link));
  if (!same) return null;
  const share = same.share === null ? 'without a share' : `with ${same.share} %`;
  const message = `${ownerName} is already recorded as an owner at that time, ${share}. Change that link instead.`;
  return { message, isConflict: true };
}

const startOf = ({ fromDate }: LinkRow): string => fromDate ?? '';
const endOf = ({ toDate }: LinkRow): string => toDate ?? '9999-12-31';

function overlap(one: LinkRow, other: LinkRow): boolean {
  return startOf(one) <= endOf(other) && startOf(other) <= endOf(one);
}
