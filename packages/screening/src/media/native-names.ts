/**
 * Names in scripts without vowels or spaces: how a name given in Latin letters is recognised in Arabic and Chinese
 * text.
 */
import { isCompoundSurname, isSingleSurname } from '../names/east-asian/chinese-surnames.ts';
import { pinyinOf } from '../names/east-asian/han-readings.ts';
import type { NameToken } from '../names/name-token.ts';
import { skeletonOf } from '../names/skeleton.ts';
import type { TextWord } from './sentences.ts';

const han = /^\p{Script=Han}$/u;
const withoutVowels = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a word is one Han character, as sentences are split. */
export const isHan = (text: string): boolean => han.test(text);

/** Whether a word's script omits vowels, so that it is recognised by its consonants. */
export const leavesVowelsOut = (text: string): boolean => withoutVowels.test(text);

/** Whether a word's script has no capitals by which names could be recognised. */
export const hasNoCapitals = (text: string): boolean => isHan(text) || leavesVowelsOut(text);

/** Fewer consonants fit too many words. */
const FEWEST_CONSONANTS = 2;

/** The consonants of some spellings, each also without an Arabic article, marked so that they equal no spelling. */
export function consonantsOf(forms: readonly string[]): string[] {
  const bare = forms.flatMap((form) => (/^al[a-z]{3}/u.test(form) ? [form, form.slice(2)] : [form]));
  return bare
    .filter((form) => /^~?[a-z]+$/u.test(form))
    .map(skeletonOf)
    .filter((skeleton) => skeleton.length >= FEWEST_CONSONANTS)
    .map((skeleton) => `=${skeleton}`);
}

/**
 * The spellings of the Han characters at `at` if a name begins there: a surname, followed by a given name, or the own
 * word of a company.
 */
export function hanSpellings(words: readonly { text: string }[], at: number): string[] {
  if (!isHan(words[at]!.text)) return [];
  const length = surnameLength(words, at) || 1;
  return [
    readingOf(words, at, length, true),
    ...GIVEN_LENGTHS.map((given) => readingOf(words, at + length, given)),
    ...COMPANY_LENGTHS.map((some) => readingOf(words, at, some)),
  ];
}

/** Given names have one or two characters. */
const GIVEN_LENGTHS = [2, 1] as const;
/** The own word of a company usually has so many. */
const COMPANY_LENGTHS = [2, 3, 4] as const;

/** Whether a character may begin a Chinese name with these words: skips most of a text. */
export function hanBeginnings(tokens: readonly NameToken[]): (text: string) => boolean {
  const known = new Map<string, boolean>();
  const begins = (char: string): boolean => {
    const reading = pinyinOf(char, true);
    return tokens.some(
      ({ text, forms }) => text.startsWith(char) || (reading !== '' && forms.some((form) => form.startsWith(reading))),
    );
  };
  return (text) => {
    let may = known.get(text);
    if (may === undefined) known.set(text, (may = isHan(text) && begins(text)));
    return may;
  };
}

/** The last word of a Chinese name that begins at `at` and consists of these two words, or null. */
export function endOfHanName(words: readonly TextWord[], at: number, tokens: readonly NameToken[]): number | null {
  if (tokens.length !== 2 || !isHan(words[at]!.text)) return null;
  const known = surnameLength(words, at);
  const length = known || 1;
  const written = textOf(words, at, length);
  const reading = readingOf(words, at, length, true);
  for (const [surname, given] of [tokens, tokens.toReversed()] as [NameToken, NameToken][]) {
    if (!isReadAs(surname, written, reading)) continue;
    // A rare surname counts only before a given name of two characters.
    const lengths = known ? GIVEN_LENGTHS : GIVEN_LENGTHS.slice(0, 1);
    const from = at + length;
    const end = lengths.find((some) => isReadAs(given, textOf(words, from, some), readingOf(words, from, some)));
    if (end !== undefined) return from + end - 1;
  }
  return null;
}

function surnameLength(words: readonly { text: string }[], at: number): number {
  const [one = '', two = ''] = [words[at]?.text, words[at + 1]?.text];
  if (isCompoundSurname(one + two)) return 2;
  return isSingleSurname(one) ? 1 : 0;
}

/** Pinyin of some characters; empty if they are not Han characters. */
function readingOf(words: readonly { text: string }[], at: number, length: number, isSurname = false): string {
  const readings = words.slice(at, at + length).map(({ text }) => (isHan(text) ? pinyinOf(text, isSurname) : ''));
  return readings.length === length && readings.every(Boolean) ? readings.join('') : '';
}

const textOf = (words: readonly TextWord[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join('');

/** A name given in characters means these characters; one in Latin letters means any with that reading. */
function isReadAs({ text, forms }: NameToken, written: string, reading: string): boolean {
  return /\p{Script=Han}/u.test(text) ? written === text : reading !== '' && forms.includes(reading);
}
