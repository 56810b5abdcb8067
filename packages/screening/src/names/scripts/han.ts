/** Han characters: their Mandarin, Cantonese, Korean and Japanese readings, in passport spelling. */
import { commonSpelling, hongKongSpelling, macauSpelling } from '../east-asian/cantonese.ts';
import { isCompoundSurname, isSingleSurname, southernSurname } from '../east-asian/chinese-surnames.ts';
import { isJapaneseSurname, japaneseGiven, japaneseSurname, oneSpelling } from '../east-asian/japanese.ts';
import { everydaySurname, revised } from '../east-asian/korean.ts';
import { wadeGiles } from '../east-asian/mandarin.ts';
import { hangul, jyutping, pinyinOf } from '../east-asian/han-readings.ts';
import { southernReadings } from '../tables/southern-readings.ts';

/** A reading of a name in East Asian characters as words, each with its possible spellings. */
export type HanReading = { text: string; forms: string[] }[];

/** The Chinese and Korean reading of a personal name: surname first, given name as one word. */
export function chineseName(chars: string[]): HanReading {
  const surnameLength = chars.length > 2 && isCompoundSurname(chars.slice(0, 2).join('')) ? 2 : 1;
  if (chars.length === 1) return [{ text: chars.join(''), forms: nameSpellings(chars, true) }];
  const isDoubled = surnameLength === 1 && chars.length === 4 && chars.slice(0, 2).every(isSingleSurname);
  // 林鄭月娥: if four characters begin with two surnames, these are the husband's and the father's.
  const surnames = isDoubled ? [chars.slice(0, 1), chars.slice(1, 2)] : [chars.slice(0, surnameLength)];
  const isKorean = everydaySurname(hangul(chars[0] ?? '')) !== undefined;
  const given = chars.slice(isDoubled ? 2 : surnameLength);
  return [
    ...surnames.map((surname) => ({ text: surname.join(''), forms: nameSpellings(surname, true) })),
    { text: given.join(''), forms: nameSpellings(given, false, isKorean) },
  ];
}

/** Spellings of a surname or of a given name. */
export function nameSpellings(chars: string[], isSurname: boolean, isKorean = true): string[] {
  const forms = [chars.map((char) => pinyinOf(char, isSurname)).join('')];
  if (isSurname) {
    const korean = everydaySurname(chars.map(hangul).join(''));
    forms.push(...southernSurname(chars.join('')).slice(0, MAX_SOUTHERN_FORMS), ...(korean ? [korean] : []));
  } else {
    const cantonese = chars.map(cantoneseOf);
    forms.push(cantonese.map(({ usual }) => usual).join(''), cantonese.map(({ common }) => common).join(''));
    forms.push(cantonese.map(({ macau }) => macau).join(''), ...southernGiven(chars));
    if (isKorean) forms.push(...koreanGiven(chars));
  }
  return [...new Set(forms)].filter((form) => form !== '');
}
const MAX_SOUTHERN_FORMS = 5;

const cantoneseByJyutping = new Map<string, { usual: string; common: string; macau: string }>();

/**
 * The Hong Kong spelling of a character, the common part of its variants, and Macau's spelling; computed once per
 * Jyutping syllable.
 */
function cantoneseOf(char: string): { usual: string; common: string; macau: string } {
  const syllable = jyutping(char);
  let spelled = cantoneseByJyutping.get(syllable);
  if (!spelled) {
    const usual = hongKongSpelling(syllable);
    spelled = { usual, common: commonSpelling(usual), macau: macauSpelling(syllable) };
    cantoneseByJyutping.set(syllable, spelled);
  }
  return spelled;
}

let southern: Map<string, string[]> | undefined;

/**
 * A given name in the Hokkien, Teochew or Hakka spelling of South-East Asia: 光耀 is Kuan Yew. [] if a character has
 * none.
 */
function southernGiven(chars: string[]): string[] {
  southern ??= new Map(
    southernReadings.split('|').flatMap((entry) => {
      const [written = '', ...spellings] = entry.split(' ');
      return Array.from(written, (char) => [char, spellings] as const);
    }),
  );
  let found = [''];
  for (const char of chars.slice(0, MAX_SOUTHERN_LENGTH)) {
    const spellings = southern.get(char)?.slice(0, MAX_READINGS) ?? [];
    found = found.flatMap((head) => spellings.map((spelling) => head + commonSpelling(spelling)));
  }
  return chars.length > MAX_SOUTHERN_LENGTH ? [] : found;
}
const MAX_SOUTHERN_LENGTH = 2;
const MAX_READINGS = 2;

/** The Korean reading of a given name in the Revised Romanisation; initial R and L are silent in the South. */
function koreanGiven(chars: string[]): string[] {
  const syllables = chars.map((char) => revised(hangul(char)));
  if (syllables.includes('')) return [];
  const northern = syllables.join('');
  return [northern, northern.replace(/^r(?=[iy])/, '').replace(/^r/, 'n')];
}

/** Spellings of a run of characters that is not a personal name, written as one word. */
export function wordSpellings(chars: string[]): string[] {
  const pinyin = chars.map((char) => pinyinOf(char));
  const cantonese = chars.map((char) => cantoneseOf(char).usual);
  const forms = [pinyin.join(''), pinyin.map(wadeGiles).join(''), cantonese.join('')];
  return [...new Set(forms)].filter((form) => form !== '');
}

/** The Japanese reading if both halves are Japanese names; otherwise undefined. */
export function japaneseName(chars: string[]): HanReading | undefined {
  const cuts = [3, 2, 1].filter((cut) => cut < chars.length);
  const known = cuts.filter((cut) => isJapaneseSurname(chars.slice(0, cut).join('')));
  // A surname in the table is preferred to a composed one; of these the shorter one.
  for (const cut of [...known, ...cuts.toReversed()]) {
    const [surname, given] = [chars.slice(0, cut).join(''), chars.slice(cut).join('')];
    const family = japaneseSurname(surname);
    const own = family.length > 0 ? japaneseGiven(given) : [];
    if (own.length > 0)
      return [
        { text: surname, forms: withOneSpelling(family) },
        { text: given, forms: withOneSpelling(own) },
      ];
  }
  return undefined;
}

/** Japanese readings of one word in Han characters; [] if the tables have none. */
export const japaneseWord = (word: string): string[] =>
  withOneSpelling([...japaneseSurname(word), ...japaneseGiven(word)]);

/** Inoue is compared as Inoe, however its long vowel is written. */
const withOneSpelling = (readings: readonly string[]): string[] => [
  ...new Set(readings.flatMap((reading) => [reading, oneSpelling(reading)])),
];
