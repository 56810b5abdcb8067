/**
 * Chinese companies whose names are written syllable by syllable in a spelling other than pinyin: Hua-hsin is Huaxin,
 * Tai Fung Taifeng.
 */
import { companyKeysOf, companyPhraseAt } from '../organisations/company-words.ts';
import { remembered } from '../remembered.ts';
import { eastAsianReadings } from '../romanise.ts';
import { isStopWord } from '../stop-words.ts';
import { mainForm, nameWord, type Word } from '../word.ts';
import { commonSpelling, isCantoneseSyllable } from './cantonese.ts';
import { mandarinOfCantonese } from './dialects.ts';
import { isPinyin, pinyinOfSpelling } from './mandarin.ts';

const syllable = /^[a-z]{2,6}$/;
/** Pinyin syllables that are rare in pinyin names but common in Wade-Giles. */
const rareInPinyin = new Set(['kuang', 'ta', 'te']);
const MAX_SYLLABLES = 4;
/** Comparison joins pinyin syllables up to this number, so names of up to three syllables are read as written. */
const MAX_SYLLABLES_READ = 3;
const MAX_FORMS = 8;

/** Pinyin of a syllable in any spelling, likeliest first; [] if it is not one. */
function mandarinOf(word: string): readonly string[] {
  if (!syllable.test(word)) return [];
  const own = isPinyin(word) ? [word] : [];
  const others = [...pinyinOfSpelling(word), ...(own.length > 0 ? [] : mandarinOfCantonese(word))];
  return [...new Set(rareInPinyin.has(word) ? [...others, ...own] : [...own, ...others])];
}
const isSyllable = (word: Word): boolean => {
  const spelling = mainForm(word);
  return spelling.length <= MAX_SYLLABLE_LENGTH && areSyllables(spelling) && !isStopWord(word);
};
const areSyllables = remembered((spelling) => mandarinOf(spelling).length > 0 || isCantoneseSyllable(spelling));
const MAX_SYLLABLE_LENGTH = 6;
/** Small words of Western names. After two syllables they count as one more syllable: Hua Rui Da. */
const smallInWest: ReadonlySet<string> = new Set(['da', 'de', 'an']);
const mayBeSyllable = (word: Word | undefined): boolean =>
  word !== undefined && mainForm(word).length <= MAX_SYLLABLE_LENGTH;
const isMandarin = (word: string): boolean => isPinyin(word) && !rareInPinyin.has(word);

/** Whether a word is exactly two or three syllables of pinyin. */
export const isPinyinWord: (word: string) => boolean = remembered(
  (word) => /^[a-z]{4,18}$/.test(word) && isInSyllables(word, MAX_SYLLABLES_READ),
);
function isInSyllables(word: string, most: number): boolean {
  if (isPinyin(word)) return most < MAX_SYLLABLES_READ;
  if (most === 1) return false;
  for (let cut = 1; cut <= MAX_SYLLABLE_LENGTH; cut++)
    if (isPinyin(word.slice(0, cut)) && isInSyllables(word.slice(cut), most - 1)) return true;
  return false;
}

/**
 * The words of a name with each run of such syllables joined into one word, in pinyin and as written; undefined if
 * there is none.
 */
export function withSyllablesJoined(words: readonly Word[]): Word[] | undefined {
  if (
    !words.some(
      (word, at) =>
        mayBeSyllable(word) && mayBeSyllable(words[at + 1]) && isSyllable(word) && isSyllable(words[at + 1]!),
    )
  )
    return undefined;
  let isFound = false;
  const found: Word[] = [];
  const keys = words.length > 1 ? companyKeysOf(words.map(mainForm)) : [];
  for (let at = 0; at < words.length;) {
    const run = runAt(words, at, keys);
    const joined = run.length > 1 && mayBeOtherwise(run) ? joinedOf(run) : [];
    if (joined.length > 0) {
      isFound = true;
      const written = words.slice(at, at + run.length).map(({ text }) => text);
      found.push(nameWord(written.join(' '), joined));
    } else found.push(...words.slice(at, at + Math.max(1, run.length)));
    at += Math.max(1, run.length);
  }
  return isFound ? found : undefined;
}

/**
 * Whether a run may be in a spelling other than pinyin, and so must not be compared only as written: Kuan Yu is Guanyu
 * in Taiwan.
 */
const mayBeOtherwise = (run: readonly string[]): boolean =>
  run.length > MAX_SYLLABLES_READ ||
  run.some((one) => smallInWest.has(one)) ||
  !run.every(isMandarin) ||
  run.some((one) => inWadeGiles.test(one));
/** Initials that Wade-Giles uses for others: k for g, t for d, p for b, ch for zh and j. */
const inWadeGiles = /^(?:[ktp](?!h)|ch)/;

/**
 * The syllables from a position on: if hyphens tie some together, only those, since they are one word; otherwise all
 * that follow.
 */
function runAt(words: readonly Word[], start: number, keys: readonly string[]): string[] {
  const run: string[] = [];
  const isTied = words[start]!.bound;
  for (let at = start; at < words.length && run.length < MAX_SYLLABLES; at++) {
    const spelling = mainForm(words[at]);
    if (!isSyllable(words[at]!) && !(run.length > 1 && smallInWest.has(spelling))) break;
    if ((companyPhraseAt(keys, at)?.length ?? 0) > 1) break;
    // If the next two are tied, they are a word of their own.
    if (!isTied && words[at]!.bound) break;
    run.push(spelling);
    if (isTied && !words[at]!.bound) break;
  }
  return run;
}

function joinedOf(run: readonly string[]): string[] {
  const choices = run.map(mandarinOf);
  const mandarin = choices.some((choice) => choice.length === 0)
    ? []
    : choices.reduce<string[]>(
        (all, choice) => all.flatMap((head) => choice.map((tail) => head + tail)).slice(0, MAX_FORMS - 2),
        [''],
      );
  const cantonese = run.every(isCantoneseSyllable) ? [run.map(commonSpelling).join('')] : [];
  return [...new Set([...mandarin, run.join(''), ...cantonese])];
}

/** A single character before a word, both as they sound: 新海洋 is Xinhaiyang as well as a new ocean. */
export function withCharacterJoined(words: readonly Word[]): Word[] | undefined {
  const at = words.findIndex(({ text }, index) => character.test(text) && shortWord.test(words[index + 1]?.text ?? ''));
  if (at < 0) return undefined;
  const text = words[at]!.text + words[at + 1]!.text;
  const [reading = []] = eastAsianReadings(text, false);
  return words.toSpliced(
    at,
    2,
    nameWord(
      text,
      reading.flatMap(({ forms }) => forms),
    ),
  );
}
const character = /^[\u3400-\u9fff]$/;
const shortWord = /^[\u3400-\u9fff]{2,3}$/;
