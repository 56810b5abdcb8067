/** Finds parties by a number that somebody types into a search box, without knowing its kind. */
import type { IdentifierKind } from '../party.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { segmentsOf } from './open-index.ts';
import type { NameIndex } from './segment.ts';
import type { StoredParty } from './stored-party.ts';

export interface FoundByIdentifier {
  /** The id that the party was indexed under, and which of the given indexes it is in. */
  id: number;
  index: number;
  party: StoredParty;
}

/** One kind for each way in which a number is normalised. */
const kinds: readonly (IdentifierKind | undefined)[] = [
  undefined,
  'national-id',
  'swift',
  'call-sign',
  'aircraft-serial',
  'wallet',
];

/** The parties with this number, mark or code. */
export function findByIdentifier(indexes: readonly NameIndex[], text: string): FoundByIdentifier[] {
  const numbers = new Set(kinds.map((kind) => normaliseIdentifier(text, kind)));
  numbers.delete('');
  const found: FoundByIdentifier[] = [];
  for (const { segment, originOf } of segmentsOf(indexes)) {
    for (const ordinal of new Set([...numbers].flatMap((number) => segment.partiesWithIdentifier(number)))) {
      const party = segment.party(ordinal);
      if (hasNumber(party, text)) found.push({ ...originOf(ordinal), party });
    }
  }
  return found;
}

const hasNumber = ({ identifiers }: StoredParty, text: string): boolean =>
  identifiers.some(({ value, kind }) => {
    const number = normaliseIdentifier(value, kind);
    return number !== '' && number === normaliseIdentifier(text, kind);
  });
