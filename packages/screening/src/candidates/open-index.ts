/** Opens a segment: checks its header and looks at its sections where they lie. */
import type { PartyType } from '../party.ts';
import type { NameReading, NameToken } from '../names/name-token.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import {
  type Section,
  engine,
  formatVersion,
  hashOf,
  header,
  headerBytes,
  headerChecksum,
  magic,
  sections,
} from './segment-format.ts';
import { ENGINE_VERSION } from '../version.ts';
import { firstFrom } from './sorted-words.ts';
import type { IndexedParty } from './build-index.ts';
import { type StoredParty, decodeParty, partyTypes } from './stored-party.ts';
import { storedKind, unpackToken } from './stored-tokens.ts';
import { acronymMark } from './terms.ts';

/** The bytes are no segment of this engine. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}

/** An open segment. Its size, for callers; everything else is the engine's own. */
export interface NameIndex {
  readonly partyCount: number;
  readonly nameCount: number;
  readonly byteLength: number;
}

/** Decoded parties kept; dropped whole when full. About 2 KB each. */
const decodedParties = 20_000;
/** Readings kept, about 200 bytes each beside words that names share; dropped whole when full. */
const keptReadings = 200_000;
/** Beginnings of words whose terms are kept; dropped whole when full. */
const keptStarts = 50;
const decoder = new TextDecoder();
const latin1 = new TextDecoder('latin1');
const encoder = new TextEncoder();
const shortText = 32;

function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if (bytes[at]! >= 0x80) return false;
  return true;
}

/** The engine's own view of a segment. */
export class Segment implements NameIndex {
  readonly partyCount: number;
  readonly nameCount: number;
  readonly personNames: number;
  readonly byteLength: number;
  readonly termCount: number;
  /** Texts of the terms, then of spellings that are no terms. */
  readonly textOffsets: Uint32Array;
  readonly textBytes: Uint8Array;
  readonly postingOffsets: Uint32Array;
  readonly postings: Uint32Array;
  readonly nameParty: Uint32Array;
  /** 1 where the publisher calls the name weak. */
  readonly nameIsWeak: Uint8Array;
  /** Bits of a name without its legal forms, and the most bits of a word filed under a term; `storedPerBit` to a bit. */
  readonly nameBits: Uint16Array;
  readonly termBits: Uint8Array;
  /** Terms by the hash of their lookup keys; a bucket holds a few terms of other keys too, mostly told by `checkOf`. */
  readonly keyOffsets: Uint32Array;
  readonly keyTerms: Uint32Array;
  readonly keyChecks: Uint8Array;
  readonly partyIds: Uint32Array;
  readonly partyYears: Uint16Array;
  readonly #partyTypes: Uint8Array;
  readonly #termTable: Uint32Array;
  readonly #tokenOffsets: Uint32Array;
  readonly #tokenWords: Uint32Array;
  readonly #nameTokenOffsets: Uint32Array;
  readonly #nameTokens: Uint32Array;
  readonly #partyOffsets: Uint32Array;
  readonly #partyBytes: Uint8Array;
  readonly #identifierOffsets: Uint32Array;
  readonly #identifierParties: Uint32Array;
  readonly #spellings: (Spelling | undefined)[] = [];
  readonly #tokens: (NameToken | string | undefined)[] = [];
  #readings: (NameReading | undefined)[] = [];
  #readingCount = 0;
  #termsByChar: Map<string, number[]> | undefined;
  /** For searching by letters only: all texts, a character a byte, and the terms of words that keep their own text. */
  #allTexts: string | undefined;
  readonly #starting = new Map<string, number[]>();
  #writtenTerms: Map<number, number[]> | undefined;
  #termsByText: Map<string, number[]> | undefined;
  readonly #decoded = new Map<number, StoredParty>();

