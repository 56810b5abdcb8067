import type { ListedParty } from '@tamis/screening';

/** As an EU reader notes it among the remarks of a party. */
const EU_REFERENCE = /\bEU reference number: (EU(?:\.\d+)+)/u;

/**
 * The reference under which a list's own documents cite a party. That is its id, except on the EU list: there the id is an
 * internal number of the file, and people know the party as 'EU.8892.72'.
 */
export function citedReference(
  list: string,
  { sourceRef, remarks }: Pick<ListedParty, 'sourceRef' | 'remarks'>,
): string {
  const official = list === 'EU' ? EU_REFERENCE.exec(remarks ?? '')?.[1] : undefined;
  return official ?? sourceRef;
}
