/** Finds parties by a number, as people type it into a search box without saying of which kind it is. */
import type { IdentifierKind } from '../party.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { type NameIndex, segmentOf } from './open-index.ts';
import type { StoredParty } from './stored-party.ts';

export interface FoundByIdentifier {
  /** The number that the party was indexed under, and which of the given indexes it is in. */
  id: number;
  segment: number;
  party: StoredParty;
}

/** One of each way in which a number is looked up. */
const kinds: readonly (IdentifierKind | undefined)[] = [
  undefined,
  'national-id',
  'swift',
  'call-sign',
  'aircraft-serial',
  'wallet',
];

/** The parties that bear this number, or whose other mark or code it is. */
export function findByIdentifier(indexes: readonly NameIndex[], text: string): FoundByIdentifier[] {
  const numbers = new Set(kinds.map((kind) => normaliseIdentifier(text, kind)));
  numbers.delete('');
  const found: FoundByIdentifier[] = [];
  let first = 0;
  for (const segment of indexes.map(segmentOf)) {
    for (const ordinal of new Set([...numbers].flatMap((number) => segment.partiesWithIdentifier(number)))) {
      const party = segment.party(ordinal);
      const { index, id } = segment.originOf(ordinal);
      if (bears(party, text)) found.push({ id, segment: first + index, party });
    }
    first += segment.indexCount;
  }
  return found;
}

const bears = ({ identifiers }: StoredParty, text: string): boolean =>
  identifiers.some(({ value, kind }) => {
    const number = normaliseIdentifier(value, kind);
    return number !== '' && number === normaliseIdentifier(text, kind);
  });
