/**
 * Phrases of the hand-written tables of companies' names, found by the spellings of their words. Long words are found
 * whatever the romanisation (obshchestvo, obschestvo), and in the cases and genders that Slavic languages decline them to.
 * The tables come as `phrase-keys.ts` reads them, which takes ten times as long as filing what it read.
 */
import { remembered } from './remembered.ts';

/** Shorter words are met by chance when their letters are taken loosely. */
const shortestLoose = 6;
/** Shorter stems begin too many words. */
const shortestStem = 3;
/** Endings of Slavic nouns and adjectives, Bulgarian ones with the article, as `looseWord` leaves them; not those that family names are made with (-ov, -in). */
const endings = new Set(
  'a i u e o ia iu ie io oi ei ui ai aia aie oe oie uiu oiu eiu om em im am ami ah ih imi iam iami iah ogo ego iego oho eho omu emu iemu ata iata oto ete ite'.split(
    ' ',
  ),
);
const longestEnding = 4;
/** A shorter stem is that of given names too (Mira, Dana, Gazi), so that only the endings of adjectives and longer cases tell it. */
const shortestFreeStem = 5;
const tellingEndings = new Set('ata oto ite ai oi ei om em am ami ah ogo ego omu emu aia oie oe uiu'.split(' '));
/** What Slavic languages make adjectives of nouns with, as `looseWord` leaves it: bankovskii, tankernaia, transportnaia. */
const adjectival =
  /^(?:ov|ev|iev|n|sk|ovsk|evsk|ansk|orsk|esk|ichesk|tichesk|teln|iteln|onn|ionn|atsionn|enn|on|ion|atsion|en)$/;
const adjectiveEndings = new Set('i ai oi oe aia oie uiu om im ogo omu ih iah imi ie'.split(' '));
const shortestDerived = 4;

/** No table has a longer word. */
const longestWord = 40;

