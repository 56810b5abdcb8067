/**
 * Finds terms by letters: by how they begin, by what they contain, or by how the words filed under them are written.
 */
import type { PackedNumbers } from './packed-numbers.ts';
import { textOf } from './packed-bytes.ts';
import type { StoredToken } from './stored-tokens.ts';

/**
 * The part of a segment that it looks at: the texts of the terms, followed by spellings that are not terms, and the
 * distinct words.
 */
export interface Lettered {
  termCount: number;
  textOffsets: PackedNumbers;
  textBytes: Uint8Array;
  wordCount: number;
  storedWord: (number: number) => StoredToken;
}

/** Size of the cache of texts that terms contain, which is emptied when full: one search asks several times for a text. */
const keptParts = 100;
const latin1 = new TextDecoder('latin1');
const encoder = new TextEncoder();

export class TermLetters {
  readonly #all: Lettered;
  #byChar: Map<string, number[]> | undefined;
  /** All texts, with one character per byte. */
  #allTexts: string | undefined;
  readonly #holding = new Map<string, number[]>();
  /** The numbers of all texts by their first byte: few texts are compared with a beginning. */
  #byFirstByte: Map<number, number[]> | undefined;
  /** The terms of words that keep their own text, by the number of the text and by the text. */
  #written: Map<number, number[]> | undefined;
  #byText: Map<string, number[]> | undefined;

  constructor(all: Lettered) {
    this.#all = all;
  }

  /** The terms that begin with a character outside ASCII. There are few, so they are collected once. */
  beginning(char: string): readonly number[] {
    if (!this.#byChar) {
      this.#byChar = new Map();
      const { termCount, textOffsets, textBytes } = this.#all;
      for (let number = 0; number < termCount; number++) {
        if ((textBytes[textOffsets.at(number)] ?? 0) < 0x80) continue;
        const [first = ''] = this.#textOf(number);
        const terms = this.#byChar.get(first);
        if (terms) terms.push(number);
        else this.#byChar.set(first, [number]);
      }
    }
    return this.#byChar.get(char) ?? [];
  }

  /** The terms that begin with a text, or under which a word is filed that is written so. */
  starting(text: string): readonly number[] {
    const wanted = encoder.encode(text);
    const found: number[] = [];
    for (const number of this.#textsFrom(wanted[0] ?? 0)) {
      if (this.#startsWith(number, wanted)) this.#addTermsOf(number, found);
    }
    return found;
  }

  /** The terms that contain a text, or under which a word is filed that contains it as written. */
  holding(text: string): readonly number[] {
    const known = this.#holding.get(text);
    if (known) return known;
    const { textBytes, textOffsets } = this.#all;
    this.#allTexts ??= latin1.decode(textBytes.slice());
    const wanted = String.fromCharCode(...encoder.encode(text));
    const found: number[] = [];
    for (let at = this.#allTexts.indexOf(wanted); at >= 0; at = this.#allTexts.indexOf(wanted, at + 1)) {
      // The text in which it begins; it may end in the next one.
      const number = this.#textAt(at);
      if (at + wanted.length <= textOffsets.at(number + 1)) this.#addTermsOf(number, found);
    }
    if (this.#holding.size >= keptParts) this.#holding.clear();
    this.#holding.set(text, found);
    return found;
  }

  /** The terms of words that stand for an idea and are written so, like 'bank'. */
  written(text: string): readonly number[] {
    this.#byText ??= new Map([...this.#writtenTerms()].map(([number, terms]) => [this.#textOf(number), terms]));
    return this.#byText.get(text) ?? [];
  }

  /** The numbers of the texts whose first byte this is, in ascending order. */
  #textsFrom(first: number): readonly number[] {
    if (!this.#byFirstByte) {
      this.#byFirstByte = new Map();
      const { textOffsets, textBytes } = this.#all;
      for (let number = 0; number < textOffsets.length - 1; number++) {
        const byte = textBytes[textOffsets.at(number)] ?? 0;
        const texts = this.#byFirstByte.get(byte);
        if (texts) texts.push(number);
        else this.#byFirstByte.set(byte, [number]);
      }
    }
    return this.#byFirstByte.get(first) ?? [];
  }

  /** The number of the text that contains a byte. */
  #textAt(byte: number): number {
    const { textOffsets } = this.#all;
    let low = 0;
    let high = textOffsets.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (textOffsets.at(middle) <= byte) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #textOf(number: number): string {
    const { textBytes, textOffsets } = this.#all;
    return textOf(textBytes, textOffsets.at(number), textOffsets.at(number + 1));
  }

  #startsWith(number: number, wanted: Uint8Array): boolean {
    const { textBytes, textOffsets } = this.#all;
    const start = textOffsets.at(number);
    if (textOffsets.at(number + 1) - start < wanted.length) return false;
    for (let at = 0; at < wanted.length; at++) if (textBytes[start + at] !== wanted[at]) return false;
    return true;
  }

  /** Adds the term with this text, and the terms of words that are written so. */
  #addTermsOf(number: number, found: number[]): void {
    if (number < this.#all.termCount) found.push(number);
    for (const term of this.#writtenTerms().get(number) ?? []) found.push(term);
  }

  #writtenTerms(): Map<number, number[]> {
    if (this.#written) return this.#written;
    const terms = new Map<number, number[]>();
    for (let word = 0; word < this.#all.wordCount; word++) {
      const { text, forms } = this.#all.storedWord(word);
      if (text === 0) continue;
      const known = terms.get(text - 1) ?? [];
      for (const form of forms) if (form < this.#all.termCount) known.push(form);
      terms.set(text - 1, known);
    }
    return (this.#written = terms);
  }
}
