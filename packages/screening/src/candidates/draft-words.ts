/** The distinct words of a segment while it is built, and the terms under which each is filed. */
import type { NameToken } from '../names/name-token.ts';
import { GrowingWords } from './growing-words.ts';
import { ByteWriter } from './packed-bytes.ts';
import { RecordWriter } from './records.ts';
import { storedPerBit, tableSize, hashOf } from './segment-format.ts';
import { keepsText, storedAcronym, storedToken, writeToken } from './stored-tokens.ts';
import { packNumbers } from './packed-numbers.ts';
import { type OrderedTerms, orderBySound } from './term-tables.ts';
import { acronymMark, termsOf } from './terms.ts';

/** Words written between two yields: a millisecond or two. */
const wordsPerStep = 5_000;

/** Words and terms get draft numbers in the order in which they are met. */
export class WordDrafts {
  readonly #tokens: (NameToken | string)[] = [];
  readonly #numbers = new Map<NameToken | string, number>();
  readonly #numbersByKey = new Map<string, number>();
  readonly #terms = new Map<string, number>();
  /** The most bits of a word filed under the term, as stored: rounded up, so that bounds hold. */
  readonly #termBits = new GrowingWords();
  /** The terms of all words, one word after the other. */
  readonly #filed = new GrowingWords();
  readonly #filedEnds = new GrowingWords();

  get termCount(): number {
    return this.#terms.size;
  }

  get wordCount(): number {
    return this.#tokens.length;
  }

  /** The draft number of a word or acronym; equal for words that are read and compared the same way. */
  numberOf(token: NameToken | string): number {
    // Most words are an object that was met before.
    const met = this.#numbers.get(token);
    if (met !== undefined) return met;
    const key = typeof token === 'string' ? acronymMark + token : keyOf(token);
    const number = this.#numbersByKey.get(key) ?? this.#add(token, key);
    this.#numbers.set(token, number);
    return number;
  }

  #add(token: NameToken | string, key: string): number {
    const number = this.#tokens.push(token) - 1;
    this.#numbersByKey.set(key, number);
    for (const text of new Set(termsOf(token))) {
      const term = this.#numberTerm(text);
      this.#filed.push(term);
      if (typeof token === 'string') continue;
      this.#termBits.set(term, Math.max(this.#termBits.at(term), Math.ceil(token.bits * storedPerBit)));
    }
    this.#filedEnds.push(this.#filed.length);
    return number;
  }

  #numberTerm(text: string): number {
    const known = this.#terms.get(text);
    if (known !== undefined) return known;
    const fresh = this.#terms.size;
    this.#terms.set(text, fresh);
    this.#termBits.push(0);
    return fresh;
  }

  /** The draft numbers of every word's terms, from `starts[word]` to `starts[word + 1]`. */
  filedUnder(): { starts: Uint32Array; terms: Uint32Array } {
    const starts = new Uint32Array(this.wordCount + 1);
    starts.set(this.#filedEnds.view(), 1);
    return { starts, terms: this.#filed.view() };
  }

  /** The terms with their final numbers. */
  order(): OrderedTerms {
    return orderBySound(this.#terms.keys());
  }

  termBitsBy(rank: Uint32Array): Uint8Array {
    const bits = new Uint8Array(rank.length);
    for (const [draft, value] of this.#termBits.view().entries()) bits[rank[draft]!] = value;
    return bits;
  }

  /** The words in this order, as records. Texts that are not terms are added to `texts`. Yields now and then. */
  *pack(order: Uint32Array, rank: Uint32Array, texts: string[]): Generator<void, Uint8Array> {
    const added = new Map<string, number>();
    const numberOf = (text: string): number => {
      const term = this.#terms.get(text);
      if (term !== undefined) return rank[term]!;
      const known = added.get(text);
      if (known !== undefined) return known;
      added.set(text, texts.length);
      return texts.push(text) - 1;
    };
    const { starts, terms } = this.filedUnder();
    const records = new RecordWriter();
    const record = new ByteWriter();
    for (const [done, number] of order.entries()) {
      const token = this.#tokens[number]!;
      const filed = Array.from(terms.subarray(starts[number], starts[number + 1]), (term) => rank[term]!);
      const stored =
        typeof token === 'string'
          ? storedAcronym(filed[0]!)
          : storedToken(
              token,
              keepsText(token) ? numberOf(token.text) + 1 : 0,
              // The terms of a word that is filed under all its spellings are in the order of the spellings.
              filed.length === token.forms.length ? filed : token.forms.map(numberOf),
            );
      writeToken(stored, record);
      records.add(record);
      if (done % wordsPerStep === 0) yield;
    }
    return records.section();
  }
}

/** Equal for words that are read and compared the same way. */
const keyOf = (token: NameToken): string =>
  `${token.kind} ${token.bits}${token.isPatronymic ? 'p' : ''}${token.isSyllabic ? 's' : ''} ${keepsText(token) ? token.text : ''} ${token.forms.join(' ')}`;

/** A hash table of terms, open-addressed and half empty. A cell holds the term's number plus one. */
export function termTable(terms: readonly string[]): Uint8Array {
  const table = new Uint32Array(tableSize(terms.length * 2));
  const mask = table.length - 1;
  for (const [number, term] of terms.entries()) {
    let cell = hashOf(term) & mask;
    while (table[cell] !== 0) cell = (cell + 1) & mask;
    table[cell] = number + 1;
  }
  return packNumbers(table);
}
