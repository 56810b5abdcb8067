/** An open segment: reads its sections in place. */
import type { PartyType } from '../party.ts';
import { type NameReading, nameReading, type NameToken } from '../names/name-token.ts';
import { bitsSet } from '../bits.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import type { IndexedParty, ReadName } from './build-index.ts';
import { textOf } from './packed-bytes.ts';
import { PackedNumbers } from './packed-numbers.ts';
import { anyYear, yearOfByte } from './party-years.ts';
import type { DayKey } from '../matching/other-family-name.ts';
import { Postings } from './postings.ts';
import { Records } from './records.ts';
import { type Section, hashOf, header, headerBytes, sections } from './segment-format.ts';
import { type StoredParty, partyTypes, readParty } from './stored-party.ts';
import { StoredRecords } from './stored-texts.ts';
import { type StoredToken, readToken, tokenOf } from './stored-tokens.ts';
import { TermLetters } from './term-letters.ts';
import { acronymMark } from './terms.ts';

/** An open segment. Callers see its size; everything else is internal to the engine. */
export interface NameIndex {
  readonly partyCount: number;
  readonly nameCount: number;
  readonly byteLength: number;
}

/** The origins of a merged index's parties, by their numbers in it. */
export interface Origins {
  /** How many indexes were merged. */
  indexes: number;
  /** The index that a party comes from, and its id there. */
  index: Uint16Array;
  id: Uint32Array;
}

/** Size of the cache of decoded parties, about 2 KB each; emptied when full. */
const decodedParties = 20_000;
/** Size of the cache of readings, about 200 bytes each besides the words that they share; emptied when full. */
const keptReadings = 200_000;
/** The engine's own view of a segment. */
export class Segment implements NameIndex {
  readonly partyCount: number;
  readonly nameCount: number;
  readonly personNames: number;
  readonly byteLength: number;
  readonly termCount: number;
  /** The texts of the terms, followed by spellings that are not terms. */
  readonly textOffsets: PackedNumbers;
  readonly textBytes: Uint8Array;
  /** The names under each term. */
  readonly postings: Postings;
  /**
   * The bits of each name without its legal forms, in units of 1/`storedPerNameBit`; the most bits of a word under each
   * term, in 1/`storedPerBit`.
   */
  readonly nameBits: Uint8Array;
  readonly termBits: Uint8Array;
  /** The `soundByteOf` each term. */
  readonly termSounds: Uint8Array;
  /**
   * Terms by the hash of their lookup keys. A bucket also has a few terms with other keys, most of which `checkOf`
   * rules out.
   */
  readonly keyOffsets: PackedNumbers;
  readonly keyTerms: PackedNumbers;
  readonly keyChecks: Uint8Array;
  /** Terms by their letters. */
  readonly letters: TermLetters;
  readonly #people: number;
  readonly #partyIds: PackedNumbers;
  readonly #partyTypes: Uint8Array;
  readonly #partyYears: Uint8Array;
  readonly #termTable: PackedNumbers;
  readonly #words: Records;
  readonly #names: Records;
  readonly #nameWeak: Uint8Array;
  readonly #nameParties: Uint32Array;
  readonly #parties: StoredRecords;
  readonly #identifierOffsets: PackedNumbers;
  readonly #identifierParties: PackedNumbers;
  readonly #spellings: (Spelling | undefined)[] = [];
  readonly #tokens: (NameToken | string | undefined)[] = [];
  readonly #readings = new Map<number, NameReading>();
  readonly #decoded = new Map<number, StoredParty>();
  readonly #origins: Origins | undefined;
  /** The number of words in each name that was counted, without acronyms. */
  #wordCounts: Uint8Array | undefined;

