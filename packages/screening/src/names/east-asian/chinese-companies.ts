/** Chinese companies whose names are written by the syllable in another spelling than pinyin: Hua-hsin is Huaxin, Tai Fung Taifeng. */
import { companyKeysOf, companyPhraseAt } from '../organisations/company-words.ts';
import { remembered } from '../remembered.ts';
import { isStopWord } from '../stop-words.ts';
import { mainForm, type Word } from '../word.ts';
import { commonSpelling, isCantoneseSyllable } from './cantonese.ts';
import { mandarinOfCantonese } from './dialects.ts';
import { isPinyin, pinyinOfSpelling } from './mandarin.ts';

const syllable = /^[a-z]{2,6}$/;
/** Syllables of pinyin that hardly a name has, and many of Wade-Giles. */
const rareInPinyin = new Set(['kuang', 'ta', 'te']);
const mostSyllables = 4;
/** Names in pinyin are compared with their syllables joined as far as this: those of three are read as they are written. */
const mostRead = 3;
const mostForms = 8;

/** Pinyin of a syllable as any custom spells it, likeliest first; [] where it is none. */
function mandarinOf(word: string): readonly string[] {
  if (!syllable.test(word)) return [];
  const own = isPinyin(word) ? [word] : [];
  const others = [...pinyinOfSpelling(word), ...(own.length > 0 ? [] : mandarinOfCantonese(word))];
  return [...new Set(rareInPinyin.has(word) ? [...others, ...own] : [...own, ...others])];
}
const isSyllable = (word: Word): boolean => {
  const spelling = mainForm(word);
  return spelling.length <= longestSyllable && areSyllables(spelling) && !isStopWord(word);
};
const areSyllables = remembered((spelling) => mandarinOf(spelling).length > 0 || isCantoneseSyllable(spelling));
const longestSyllable = 6;
/** Small words of Western names, and behind two syllables one more: Hua Rui Da. */
const smallInWest: ReadonlySet<string> = new Set(['da', 'de', 'an']);
const mayBeSyllable = (word: Word | undefined): boolean =>
  word !== undefined && mainForm(word).length <= longestSyllable;
const isMandarin = (word: string): boolean => isPinyin(word) && !rareInPinyin.has(word);

/** Whether a word is two or three syllables of pinyin and nothing else. */
export const isPinyinWord: (word: string) => boolean = remembered(
  (word) => /^[a-z]{4,18}$/.test(word) && isInSyllables(word, mostRead),
);
function isInSyllables(word: string, most: number): boolean {
  if (isPinyin(word)) return most < mostRead;
  if (most === 1) return false;
  for (let cut = 1; cut <= longestSyllable; cut++)
    if (isPinyin(word.slice(0, cut)) && isInSyllables(word.slice(cut), most - 1)) return true;
  return false;
}

/** The words of a name with each run of such syllables as one word, by its pinyin and as it is written; undefined where it has none. */
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
      found.push({ text: written.join(' '), forms: joined, bound: false });
    } else found.push(...words.slice(at, at + Math.max(1, run.length)));
    at += Math.max(1, run.length);
  }
  return isFound ? found : undefined;
}

/** Whether a run may be of another spelling than pinyin, which compares it as it is written: Kuan Yu is Guanyu in Taiwan. */
const mayBeOtherwise = (run: readonly string[]): boolean =>
  run.length > mostRead ||
  run.some((one) => smallInWest.has(one)) ||
  !run.every(isMandarin) ||
  run.some((one) => inWadeGiles.test(one));
/** Initials that Wade-Giles writes for others: k for g, t for d, p for b, ch for zh and j. */
const inWadeGiles = /^(?:[ktp](?!h)|ch)/;

/** The syllables from a position on: those that hyphens tie, where they do, as these are one word; else all that follow. */
function runAt(words: readonly Word[], start: number, keys: readonly string[]): string[] {
  const run: string[] = [];
  const isTied = words[start]!.bound;
  for (let at = start; at < words.length && run.length < mostSyllables; at++) {
    const spelling = mainForm(words[at]);
    if (!isSyllable(words[at]!) && !(run.length > 1 && smallInWest.has(spelling))) break;
    if ((companyPhraseAt(keys, at)?.length ?? 0) > 1) break;
    // Where the next two are tied, they are a word of their own.
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
        (all, choice) => all.flatMap((head) => choice.map((tail) => head + tail)).slice(0, mostForms - 2),
        [''],
      );
  const cantonese = run.every(isCantoneseSyllable) ? [run.map(commonSpelling).join('')] : [];
  return [...new Set([...mandarin, run.join(''), ...cantonese])];
}
