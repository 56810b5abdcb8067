/**
 * Korean companies whose names are written syllable by syllable, and when two such names differ: Dae Ryong Gang is
 * Taeryonggang.
 */
import { remembered } from '../remembered.ts';
import { mainForm, nameWord, type Word } from '../word.ts';
import { koreanSyllables } from './korean.ts';
import { isPinyin } from './mandarin.ts';

const MAX_SYLLABLES = 4;
const MAX_SYLLABLE_LENGTH = 6;
const isKorean = (spelling: string): boolean =>
  spelling.length > 1 && spelling.length <= MAX_SYLLABLE_LENGTH && koreanSyllables(spelling).length > 0;
/** Syllables that do not exist in Chinese and are not English words. */
const isOnlyKorean = (spelling: string): boolean => tellingSyllable.test(spelling) && !isPinyin(spelling);
const tellingSyllable = /^(?:r?yo|r?ya|kw|gw|hw)..|^(?:[dtkgbp]|ch|ss?)ae|^[a-z]{0,2}(?:eo|eu)/;

/** The words of a name with a run of Korean syllables joined into one word; undefined if there is none. */
export function withKoreanJoined(words: readonly Word[]): Word[] | undefined {
  if (!words.some((word) => isOnlyKorean(mainForm(word)))) return undefined;
  for (let start = 0; start < words.length - 1; start++) {
    let end = start;
    while (end < words.length && end - start < MAX_SYLLABLES && isKorean(mainForm(words[end]))) end++;
    const run = words.slice(start, end).map(mainForm);
    if (run.length < 2 || !run.some(isOnlyKorean)) continue;
    const text = words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
    return words.toSpliced(start, run.length, nameWord(text, spellingsOfSyllables(run)));
  }
  return undefined;
}

/** How the North and the South spell the same consonant. */
const voiced: readonly (readonly [RegExp, string])[] = [
  [/^ch/, 'j'],
  [/^k(?!h)/, 'g'],
  [/^t(?!h)/, 'd'],
  [/^p(?!h)/, 'b'],
];
const voiceless: readonly (readonly [RegExp, string])[] = [
  [/^j/, 'ch'],
  [/^g/, 'k'],
  [/^d/, 't'],
  [/^b/, 'p'],
];
const changed = (syllable: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce(
    (written, [initial, other]) => (written === syllable ? written.replace(initial, other) : written),
    syllable,
  );

/**
 * A word of such syllables in either custom: an initial consonant is voiced in the South only, one within the word
 * mostly in the North too.
 */
function spellingsOfSyllables([first = '', ...rest]: readonly string[]): string[] {
  const heads = [first, changed(first, voiceless), changed(first, voiced)];
  const tails = [rest, rest.map((one) => changed(one, voiced)), rest.map((one) => changed(one, voiceless))];
  return [...new Set(tails.flatMap((tail) => heads.map((head) => head + tail.join(''))))].slice(0, MAX_SPELLINGS);
}
const MAX_SPELLINGS = 8;

/** The ways to split a word into two or three Korean syllables, each with everything it may stand for. */
const splitsOf: (word: string) => readonly (readonly (readonly string[])[])[] = remembered((word) => {
  const found: (readonly string[])[][] = [];
  const part = (rest: string, parts: readonly (readonly string[])[]): void => {
    if (rest === '' && parts.length > 1) found.push([...parts]);
    if (rest === '' || parts.length === MAX_PARTS) return;
    for (let length = 2; length <= Math.min(MAX_SYLLABLE_LENGTH, rest.length); length++) {
      const sounds = koreanSyllables(rest.slice(0, length));
      if (sounds.length > 0) part(rest.slice(length), [...parts, sounds]);
    }
  };
  if (word.length <= MAX_WORD_LENGTH) part(word, []);
  return found;
});
const MAX_PARTS = 3;
const MAX_WORD_LENGTH = 15;
/** Occurs in few words of other languages. */
const isTelling = /ng/;

/**
 * Whether two words of Korean syllables have no reading in common, like Taedong and Taeyang, and so are two names.
 * Vowels vary between writers (Hengjin, Heungjin), and ng is often misheard as n.
 */
export function areTwoKorean(one: string, other: string): boolean {
  if (single(one) === single(other)) return false;
  if (!isTelling.test(one) || !isTelling.test(other)) return false;
  const [left, right] = [splitsOf(one), splitsOf(other)];
  return (
    left.length > 0 &&
    right.length > 0 &&
    left.every((parts) =>
      right.every(
        (others) => parts.length !== others.length || parts.some((sounds, at) => !haveCommon(sounds, others[at]!)),
      ),
    )
  );
}
/** A word with doubled letters reduced to one, since many writers omit one: Amroggang, Amrogang. */
const single = (word: string): string => word.replaceAll(/(.)\1/g, '$1');
const haveCommon = (sounds: readonly string[], others: readonly string[]): boolean =>
  sounds.some((sound) => others.some((other) => consonantsOf(sound) === consonantsOf(other)));
const consonantsOf = (sound: string): string => sound.replace(/ng$/, 'n').replaceAll(/[aeiouwy]+/g, '-');
