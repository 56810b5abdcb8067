/** Builds one segment from parties: analyse → number terms by sound → file names, keys and identifiers. */
import type { ListedParty } from '../party.ts';
import { analyse, customOf } from '../names/analyse.ts';
import type { NameReading, NameToken } from '../names/name-token.ts';
import { readDate } from '../matching/dates.ts';
import { normaliseIdentifier } from '../matching/identifiers.ts';
import { GrowingWords } from './growing-words.ts';
import { type Layout, hashOf, storedPerBit, tableSize, usedBy, writeSegment } from './segment-format.ts';
import { encodeParty, partyTypes } from './stored-party.ts';
import { keepsText, packAcronym, packToken } from './stored-tokens.ts';
import { fileHashes, keyTerms, packTexts, rankBySound } from './term-tables.ts';
import { acronymMark, termsOf } from './terms.ts';

/** What goes into an index. `id` is the caller's numeric key (a database id), below 2^32. */
export interface IndexedParty {
  id: number;
  party: ListedParty;
}

export interface BuildStep {
  done: number;
  total: number;
}

/** Parties analysed between two yields: about 3 ms of work on a slow core. */
const partiesPerStep = 48;
/** Phases after the parties count as this share of the work. */
const laterShare = 0.3;

/** One segment: bytes that need no parsing to be used. The same parties in the same order give the same bytes. */
export function buildIndex(parties: Iterable<IndexedParty>): Uint8Array {
  const steps = buildIndexInSteps(parties);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same work in steps of a few milliseconds, for hosts with an event loop: drive it, yielding between steps. */
export function* buildIndexInSteps(parties: Iterable<IndexedParty>): Generator<BuildStep, Uint8Array> {
  const draft = new Draft();
  const known = Array.isArray(parties) ? parties.length : undefined;
  for (const indexed of parties) {
    draft.add(indexed);
    if (draft.partyCount % partiesPerStep === 0)
      yield { done: draft.partyCount, total: Math.ceil((known ?? draft.partyCount * 2) * (1 + laterShare)) };
  }
  const total = Math.ceil(draft.partyCount * (1 + laterShare)) + 1;
  for (const share of draft.finish()) yield { done: Math.floor(draft.partyCount * (1 + laterShare * share)), total };
  return draft.segment();
}

const encoder = new TextEncoder();

interface NameEntry {
  party: number;
  isWeak: boolean;
  /** Draft numbers of its words, in order, then of its acronyms. */
  tokens: readonly number[];
  terms: readonly number[];
  /** Bits of the words that are filed. */
  bits: number;
}

/** A distinct word or acronym, with the draft numbers of the terms it is filed under. */
interface DraftToken {
  token: NameToken | string;
  terms: readonly number[];
}

class Draft {
  partyCount = 0;
  #terms = new Map<string, number>();
  #frequency: number[] = [];
  /** Customs of the names that the term is filed under. */
  #users: number[] = [];
  /** The most bits of a word filed under the term. */
  #bits: number[] = [];
  #tokens: DraftToken[] = [];
  #tokenNumbers = new Map<NameToken | string, number>();
  #tokenKeys = new Map<string, number>();
  #people: NameEntry[] = [];
  #things: NameEntry[] = [];
  #partyTexts: Uint8Array[] = [];
  #partyBytes = 0;
  #ids = new GrowingWords();
  #types: number[] = [];
  #years: number[] = [];
  #identifiers: [hash: number, party: number][] = [];
  #layout: Layout | undefined;

  add({ id, party }: IndexedParty): void {
    const ordinal = this.partyCount++;
    const text = encoder.encode(encodeParty(party));
    this.#partyTexts.push(text);
    this.#partyBytes += text.length;
    this.#ids.push(id);
    this.#types.push(Math.max(0, partyTypes.indexOf(party.type)));
    this.#years.push(...yearsOf(party));
    for (const identifier of party.identifiers) {
      const number = normaliseIdentifier(identifier.value, identifier.kind);
      if (number !== '') this.#identifiers.push([hashOf(number), ordinal]);
    }
    const custom = customOf(party.type);
    const entries = custom === 'person' ? this.#people : this.#things;
    // Names that differ only in case or marks read the same; publishers list them once a language.
    const seen = new Set<string>();
    for (const name of party.names) {
      for (const reading of analyse(name.text, custom)) {
        const isWeak = name.strength === 'weak';
        const tokens = [...reading.tokens, ...reading.acronyms].map((token) => this.#numberToken(token));
        const key = `${isWeak ? '-' : ''}${tokens.join(' ')}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const terms = [...new Set(tokens.flatMap((token) => this.#tokens[token]!.terms))];
        for (const term of terms) {
          this.#frequency[term]!++;
          this.#users[term]! |= usedBy[custom];
        }
        entries.push({ party: ordinal, isWeak, tokens, terms, bits: filedBits(reading) });
      }
    }
  }

  #numberToken(token: NameToken | string): number {
    // Most words are read as the same object as before.
    const met = this.#tokenNumbers.get(token);
    if (met !== undefined) return met;
    const key = typeof token === 'string' ? acronymMark + token : keyOf(token);
    const number = this.#tokenKeys.get(key) ?? this.#addToken(token, key);
    this.#tokenNumbers.set(token, number);
    return number;
  }

  #addToken(token: NameToken | string, key: string): number {
    const number = this.#tokens.length;
    this.#tokenKeys.set(key, number);
    const terms = [...new Set(termsOf(token).map((term) => this.#numberTerm(term)))];
    this.#tokens.push({ token, terms });
    if (typeof token !== 'string') for (const term of terms) this.#bits[term] = Math.max(this.#bits[term]!, token.bits);
    return number;
  }

  #numberTerm(term: string): number {
    const known = this.#terms.get(term);
    if (known !== undefined) return known;
    const fresh = this.#frequency.length;
    this.#terms.set(term, fresh);
    this.#frequency.push(0);
    this.#users.push(0);
    this.#bits.push(0);
    return fresh;
  }

  *finish(): Generator<number> {
    const names = [...this.#people, ...this.#things];
    yield 0.1;
    const rank = rankBySound(this.#terms.keys(), this.#terms.size);
    yield 0.2;
    const texts: string[] = Array.from({ length: rank.length });
    for (const [term, draftId] of this.#terms) texts[rank[draftId] ?? 0] = term;
    yield 0.3;
    const postings = fileNames(names, this.#frequency, rank);
    yield 0.4;
    const users = new Uint8Array(rank.length);
    for (const [draftId, customs] of this.#users.entries()) users[rank[draftId]!] = customs;
    const keying = keyTerms(texts, users);
    let keyed = keying.next();
    for (; !keyed.done; keyed = keying.next()) yield 0.4 + 0.5 * keyed.value;
    yield 0.95;
    const identifiers = fileHashes(Uint32Array.from(this.#identifiers.flat()), tableSize(this.#identifiers.length));
    const termBits = new Uint8Array(rank.length);
    for (const [draftId, bits] of this.#bits.entries()) termBits[rank[draftId]!] = Math.ceil(bits * storedPerBit);
    const termTable = hashTable(texts);
    const tokens = packTokens(this.#tokens, texts, (term) => rank[this.#terms.get(term) ?? -1]);
    const packed = packTexts(texts.map((text) => encoder.encode(text)));
    const parties = packTexts(this.#partyTexts, this.#partyBytes);
    const nameTokens = packWords(names.map((name) => name.tokens));
    this.#layout = {
      textOffsets: packed.offsets,
      textBytes: packed.bytes,
      termTable,
      termBits,
      ...keyed.value,
      postingOffsets: postings.offsets,
      postings: postings.values,
      tokenOffsets: tokens.offsets,
      tokens: tokens.values,
      nameParty: Uint32Array.from(names, (name) => name.party),
      nameIsWeak: Uint8Array.from(names, (name) => Number(name.isWeak)),
      // Bounds must hold, so names are rounded down and terms up.
      nameBits: Uint16Array.from(names, (name) => Math.floor(name.bits * storedPerBit)),
      nameTokenOffsets: nameTokens.offsets,
      nameTokens: nameTokens.values,
      partyOffsets: parties.offsets,
      partyBytes: parties.bytes,
      partyIds: this.#ids.toArray(),
      partyTypes: Uint8Array.from(this.#types),
      partyYears: Uint16Array.from(this.#years),
      identifierOffsets: identifiers.offsets,
      identifierParties: identifiers.values,
    };
  }

  segment(): Uint8Array {
    if (!this.#layout) throw new Error('The segment is not finished.');
    return writeSegment(this.#layout, {
      parties: this.partyCount,
      names: this.#people.length + this.#things.length,
      personNames: this.#people.length,
      terms: this.#frequency.length,
    });
  }
}

/** Bits of a reading without its legal forms, which are filed nowhere. */
const filedBits = (reading: NameReading): number =>
  reading.tokens.reduce((sum, { kind, bits }) => (kind === 'legal-form' ? sum : sum + bits), 0);

/** Equal for words that are read and compared alike. */
const keyOf = (token: NameToken): string =>
  `${token.kind} ${token.bits}${token.isPatronymic ? 'p' : ''}${token.isSyllabic ? 's' : ''} ${keepsText(token.kind) ? token.text : ''} ${token.forms.join(' ')}`;

/** The distinct words as 32-bit words; texts that are no terms are added behind them. */
function packTokens(
  drafts: readonly DraftToken[],
  texts: string[],
  termNumber: (text: string) => number | undefined,
): { offsets: Uint32Array; values: Uint32Array } {
  const added = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = termNumber(text) ?? added.get(text);
    if (known !== undefined) return known;
    added.set(text, texts.length);
    return texts.push(text) - 1;
  };
  return packWords(
    drafts.map(({ token }) =>
      typeof token === 'string'
        ? packAcronym(numberOf(acronymMark + token))
        : packToken(token, keepsText(token.kind) ? numberOf(token.text) + 1 : 0, token.forms.map(numberOf)),
    ),
  );
}

/** First and last year the dates may mean, 0 and 0 without a date: lets candidates be passed over without decoding. */
export function yearsOf(party: Pick<ListedParty, 'dates'>): [number, number] {
  let first = 0xffff;
  let last = 0;
  for (const date of party.dates) {
    for (const text of [date.from, date.to]) {
      const year = readDate(text)?.year;
      if (!year) continue;
      first = Math.min(first, year);
      last = Math.max(last, year);
    }
  }
  return last === 0 ? [0, 0] : [first, last];
}

function fileNames(
  names: readonly NameEntry[],
  frequency: readonly number[],
  rank: Uint32Array,
): { offsets: Uint32Array; values: Uint32Array } {
  const offsets = new Uint32Array(frequency.length + 1);
  for (const [draftId, count] of frequency.entries()) offsets[rank[draftId]! + 1] = count;
  for (let at = 1; at < offsets.length; at++) offsets[at]! += offsets[at - 1]!;
  const values = new Uint32Array(offsets.at(-1) ?? 0);
  const next = offsets.slice();
  for (const [name, entry] of names.entries())
    for (const draftId of entry.terms) values[next[rank[draftId]!]!++] = name;
  return { offsets, values };
}

function packWords(lists: readonly (readonly number[])[]): { offsets: Uint32Array; values: Uint32Array } {
  const offsets = new Uint32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) offsets[index + 1] = offsets[index]! + list.length;
  const values = new Uint32Array(offsets.at(-1)!);
  for (const [index, list] of lists.entries()) values.set(list, offsets[index]);
  return { offsets, values };
}

/** Open addressing, half empty; a cell holds the term's number plus one. */
function hashTable(terms: readonly string[]): Uint32Array {
  const table = new Uint32Array(tableSize(terms.length * 2));
  const mask = table.length - 1;
  for (const [number, term] of terms.entries()) {
    let cell = hashOf(term) & mask;
    while (table[cell] !== 0) cell = (cell + 1) & mask;
    table[cell] = number + 1;
  }
  return table;
}
