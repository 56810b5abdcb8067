/** Known words by their misspellings: Tradng, Banck, Cenetr, Foundtaoin. */
import { bitsSet, isOneBitAtMost } from '../bits.ts';

/**
 * A shorter word must keep its first and last letter, and may only gain a letter, have two swapped or, from six letters
 * on, lose one: Tanner is not a slip of tanker.
 */
const MIN_FREE_LENGTH = 7;
const MIN_SHORTENED_LENGTH = 6;
const shortest = 4;
const MIN_SPELLING_LENGTH = 4;
/** Only a long word stays recognisable after two slips. */
const MIN_LENGTH_WITH_TWO_SLIPS = 8;

const bitOf = (word: string, at: number): number => 1 << (word.charCodeAt(at) - 97);
/** The set of letters in a lower-case ASCII word, one bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= bitOf(word, at);
  return letters;
}

/** A word with each of its letters left out in turn; two words that are one slip apart share such a form. */
const deletionsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

export class MisspeltWords {
  readonly #byDeletion = new Map<string, string[]>();
  /** The letter sets of the words, by initial and length. */
  readonly #letters = new Map<string, number[]>();
  readonly #longByInitial = new Map<string, { word: string; letters: number }[]>();

  /** @param words in lower-case ASCII. */
  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      if (word.length < shortest) continue;
      for (const key of deletionsOf(word)) this.#byDeletion.set(key, [...(this.#byDeletion.get(key) ?? []), word]);
      const initial = word.charAt(0);
      const alike = initial + word.length;
      this.#letters.set(alike, [...(this.#letters.get(alike) ?? []), lettersOf(word)]);
      if (word.length < MIN_LENGTH_WITH_TWO_SLIPS) continue;
      const long = this.#longByInitial.get(initial) ?? [];
      long.push({ word, letters: lettersOf(word) });
      this.#longByInitial.set(initial, long);
    }
  }

  /** The word that an unknown lower-case spelling is one or two slips away from; undefined if there is none. */
  closest(spelling: string): string | undefined {
    return this.allWithin(spelling)[0];
  }

  /**
   * All words one slip away from a spelling, the likeliest first; if there are none, the one that is two slips away.
   */
  allWithin(spelling: string): string[] {
    if (spelling.length < MIN_SPELLING_LENGTH) return [];
    const found = new Set<string>();
    for (const key of this.#mayHoldSlip(spelling) ? deletionsOf(spelling) : [])
      for (const word of this.#byDeletion.get(key) ?? []) if (mayBeSlip(word, spelling)) found.add(word);
    // A swap is likelier than an added letter: Cenetr is center, not a stem of central.
    if (found.size > 0) return [...found].toSorted((one, other) => swaps(other, spelling) - swaps(one, spelling));
    const twice = spelling.length < MIN_LENGTH_WITH_TWO_SLIPS ? undefined : this.#twoSlips(spelling);
    return twice === undefined ? [] : [twice];
  }

  /**
   * Whether a word with the same initial may be one slip away, judged by lengths and letter sets. This saves most
   * spellings the search.
   */
  #mayHoldSlip(spelling: string): boolean {
    const letters = lettersOf(spelling);
    for (let length = spelling.length - 1; length <= spelling.length + 1; length++)
      for (const own of this.#letters.get(spelling.charAt(0) + length) ?? [])
        if (isOneBitAtMost(own & ~letters) && isOneBitAtMost(letters & ~own)) return true;
    return false;
  }

  #twoSlips(spelling: string): string | undefined {
    const letters = lettersOf(spelling);
    return this.#longByInitial
      .get(spelling.charAt(0))
      ?.find(
        (long) => areTwoSlipsNear(long.word, long.letters, spelling, letters) && slipsBetween(long.word, spelling) <= 2,
      )?.word;
  }
}

/**
 * Whether a spelling one slip away is probably a misspelling and not another word: invented names often extend a word
 * (Foody, Tradex).
 */
function mayBeSlip(word: string, spelling: string): boolean {
  if (word.charAt(0) !== spelling.charAt(0) || !isOneSlip(word, spelling)) return false;
  if (word.length >= MIN_FREE_LENGTH) return spelling.length >= MIN_FREE_LENGTH - 1;
  if (word.at(-1) !== spelling.at(-1)) return false;
  if (spelling.length !== word.length) return spelling.length > word.length || word.length >= MIN_SHORTENED_LENGTH;
  return isSwapped(word, spelling) || isMute(spelling);
}

const isSwapped = (word: string, spelling: string): boolean =>
  word.length === spelling.length && lettersOf(word) === lettersOf(spelling);
const swaps = (word: string, spelling: string): number => Number(isSwapped(word, spelling));
/** Unpronounceable: Bvnk. */
const isMute = (spelling: string): boolean => !/[aeiouy]/.test(spelling);

/** Whether two texts may be two slips apart, judged by their lengths and letters. */
export const mayBeTwoSlips = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 2 && areTwoSlipsNear(one, lettersOf(one), other, lettersOf(other));

const areTwoSlipsNear = (one: string, letters: number, other: string, otherLetters: number): boolean =>
  Math.abs(one.length - other.length) <= 2 && bitsSet(letters ^ otherLetters) <= 4;

/** At least how many letters are missing, added, changed or swapped with the next. */
export function slipsBetween(one: string, other: string): number {
  const width = other.length + 1;
  if (width > rows[0].length) for (const at of rows.keys()) rows[at] = new Uint16Array(2 * width);
  let [before, previous, current] = rows;
  for (let j = 0; j < width; j++) previous[j] = j;
  for (let i = 1; i <= one.length; i++) {
    current[0] = i;
    const letter = one.charCodeAt(i - 1);
    for (let j = 1; j < width; j++) {
      const own = other.charCodeAt(j - 1);
      let least = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + Number(letter !== own));
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === own)
        least = Math.min(least, before[j - 2]! + 1);
      current[j] = least;
    }
    [before, previous, current] = [previous, current, before];
  }
  return previous[other.length]!;
}
const rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

/** Whether one letter is missing, added, changed or swapped with the next. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let start = 0;
  while (start < one.length && one.charAt(start) === other.charAt(start)) start++;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one.charAt(one.length - 1 - end) === other.charAt(other.length - 1 - end)
  )
    end++;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 &&
      right.length === 2 &&
      left.charAt(0) === right.charAt(1) &&
      left.charAt(1) === right.charAt(0))
  );
}
