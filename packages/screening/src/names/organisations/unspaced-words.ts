/** Splits names without spaces at known shared words: 中国银行, บริษัทไทย. */
import { ownValue } from '../../own-value.ts';
import { isBrandWithin, partsOfRun } from './brands.ts';
import { companyWordSources as sources } from './company-word-sources.ts';
import { ideasAsWritten } from './company-words.ts';
import { loanWords } from '../tables/loan-words.ts';

/** Whether a word, as written, is a place in the tables: 深圳市 is Shenzhen. */
const isPlaceAsWritten = (word: string): boolean =>
  ideasAsWritten(word)?.some((idea) => idea.class === 'place') === true;

/**
 * Final characters that state the kind of a state body, with the shared word for each; alone they are people's names.
 */
const organs: ReadonlyMap<string, string> = new Map(
  Array.from('部부성', (organ): [string, string] => [organ, 'ministry']).concat(
    Array.from('局厅廳庁署국청처', (organ) => [organ, 'office']),
  ),
);

/** The final state body of a name, after the shared word for its office: 国家安全部, 기상청; '' for most names. */
function organOf(text: string): string {
  const organ = organs.get(text.charAt(text.length - 1));
  return organ !== undefined && [2, 3, 4].some((length) => ideasAsWritten(text.slice(-1 - length, -1)) !== undefined)
    ? organ
    : '';
}

/**
 * A numbered body at the end of a name, and the characters that count such bodies, with the shared word for each: 第八师,
 * 第二局.
 */
const counted = /^(.*)(第[〇零一二三四五六七八九十]+)(.)$/u;
const counters: Readonly<Record<string, string>> = {
  师: 'division',
  師: 'division',
  旅: 'brigade',
  团: 'regiment',
  團: 'regiment',
  营: 'battalion',
  營: 'battalion',
  局: 'bureau',
  院: 'academy',
  所: 'institute',
  厂: 'factory',
  廠: 'factory',
};

/**
 * Splits an unspaced East Asian company name into known words and runs of the rest. It works from the end, where the
 * shared words are.
 */
export function segmentEastAsian(text: string, isKnown: (word: string) => boolean): string[] {
  const longestWord = 8;
  const [, before = '', number = '', counter = ''] = counted.exec(text) ?? [];
  const body = ownValue(counters, counter);
  if (body !== undefined) return [...segmentEastAsian(before, isKnown), number, body];
  const organ = organOf(text);
  const pieces: string[] = organ === '' ? [] : [organ];
  let run = '';
  for (let end = text.length - pieces.length; end > 0;) {
    let found = '';
    for (let length = Math.min(longestWord, end); length >= 2 && !found; length--) {
      const word = text.slice(end - length, end);
      if (isKnown(word) || isBrandWithin(word) || ideasAsWritten(word)) found = word;
    }
    if (found) {
      if (run) pieces.unshift(...partsBehindNumber(isPlaceAsWritten(found) ? run.replace(/^[市省](?=.)/, '') : run));
      run = '';
      pieces.unshift(found);
      end -= found.length;
    } else run = text.charAt(--end) + run;
  }
  if (run) pieces.unshift(...partsBehindNumber(run));
  return pieces;
}

/** The parts of a run, with its final number as a separate part: 电科第三十八研究所. */
function partsBehindNumber(run: string): readonly string[] {
  const [, before = '', number] = /^(.+)(第[〇零一二三四五六七八九十百]+)$/u.exec(run) ?? [];
  return number === undefined ? partsOfRun(run) : [...partsOfRun(before), number];
}

/** Scripts that are written without spaces: Thai, Lao, Burmese, Khmer. */
const unspaced = ['\u0e00-\u0e7f', '\u0e80-\u0eff', '\u1000-\u109f', '\u1780-\u17ff'].map((letters) => ({
  letters,
  isIn: new RegExp(`[${letters}]`),
}));
const unspacedWords = new Map<string, RegExp>();

/** Shorter words begin or end other words. */
const MIN_APART_LENGTH = 5;
/** Legal forms, which frame a name; 'bank', which ends one; 'Thai' and 'Siam', with which many names begin or end. */
const frames = 'บริษัท ห้างหุ้นส่วนจำกัด ห้างหุ้นส่วน จำกัด มหาชน ไทย สยาม ບໍລິສັດ ຈຳກັດ ທະນາຄານ ကုမ္ပဏီ လီမိတက် လုပ်ငန်း ဘဏ် ក្រុមហ៊ុន ធនាគារ'.split(
  ' ',
);

/** A text with spaces around shared words, if its script has none. */
export function spacedApart(text: string): string {
  const script = unspaced.find(({ isIn }) => isIn.test(text))?.letters;
  if (script === undefined) return text;
  let words = unspacedWords.get(script);
  if (!words) unspacedWords.set(script, (words = wordsIn(script)));
  return text.replaceAll(words, ' $& ');
}

function wordsIn(script: string): RegExp {
  const shared = [...sources.map(([, source]) => source), loanWords].flatMap(
    (source) => source.match(new RegExp(`(?<=\\s)[${script}]+(?=\\s)`, 'g')) ?? [],
  );
  const isOfScript = new RegExp(`^[${script}]+$`);
  const words = [
    ...frames.filter((word) => isOfScript.test(word)),
    ...shared.filter((word) => word.length >= MIN_APART_LENGTH),
  ];
  return new RegExp(words.toSorted((one, other) => other.length - one.length).join('|'), 'g');
}
