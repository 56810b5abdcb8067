/**
 * Chinese, Korean and Japanese names in Latin letters. Kim Jong Un, Kim Jong-un, Jong-un Kim and Kim Chong'un are one
 * name: the given name becomes one word, and a spelling other than pinyin also yields the syllables that it may stand
 * for.
 */
import { isFrequentName } from '../rarity.ts';
import { remembered } from '../remembered.ts';
import { mainForm, nameWord, syllabicWord, type Word } from '../word.ts';
import { asInMacau, commonSpelling, isCantoneseSyllable, isHokkienSyllable, isMacauSyllable } from './cantonese.ts';
import { mandarinOfCantonese, mandarinOfSouthern } from './dialects.ts';
import { beginsChineseSurname, chineseSurname } from './chinese-surnames.ts';
import { isKanaWord, isKnownJapanese, oneSpelling } from './japanese.ts';
import { beginsKoreanSurname, koreanSurname, koreanSyllables } from './korean.ts';
import { isPinyin, pinyinOfSpelling } from './mandarin.ts';

/** The maximum number of spellings of each word of a name. */
const MAX_FORMS = 8;
const MAX_GIVEN_LENGTH = 14;
const MAX_NAME_WORDS = 6;

/**
 * The readings of a name as a Chinese, Korean or Japanese one; undefined if it is none. There are two if the family
 * name may be at either end (Min Jung Lee).
 */
export function syllabicReadings(words: readonly Word[]): Word[][] | undefined {
  if (words.length < 2 || words.length > MAX_NAME_WORDS) return undefined;
  const merged = mergeCompound(words);
  return wholeName(merged) ?? hyphenated(merged) ?? withForeignName(merged) ?? ofWife(merged) ?? japanese(words);
}

/** A wife's name after her husband's family name, optionally after a European name: Carrie Lam Cheng Yuet Ngor. */
function ofWife(words: readonly Word[]): Word[][] | undefined {
  const at = words.length === 5 && isForeignName(words[0]!) ? 1 : 0;
  const [husbands, ...own] = words.slice(at);
  const families = own.length === 3 ? chineseSurname(mainForm(husbands)) : undefined;
  if (!husbands || !families || !chineseSurname(mainForm(own[0]))) return undefined;
  const before = [...words.slice(0, at), syllabic(husbands, [...new Set([mainForm(husbands), ...families])])];
  const given = joinedGiven(own[1]!, own[2]!);
  const found = given && named(own[0]!, given);
  return found && [[...before, syllabic(own[0]!, found.surname), syllabic(given, found.given)]];
}

/** A name of three syllables before or after a European name: Anthony Loke Siew Fook, Chan Kok Wai Peter. */
function withForeignName(words: readonly Word[]): Word[][] | undefined {
  if (words.length !== 4) return undefined;
  const [first, last] = [words[0]!, words[3]!];
  if (isForeignName(first)) return wholeName(words.slice(1))?.map((name) => [first].concat(name));
  return isForeignName(last) ? wholeName(words.slice(0, 3))?.map((name) => name.concat(last)) : undefined;
}
const isForeignName = (word: Word): boolean =>
  isFrequentName(mainForm(word)) && !isSurname(word) && !isGivenSyllable(mainForm(word));

/**
 * The readings of a surname and two syllables, one of which is no syllable because of a slip (Cho Chun-ryogn). The
 * given name becomes one word as usual but is no longer read by syllables. Undefined for any other name.
 */
export function slippedReadings(words: readonly Word[]): Word[][] | undefined {
  const [one, two, three] = words;
  // The Burmese U also stands before names of this shape.
  if (!one || !two || !three || words.length > 3 || mainForm(one).length < 2) return undefined;
  const readings: Word[][] = [];
  if (!one.bound && isSurname(one) && isSlippedGiven(two, three)) readings.push([one, writtenTogether(two, three)]);
  if (!two.bound && isSurname(three) && isSlippedGiven(one, two)) readings.push([writtenTogether(one, two), three]);
  return readings.length > 0 ? readings : undefined;
}

/**
 * Whether a word may make a name East Asian: it is a surname or the first half of one. A name without such a word can
 * only be Japanese.
 */
export const mayBeEastAsian = (spelling: string): boolean =>
  chineseSurname(spelling) !== undefined ||
  koreanSurname(spelling) !== undefined ||
  beginsChineseSurname(spelling) ||
  beginsKoreanSurname(spelling);

const isSlippedGiven = (one: Word, two: Word): boolean => {
  const [first, second] = [mainForm(one), mainForm(two)];
  return isGivenSyllable(first) ? isSlippedSyllable(second) : isSlippedSyllable(first) && isGivenSyllable(second);
};

