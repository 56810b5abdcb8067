/**
 * Names in Han characters as families of South-East Asia and Taiwan spell them by Hokkien, Teochew, Hakka, Hainanese or
 * Cantonese: 林美珠 is Lim Bee Choo.
 */
import { remembered } from '../remembered.ts';
import { southernCharacters } from '../tables/southern-characters.ts';
import { southernReadings } from '../tables/southern-readings.ts';
import { southernSurnames } from '../tables/southern-surnames.ts';
import { commonSpelling } from './cantonese.ts';
import { southernSurname } from './chinese-surnames.ts';
import { inSimplified } from './han-readings.ts';
import { koreanSurname } from './korean.ts';
import { isPinyin } from './mandarin.ts';

let readings: Map<string, string[]> | undefined;

/** The spellings of each character of a table. */
function readTable(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of source.split('|')) {
    const [written = '', ...spellings] = entry.split(' ');
    for (const char of inSimplified(written)) found.set(char, [...(found.get(char) ?? []), ...spellings]);
  }
  return found;
}

let surnames: Map<string, string[]> | undefined;

/** The spellings of a surname of one character in Indonesia and the Philippines: 林 is Liem, 許 is Co. */
export function islandSurname(char: string): readonly string[] {
  surnames ??= readTable(southernSurnames);
  return surnames.get(inSimplified(char)) ?? [];
}

/** The spellings of one character, the likeliest first, of which no two are variants of one. */
interface Syllable {
  written: string[];
  /** The common part of the variants of each. */
  unified: string[];
  /** Those of them that are not pinyin as well. */
  unmistakable: string[];
  inDutch: string[];
}

const southern = remembered((char): Syllable => {
  readings ??= readTable(`${southernReadings}|${southernCharacters}`);
  const found = new Map<string, string>();
  for (const spelling of readings.get(inSimplified(char)) ?? [])
    if (!found.has(commonSpelling(spelling))) found.set(commonSpelling(spelling), spelling);
  const [unified, written] = [[...found.keys()].slice(0, MAX_SPELLINGS), [...found.values()].slice(0, MAX_SPELLINGS)];
  return {
    written,
    unified,
    unmistakable: unified.filter((spelling) => !isPinyin(spelling)),
    inDutch: written.map(inDutchSpelling),
  };
});
const MAX_SPELLINGS = 3;

/** The Dutch spelling, which old families of Indonesia keep: Bee Choo is Bie Tjoe, Geok Leong is Giok Liong. */
const inDutchSpelling = (spelling: string): string =>
  dutch.reduce((text, [letters, written]) => text.replace(letters, written), spelling);
const dutch: readonly (readonly [RegExp, string])[] = [
  [/ck$/, 'k'],
  [/nn$/, 'n'],
  [/eo(?=k|ng)/, 'io'],
  [/[ie]ew|eow/, 'iu'],
  [/yew/, 'yu'],
  [/hw(?=a)/, 'hu'],
  [/^([bkltj]|ch|)eng/, '$1ing'],
  [/ee/, 'ie'],
  [/uan/, 'oan'],
  [/ua/, 'oa'],
  [/oo/, 'oe'],
  [/(^|[^a])u/, '$1oe'],
  [/^y/, 'j'],
  [/^j(?=in)/, 'dj'],
  [/^ch/, 'tj'],
];

/**
 * A given name of one or two characters as one word, in the common part of its variants: 光耀 is kuanyiu. After a
 * surname that may be Korean (Lim) a Latin name is not unified, so that it is also given as written. A name of one
 * syllable that is also pinyin is left out, as it would be another name: Meng is 明, but also 猛.
 */
export function southernGiven(chars: readonly string[], surname: string): string[] {
  if (chars.length > MAX_CHARACTERS) return [];
  const syllables = chars.map(southern);
  if (syllables.length === 1) return syllables[0]!.unmistakable;
  const found = combined(syllables, 'unified', MAX_UNIFIED);
  if (mayBeKorean(surname)) found.push(...combined(syllables, 'written', MAX_WRITTEN));
  if (islandSurname(surname).length > 0) found.push(...combined(syllables, 'inDutch', 2));
  return found;
}
const MAX_CHARACTERS = 2;
const MAX_UNIFIED = 6;
const MAX_WRITTEN = 2;

const mayBeKorean = remembered((surname) =>
  southernSurname(surname).some((spelling) => koreanSurname(spelling) !== undefined),
);

/** The words made from one choice per syllable, likeliest first. */
function combined([one, other]: readonly Syllable[], kind: keyof Syllable, most: number): string[] {
  const [first, second] = [one?.[kind] ?? [], other?.[kind] ?? []];
  const found: string[] = [];
  const farthest = first.length + second.length - 2;
  for (let distance = 0; distance <= farthest; distance++)
    for (let at = 0; at <= distance && found.length < most; at++) {
      const [head, tail] = [first[at], second[distance - at]];
      if (head !== undefined && tail !== undefined) found.push(head + tail);
    }
  return found;
}