  constructor(bytes: Uint8Array, origins?: Origins) {
    this.#origins = origins;
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, headerBytes / 4);
    const section = (name: Section): Uint8Array => {
      const cell = header.sectionTable + sections.indexOf(name) * 2;
      return new Uint8Array(bytes.buffer, bytes.byteOffset + words[cell]!, words[cell + 1]);
    };
    const numbers = (name: Section): PackedNumbers => new PackedNumbers(section(name));
    this.partyCount = words[header.parties]!;
    this.nameCount = words[header.names]!;
    this.personNames = words[header.personNames]!;
    this.termCount = words[header.terms]!;
    this.#people = words[header.people]!;
    this.byteLength = bytes.byteLength;
    this.textOffsets = numbers('textOffsets');
    this.textBytes = section('textBytes');
    this.postings = new Postings(section('postingOffsets'), section('postings'), this.personNames);
    this.nameBits = section('nameBits');
    this.termBits = section('termBits');
    this.termSounds = section('termSounds');
    this.keyOffsets = numbers('keyOffsets');
    this.keyTerms = numbers('keyTerms');
    this.keyChecks = section('keyChecks');
    this.#partyIds = numbers('partyIds');
    this.#partyTypes = section('partyTypes');
    this.#partyYears = section('partyYears');
    this.#termTable = numbers('termTable');
    this.#words = new Records(section('tokens'));
    this.#names = new Records(section('names'));
    this.#nameWeak = section('nameWeak');
    const parties = section('nameParties');
    this.#nameParties = new Uint32Array(parties.buffer, parties.byteOffset, parties.byteLength / 4);
    this.#parties = new StoredRecords(section('partyWords'), section('parties'));
    this.#identifierOffsets = numbers('identifierOffsets');
    this.#identifierParties = numbers('identifierParties');
    // With a length of their own, so that they are filled in any order without becoming hash tables.
    this.#spellings.length = this.termCount;
    this.#tokens.length = this.#words.length;
    this.letters = new TermLetters(this);
  }

  /** How many indexes it was merged from; 1 if it was not merged. */
  get indexCount(): number {
    return this.#origins?.indexes ?? 1;
  }

  /** The id of a party, and which of the merged indexes it comes from. */
  originOf(party: number): { index: number; id: number } {
    const id = this.#partyIds.at(party);
    return this.#origins ? { index: this.#origins.index[id]!, id: this.#origins.id[id]! } : { index: 0, id };
  }

  get wordCount(): number {
    return this.#words.length;
  }

  storedWord(number: number): StoredToken {
    return readToken(this.#words.open(number));
  }

  /** The party of a name. Parties are numbered in the order of their names. */
  partyOf(name: number): number {
    const cell = (name >>> 5) * 2;
    const upTo = this.#nameParties[cell + 1]! << (31 - (name & 31));
    return this.#nameParties[cell]! + bitsSet(upTo) - 1;
  }

  /** Whether the publisher calls the name weak. */
  isWeak(name: number): boolean {
    return ((this.#nameWeak[name >>> 3]! >>> (name & 7)) & 1) === 1;
  }

  typeOf(party: number): PartyType {
    if (party < this.#people) return 'person';
    return partyTypes[this.#partyTypes[party - this.#people]!] ?? 'company';
  }

  /** The year of a party's dates, `noYear` or `anyYear`. */
  yearOf(party: number): number {
    return yearOfByte(this.#partyYears[party]!);
  }

  /** The number of the term that equals a text or a part of it; -1 if there is none. */
  findTerm(text: string, start = 0, end = text.length): number {
    const mask = this.#termTable.length - 1;
    let cell = hashOf(text, start, end) & mask;
    for (;;) {
      const number = this.#termTable.at(cell) - 1;
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

  /**
   * Whether a term has this text. Compares bytes, because nearly all terms are ASCII and most that are looked up are
   * absent.
   */
  #isTerm(number: number, text: string, start: number, end: number): boolean {
    const first = this.textOffsets.at(number);
    for (let at = start; at < end; at++) {
      const byte = this.textBytes[first + at - start]!;
      if (byte >= 0x80) return this.#textOf(number) === text.slice(start, end);
      if (byte !== text.charCodeAt(at)) return false;
    }
    return this.textOffsets.at(number + 1) - first === end - start;
  }

  /** The number of words in a name, without its acronyms and these legal forms. */
  countWords(name: number, legalForms: ReadonlySet<string>): number {
    if (legalForms.size > 0) return this.#countWords(name, legalForms);
    this.#wordCounts ??= new Uint8Array(this.nameCount);
    return (this.#wordCounts[name] ||= this.#countWords(name, legalForms));
  }

  #countWords(name: number, legalForms: ReadonlySet<string>): number {
    const reader = this.#names.open(name);
    // Only organisations have either.
    if (name < this.personNames) return reader.count();
    let count = 0;
    while (reader.at < reader.end) {
      const { kind, forms } = this.storedWord(reader.number());
      const isMeant = kind === 'legal-form' && forms.some((form) => legalForms.has(this.#textOf(form)));
      if (kind !== 'acronym' && !isMeant) count++;
    }
    return count;
  }

  /** The numbers of a name's words, including its acronyms. */
  wordsIn(name: number): number[] {
    const reader = this.#names.open(name);
    const words: number[] = [];
    while (reader.at < reader.end) words.push(reader.number());
    return words;
  }

  /** Whether a name is filed under a term. */
  isFiled(name: number, term: number): boolean {
    const reader = this.#names.open(name);
    while (reader.at < reader.end) {
      const { kind, forms } = this.storedWord(reader.number());
      if (kind !== 'legal-form' && forms.includes(term)) return true;
    }
    return false;
  }

  /** A listed name as it was read when the segment was built. */
  reading(name: number): NameReading {
    let reading = this.#readings.get(name);
    if (!reading) {
      if (this.#readings.size >= keptReadings) this.#readings.clear();
      reading = this.#readName(name);
      this.#readings.set(name, reading);
    }
    return reading;
  }

  #readName(name: number): NameReading {
    const tokens: NameToken[] = [];
    const acronyms: string[] = [];
    const reader = this.#names.open(name);
    while (reader.at < reader.end) {
      const number = reader.number();
      const token = (this.#tokens[number] ??= this.#readToken(number));
      if (typeof token === 'string') acronyms.push(token);
      else tokens.push(token);
    }
    const custom = name < this.personNames ? 'person' : 'organisation';
    // A copy, because an array that has grown keeps room for more items, and very many readings are kept.
    return nameReading(custom, tokens.slice(), acronyms.length === 0 ? undefined : acronyms);
  }

  #readToken(number: number): NameToken | string {
    const stored = this.storedWord(number);
    const spellings = stored.forms.map((form) => this.#textOf(form));
    if (stored.kind === 'acronym') return (spellings[0] ?? '').slice(acronymMark.length);
    return tokenOf(stored, stored.text === 0 ? '' : this.#textOf(stored.text - 1), spellings);
  }

  /** The parties that may have an identifier, and a few others in the same bucket. */
  partiesWithIdentifier(number: string): number[] {
    const bucket = hashOf(number) & (this.#identifierOffsets.length - 2);
    const parties: number[] = [];
    const end = this.#identifierOffsets.at(bucket + 1);
    for (let at = this.#identifierOffsets.at(bucket); at < end; at++) parties.push(this.#identifierParties.at(at));
    return parties;
  }

  /** The people filed under a day of birth (`keysOfDay`), and a few others born in the same year. */
  partiesBornOn({ key, year }: DayKey): number[] {
    return this.partiesWithIdentifier(key).filter((party) => {
      // Organisations in the same bucket are there because of a number.
      if (this.typeOf(party) !== 'person') return false;
      const own = this.yearOf(party);
      return own === year || own === anyYear;
    });
  }

  /** Every party with its id and its names as they were read. */
  *parties(): Generator<IndexedParty> {
    let name = 0;
    for (let ordinal = 0; ordinal < this.partyCount; ordinal++) {
      const read: ReadName[] = [];
      for (; name < this.nameCount && this.partyOf(name) === ordinal; name++)
        read.push({ reading: this.#readName(name), isWeak: this.isWeak(name) });
      const party = readParty(this.#parties.open(ordinal), this.typeOf(ordinal));
      yield { id: this.originOf(ordinal).id, party: { ...party, addresses: [], programmes: [], positions: [] }, read };
    }
  }

  party(ordinal: number): StoredParty {
    let party = this.#decoded.get(ordinal);
    if (!party) {
      if (this.#decoded.size >= decodedParties) this.#decoded.clear();
      party = readParty(this.#parties.open(ordinal), this.typeOf(ordinal));
      this.#decoded.set(ordinal, party);
    }
    return party;
  }

  #textOf(number: number): string {
    return textOf(this.textBytes, this.textOffsets.at(number), this.textOffsets.at(number + 1));
  }
}
