/**
 * Phrases of the hand-written tables for company names, found by the spellings of their words. Long words are found in
 * any romanisation (obshchestvo, obschestvo) and in the cases and genders of Slavic languages. The tables come
 * preprocessed by `scripts/phrase-keys.ts`, because reading them takes ten times as long as filing the result.
 */
import { inSimplified } from './east-asian/han-readings.ts';
import { PartNumbers } from './part-numbers.ts';
import { type Neighbours, mayBeMeant, meantBy, neighboursIn } from './phrase-neighbours.ts';
import { remembered } from './remembered.ts';
import { adjectival, adjectiveEndings, endings, MAX_ENDING_LENGTH, tellingEndings } from './slavic-endings.ts';

/** Shorter words would match by chance if their letters were compared loosely. */
const MIN_LOOSE_LENGTH = 6;
/** Shorter stems begin too many words. */
const MIN_STEM_LENGTH = 3;
/**
 * A shorter stem also belongs to given names (Mira, Dana, Gazi), so it counts only with adjective endings or longer
 * case endings.
 */
const MIN_FREE_STEM_LENGTH = 5;
const MIN_DERIVED_LENGTH = 4;

/** No table has a longer word. */
const MAX_WORD_LENGTH = 40;
/** No phrase has more words. */
const MAX_PHRASE_WORDS = 10;

/** A shorter part of a word that lost a space is the beginning or end of too many other words. */
const MIN_PART_LENGTH = 4;
const MIN_REST_LENGTH = 4;
const MIN_DECLINED_LENGTH = 8;

/** Reduces what romanisations spell differently to one form. */
export const sounds: readonly [RegExp, string][] = [
  [/shch|sch|sh/g, 's'],
  [/kh/g, 'h'],
  [/y|j/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/(.)\1+/g, '$1'],
];

/**
 * The form in which a word is looked up: long Latin words without the differences between romanisations, Han words in
 * simplified characters, Arabic words without the article and the often omitted hamza.
 */
export const looseWord: (spelling: string) => string = remembered((spelling) => {
  if (isHan.test(spelling)) return inSimplified(spelling);
  if (spelling.startsWith('~')) return spelling.replace(/^~w?(?:al|ll)(?=...)/, '~').replace(/^~i(?=..)/, '~a');
  if (spelling.length < MIN_LOOSE_LENGTH || spelling.length > MAX_WORD_LENGTH || !/^[a-z]+$/.test(spelling))
    return spelling;
  return sounds.reduce((loose, [letters, sound]) => loose.replace(letters, sound), spelling);
});

const isHan = /^[\u3400-\u9fff]/;

/** Flags of a word of phrases. The bits above them hold the number of words in the longest phrase that it begins. */
const word = { part: 1, stem: 2, second: 4, longest: 8 } as const;
/** Flag for the first two words of a phrase, above the line number of a phrase's value. */
const beginning = 1 << 24;

/**
 * What is known of a word: what it stands for alone, the number of words in the longest phrase that it begins, and
 * whether it is the second word of any phrase.
 */
interface WordInfo<Value> {
  value: Value | undefined;
  longest: number;
  isSecond: boolean;
}

/** A word cut in two, and which of the parts may belong to a phrase. */
interface Cut {
  head: string;
  tail: string;
  isHead: boolean;
  isTail: boolean;
}

const space = 0x20;
const stroke = 0x7c;
const lineBreak = 0x0a;
const joint = 0x5f;
const star = 0x2a;

/** Values by phrase. A phrase is words separated by spaces or dots; a word that ends in `*` is a stem. */
export class PhraseTable<Value> {
  /** By line number, from 1. */
  readonly #values: Value[] = [];
  readonly #phrases: PartNumbers;
  /**
   * Phrases that lost a space: assetmanagement, limitedliability company. A phrase that is really written like that
   * takes precedence.
   */
  readonly #joined: PartNumbers;
  readonly #words: PartNumbers;
  readonly #text: string;
  /** The words after and before each word of a phrase; read when a slip is first looked for. */
  #beside: Neighbours | undefined;

