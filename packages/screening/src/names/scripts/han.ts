/** Han characters: their Mandarin, Cantonese, Korean, Vietnamese and Japanese readings, in passport spelling. */
import { commonSpelling, hongKongSpelling, macauSpelling } from '../east-asian/cantonese.ts';
import { isCompoundSurname, isSingleSurname, southernSurname } from '../east-asian/chinese-surnames.ts';
import { isJapaneseSurname, japaneseGiven, japaneseSurname, oneSpelling } from '../east-asian/japanese.ts';
import { everydaySurname, revised } from '../east-asian/korean.ts';
import { wadeGiles } from '../east-asian/mandarin.ts';
import { vietnameseSpellings } from '../east-asian/sino-vietnamese.ts';
import { islandSurname, southernGiven } from '../east-asian/southern-han.ts';
import { hangul, jyutping, pinyinOf } from '../east-asian/han-readings.ts';

/** A reading of a name in East Asian characters as words, each with its possible spellings. */
export type HanReading = { text: string; forms: string[] }[];

/**
 * The Chinese and Korean reading of a personal name, with the Vietnamese spellings that fit in: surname first, given
 * name as one word.
 */
export function chineseName(chars: string[]): HanReading {
  const surnameLength = chars.length > 2 && isCompoundSurname(chars.slice(0, 2).join('')) ? 2 : 1;
  if (chars.length === 1) return [{ text: chars.join(''), forms: nameSpellings(chars, true) }];
  const isDoubled = surnameLength === 1 && chars.length === 4 && chars.slice(0, 2).every(isSingleSurname);
  // 林鄭月娥: if four characters begin with two surnames, these are the husband's and the father's.
  const surnames = isDoubled ? [chars.slice(0, 1), chars.slice(1, 2)] : [chars.slice(0, surnameLength)];
  const given = chars.slice(isDoubled ? 2 : surnameLength);
  const [family = '', ...more] = surnames.map((surname) => surname.join(''));
  const vietnamese = more.length === 0 ? vietnameseSpellings(family, given, false) : undefined;
  return [
    ...surnames.map((surname) => ({
      text: surname.join(''),
      forms: distinct([...nameSpellings(surname, true), ...(vietnamese?.surname ?? [])]),
    })),
    {
      text: given.join(''),
      forms: distinct([...nameSpellings(given, false, chars[0]), ...(vietnamese?.given ?? [])]),
    },
  ];
}

/** The Vietnamese reading of a name whose surname is spelled like another Chinese family: 何德英 is Ha Duc Anh. */
export function vietnameseName([surname = '', ...given]: string[]): HanReading | undefined {
  const spelled = vietnameseSpellings(surname, given, true);
  return (
    spelled && [
      { text: surname, forms: spelled.surname },
      { text: given.join(''), forms: spelled.given },
    ]
  );
}

const distinct = (forms: readonly string[]): string[] => [...new Set(forms)].filter((form) => form !== '');

/** Spellings of a surname, or of a given name after one. */
export function nameSpellings(chars: string[], isSurname: boolean, surname = ''): string[] {
  const forms = [chars.map((char) => pinyinOf(char, isSurname)).join('')];
  if (isSurname) {
    const korean = everydaySurname(chars.map(hangul).join(''));
    forms.push(...southernSurname(chars.join('')).slice(0, MAX_SOUTHERN_FORMS), ...(korean ? [korean] : []));
    if (chars.length === 1) forms.push(...islandSurname(chars[0]!));
  } else {
    const cantonese = chars.map(cantoneseOf);
    forms.push(cantonese.map(({ usual }) => usual).join(''), cantonese.map(({ common }) => common).join(''));
    forms.push(cantonese.map(({ macau }) => macau).join(''));
    if (surname === '' || everydaySurname(hangul(surname)) !== undefined) forms.push(...koreanGiven(chars));
    forms.push(...southernGiven(chars, surname));
  }
  return distinct(forms);
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
  return distinct(forms);
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
