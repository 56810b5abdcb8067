/** Chooses the table for a word's script. A reading is a list of words, each with its spellings, most usual first. */
import { isCompoundSurname } from './east-asian/chinese-surnames.ts';
import { isKnownJapanese } from './east-asian/japanese.ts';
import { unmixScripts } from './fold.ts';
import { romaniseArabic, romaniseHebrew } from './scripts/abjad.ts';
import { romaniseArmenian } from './scripts/armenian.ts';
import { romaniseCyrillic } from './scripts/cyrillic.ts';
import { romaniseEthiopic } from './scripts/ethiopic.ts';
import { romaniseGreek } from './scripts/greek.ts';
import {
  type HanReading,
  chineseName,
  japaneseName,
  japaneseWord,
  nameSpellings,
  vietnameseName,
  wordSpellings,
} from './scripts/han.ts';
import { romaniseHangul } from './scripts/hangul.ts';
import { romaniseIndic } from './scripts/indic.ts';
import { romaniseKana } from './scripts/kana.ts';
import { romaniseKhmer } from './scripts/khmer.ts';
import { romaniseGeorgian, romaniseLatin, romaniseLongTail } from './scripts/long-tail.ts';
import { romaniseThai } from './scripts/thai.ts';

const ascii = /^[a-z0-9]+$/;
const latinOnly = /^[a-z\u00df-\u024f]+$/;
const wordScripts: [RegExp, (word: string) => string[]][] = [
  [/\p{Script=Arabic}/u, romaniseArabic],
  [/\p{Script=Hebrew}/u, romaniseHebrew],
  [/[\u0e00-\u0eff]/, romaniseThai],
  [/[\u1780-\u17ff]/, romaniseKhmer],
  [/[\u0900-\u0dff]/, romaniseIndic],
  [/\p{Script=Cyrillic}/u, romaniseCyrillic],
  [/\p{Script=Greek}/u, romaniseGreek],
  [/\p{Script=Armenian}/u, romaniseArmenian],
  [/\p{Script=Ethiopic}/u, romaniseEthiopic],
  [/\p{Script=Georgian}/u, romaniseGeorgian],
];
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3々]/;
const han = /^[\u3400-\u9fff々]+$/;
const hangul = /^[\uac00-\ud7a3]+$/;
const kana = /[\u3040-\u30ff]/;
const katakana = /^[\u30a0-\u30ff]+$/;

/** Whether the word is written in Han characters, kana or Hangul, where spaces do not separate words. */
export const isEastAsian = (word: string): boolean => eastAsian.test(word);
/** Whether it is entirely in katakana, like foreign names, whose spelling is only close to the original. */
export const isKatakana = (word: string): boolean => katakana.test(word);

/** Arabic and Hebrew vowel points, and the Arabic stretching line. */
const vowelPoints = /(?:[\u064b-\u0652]|[\u0670\u0640]|[\u05b0-\u05c7])/gu;

const distinct = (forms: string[]): string[] => [...new Set(forms)].filter((form) => form !== '' && form !== '~');

/** Tables of letters have no digits; digits stay where they are: А7, Т-34. */
function withDigits(word: string): string[] {
  const parts = (word.match(/\d+|\D+/gu) ?? []).map((part) => (/^\d/.test(part) ? [part] : romaniseWord(part)));
  const most = Math.max(...parts.map((forms) => forms.length));
  return distinct(
    Array.from({ length: most }, (_, index) => {
      const joined = parts.map((forms) => forms[Math.min(index, forms.length - 1)] ?? '').join('');
      return joined.includes('~') ? `~${joined.replaceAll('~', '')}` : joined;
    }),
  );
}

/** ASCII spellings of one folded word of an alphabetic script. */
export function romaniseWord(word: string): string[] {
  if (ascii.test(word)) return [word];
  if (/\d/.test(word)) return withDigits(word);
  const plain = unmixScripts(word);
  const romanise = latinOnly.test(plain) ? undefined : wordScripts.find(([script]) => script.test(plain))?.[1];
  if (romanise) return distinct(romanise(plain.replaceAll(vowelPoints, '')));
  return distinct(romaniseLatin(plain).map((form) => form.replaceAll(/[^a-z0-9]/g, '')));
}

/**
 * Readings of a personal name in East Asian characters; `alone` if the word is the whole name and so includes the
 * surname.
 */
export function eastAsianReadings(word: string, alone: boolean): HanReading[] {
  if (hangul.test(word)) return [romaniseHangul(word, alone)];
  if (kana.test(word)) return [(alone ? kanaName(word) : undefined) ?? [{ text: word, forms: mixedKana(word) }]];
  const chars = Array.from(word);
  if (!han.test(word)) return [[{ text: word, forms: [romaniseLongTail(word).replaceAll(/[^a-z0-9]/g, '')] }]];
  if (!alone || chars.length > MAX_HAN_NAME_LENGTH) return [[{ text: word, forms: wordOfName(word, chars) }]];
  return [chineseName(chars), japaneseName(chars), vietnameseName(chars)].filter((reading) => reading !== undefined);
}

/** Three characters of a Japanese surname and three of a given name (長谷川龍之介). */
const MAX_HAN_NAME_LENGTH = 6;

/** One word of a name that is written with spaces: a surname, a given name or, if long, anything. */
function wordOfName(word: string, chars: string[]): string[] {
  if (chars.length > MAX_HAN_NAME_LENGTH) return wordSpellings(chars);
  const surname = chars.length === 1 || isCompoundSurname(word) ? nameSpellings(chars, true) : [];
  return distinct([...surname, ...japaneseWord(word), ...nameSpellings(chars, false)]);
}

const hanThenKana = /^([\u3400-\u9fff々]{1,3})([\u3040-\u309f]{2,})$/;
const hiragana = /^[\u3040-\u309f]{4,}$/;
/** No word begins with a small kana or n. */
const beginsWord = /^[^ぁぃぅぇぉっゃゅょん]/;

/**
 * A complete Japanese name with a hiragana given name (高橋みなみ, ささきじゅんじ), split into surname and given name; undefined if
 * it cannot be split.
 */
function kanaName(word: string): HanReading | undefined {
  const [, surname = '', given = ''] = hanThenKana.exec(word) ?? [];
  if (given !== '' && japaneseWord(surname).length > 0)
    return [
      { text: surname, forms: japaneseWord(surname) },
      { text: given, forms: romaniseKana(given) },
    ];
  if (!hiragana.test(word)) return undefined;
  for (let cut = word.length - 2; cut >= 2; cut--) {
    const [head, rest] = [word.slice(0, cut), word.slice(cut)];
    const forms = romaniseKana(head);
    if (beginsWord.test(rest) && isKnownJapanese(forms[0] ?? ''))
      return [
        { text: head, forms },
        { text: rest, forms: romaniseKana(rest) },
      ];
  }
  return undefined;
}

/** Kana by rule, and the Han characters between by their reading in Japanese names, if the tables have it. */
function mixedKana(word: string): string[] {
  const pieces = word.match(/[\u3040-\u30ffー]+|[\u3400-\u9fff々]+/g) ?? [];
  if (pieces.length === 1) return romaniseKana(word);
  return [
    pieces
      .map((piece) =>
        kana.test(piece)
          ? (romaniseKana(piece)[0] ?? '')
          : (japaneseWord(piece)[0] ?? wordSpellings(Array.from(piece))[0] ?? ''),
      )
      .join(''),
  ];
}