const writtenTogether = (one: Word, two: Word): Word =>
  nameWord(`${one.text} ${two.text}`, [mainForm(one) + mainForm(two)]);

/** A shorter word is one letter away from too many syllables, unless it is unpronounceable; a longer one from none. */
const slippedLength = /^(?:[a-z]{4,7}|[^aeiouy]{3})$/;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Whether a word is neither a syllable nor a name, but one letter away from a syllable. */
function isSlippedSyllable(word: string): boolean {
  if (!slippedLength.test(word) || isFrequentName(word) || isGivenSyllable(word)) return false;
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const rest = after.slice(1);
    if (isGivenSyllable(before + rest) || isGivenSyllable(before + rest.charAt(0) + after.charAt(0) + rest.slice(1)))
      return true;
    for (const letter of letters)
      if (isGivenSyllable(before + letter + rest) || isGivenSyllable(before + letter + after)) return true;
  }
  return false;
}

/** A name of two or three words that kana can write, at least one of them known as Japanese. */
function japanese(words: readonly Word[]): Word[][] | undefined {
  if (words.length > 3 || !words.every((word) => isKanaWord(mainForm(word)))) return undefined;
  const spelled = words.map((word) => oneSpelling(mainForm(word)));
  if (!spelled.some(isKnownJapanese)) return undefined;
  return [
    words.map((word, at) => syllabic(word, [...new Set([mainForm(word), spelled[at]!, inHepburn(mainForm(word))])])),
  ];
}

/** French writes you for yu: Youriko is Yuriko as well as Yōriko. */
const inHepburn = (spelling: string): string => spelling.replaceAll('you', 'yu');

const isSurname = (word: Word | undefined): boolean =>
  chineseSurname(mainForm(word)) !== undefined || koreanSurname(mainForm(word)) !== undefined;

/** Ou Yang, Si Ma, Nam Gung: a surname of two syllables, written as two words. */
function mergeCompound(words: readonly Word[]): readonly Word[] {
  if (words.length < 3) return words;
  for (const at of [0, words.length - 2]) {
    const [one, two] = [words[at]!, words[at + 1]!];
    const joined = mainForm(one) + mainForm(two);
    if (joined.length < MIN_COMPOUND_LENGTH) continue;
    const surname = (chineseSurname(joined) ?? koreanSurname(joined))?.[0] ?? '';
    if (surname.length >= MIN_COMPOUND_LENGTH && !isGivenSyllable(joined))
      return words.toSpliced(at, 2, nameWord(`${one.text} ${two.text}`, [joined]));
  }
  return words;
}
const MIN_COMPOUND_LENGTH = 4;

/** A name that consists only of a surname and one or two syllables. */
function wholeName(words: readonly Word[]): Word[][] | undefined {
  if (words.length === 2) {
    const [one, two] = [words[0]!, words[1]!];
    const first = named(one, two);
    const last = named(two, one);
    if (!first && !last) return undefined;
    return [[mergeForms(first?.surname, last?.given, one), mergeForms(last?.surname, first?.given, two)]];
  }
  if (words.length !== 3) return undefined;
  const readings: Word[][] = [];
  const [one, two, three] = [words[0]!, words[1]!, words[2]!];
  if (!one.bound && isSurname(one)) addReading(readings, one, joinedGiven(two, three), true);
  if (!two.bound && isSurname(three)) addReading(readings, three, joinedGiven(one, two), false);
  if (readings.length > 0 && !one.bound && !two.bound) readings.push(inSyllables(words));
  return readings.length > 0 ? readings : undefined;
}

/**
 * The three words kept separate, to compare with a name that has only an initial or a slip of the given name, or whose
 * family name was taken from the wrong end.
 */
const inSyllables = (words: readonly Word[]): Word[] =>
  words.map((word) => {
    const syllable = syllabic(word, [mainForm(word)]);
    syllable.isSyllable = true;
    return syllable;
  });

function addReading(readings: Word[][], surname: Word, given: GivenWord | undefined, isFirst: boolean): void {
  const found = given && named(surname, given);
  if (!found) return;
  const words = [syllabic(surname, found.surname), syllabic(given, found.given)];
  readings.push(isFirst ? words : words.toReversed());
}

