/**
 * Given names and surnames that two families of the South or South-East Asia spell by their own dialects. Two that are
 * one in Mandarin (Beng and Meng are both Ming) may be different names to their bearers. From public naming customs of
 * Hong Kong, Macau, Singapore and Malaysia.
 */
import { slipsBetween } from '../misspelt-words.ts';
import { commonSpelling, isCantoneseSyllable, isHokkienSyllable } from './cantonese.ts';
import { isTwoSyllables } from './latin-names.ts';
import { isPinyin } from './mandarin.ts';

/**
 * Letters that writers vary for one sound of Cantonese, Hokkien or Teochew, beyond the variants of one spelling in Hong
 * Kong.
 */
const freeLetters: readonly (readonly [RegExp, string])[] = [
  [/e[ou](?=ng|k)/, 'u'],
  [/^v/, 'w'],
  [/^b/, 'p'],
  [/^d/, 't'],
  [/ck$/, 'k'],
  [/c$/, 'k'],
  [/^(?:j|ts)/, 'ch'],
  [/^hs|^sh/, 's'],
  [/^hw/, 'w'],
  [/(?<=.)h$/, ''],
  [/e(?:o|u)?w$|io$/, 'iu'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
];
const bySpeech = (syllable: string): string =>
  freeLetters.reduce((text, [letters, sound]) => text.replace(letters, sound), commonSpelling(syllable));
const consonantsOf = (syllable: string): string => bySpeech(syllable).replaceAll(/[aeiouwy]+/g, '');

/**
 * Whether two given names of two syllables that share the reading `mandarin` are both southern spellings and differ
 * there: Soo Beng, Soo Meng; Kar Wai, Kar Wah. False if either may be pinyin, since it may then be the Mandarin of the
 * other.
 */
export function areTwoSouthernNames(one: string, other: string, mandarin: string): boolean {
  if (!isTwoSyllables(mandarin)) return false;
  const [own, others] = [one.split(' '), other.split(' ')];
  return (
    isSouthernOnly(own) &&
    isSouthernOnly(others) &&
    own.some((syllable, at) => bySpeech(syllable) !== bySpeech(others[at]!))
  );
}
const isSouthernOnly = (syllables: readonly string[]): boolean =>
  syllables.length === 2 &&
  syllables.every((syllable) => isCantoneseSyllable(syllable) || isHokkienSyllable(syllable)) &&
  !syllables.every(isPinyin);

const isLatin = /^[a-z]+$/;
/** Whether two surnames that share only the reading `mandarin` are one consonant apart: Chan, Chang. */
export const areTwoSouthernSurnames = (one: string, other: string, mandarin: string): boolean =>
  isPinyin(mandarin) &&
  !one.includes(' ') &&
  isLatin.test(one) &&
  isLatin.test(other) &&
  slipsBetween(one, other) === 1 &&
  consonantsOf(one) !== consonantsOf(other);
