/** Where the bytes of an index go, by content. */
import { type Section, header, headerBytes, sections } from '../src/candidates/segment-format.ts';

const kinds: Record<string, readonly Section[]> = {
  'texts of words': ['textOffsets', 'textBytes', 'termTable', 'termBits'],
  'lookup keys': ['keyOffsets', 'keyTerms', 'keyChecks'],
  'names under each word': ['postingOffsets', 'postings'],
  'words of each name': ['tokens', 'names', 'nameBits', 'nameWeak', 'nameParties'],
  parties: ['partyWords', 'parties', 'partyTypes', 'partyYears'],
  'numbers and identifiers': ['partyIds', 'identifierOffsets', 'identifierParties'],
};

export const kindsOfBytes: readonly string[] = Object.keys(kinds);

/** The bytes of each kind, in order. */
export function bytesByKind(index: Uint8Array): number[] {
  const words = new Uint32Array(index.buffer, index.byteOffset, headerBytes / 4);
  const sizeOf = (section: Section): number => words[header.sectionTable + sections.indexOf(section) * 2 + 1] ?? 0;
  return Object.values(kinds).map((of) => of.reduce((sum, section) => sum + sizeOf(section), 0));
}