/** A hyphenated given name next to its surname, among other words: John Lee Ka-chiu, Ka-chiu John Lee. */
function hyphenated(words: readonly Word[]): Word[][] | undefined {
  const at = words.findIndex((word, index) => word.bound && index + 1 < words.length);
  if (at < 0 || !(isSurname(words[at - 1]) || isSurname(words[at + 2]))) return undefined;
  const given = joinedGiven(words[at]!, words[at + 1]!);
  if (!given) return undefined;
  const joined = words.toSpliced(at, 2, given);
  for (const place of [at - 1, at + 1]) {
    const surname = joined[place];
    const found = surname && named(surname, given);
    if (!found) continue;
    const read = joined.with(at, syllabic(given, found.given)).with(place, syllabic(surname, found.surname));
    // The husband's family name stands before the wife's own: Lam Cheng Yuet-ngor.
    const [husbands] = place === 1 ? joined : [];
    const families = husbands && chineseSurname(mainForm(husbands));
    return [families ? read.with(0, syllabic(husbands, [...new Set([mainForm(husbands), ...families])])) : read];
  }
  return undefined;
}

/** A given name, with its syllables if they are written separately. */
interface GivenWord extends Word {
  /** Korean hyphenates the syllables, pinyin joins them. */
  isHyphenated?: boolean;
  syllables?: readonly [string, string];
}

function joinedGiven(one: Word, two: Word): GivenWord | undefined {
  const [first, second] = [mainForm(one), mainForm(two)];
  if (!isGivenSyllable(first) || !isGivenSyllable(second)) return undefined;
  const given = nameWord(`${one.text} ${two.text}`, [first + second]);
  return { ...given, isHyphenated: one.bound, syllables: [first, second] };
}

const isMandarin = (syllable: string): boolean => isPinyin(syllable) || pinyinOfSpelling(syllable).length > 0;
const isKorean = (syllable: string): boolean => koreanSyllables(syllable).length > 0;
const isSouthern = (syllable: string): boolean =>
  isCantoneseSyllable(syllable) || isHokkienSyllable(syllable) || isMacauSyllable(syllable);
/** Whether a word is one syllable of Mandarin, Korean, Cantonese or Hokkien in any usual spelling. */
export const isGivenSyllable = (word: string): boolean => isMandarin(word) || isKorean(word) || isSouthern(word);

/** The ways to split a given name into one or two syllables that all pass. */
function splits(given: GivenWord, passes: (syllable: string) => boolean): (readonly string[])[] {
  if (given.syllables) return given.syllables.every(passes) ? [given.syllables] : [];
  const word = mainForm(given);
  if (word.length > MAX_GIVEN_LENGTH) return [];
  const found: (readonly string[])[] = passes(word) ? [[word]] : [];
  for (let cut = 1; cut < word.length; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (passes(head) && passes(tail)) found.push([head, tail]);
  }
  return found;
}

/** Whether a word reads as two Mandarin syllables; a near spelling of it is then another given name. */
export const isTwoSyllables: (word: string) => boolean = remembered((word) =>
  splits(nameWord(word), isPinyin).some(({ length }) => length === 2),
);

/** The customs by which a surname and a given name can be read. */
interface Customs {
  /** The spellings of the surname; undefined if it is not Chinese. */
  chinese: readonly string[] | undefined;
  korean: readonly string[] | undefined;
  /** The syllables of the given name, for each way to split it. */
  mandarin: (readonly string[])[];
  cantonese: (readonly string[])[];
  hangul: (readonly string[])[];
}

/** Undefined if no custom fits. */
function customsOf(family: string, given: GivenWord): Customs | undefined {
  const chinese = chineseSurname(family);
  const korean = koreanSurname(family);
  const mandarin = chinese ? splits(given, isMandarin) : [];
  const hangul = korean ? splits(given, isKorean) : [];
  // Hokkien has so many syllables that it is only considered if they are written separately.
  const southern = given.syllables ? isSouthern : isCantoneseSyllable;
  const cantonese = chinese && hangul.length === 0 ? splits(given, southern) : [];
  const fits = mandarin.length + hangul.length + cantonese.length > 0;
  return fits ? { chinese, korean, mandarin, cantonese, hangul } : undefined;
}

/**
 * The spellings of a surname and a given name in a custom that fits both, each as written first; undefined if none
 * does.
 */
