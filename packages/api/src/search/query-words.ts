import { fold } from '@tamis/screening/names/fold';
import { eastAsianReadings, isEastAsian } from '@tamis/screening/names/romanise';
import { keySpellings } from '../entities/name-key.ts';

/** A word of a question in all the plain Latin spellings that a name's key may have for it. */
export interface QueryWord {
  spellings: string[];
  /**
   * Its consonants in order, where it may stand for a word that is written without vowels (Arabic, Hebrew): such a word
   * is `~` and its consonants in a key.
   */
  consonants: string | null;
}

/** With fewer consonants nearly every name would fit. */
const MIN_CONSONANTS = 3;
/** Further words of a long question no longer tell names apart. */
const MAX_WORDS = 20;

/** The words of a question as they are looked up among name keys; none when it has no letter or digit. */
export function queryWords(q: string): QueryWord[] {
  const written = fold(q).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = written.flatMap((word) => (isEastAsian(word) ? han(word, written.length === 1) : alphabetic(word)));
  return words.filter((word) => word.spellings.length > 0).slice(0, MAX_WORDS);
}

function han(word: string, alone: boolean): QueryWord[] {
  return (eastAsianReadings(word, alone)[0] ?? []).map(({ forms }) => ({ spellings: [...forms], consonants: null }));
}

function alphabetic(word: string): QueryWord[] {
  const spellings = keySpellings(word);
  const latin = spellings.find((spelling) => /^[a-z]+$/u.test(spelling)) ?? '';
  const consonants = latin.replaceAll(/[aeiouwy]/gu, '').replaceAll(/(.)\1+/gu, '$1');
  return [{ spellings, consonants: consonants.length < MIN_CONSONANTS ? null : consonants }];
}