  constructor(bytes: Uint8Array) {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, headerBytes / 4);
    const at = (section: Section): { offset: number; length: number } => {
      const cell = header.sectionTable + sections.indexOf(section) * 2;
      return { offset: bytes.byteOffset + (words[cell] ?? 0), length: words[cell + 1] ?? 0 };
    };
    const u32 = (section: Section): Uint32Array =>
      new Uint32Array(bytes.buffer, at(section).offset, at(section).length / 4);
    const u16 = (section: Section): Uint16Array =>
      new Uint16Array(bytes.buffer, at(section).offset, at(section).length / 2);
    const u8 = (section: Section): Uint8Array => new Uint8Array(bytes.buffer, at(section).offset, at(section).length);
    this.partyCount = words[header.parties] ?? 0;
    this.nameCount = words[header.names] ?? 0;
    this.personNames = words[header.personNames] ?? 0;
    this.byteLength = bytes.byteLength;
    this.postingOffsets = u32('postingOffsets');
    this.postings = u32('postings');
    this.nameParty = u32('nameParty');
    this.nameIsWeak = u8('nameIsWeak');
    this.nameBits = u16('nameBits');
    this.termBits = u8('termBits');
    this.partyIds = u32('partyIds');
    this.partyYears = u16('partyYears');
    this.#partyTypes = u8('partyTypes');
    this.textOffsets = u32('textOffsets');
    this.textBytes = u8('textBytes');
    this.#termTable = u32('termTable');
    this.#tokenOffsets = u32('tokenOffsets');
    this.#tokenWords = u32('tokens');
    this.#nameTokenOffsets = u32('nameTokenOffsets');
    this.#nameTokens = u32('nameTokens');
    this.keyOffsets = u32('keyOffsets');
    this.keyTerms = u32('keyTerms');
    this.keyChecks = u8('keyChecks');
    this.#partyOffsets = u32('partyOffsets');
    this.#partyBytes = u8('partyBytes');
    this.#identifierOffsets = u32('identifierOffsets');
    this.#identifierParties = u32('identifierParties');
    this.termCount = words[header.terms] ?? 0;
    // With a length of their own, so that they are filled in any order without becoming hash tables.
    this.#spellings.length = this.termCount;
    this.#tokens.length = this.#tokenOffsets.length - 1;
    this.#readings.length = this.nameCount;
  }

  typeOf(party: number): PartyType {
    return partyTypes[this.#partyTypes[party] ?? 0] ?? 'company';
  }

  /** Number of the term that a text or a part of it is, -1 when the segment has none such. */
  findTerm(text: string, start = 0, end = text.length): number {
    const mask = this.#termTable.length - 1;
    let cell = hashOf(text, start, end) & mask;
    for (;;) {
      const number = (this.#termTable[cell] ?? 0) - 1;
      if (number < 0 || this.#isTerm(number, text, start, end)) return number;
      cell = (cell + 1) & mask;
    }
  }

  termText(number: number): string {
    return this.#textOf(number);
  }

  /** A term, ready to be compared. */
  spelling(number: number): Spelling {
    return (this.#spellings[number] ??= spellingOf(this.#textOf(number)));
  }

  /** Whether a term reads so, told from its bytes: nearly all terms are ASCII, and most that are asked for are absent. */
  #isTerm(number: number, text: string, start: number, end: number): boolean {
    const first = this.textOffsets[number]!;
    const length = this.textOffsets[number + 1]! - first;
    if (length < end - start) return false;
    for (let at = start; at < end; at++) {
      const byte = this.textBytes[first + at - start]!;
      if (byte >= 0x80) return this.#textOf(number) === text.slice(start, end);
      if (byte !== text.charCodeAt(at)) return false;
    }
    return length === end - start;
  }

  /** Terms that begin with a character outside ASCII; there are few of them, so they are found once. */
  termsBeginning(char: string): readonly number[] {
    if (!this.#termsByChar) {
      this.#termsByChar = new Map();
      for (let number = 0; number < this.termCount; number++) {
        if ((this.textBytes[this.textOffsets[number]!] ?? 0) < 0x80) continue;
        const [first = ''] = this.#textOf(number);
        const terms = this.#termsByChar.get(first);
        if (terms) terms.push(number);
        else this.#termsByChar.set(first, [number]);
      }
    }
    return this.#termsByChar.get(char) ?? [];
  }

  /** Terms that begin with a text as they are spelled, or as a word that stands for an idea is written. */
  termsStarting(text: string): readonly number[] {
    const known = this.#starting.get(text);
    if (known) return known;
    const wanted = encoder.encode(text);
    const found: number[] = [];
    if (this.#starting.size >= keptStarts) this.#starting.clear();
    this.#starting.set(text, found);
    for (let number = 0; number < this.textOffsets.length - 1; number++) {
      if (this.#startsWith(number, wanted)) this.#addTermsOf(number, found);
    }
    return found;
  }

  /** Terms that have a text anywhere in them, or in the word as it is written. */
  termsHolding(text: string): readonly number[] {
    this.#allTexts ??= latin1.decode(this.textBytes.slice());
    const wanted = String.fromCharCode(...encoder.encode(text));
    const found: number[] = [];
    for (let at = this.#allTexts.indexOf(wanted); at >= 0; at = this.#allTexts.indexOf(wanted, at + 1)) {
      // The text that it begins in; it may end in the next one.
      const number = firstFrom(this.textOffsets, 0, this.textOffsets.length, at + 1) - 1;
      if (at + wanted.length <= this.textOffsets[number + 1]!) this.#addTermsOf(number, found);
    }
    return found;
  }

  #startsWith(number: number, wanted: Uint8Array): boolean {
    const start = this.textOffsets[number]!;
    if (this.textOffsets[number + 1]! - start < wanted.length) return false;
    for (let at = 0; at < wanted.length; at++) if (this.textBytes[start + at] !== wanted[at]) return false;
    return true;
  }

  /** The term that a text is, or the terms of the words that are written so. */
  #addTermsOf(number: number, found: number[]): void {
    if (number < this.termCount) found.push(number);
    for (const term of (this.#writtenTerms ??= this.#readWrittenTerms()).get(number) ?? []) found.push(term);
  }

  /** Terms of the words that are written so where they stand for an idea, as 'bank' does in the name of one. */
  termsWritten(text: string): readonly number[] {
    this.#termsByText ??= new Map(
      [...(this.#writtenTerms ??= this.#readWrittenTerms())].map(([number, terms]) => [this.#textOf(number), terms]),
    );
    return this.#termsByText.get(text) ?? [];
  }

  #readWrittenTerms(): Map<number, number[]> {
    const terms = new Map<number, number[]>();
    for (let token = 0; token < this.#tokens.length; token++) {
      const start = this.#tokenOffsets[token]!;
      const text = this.#tokenWords[start + 1]! - 1;
      if (text < 0) continue;
      const known = terms.get(text) ?? [];
      for (let at = start + 2; at < this.#tokenOffsets[token + 1]!; at++) {
        const form = this.#tokenWords[at]!;
        if (form < this.termCount) known.push(form);
      }
      terms.set(text, known);
    }
    return terms;
  }

  /** Words of a name, acronyms of it included. */
  wordsOf(name: number): number {
    return this.#nameTokenOffsets[name + 1]! - this.#nameTokenOffsets[name]!;
  }

  /** A listed name as it was read when the segment was built. */
  reading(name: number): NameReading {
    const known = this.#readings[name];
    if (known) return known;
    if (++this.#readingCount > keptReadings) {
      this.#readings = [];
      this.#readings.length = this.nameCount;
      this.#readingCount = 1;
    }
    return (this.#readings[name] = this.#readName(name));
  }

  #readName(name: number): NameReading {
    const tokens: NameToken[] = [];
    const acronyms: string[] = [];
    for (let at = this.#nameTokenOffsets[name]!; at < this.#nameTokenOffsets[name + 1]!; at++) {
      const number = this.#nameTokens[at]!;
      const token = (this.#tokens[number] ??= this.#readToken(number));
      if (typeof token === 'string') acronyms.push(token);
      else tokens.push(token);
    }
    return { tokens, bits: tokens.reduce((sum, token) => sum + token.bits, 0), acronyms };
  }

  #readToken(number: number): NameToken | string {
    const [head = 0, text = 0, ...forms] = this.#tokenWords.subarray(
      this.#tokenOffsets[number],
      this.#tokenOffsets[number + 1],
    );
    const spellings = forms.map((form) => this.#textOf(form));
    if (storedKind(head) === 'acronym') return (spellings[0] ?? '').slice(acronymMark.length);
    return unpackToken(head, text === 0 ? '' : this.#textOf(text - 1), spellings);
  }

  frequency(term: number): number {
    return (this.postingOffsets[term + 1] ?? 0) - (this.postingOffsets[term] ?? 0);
  }

  /** Parties that may hold an identifier, and a few others of the same bucket. */
  partiesWithIdentifier(number: string): Uint32Array {
    const bucket = hashOf(number) & (this.#identifierOffsets.length - 2);
    return this.#identifierParties.subarray(this.#identifierOffsets[bucket], this.#identifierOffsets[bucket + 1]);
  }

  /** Every party with the number it was indexed under. */
  *parties(): Generator<IndexedParty> {
    for (let ordinal = 0; ordinal < this.partyCount; ordinal++) {
      const party = decodeParty(this.#text(this.#partyBytes, this.#partyOffsets, ordinal), this.typeOf(ordinal));
      yield { id: this.partyIds[ordinal]!, party: { ...party, addresses: [], programmes: [], positions: [] } };
    }
  }

  party(ordinal: number): StoredParty {
    let party = this.#decoded.get(ordinal);
    if (!party) {
      if (this.#decoded.size >= decodedParties) this.#decoded.clear();
      party = decodeParty(this.#text(this.#partyBytes, this.#partyOffsets, ordinal), this.typeOf(ordinal));
      this.#decoded.set(ordinal, party);
    }
    return party;
  }

  #textOf(number: number): string {
    return this.#text(this.textBytes, this.textOffsets, number);
  }

  #text(bytes: Uint8Array, offsets: Uint32Array, index: number): string {
    const part = bytes.subarray(offsets[index], offsets[index + 1]);
    // Short ASCII text is read several times faster without a decoder.
    if (part.length <= shortText && isAscii(part)) return String.fromCharCode(...part);
    // A decoder does not read shared memory in every host, so shared bytes are copied first.
    return decoder.decode(part.buffer instanceof ArrayBuffer ? part : part.slice());
  }
}

/** The parties of an index, as far as screening looks at them: what a merged index is built from. */
export function partiesOf(index: NameIndex): Iterable<IndexedParty> {
  if (!(index instanceof Segment)) throw new TypeError('Pass an index that openIndex returned.');
  return index.parties();
}

/** Opens a segment without parsing it. Throws IndexFormatError with a clear sentence for a wrong magic, version or length. */
export function openIndex(bytes: Uint8Array): NameIndex {
  if (bytes.byteLength < headerBytes)
    throw new IndexFormatError(`The index is ${bytes.byteLength} bytes long, shorter than its header.`);
  // Sections are read as 32-bit words, so a view that starts between words is copied.
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(own.buffer, own.byteOffset, headerBytes / 4);
  if (words[header.magic] !== magic) throw new IndexFormatError('These bytes are not a name index.');
  if (words[header.version] !== formatVersion)
    throw new IndexFormatError(
      `The index has format ${words[header.version]}, this engine reads format ${formatVersion}. Build it again.`,
    );
  if (words[header.engine] !== engine())
    throw new IndexFormatError(`The index was written by another engine than ${ENGINE_VERSION}. Build it again.`);
  if (words[header.byteLength] !== own.byteLength)
    throw new IndexFormatError(`The index should be ${words[header.byteLength]} bytes long and is ${own.byteLength}.`);
  if (words[header.checksum] !== headerChecksum(words))
    throw new IndexFormatError('The header of the index is damaged.');
  return new Segment(own);
}
