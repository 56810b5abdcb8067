/**
 * Hangul by rule: the Revised Romanisation, to which Latin spellings are traced back, and the usual spellings abroad.
 */
import { everydaySurname, revised, surnameSpellings } from '../east-asian/korean.ts';
import type { HanReading } from './han.ts';

const isSyllable = (char: string): boolean => char >= '가' && char <= '힣';

/** Vowels and initials of everyday and northern spellings, for Latin names that are not read as Korean. */
const everyday = (syllable: string): string =>
  syllable
    .replace(/yeo(?=.)/, 'you')
    .replace(/eo(?=.)/, 'u')
    .replace(/(?<![eyo])u(?!n?g)/, 'oo');
const northern = (syllable: string): string =>
  syllable.replace(/eo/, 'o').replace(/eu/, 'u').replace(/^g/, 'k').replace(/^d/, 't').replace(/^b/, 'p');
/** The same before the North adopted j: Chisong, Jisong. */
const northernOfOld = (syllable: string): string => northern(syllable).replace(/^j/, 'ch');
/** As pronounced: within a word, a consonant after a voiced sound is voiced, as in McCune-Reischauer: Uljibong. */
const northernWithin = (syllable: string, at: number, all: readonly string[]): string =>
  at > 0 && /[^kpt]$/.test(all[at - 1]!) ? syllable.replace(/eo/, 'o').replace(/eu/, 'u') : northern(syllable);

function spell(part: string[]): string[] {
  const official = part.map(revised);
  const written = [
    official,
    official.map(everyday),
    official.map(northernOfOld),
    official.map(northern),
    official.map(northernWithin),
  ];
  return [...new Set(written.map((one) => one.join('')))];
}

/** The words of a Hangul name: a run of two to five syllables is read as surname and given name, longer runs as one word. */
export function romaniseHangul(word: string, isWholeName: boolean): HanReading {
  const chars = Array.from(word).filter(isSyllable);
  if (chars.length === 0) return [];
  const length = chars.length > 2 && everydaySurname(chars.slice(0, 2).join('')) ? 2 : 1;
  const surname = surnameSpellings(chars.slice(0, length).join(''));
  if (isWholeName && chars.length > length && chars.length <= length + MAX_GIVEN_LENGTH && surname.length > 0)
    return [
      { text: chars.slice(0, length).join(''), forms: [...surname] },
      { text: chars.slice(length).join(''), forms: spell(chars.slice(length)) },
    ];
  const alone = surnameSpellings(chars.join(''));
  const foreign = chars.length > MAX_GIVEN_LENGTH ? foreignSpellings(chars) : [];
  return [{ text: chars.join(''), forms: [...new Set([...alone, ...spell(chars), ...foreign])] }];
}

/** The original of a foreign name, before Hangul gave each consonant a vowel: 블라디미르 is Vladimir, 베가 is Vega. */
export function foreignSpellings(chars: readonly string[]): string[] {
  const bare = chars
    .map(revised)
    .join('')
    .replaceAll(/eu(?=[^aeiou]|$)/g, '')
    .replaceAll('lr', 'l');
  return [bare, bare.replaceAll('b', 'v'), bare.replaceAll('p', 'f')];
}
const MAX_GIVEN_LENGTH = 3;
