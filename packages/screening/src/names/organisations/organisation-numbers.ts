/** Numbers in organisation names: digits, words, Roman numerals, and letters that count as numbers. */
import { isLegalWord } from './legal-forms.ts';
import { type NameToken, nameToken } from '../name-token.ts';
import { announcesLetter, announcesNumber, numberOf, romanNumberOf } from '../number-words.ts';
import { bitsOf } from './organisation-bits.ts';
import { isLatin } from '../scripts/script-of.ts';
import { mainForm, type Word } from '../word.ts';

/** The meaning of the words from a position on, and how many words it covers. */
export interface Found {
  length: number;
  token: NameToken | undefined;
}

/** The number that begins at a position in a name; undefined for other words. */
export function numberAt(words: readonly Word[], at: number): Found | undefined {
  const word = words[at]!;
  const spelling = mainForm(word);
  const next = words[at + 1];
  const following = next ? numberOf(mainForm(next)) : undefined;
  if (announcesNumber(spelling) && next && (following ?? romanNumberOf(mainForm(next))) !== undefined)
    return { length: 1, token: undefined };
  if (
    at > 0 &&
    words[at - 1]!.bound &&
    ordinalEnding.test(word.text) &&
    numberOf(mainForm(words[at - 1])) !== undefined
  )
    return { length: 1, token: undefined };
  if (at > 0 && /^[a-z]$/.test(spelling) && tellsLetter(words[at - 1]!))
    return { length: 1, token: numberToken(word.text, spelling) };
  const value = numberOf(spelling);
  if (value !== undefined) {
    const isTens = value >= 20 && value < 100 && !/\d/.test(spelling);
    if (isTens && following !== undefined && following < 10)
      return { length: 2, token: numberToken(`${word.text} ${next!.text}`, value + following) };
    if (value < 1000 && (following === 100 || following === 1000) && !/\d/.test(spelling))
      return { length: 2, token: numberToken(`${word.text} ${next!.text}`, value * following) };
    return { length: 1, token: isUnitNumber(words, at) ? unitToken(word.text, value) : numberToken(word.text, value) };
  }
  const roman = romanNumberOf(spelling);
  if (
    roman === undefined ||
    !(isLatin(word.text) || greekNumeral.test(word.text)) ||
    (spelling.length === 1 && !closesName(words, at))
  )
    return undefined;
  return { length: 1, token: numberToken(word.text, roman) };
}

/** Greek capitals that look like Latin ones: ΙΙ, ΧΙ. */
const greekNumeral = /^[ιχ]+$/;

/** Cyrillic suffixes after the digits of an ordinal, also in Latin letters: 20-й завод, 121-y ARZ. */
const ordinalEnding = /^(?:[йяе]|[ыио]й|[ая]я|[ое]е|го|му|ти|[yio]?y|iy|[ay]ya|o[ey]e)$/;

/** Whether a letter after the word distinguishes sister objects: Series A, 2019-A. */
const tellsLetter = (word: Word): boolean =>
  announcesLetter(mainForm(word)) || (word.bound && numberOf(mainForm(word)) !== undefined);

/**
 * Whether a one-letter numeral counts as a number: it must be the last word, before any legal form, in a name of
 * several words.
 */
const closesName = (words: readonly Word[], at: number): boolean =>
  at > 0 && (at === words.length - 1 || isLegalWord(mainForm(words[at + 1])));

const numberToken = (text: string, value: number | string): NameToken =>
  nameToken(text, [`#${value}`], 'number', registered.test(text) ? bitsOf.registered : bitsOf.number);
/** The five digits that identify a Russian or Ukrainian military unit: в/ч 74455. */
const unitToken = (text: string, value: number | string): NameToken =>
  nameToken(text, [`#${value}`], 'number', bitsOf.unitNumber);
const isUnitNumber = (words: readonly Word[], at: number): boolean =>
  at > 0 && /^\d{5}$/.test(words[at]!.text) && unitWords.has(mainForm(words[at - 1]));
const unitWords: ReadonlySet<string> = new Set(['unit', 'ch', 'chast', 'chastyna', 'chastina']);

/**
 * The number of a ship or of another register is left out of a name about half the time; a different number means
 * another ship.
 */
const registered = /^\d{7}$/;