  /** @param text in the format of `packedPhrases`; `valueOf` turns the text of a value into the value. */
  constructor(text: string, valueOf: (written: string) => Value) {
    this.#text = text;
    this.#phrases = new PartNumbers(text);
    this.#joined = new PartNumbers(text);
    this.#words = new PartNumbers(text);
    for (let at = 0; at < text.length;) {
      const lineEnd = endOf(text, lineBreak, at, text.length);
      const strokeAt = endOf(text, stroke, at, lineEnd);
      const written = endOf(text, space, at, strokeAt);
      const line = this.#values.push(valueOf(text.slice(at, written)));
      this.#file(text, written + 1, strokeAt, line, false);
      this.#file(text, strokeAt + 1, lineEnd, line, true);
      at = lineEnd + 1;
    }
  }

  /** Files the keys of a line, separated by spaces. */
  #file(text: string, from: number, end: number, line: number, isJoined: boolean): void {
    for (let at = from; at < end;) {
      const keyEnd = endOf(text, space, at, end);
      (isJoined ? this.#joined : this.#phrases).update(at, keyEnd, (known) => (known & beginning) | line);
      this.#fileWords(text, at, keyEnd);
      at = keyEnd + 1;
    }
  }

  #fileWords(text: string, from: number, end: number): void {
    let count = 0;
    for (let at = from; at < end;) {
      const wordEnd = endOf(text, joint, at, end);
      const kind = text.charCodeAt(wordEnd - 1) === star ? word.stem : word.part;
      const bits = kind | (count === 1 ? word.second : 0);
      if (bits !== 0) this.#words.update(at, wordEnd, (known) => known | bits);
      if (count === 1) this.#phrases.update(from, wordEnd, (known) => known | beginning);
      count++;
      at = wordEnd + 1;
    }
    this.#words.update(from, endOf(text, joint, from, end), (known) =>
      Math.trunc(known / word.longest) < count ? (known % word.longest) + count * word.longest : known,
    );
  }

  #isStem(spelling: string): boolean {
    return (this.#words.get(spelling) & word.stem) !== 0;
  }

  #isPart(spelling: string): boolean {
    return (this.#words.get(spelling) & word.part) !== 0;
  }

  /** What is known of a word (in the form of `keyOf`), alone and in phrases. */
  readonly #infoOf = remembered((key): WordInfo<Value> => {
    const known = this.#words.get(key);
    return {
      value: this.#valueOfWord(key),
      longest: Math.trunc(known / word.longest),
      isSecond: (known & word.second) !== 0,
    };
  });

  #valueOfPhrase(key: string): Value | undefined {
    return this.#values[(this.#phrases.get(key) & ~beginning) - 1];
  }

  #valueOfJoined(key: string): Value | undefined {
    return this.#values[this.#joined.get(key) - 1];
  }

  /** The form under which a word is filed here: itself or its stem. */
  readonly keyOf: (spelling: string) => string = remembered((spelling) => {
    const word = this.#withoutPrefix(looseWord(spelling));
    if (word.length <= MIN_STEM_LENGTH || word.length > MAX_WORD_LENGTH || !/^[a-z]/.test(word)) return word;
    // An exact part of a phrase takes precedence over a stem: научно-производственное is not научное.
    return this.#isFiled(word) ? word : (this.#stemOf(word) ?? word);
  });

  /** An Arabic word without its prefixed 'for' or 'and': لصناعة, وصناعة. */
  #withoutPrefix(word: string): string {
    if (!/^~[lw].{5}/.test(word) || this.#isFiled(word)) return word;
    const rest = looseWord(`~${word.slice(2)}`);
    return this.#isFiled(rest) ? rest : word;
  }

  #isFiled(spelling: string): boolean {
    return this.#valueOfPhrase(spelling) !== undefined || this.#isPart(spelling);
  }

  /** The value of a phrase whose last word has a case ending and is also a word by itself (объединение). */
  #ofDeclined(keys: readonly string[], start: number, length: number): Value | undefined {
    const last = keys[start + length - 1]!;
    const stem = this.#declined(last);
    if (stem === '') return undefined;
    const key = `${keys.slice(start, start + length - 1).join('_')}_${stem}`;
    return this.#valueOfPhrase(key) ?? this.#valueOfJoined(key);
  }
  readonly #declined = remembered((key) => (/^[a-z]+$/.test(key) ? (this.#stemOf(key) ?? '') : ''));

  /** What a word stands for alone; a part of a phrase is also looked up by its stem. */
  #valueOfWord(key: string): Value | undefined {
    const value = this.#valueOfPhrase(key) ?? this.#valueOfJoined(key);
    return value === undefined && this.#isPart(key) ? this.#valueOfPhrase(this.#declined(key)) : value;
  }

  #stemOf(word: string): string | undefined {
    for (let cut = 0; cut <= MAX_ENDING_LENGTH && word.length - cut >= MIN_STEM_LENGTH; cut++) {
      const end = word.length - cut;
      if (cut > 0 && !(end < MIN_FREE_STEM_LENGTH ? tellingEndings : endings).has(word.slice(end))) continue;
      const stem = word.slice(0, end);
      if (this.#isStem(`${stem}*`)) return `${stem}*`;
      const noun = adjectiveEndings.has(word.slice(end)) ? this.#nounOf(stem) : undefined;
      if (noun !== undefined) return noun;
      // The adjective of a town: ashabadski, ostravska.
      const town = cut > 0 && stem.endsWith('sk') ? stem.slice(0, -2) : '';
      if (town.length >= MIN_FREE_STEM_LENGTH && this.#isPart(town)) return town;
      if (town.length >= MIN_FREE_STEM_LENGTH && this.#isPart(`${town}a`)) return `${town}a`;
      if (town.length >= MIN_FREE_STEM_LENGTH && this.#isStem(`${town}*`)) return `${town}*`;
    }
    return undefined;
  }

  /** The noun that an adjective (without its ending) is derived from, as it is filed. */
  #nounOf(adjective: string): string | undefined {
    for (let length = adjective.length - 1; length >= MIN_DERIVED_LENGTH; length--) {
      const base = adjective.slice(0, length);
      if (!adjectival.test(adjective.slice(length))) continue;
      if (this.#isStem(`${base}*`)) return `${base}*`;
      if (this.#isPart(base)) return base;
    }
    return undefined;
  }

  /** Whether two words in the form of `keyOf`, joined by `_`, begin a phrase. */
  begins(pair: string): boolean {
    return (this.#phrases.get(pair) & beginning) !== 0;
  }

  /** Whether a word in the form of `keyOf` is the first word of a longer phrase. */
  beginsAny(key: string): boolean {
    return this.#infoOf(key).longest > 1;
  }

  /** Whether it is the second word of any phrase. */
  continuesAny(key: string): boolean {
    return this.#infoOf(key).isSecond;
  }

  /** Whether a word is part of any phrase. */
  knows(spelling: string): boolean {
    const key = this.keyOf(spelling);
    return this.#isPart(key) || this.#isStem(key);
  }

  /** What one word stands for. */
  ofWord(spelling: string): Value | undefined {
    return this.#infoOf(this.keyOf(spelling)).value;
  }

  /**
   * The word of a phrase that the name's word at `at`, with this spelling, is a slip or two away from, if its
   * neighbours are those of the phrase. A word that is known as it is written may only become another word for the same
   * idea.
   */
  partMeant(keys: readonly string[], at: number, spelling: string): string | undefined {
    this.#beside ??= neighboursIn(this.#text);
    const behind = this.#beside.behind.get(keys[at - 1] ?? '') ?? [];
    const before = this.#beside.before.get(keys[at + 1] ?? '') ?? [];
    if (behind.length + before.length === 0) return undefined;
    const written = looseWord(spelling);
    for (const parts of [behind, before])
      for (const part of mayBeMeant(written, parts)) {
        const word = meantBy(written, part);
        if (word !== undefined && this.#isMeantAt(keys, at, spelling, word)) return word;
      }
    return undefined;
  }

  #isMeantAt(keys: readonly string[], at: number, spelling: string, word: string): boolean {
    return (
      (!this.knows(spelling) || this.ofWord(word) === this.ofWord(spelling)) &&
      this.#covers(keys.with(at, this.keyOf(word)), at, at + 1) &&
      !this.#covers(keys, at, at + 1)
    );
  }

  /**
   * Splits the name's word at `at`, with this spelling, where a space was lost. Prefers two parts that make a phrase
   * with each other and their neighbours; otherwise takes the longest part that makes one with its neighbour.
   */
  partsBeside(keys: readonly string[], at: number, spelling: string): [string, string] | undefined {
    const isBehind = this.#mayGoOn(keys[at - 1]);
    const isBefore = keys[at + 1] !== undefined && this.continuesAny(keys[at + 1]!);
    if (!isBehind && !isBefore) return undefined;
    const cuts = this.#cutsOf(spelling);
    if (cuts.length === 0) return undefined;
    const covers = ({ head, tail }: Cut, from: number, to: number): boolean =>
      this.#covers(keys.toSpliced(at, 1, this.keyOf(head), this.keyOf(tail)), at + from, at + to);
    const found =
      cuts.find((cut) => cut.isHead && cut.isTail && covers(cut, 0, 2)) ??
      (isBehind
        ? cuts.findLast((cut) => cut.isHead && isLongEnough(cut.head, cut.tail) && covers(cut, 0, 1))
        : undefined) ??
      (isBefore ? cuts.find((cut) => cut.isTail && isLongEnough(cut.tail, cut.head) && covers(cut, 1, 2)) : undefined);
    return found && [found.head, found.tail];
  }

  /** The cuts of a word of which at least one part may belong to a phrase; none for most words. */
  readonly #cutsOf = remembered((spelling): readonly Cut[] => {
    const cuts: Cut[] = [];
    for (let length = 1; length < spelling.length; length++) {
      const [head, tail] = [spelling.slice(0, length), spelling.slice(length)];
      const cut = { head, tail, isHead: this.#mayBePart(head), isTail: this.#mayBePart(tail) };
      if (cut.isHead || cut.isTail) cuts.push(cut);
    }
    return cuts;
  });

  /** Whether a phrase may contain this word and another one after it. */
  #mayGoOn(key: string | undefined): boolean {
    return key !== undefined && (this.beginsAny(key) || this.continuesAny(key));
  }

  /** Long words are also looked up in all their cases, which is slow. */
  #mayBePart(spelling: string): boolean {
    return this.#isPart(looseWord(spelling)) || (spelling.length >= MIN_DECLINED_LENGTH && this.knows(spelling));
  }

  /** Whether a phrase of at least two words covers the words from `from` up to (not including) `to`. */
  #covers(keys: readonly string[], from: number, to: number): boolean {
    for (let start = Math.max(0, to - MAX_PHRASE_WORDS); start <= from; start++) {
      const { longest } = this.#infoOf(keys[start]!);
      if (longest < 2 || start + longest < to) continue;
      const { length = 0 } = this.at(keys, start) ?? {};
      if (length > 1 && start + length >= to) return true;
    }
    return false;
  }

  /** The value of the longest phrase at a position; `keys` are in the form of `keyOf`. */
  at(keys: readonly string[], start: number): { length: number; value: Value } | undefined {
    const first = keys[start] ?? '';
    const { longest, value: ofWord } = this.#infoOf(first);
    for (let length = Math.min(longest, keys.length - start); length > 1; length--) {
      const key = keys.slice(start, start + length).join('_');
      const value = this.#valueOfPhrase(key) ?? this.#valueOfJoined(key) ?? this.#ofDeclined(keys, start, length);
      if (value !== undefined) return { length, value };
    }
    return ofWord === undefined || longest < 1 ? undefined : { length: 1, value: ofWord };
  }
}

const isLongEnough = (part: string, rest: string): boolean =>
  part.length >= MIN_PART_LENGTH && rest.length >= MIN_REST_LENGTH;

/** The position of the next `sign`, or `end` if there is none before it. */
function endOf(text: string, sign: number, from: number, end: number): number {
  let at = from;
  while (at < end && text.charCodeAt(at) !== sign) at++;
  return at;
}
