/**
 * Chinese, Korean and Japanese names in the spelling of Russian and its neighbours: Palladius's system for Mandarin (Си
 * Цзиньпин), Kontsevich's system and North Korea's own custom for Korean (Ким Чен Ын), Polivanov's for Japanese (Синдзо
 * Абэ). Each syllable is traced back to the original one, as with Latin letters.
 */
import { syllabicWord, type Word } from '../word.ts';
import { chineseSurname } from './chinese-surnames.ts';
import { isKanaWord, isKnownJapanese, oneSpelling } from './japanese.ts';
import { everydaySurname, everydaySurnames, koreanNameSyllables, revised, soundsOf } from './korean.ts';
import { pinyinSyllables } from './mandarin.ts';

const MAX_FORMS = 8;
const cyrillic = /^[а-яё]+$/;

const mandarinInitials: Record<string, string> = Object.fromEntries(
  'zh чж|ch ч|sh ш|b б|p п|m м|f ф|d д|t т|n н|l л|g г|k к|h х|j цз|q ц|x с|r ж|z цз|c ц|s с| '
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Finals of Mandarin; those of ü as pinyin writes them after j, q, x and y. */
const mandarinFinals: Record<string, string> = Object.fromEntries(
  (
    'a а|o о|e э|ai ай|ei эй|ao ао|ou оу|an ань|en энь|ang ан|eng эн|ong ун|er эр|i и|ia я|ie е|iao яо|iu ю|ian янь|in инь|iang ян|ing ин|iong юн|' +
    'u у|ua уа|uo о|uai уай|ui уй|uan уань|un унь|uang уан|ue юэ'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Syllables whose spelling does not follow from their parts. */
const mandarinWhole: Record<string, string> = Object.fromEntries(
  (
    'zi цзы|ci цы|si сы|zhi чжи|yi и|ya я|ye е|yao яо|you ю|yan янь|yin инь|yang ян|ying ин|yong юн|yu юй|yue юэ|yuan юань|yun юнь|' +
    'wu у|wa ва|wo во|wai вай|wei вэй|wan вань|wen вэнь|wang ван|weng вэн|hui хуэй|ju цзюй|jue цзюэ|juan цзюань|jun цзюнь|qu цюй|que цюэ|quan цюань|qun цюнь|' +
    'xu сюй|xue сюэ|xuan сюань|xun сюнь'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Palladius's spelling of a pinyin syllable: xi → си, zhang → чжан, jin → цзинь. */
export function palladius(pinyin: string): string {
  const whole = mandarinWhole[pinyin];
  if (whole) return whole;
  const [, initial = '', final = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs]?)(.*)$/.exec(pinyin) ?? [];
  return (mandarinInitials[initial] ?? '') + (mandarinFinals[final] ?? '');
}

/** Newspapers write е for э and omit the dots of ё. */
const plain = (word: string): string => word.replaceAll('э', 'е').replaceAll('ё', 'е').replaceAll('ъ', '');

/** Initials, vowels and finals of Korean by their Revised Romanisation, with all their Russian spellings. */
const koreanInitials: Record<string, string> = {
  g: 'к г',
  kk: 'кк к',
  n: 'н',
  d: 'т д',
  tt: 'тт т',
  r: 'р л',
  m: 'м',
  b: 'п б',
  pp: 'пп п',
  s: 'с ш',
  ss: 'сс с',
  j: 'ч чж дж',
  jj: 'чч ч',
  ch: 'чх ч',
  k: 'кх к',
  t: 'тх т',
  p: 'пх п',
  h: 'х',
};
const koreanVowels: Record<string, string> = {
  a: 'а',
  ae: 'е',
  ya: 'я',
  eo: 'о е',
  e: 'е',
  yeo: 'е',
  ye: 'е йе',
  o: 'о',
  wa: 'ва',
  wae: 'ве',
  oe: 'ве ой',
  yo: 'е йо',
  u: 'у',
  wo: 'во',
  we: 'ве',
  wi: 'ви',
  yu: 'ю',
  eu: 'ы у',
  ui: 'ый ы и',
  i: 'и',
};
const koreanFinals: Record<string, string> = { k: 'к г', n: 'н', t: 'т', l: 'ль р л', m: 'м', p: 'п б', ng: 'н' };

const spellingsOfSound = (table: Record<string, string>, sound: string): string[] => (table[sound] ?? '').split(' ');

function koreanSpellings(hangul: string): string[] {
  const { initial, vowel, final } = soundsOf(hangul);
  return spellingsOfSound(koreanInitials, initial).flatMap((one) =>
    spellingsOfSound(koreanVowels, vowel).flatMap((two) =>
      spellingsOfSound(koreanFinals, final).map((three) => one + two + three),
    ),
  );
}

/** Surnames whose everyday Russian spelling does not follow the rules. */
const koreanSurnames =
  'ли 이|ри 이|цой 최|пак 박|шин 신|ю 유|лю 류|но 노|ро 노|им 임|лим 임|ен 연|хегай 허|тен 정|тё 조';

interface Syllables {
  /** Pinyin by Palladius syllable. */
  mandarin: Map<string, string[]>;
  /** Revised Romanisation by Russian spelling of a syllable. */
  korean: Map<string, string[]>;
  /** Everyday Latin spellings by Russian spelling of a surname. */
  koreanSurnames: Map<string, string[]>;
}
let syllables: Syllables | undefined;

function add(table: Map<string, string[]>, key: string, value: string): void {
  const known = table.get(key);
  if (!known) table.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

function load(): Syllables {
  const tables: Syllables = { mandarin: new Map(), korean: new Map(), koreanSurnames: new Map() };
  for (const syllable of pinyinSyllables()) add(tables.mandarin, plain(palladius(syllable)), syllable);
  for (const char of koreanNameSyllables)
    for (const spelling of koreanSpellings(char)) add(tables.korean, spelling, revised(char));
  for (const pair of koreanSurnames.split('|')) {
    const [spelling = '', hangul = ''] = pair.split(' ');
    add(tables.koreanSurnames, plain(spelling), everydaySurname(hangul) ?? '');
  }
  for (const [hangul, everyday] of everydaySurnames())
    if (hangul.length === 1)
      for (const spelling of koreanSpellings(hangul)) add(tables.koreanSurnames, spelling, everyday);
  return tables;
}

/** Syllables by which a Chinese name is recognised: hardly any other words have them. */
const tellingMandarin = /чж|цз|сюа|сюэ|хуа|цюа|жуй|[гхчкс]уан|янь|синь/;

/**
 * The pinyin of a word in Russian letters whose syllables are all Chinese: Чжунхайсинь is zhonghaixin; undefined for
 * any other word. `isChinese` if a neighbouring word shows that the name is Chinese.
 */
export function pinyinOfCyrillic(word: string, isChinese: boolean): string | undefined {
  if (!isChinese && !isMandarinInCyrillic(word)) return undefined;
  syllables ??= load();
  return inPinyin(plain(word), syllables.mandarin, MAX_SYLLABLES);
}
/** Whether a word has a syllable by which a Chinese name in Russian letters is recognised. */
export const isMandarinInCyrillic = (word: string): boolean => tellingMandarin.test(word);

const MAX_SYLLABLES = 4;
const MAX_CYRILLIC_LENGTH = 6;
/** The longest syllable first, so that янь is read as one and not as я and нь. */
function inPinyin(word: string, table: ReadonlyMap<string, string[]>, most: number): string | undefined {
  if (word === '') return '';
  if (most === 0) return undefined;
  for (let length = Math.min(MAX_CYRILLIC_LENGTH, word.length); length > 0; length--) {
    const [syllable] = table.get(word.slice(0, length)) ?? [];
    const rest = syllable === undefined ? undefined : inPinyin(word.slice(length), table, most - 1);
    if (rest !== undefined) return syllable! + rest;
  }
  return undefined;
}

/** The ways to split a given name, written as one or two words, into one or two syllables of a table. */
function splits(given: readonly string[], table: ReadonlyMap<string, string[]>): string[][][] {
  if (given.length === 2) {
    const found = given.map((word) => table.get(word) ?? []);
    return found.every((some) => some.length > 0) ? [found] : [];
  }
  const [word = ''] = given;
  const whole = table.get(word);
  const found: string[][][] = whole ? [[whole]] : [];
  for (let cut = 1; cut < word.length; cut++) {
    const [head, tail] = [table.get(word.slice(0, cut)), table.get(word.slice(cut))];
    if (head && tail) found.push([head, tail]);
  }
  return found;
}

const spelledBy = (choices: readonly (readonly string[])[]): string[] =>
  choices.reduce<string[]>((heads, some) => heads.flatMap((head) => some.map((one) => head + one)), ['']);

/** Further readings of a name in Russian letters as a Chinese, Korean or Japanese one; [] for nearly every name. */
export function cyrillicSyllabicReadings(words: readonly Word[]): Word[][] {
  if (words.length < 2 || words.length > 3 || !words.every(({ text }) => cyrillic.test(text))) return [];
  syllables ??= load();
  const spelled = words.map(({ text }) => plain(text));
  const [surname = '', ...given] = spelled;
  const readings: Word[][] = [];
  const addReading = (families: readonly string[], names: readonly string[]): void => {
    if (families.length > 0 && names.length > 0)
      readings.push([
        syllabic(words[0]!.text, families),
        syllabic(
          words
            .slice(1)
            .map(({ text }) => text)
            .join(' '),
          names,
        ),
      ]);
  };
  const chinese = (syllables.mandarin.get(surname) ?? []).filter((one) => chineseSurname(one)?.includes(one));
  if (chinese.length > 0) addReading(chinese, splits(given, syllables.mandarin).flatMap(spelledBy));
  const korean = syllables.koreanSurnames.get(surname);
  if (korean) addReading(korean, splits(given, syllables.korean).flatMap(spelledBy));
  const japanese = words.length === 2 ? words.map(({ text }) => polivanov(text)) : [];
  const isTold =
    words.some(({ text }) => onlyJapanese.test(text)) || japanese.some((one) => isKnownJapanese(oneSpelling(one)));
  if (japanese.length > 0 && japanese.every(isKanaWord) && isTold)
    readings.push(words.map(({ text }, at) => syllabic(text, [japanese[at]!, oneSpelling(japanese[at]!)])));
  return readings;
}

const syllabic = (text: string, forms: readonly string[]): Word =>
  syllabicWord(text, [...new Set(forms)].slice(0, MAX_FORMS));

/** Letters that Polivanov's system writes for no other language. */
const onlyJapanese = /дз[юёя]|цу|нъ[иоуэ]|[кс]ё|рю/;

const polivanovRules: readonly (readonly [RegExp, string])[] = [
  [/дзё|дзе/g, 'jo'],
  [/дзю/g, 'ju'],
  [/дзя/g, 'ja'],
  [/дзи|джи/g, 'ji'],
  [/дз/g, 'z'],
  [/тё/g, 'cho'],
  [/тю|чу/g, 'chu'],
  [/тя|ча/g, 'cha'],
  [/ти|чи/g, 'chi'],
  [/сё/g, 'sho'],
  [/сю/g, 'shu'],
  [/ся/g, 'sha'],
  [/си|ши/g, 'shi'],
  [/ц/g, 'ts'],
  [/(?<=[кгнхбпмр])ё/g, 'yo'],
  [/(?<=[кгнхбпмр])ю/g, 'yu'],
  [/(?<=[кгнхбпмр])я/g, 'ya'],
];
const polivanovLetters: Record<string, string> = Object.fromEntries(
  'а a|и i|у u|э e|е e|о o|я ya|ю yu|ё yo|к k|г g|с s|з z|т t|д d|н n|х h|ф f|б b|п p|м m|р r|в w|й i|ъ '
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Hepburn of a word in Polivanov's system. Letters outside that system stay, so that the result is not kana. */
function polivanov(word: string): string {
  const spelled = polivanovRules.reduce((text, [pattern, hepburn]) => text.replace(pattern, hepburn), word);
  return Array.from(spelled)
    .map((char) => polivanovLetters[char] ?? char)
    .join('');
}