function named(surname: Word, given: GivenWord): { surname: string[]; given: string[] } | undefined {
  const family = mainForm(surname);
  const customs = customsOf(family, given);
  if (!customs) return undefined;
  const { chinese, korean, mandarin, cantonese, hangul } = customs;
  const isLetter = family.length === 1 && !surname.isDotted && hangul.some(isWholeGivenName);
  // I Myeong-bak: a surname of one letter is spelled in full, otherwise it would read as an initial. U also stands
  // before Burmese names.
  const surnameForms = new Set(isLetter && (family !== 'u' || given.isHyphenated) ? [] : [family]);
  const givenForms = new Set([mainForm(given)]);
  const isPinyinGiven = mandarin.some((syllables) => isPlainPinyin(syllables, family));
  const isPinyinName = isPinyinGiven && chinese?.[0] === family && !(korean && given.isHyphenated);
  if (!isPinyinName) {
    if (hangul.length > 0) for (const one of korean ?? []) surnameForms.add(one);
    addKorean(givenForms, hangul);
    if (mandarin.length + cantonese.length > 0) for (const one of chinese ?? []) surnameForms.add(one);
    // Wang Yi is spelled like that in pinyin; the Cantonese yi of Qi belongs to a Wong.
    const isOfMainland = chinese?.[0] === family && mandarin.some((syllables) => syllables.every(isPinyin));
    if (!isPinyinGiven) addChinese(givenForms, isOfMainland ? { ...customs, cantonese: [] } : customs, given);
  }
  return { surname: [...surnameForms].slice(0, MAX_FORMS), given: [...givenForms].slice(0, MAX_FORMS) };
}

/** Whether a name can only be mainland pinyin. */
const isPlainPinyin = (syllables: readonly string[], family: string): boolean =>
  syllables.every((syllable) => isPinyin(syllable) && !onlyCantonese.has(syllable)) &&
  (syllables.some(isOnlyPinyin) || (isPinyin(family) && isOnlyPinyin(family)));

function addKorean(forms: Set<string>, hangul: Customs['hangul']): void {
  for (const syllables of hangul) {
    const isSouthern = syllables.some((syllable) => southernKorean.test(syllable));
    const readings = syllables.map((syllable, at) => {
      const southern = koreanSyllables(syllable, isSouthern);
      // Some people spell each syllable by another custom: Young Chol.
      const spellings = southern.length > 0 ? southern : koreanSyllables(syllable);
      return at === 0 ? spellings.flatMap(withSouthernInitial) : spellings;
    });
    addCombined(forms, readings, MAX_FORMS - 1);
  }
}

function addChinese(forms: Set<string>, { mandarin, cantonese }: Customs, given: GivenWord): void {
  for (const syllables of cantonese) {
    forms.add(syllables.map(commonSpelling).join(''));
    forms.add(syllables.map(asInMacau).join(''));
  }
  for (const syllables of mandarin) addCombined(forms, syllables.map(mandarinSyllables), MAX_FORMS);
  for (const syllables of cantonese) addCombined(forms, syllables.map(mandarinOfCantonese), MAX_FORMS);
  if (given.syllables) for (const syllables of cantonese) addCombined(forms, syllables.map(mandarinOfAny), MAX_FORMS);
}

const isWholeGivenName = (syllables: readonly string[]): boolean => syllables.length === 2;

/** The South does not pronounce the initial 'r' of the North: Ryong Hae, Yong-hae. */
const withSouthernInitial = (spelling: string): string[] =>
  spelling.startsWith('ry') ? [spelling, spelling.slice(1)] : [spelling];

/** Vowel spellings that the North does not use. */
const southernKorean = /eo|oo|you|ee|uh/;

/** Syllables that are also pinyin but not in names; in Hong Kong they are 家 and 霞 (Hui Ka Yan, Mei Ha). */
const onlyCantonese: ReadonlySet<string> = new Set(['ka', 'ha']);

/** Whether a syllable is only pinyin and no other usual spelling. */
const isOnlyPinyin = (syllable: string): boolean => pinyinOfSpelling(syllable).length === 0;
const mandarinSyllables = (syllable: string): readonly string[] => [
  ...new Set([...(isPinyin(syllable) ? [syllable] : []), ...pinyinOfSpelling(syllable)]),
];

/**
 * The Mandarin of a syllable that a South-East Asian family spells by its own dialect, or in Wade-Giles: Hsien Loong.
 */
const mandarinOfAny = (syllable: string): readonly string[] => [
  ...new Set([...mandarinOfSouthern(syllable), ...mandarinSyllables(syllable), ...mandarinOfCantonese(syllable)]),
];

/** Adds the words made from one choice per syllable, likeliest first, up to `most`. */
function addCombined(found: Set<string>, choices: (readonly string[])[], most: number): void {
  const [first = [], second = ['']] = choices;
  const farthest = first.length + second.length - 2;
  for (let distance = 0; distance <= farthest; distance++)
    for (let one = 0; one <= distance; one++) {
      const [head, tail] = [first[one], second[distance - one]];
      if (head === undefined || tail === undefined) continue;
      if (found.size >= most) return;
      found.add(head + tail);
    }
}

const syllabic = (word: Word, forms: string[]): Word => syllabicWord(word.text, forms);

const mergeForms = (surname: string[] | undefined, given: string[] | undefined, word: Word): Word =>
  syllabic(word, [...new Set([...(surname ?? []), ...(given ?? []), ...word.forms])].slice(0, MAX_FORMS));
