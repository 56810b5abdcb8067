/** Sino-Vietnamese: how a name in Han characters is spelled in Vietnam. 阮文雄 is Nguyễn Văn Hùng. */
import { remembered } from '../remembered.ts';
import { vietnameseReadings } from '../tables/vietnamese-readings.ts';
import { chineseSurname, isSingleSurname } from './chinese-surnames.ts';
import { inSimplified, pinyinOf } from './han-readings.ts';

let readings: Map<string, string[]> | undefined;

function load(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of vietnameseReadings.split('|')) {
    const [syllable = '', chars = ''] = entry.split(' ');
    for (const char of chars) found.set(char, [...(found.get(char) ?? []), ...withI(syllable)]);
  }
  return found;
}

/** Vietnamese writes i or y at the end of a syllable: My, Mi; Quy, Qui. */
const withI = (syllable: string): string[] =>
  /^(?:[hklmst]|qu)y$/.test(syllable) ? [syllable, syllable.replace('y', 'i')] : [syllable];

/** The readings of one character, without tone marks; [] if the table has none. */
const vietnamese = remembered((char) => {
  readings ??= load();
  return readings.get(inSimplified(char)) ?? [];
});

/** The spellings of a surname and of the given name after it, as one word. */
interface VietnameseSpellings {
  surname: string[];
  given: string[];
}

/**
 * The Vietnamese spellings of a name, in either of two ways. Usually they may stand among its Chinese ones (黃文雄:
 * Hoang or Huynh, vanhung); if the surname is spelled like another Chinese family, they are a reading of their own
 * (何德英: Ha Duc Anh; 夏 is Ha in Hong Kong). Undefined if there are none, or if the given name is one character: 雄 is
 * Hung, as 紅 is in Hong Kong.
 */
export function vietnameseSpellings(
  surname: string,
  given: readonly string[],
  isOfOthers: boolean,
): VietnameseSpellings | undefined {
  if (given.length < MIN_GIVEN || given.length > MAX_GIVEN || !isSingleSurname(surname)) return undefined;
  const pinyin = pinyinOf(surname, true);
  const families = vietnamese(surname).filter(
    (one) => (chineseSurname(one)?.includes(pinyin) === false) === isOfOthers,
  );
  const own = families.length > 0 ? together(given) : [];
  return own.length > 0 ? { surname: families, given: own } : undefined;
}
const MIN_GIVEN = 2;
const MAX_GIVEN = 3;

/** The spellings of a given name as one word: 文雄 is vanhung. */
function together(chars: readonly string[]): string[] {
  let found = [''];
  for (const char of chars) {
    const spellings = vietnamese(char);
    found = found.flatMap((head) => spellings.map((spelling) => head + spelling)).slice(0, MAX_SPELLINGS);
  }
  return found;
}
const MAX_SPELLINGS = 4;
