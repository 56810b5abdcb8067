/**
 * The bytes of an index: a header of 32-bit words, followed by sections aligned to four bytes and used in place.
 * Little-endian, like all our hosts. A change of the layout must bump `formatVersion`. The header also has the engine
 * version, since another engine may read names differently.
 */

import { ENGINE_VERSION } from '../version.ts';

export const magic = 0x58494d54; // 'TMIX'
export const formatVersion = 7;

/** Bits of terms and words are stored in tenths. */
export const storedPerBit = 10;
/** Covers any name, and can be added several times in 16 bits. */
const coversAll = 16_000;
/** Bits as stored: rounded up, so that bounds hold. */
export const tenths = (bits: number): number => Math.min(coversAll, Math.ceil(bits * storedPerBit));

/**
 * Bits of a whole name are stored in fifths in one byte, rounded down and cut at 51, so that the stored value is never
 * too large.
 */
export const storedPerNameBit = 5;

/** The sections in the order in which they are stored. */
export const sections = [
  'textOffsets',
  'textBytes',
  'termTable',
  'termBits',
  'termSounds',
  'keyOffsets',
  'keyTerms',
  'keyChecks',
  'postingOffsets',
  'postings',
  'tokens',
  'names',
  'nameBits',
  'nameWeak',
  'nameParties',
  'partyWords',
  'parties',
  'partyIds',
  'partyTypes',
  'partyYears',
  'identifierOffsets',
  'identifierParties',
] as const;
export type Section = (typeof sections)[number];
export type Layout = Record<Section, Uint32Array | Uint8Array>;

/** Words of the header before the section table. */
export const header = {
  magic: 0,
  version: 1,
  byteLength: 2,
  checksum: 3,
  parties: 4,
  names: 5,
  personNames: 6,
  /** The number of texts that are terms and come first; the others are only spellings of words. */
  terms: 7,
  /** Hash of the engine's version. */
  engine: 8,
  /** The number of parties that are people with a name and come first. */
  people: 9,
  sectionTable: 10,
} as const;
export const headerBytes = (header.sectionTable + sections.length * 2) * 4;

export const aligned = (bytes: number): number => (bytes + 3) & ~3;

export interface Counts {
  parties: number;
  names: number;
  personNames: number;
  terms: number;
  people: number;
}

/** Writes the header and the sections. */
export function writeSegment(layout: Layout, counts: Counts): Uint8Array {
  const total = sections.reduce((sum, name) => sum + aligned(layout[name].byteLength), headerBytes);
  const bytes = new Uint8Array(total);
  const words = new Uint32Array(bytes.buffer, 0, headerBytes / 4);
  const { parties, names, personNames, terms, people } = counts;
  words.set([magic, formatVersion, total, 0, parties, names, personNames, terms, engine(), people]);
  let at = headerBytes;
  for (const [index, name] of sections.entries()) {
    const section = layout[name];
    words.set([at, section.byteLength], header.sectionTable + index * 2);
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at);
    at += aligned(section.byteLength);
  }
  words[header.checksum] = headerChecksum(words);
  return bytes;
}

/** Identifies the engine that read the names. */
export const engine = (): number => hashOf(ENGINE_VERSION);

/**
 * A checksum of the header words: cheap, and enough to notice a truncated or mixed-up file, whose lengths do not agree.
 */
export function headerChecksum(words: Uint32Array): number {
  let sum = 0x811c9dc5;
  for (const [index, word] of words.entries()) if (index !== header.checksum) sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}

/** The customs of the names that a term is in: the two lowest bits of a key's check. */
export const usedBy = { person: 1, organisation: 2 } as const;
/**
 * The other bits of a check: bits of the key's hash that do not choose its bucket. They rule out most terms with other
 * keys.
 */
export const checkMask = 0xfc;
export const checkOf = (hash: number): number => (hash >>> 24) & checkMask;

/** A byte that differs for nearly all words that do not sound alike; see `inSoundLetters`. */
export const soundByteOf = (sound: string): number => hashOf(sound) >>> 24;

/** The hash of terms, keys and identifiers: FNV-1a over the UTF-16 units of a text or a part of it. */
export function hashOf(text: string, start = 0, end = text.length): number {
  return hashEnd(added(noneYet, text, start, end));
}

/** The hash of a mark followed by a text without one of its letters, without creating that text. */
export function hashWithout(mark: string, text: string, leftOut: number): number {
  const before = added(added(noneYet, mark, 0, mark.length), text, 0, leftOut);
  return hashEnd(added(before, text, leftOut + 1, text.length));
}

/** The start of a hash. `hashStep` adds a character; `hashEnd` finishes it to the result of `hashOf`. */
export const noneYet = 0x811c9dc5;
export const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function added(hash: number, text: string, start: number, end: number): number {
  let sum = hash;
  for (let at = start; at < end; at++) sum = hashStep(sum, text.charCodeAt(at));
  return sum;
}

export function hashEnd(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** The smallest power of two that is at least `count`. */
export function tableSize(count: number): number {
  let size = 16;
  while (size < count) size *= 2;
  return size;
}
