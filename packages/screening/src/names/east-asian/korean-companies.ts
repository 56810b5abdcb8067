/** Korean companies whose names are written by the syllable, and the names that two of them have: Dae Ryong Gang is Taeryonggang. */
import { remembered } from '../remembered.ts';
import { mainForm, type Word } from '../word.ts';
import { koreanSyllables } from './korean.ts';
import { isPinyin } from './mandarin.ts';

const mostSyllables = 4;
const longestSyllable = 6;
const isKorean = (spelling: string): boolean =>
  spelling.length > 1 && spelling.length <= longestSyllable && koreanSyllables(spelling).length > 0;
/** Syllables that neither Chinese has nor English as a word. */
const isOnlyKorean = (spelling: string): boolean => tellingSyllable.test(spelling) && !isPinyin(spelling);
const tellingSyllable = /^(?:r?yo|r?ya|kw|gw|hw)..|^(?:[dtkgbp]|ch|ss?)ae|^[a-z]{0,2}(?:eo|eu)/;

/** The words of a name with a run of Korean syllables as one word; undefined where it has none. */
export function withKoreanJoined(words: readonly Word[]): Word[] | undefined {
  if (!words.some((word) => isOnlyKorean(mainForm(word)))) return undefined;
  for (let start = 0; start < words.length - 1; start++) {
    let end = start;
    while (end < words.length && end - start < mostSyllables && isKorean(mainForm(words[end]))) end++;
    const run = words.slice(start, end).map(mainForm);
    if (run.length < 2 || !run.some(isOnlyKorean)) continue;
    const text = words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
    return words.toSpliced(start, run.length, { text, forms: spellingsOfSyllables(run), bound: false });
  }
  return undefined;
}

/** What the North and the South write one consonant with. */
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

/** A word of such syllables as either custom writes it: at its beginning voiced in the South, within it mostly in the North as well. */
function spellingsOfSyllables([first = '', ...rest]: readonly string[]): string[] {
  const heads = [first, changed(first, voiceless), changed(first, voiced)];
  const tails = [rest, rest.map((one) => changed(one, voiced)), rest.map((one) => changed(one, voiceless))];
  return [...new Set(tails.flatMap((tail) => heads.map((head) => head + tail.join(''))))].slice(0, mostSpellings);
}
const mostSpellings = 8;

/** The ways to part a word into two Korean syllables or three, each as all that it may stand for. */
const partingsOf: (word: string) => readonly (readonly (readonly string[])[])[] = remembered((word) => {
  const found: (readonly string[])[][] = [];
  const part = (rest: string, parts: readonly (readonly string[])[]): void => {
    if (rest === '' && parts.length > 1) found.push([...parts]);
    if (rest === '' || parts.length === mostParts) return;
    for (let length = 2; length <= Math.min(longestSyllable, rest.length); length++) {
      const sounds = koreanSyllables(rest.slice(0, length));
      if (sounds.length > 0) part(rest.slice(length), [...parts, sounds]);
    }
  };
  if (word.length <= longestWord) part(word, []);
  return found;
});
const mostParts = 3;
const longestWord = 15;
/** What few words of other languages hold. */
const isTelling = /ng/;

/**
 * Whether two words of Korean syllables have no reading in common, and are two names as Taedong and Taeyang are. Each pen has vowels
 * of its own (Hengjin, Heungjin), and an ng is as often misheard for an n.
 */
export function areTwoKorean(one: string, other: string): boolean {
  if (single(one) === single(other)) return false;
  if (!isTelling.test(one) || !isTelling.test(other)) return false;
  const [left, right] = [partingsOf(one), partingsOf(other)];
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
/** A word with each doubled letter once, as many pens leave one out: Amroggang, Amrogang. */
const single = (word: string): string => word.replaceAll(/(.)\1/g, '$1');
const haveCommon = (sounds: readonly string[], others: readonly string[]): boolean =>
  sounds.some((sound) => others.some((other) => consonantsOf(sound) === consonantsOf(other)));
const consonantsOf = (sound: string): string => sound.replace(/ng$/, 'n').replaceAll(/[aeiouwy]+/g, '-');
