/**
 * The first cleaning of any text: compatibility forms, case, invisible characters and look-alike letters. All later
 * steps may assume lower-case NFKC text of bounded length.
 */

/** Longer than any published name (the longest listed one has 330 characters), short enough to bound the work. */
export const MAX_TEXT_LENGTH = 512;

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const pictures = /[\p{So}\p{Sk}\p{Sm}\uFE0F]/gu;
/** Hostile text can stack marks without limit; no language needs more than five on a letter (Burmese ကျွှေး). */
const piledMarks = /(\p{M}{5})\p{M}+/gu;

/** A text of printable ASCII characters, for which most rules about letters can be skipped. */
export const isAscii = /^[\x20-\x7e]*$/;

/** Lower-case NFKC text without control, bidirectional and picture characters, cut at `MAX_TEXT_LENGTH`. Idempotent. */
export function fold(text: string): string {
  const cut = text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text;
  if (isAscii.test(cut)) return cut.toLowerCase();
  return cut
    .normalize('NFKC')
    .replaceAll(/[\t\n\v\f\r]/g, ' ')
    .replaceAll(invisible, '')
    .replaceAll(pictures, ' ')
    .toLowerCase()
    .replaceAll(otherDigits, inOurDigits)
    .replaceAll('i\u0307', 'i')
    .normalize('NFC')
    .replaceAll(piledMarks, '$1')
    .slice(0, MAX_TEXT_LENGTH);
}

/**
 * The zeros of other digit systems: Arabic, Persian, Indian from Devanagari to Malayalam, Thai, Lao, Tibetan, Burmese,
 * Khmer.
 */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
];
const otherDigits = /[^\P{Nd}0-9]/gu;

/** Converts a digit of another script to an ASCII digit; returns any other character unchanged. */
function inOurDigits(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Cyrillic and Greek letters that look like a Latin one, for words that mix scripts. */
const lookalikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
};
const latinToCyrillic: Record<string, string> = {
  a: 'а',
  ĸ: 'к',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  j: 'ј',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  t: 'т',
  y: 'у',
  x: 'х',
};

const latinLetter = /\p{Script=Latin}/u;
const letterLikeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Rewrites a word that mixes Latin with Cyrillic or Greek look-alikes into the one script that can spell all of its
 * letters. If either can, the script of most of its letters wins.
 */
export function unmixScripts(word: string): string {
  if (!latinLetter.test(word) || !letterLikeLatin.test(word)) return word;
  const latin = word.match(/\p{Script=Latin}/gu) ?? [];
  const other = word.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu) ?? [];
  const mayBeLatin = other.every((letter) => letter in lookalikes);
  const mayBeOther = latin.every((letter) => letter in latinToCyrillic);
  const isLatin = mayBeLatin === mayBeOther ? latin.length >= other.length : mayBeLatin;
  return isLatin ? inLatin(word) : withLetters(word, latinToCyrillic);
}
const withLetters = (word: string, table: Readonly<Record<string, string>>): string =>
  Array.from(word, (char) => table[char] ?? char).join('');

/** A word in small letters whose Cyrillic and Greek letters look like Latin ones, in those. */
export const inLatin = (word: string): string => withLetters(word, lookalikes);