/** What romanisations differ in, in one way. */
export const sounds: readonly [RegExp, string][] = [
  [/shch|sch|sh/g, 's'],
  [/kh/g, 'h'],
  [/y|j/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
];

/** How a word is looked up: long Latin words without what romanisations differ in, Arabic ones without their article and the hamza that many leave out. */
export const looseWord: (spelling: string) => string = remembered((spelling) => {
  if (spelling.startsWith('~')) return spelling.replace(/^~w?(?:al|ll)(?=...)/, '~').replace(/^~i(?=..)/, '~a');
  if (spelling.length < shortestLoose || spelling.length > longestWord || !/^[a-z]+$/.test(spelling)) return spelling;
  return sounds.reduce((loose, [letters, sound]) => loose.replace(letters, sound), spelling);
});

/** Values by phrase. A phrase is words parted by spaces or dots; a word that ends in `*` is a stem. */
export class PhraseTable<Value> {
  readonly #values = new Map<string, Value>();
  /** Phrases that lost a space: assetmanagement, limitedliability company. A phrase that is written so goes before. */
  readonly #joined = new Map<string, Value>();
  /** Words in the longest phrase that starts with a word. */
  readonly #longest = new Map<string, number>();
  /** The first two words of phrases, and the second ones. */
  readonly #beginnings = new Set<string>();
  readonly #seconds = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #parts = new Set<string>();

  /** @param text as `packedPhrases` writes it; `valueOf` says what a value's text there stands for. */
  constructor(text: string, valueOf: (written: string) => Value) {
    for (const line of text.split('\n')) {
      const [own = '', joined = ''] = line.split('|');
      const [written = '', ...keys] = own.split(' ');
      const value = valueOf(written);
      for (const key of keys) {
        const words = key.split('_');
        for (const word of words) (word.endsWith('*') ? this.#stems : this.#parts).add(word);
        this.#values.set(words.join(' '), value);
        this.#startsPhrase(words);
      }
      for (const key of joined === '' ? [] : joined.split(' ')) {
        const words = key.split('_');
        this.#joined.set(words.join(' '), value);
        this.#startsPhrase(words);
      }
    }
  }

  #startsPhrase(words: readonly string[]): void {
    const first = words[0]!;
    if (words.length > 1) {
      this.#beginnings.add(`${first} ${words[1]!}`);
      this.#seconds.add(words[1]!);
    }
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
  }

  /** A word as it is filed here: as itself or by its stem. */
  readonly keyOf: (spelling: string) => string = remembered((spelling) => {
    const word = this.#withoutPrefix(looseWord(spelling));
    if (word.length <= shortestStem || word.length > longestWord || !/^[a-z]/.test(word)) return word;
    // A part of a phrase as it is written goes before a stem: научно-производственное is no научное.
    return this.#values.has(word) || this.#parts.has(word) ? word : (this.#stemOf(word) ?? word);
  });

  /** An Arabic word without 'for' or 'and', which are written as its first letter: لصناعة, وصناعة. */
  #withoutPrefix(word: string): string {
    if (!/^~[lw].{5}/.test(word) || this.#values.has(word) || this.#parts.has(word)) return word;
    const rest = looseWord(`~${word.slice(2)}`);
    return this.#values.has(rest) || this.#parts.has(rest) ? rest : word;
  }

  /** What a phrase stands for whose last word is one by itself as well, in the case it has (объединение). */
  #ofDeclined(keys: readonly string[], start: number, length: number): Value | undefined {
    const last = keys[start + length - 1]!;
    const stem = this.#declined(last);
    return stem === '' ? undefined : this.#values.get(`${keys.slice(start, start + length - 1).join(' ')} ${stem}`);
  }
  readonly #declined = remembered((key) => (/^[a-z]+$/.test(key) ? (this.#stemOf(key) ?? '') : ''));

  /** What a word stands for by itself; a part of a phrase does so by its stem. */
  #valueOf(key: string): Value | undefined {
    const value = this.#values.get(key);
    return value === undefined && this.#parts.has(key) ? this.#values.get(this.#declined(key)) : value;
  }

  #stemOf(word: string): string | undefined {
    for (let cut = 0; cut <= longestEnding && word.length - cut >= shortestStem; cut++) {
      const end = word.length - cut;
      if (cut > 0 && !(end < shortestFreeStem ? tellingEndings : endings).has(word.slice(end))) continue;
      const stem = word.slice(0, end);
      if (this.#stems.has(`${stem}*`)) return `${stem}*`;
      const noun = adjectiveEndings.has(word.slice(end)) ? this.#nounOf(stem) : undefined;
      if (noun !== undefined) return noun;
      // A town's adjective: ashabadski.
      const town = cut > 0 && stem.endsWith('sk') ? stem.slice(0, -2) : '';
      if (town.length >= shortestFreeStem && this.#parts.has(town)) return town;
      if (town.length >= shortestFreeStem && this.#stems.has(`${town}*`)) return `${town}*`;
    }
    return undefined;
  }

  /** The noun that an adjective without its ending is made of, as it is filed. */
  #nounOf(adjective: string): string | undefined {
    for (let length = adjective.length - 1; length >= shortestDerived; length--) {
      const base = adjective.slice(0, length);
      if (!adjectival.test(adjective.slice(length))) continue;
      if (this.#stems.has(`${base}*`)) return `${base}*`;
      if (this.#parts.has(base)) return base;
    }
    return undefined;
  }

  /** Whether two words as `keyOf` gives them, parted by a space, begin a phrase. */
  begins(pair: string): boolean {
    return this.#beginnings.has(pair);
  }

  /** Whether a word as `keyOf` gives it is the first of a phrase of several. */
  beginsAny(key: string): boolean {
    return (this.#longest.get(key) ?? 0) > 1;
  }

  /** Whether it is the second of any. */
  continuesAny(key: string): boolean {
    return this.#seconds.has(key);
  }

  /** Whether a word is part of any phrase. */
  knows(spelling: string): boolean {
    const key = this.keyOf(spelling);
    return this.#parts.has(key) || this.#stems.has(key);
  }

  /** What one word stands for. */
  ofWord(spelling: string): Value | undefined {
    return this.#valueOf(this.keyOf(spelling));
  }

  /** What the longest phrase at a position of words as `keyOf` gives them stands for. */
  at(keys: readonly string[], start: number): { length: number; value: Value } | undefined {
    const longest = this.#longest.get(keys[start] ?? '') ?? 0;
    for (let length = Math.min(longest, keys.length - start); length >= 1; length--) {
      const key = length === 1 ? keys[start]! : keys.slice(start, start + length).join(' ');
      const value =
        (length === 1 ? this.#valueOf(key) : (this.#values.get(key) ?? this.#ofDeclined(keys, start, length))) ??
        this.#joined.get(key);
      if (value !== undefined) return { length, value };
    }
    return undefined;
  }
}
