/**
 * Well-known Arabic, Persian, Urdu and Hebrew names with the vowels that their scripts omit, alone and in compounds.
 */
import { arabicNames, hebrewNames } from '../tables/abjad-names.ts';

/** Spellings with vowels; `isCertain` if the whole word is a name in the table, so that no other reading is needed. */
interface Vocalised {
  forms: string[];
  isCertain: boolean;
}

const unknown: Vocalised = { forms: [], isCertain: false };
let arabic: ReadonlyMap<string, string[]> | undefined;
let hebrew: ReadonlyMap<string, string[]> | undefined;

const tableOf = (source: string): ReadonlyMap<string, string[]> =>
  new Map(
    source
      .trim()
      .split('\n')
      .map((line) => {
        const [written = '', ...forms] = line.split(' ');
        return [written, forms];
      }),
  );

const oneLetter: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  ء: '',
};

/** The word in the form of the table: one letter for all kinds of alif, ya, ha and kaf, without hamza. */
const foldLetters = (word: string): string =>
  word.replaceAll(/[أإآٱىیېےئؤةہھۀکء]/g, (letter) => oneLetter[letter] ?? letter);

/** Prefixes of a name: the servant's Abd, the father's Abu, the article. */
const prefixes: readonly (readonly [written: string, spelled: string])[] = [
  ['عبدال', 'abdul'],
  ['ابوال', 'abul'],
  ['ابو', 'abu'],
];
const article = 'ال';
/** Suffixes in the same word: 'of the faith', 'of God', of a place or family. */
const suffixes: readonly (readonly [written: string, spelled: string])[] = [
  ['الدين', 'uddin'],
  ['الله', 'ullah'],
  ['زاده', 'zadeh'],
  ['پور', 'pour'],
  ['نژاد', 'nejad'],
  ['خان', 'khan'],
  ['يان', 'ian'],
  ['نيا', 'nia'],
  ['وند', 'vand'],
  ['ي', 'i'],
];
const MIN_STEM_LENGTH = 3;

/** Readings of one word in Arabic letters; no forms if it contains no name of the table. */
export function vocalisedArabic(word: string): Vocalised {
  arabic ??= tableOf(arabicNames);
  const written = foldLetters(word);
  const forms = arabic.get(written);
  if (forms) return { forms, isCertain: true };
  if (written.startsWith(article)) {
    const bare = arabic.get(written.slice(article.length));
    if (bare) return { forms: [...bare, ...bare.map((form) => `al${form}`)], isCertain: true };
  }
  for (const [prefix, spelled] of prefixes) {
    const rest = written.startsWith(prefix) ? arabic.get(written.slice(prefix.length)) : undefined;
    if (rest) return { forms: rest.map((form) => spelled + form), isCertain: true };
  }
  for (const [suffix, spelled] of suffixes) {
    const stem = written.endsWith(suffix) ? written.slice(0, -suffix.length) : '';
    const stems = stem.length >= MIN_STEM_LENGTH ? arabic.get(stem) : undefined;
    if (stems) return { forms: stems.map((form) => form + spelled), isCertain: false };
  }
  return womansOf(arabic.get(written.replace(/ه$/, ''))) ?? unknown;
}

/** Son and father before a name of the table, as families of the Maghreb write them: بنسليمان, بوحسن. */
const sons: readonly (readonly [written: string, spelled: string])[] = [
  ['بن', 'ben'],
  ['بل', 'bel'],
  ['بو', 'bou'],
];

/** A family of the Maghreb that is named after a son or a father, with its vowels; [] for other words. */
export function familyOfMaghreb(word: string): string[] {
  arabic ??= tableOf(arabicNames);
  const written = foldLetters(word);
  const son = sons.find(([prefix]) => written.startsWith(prefix));
  const names = son && written.length > MIN_STEM_LENGTH ? arabic.get(written.slice(son[0].length)) : undefined;
  return names?.map((name) => son![1] + name) ?? [];
}

/** A woman's name formed from a man's name in the table: نصرة is Nasra, as نصر is Nasr. */
function womansOf(mans: readonly string[] | undefined): Vocalised | undefined {
  const forms = mans?.filter((form) => /[^aeou]$/.test(form)).map((form) => `${form}a`) ?? [];
  return forms.length > 0 ? { forms, isCertain: true } : undefined;
}

/** Readings of one word in Hebrew letters; undefined if it is not a name in the table. */
export function vocalisedHebrew(word: string): string[] | undefined {
  hebrew ??= tableOf(hebrewNames);
  return hebrew.get(word);
}

/**
 * Whether two words in Arabic letters are two names of the table, although one Latin spelling may stand for both: سامر and
 * سمير are Samir.
 */
export function areTwoArabicNames(one: string, other: string): boolean {
  const [form, otherForm] = [one, other].map((word) => formOf(foldLetters(word)));
  return form !== undefined && otherForm !== undefined && form !== otherForm;
}
/** The most usual spelling of a name of the table, with or without the article. */
function formOf(written: string): string | undefined {
  arabic ??= tableOf(arabicNames);
  return (arabic.get(written) ?? arabic.get(written.replace(/^ال/, '')))?.[0];
}

let wordsBySpelling: ReadonlyMap<string, readonly string[]> | undefined;

/** The words in Arabic letters that a Latin spelling may stand for, by the Arabic table: samir is سمير and سامر. */
export function arabicWordsOf(spelling: string): readonly string[] {
  arabic ??= tableOf(arabicNames);
  wordsBySpelling ??= wordsOfSpellings(arabic);
  return wordsBySpelling.get(spelling) ?? noWords;
}
const noWords: readonly string[] = [];

function wordsOfSpellings(names: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [word, forms] of names) for (const form of forms) words.set(form, [...(words.get(form) ?? []), word]);
  return words;
}

/** Whether a Latin spelling is a name in the Arabic table. */
export const isVocalisedName = (spelling: string): boolean => arabicWordsOf(spelling).length > 0;

/** First halves of double given names written as one word: Mohammad-Reza, Ali-Akbar, Gholam-Hossein. */
const firstHalves = ['محمد', 'علي', 'غلام', 'امير', 'حسين', 'حسن', 'سيد', 'نور', 'گل', 'شير', 'جان', 'دوست', 'خان'];

/** Given names that end in ya. Other such words are family names (Mohammadrezaei) and stay whole. */
const givenInYa = new Set(['علي', 'مهدي', 'هادي', 'تقي', 'نقي', 'نبي', 'مرتضي', 'مصطفي', 'مجتبي']);

/** The two names that form a word in Arabic letters; undefined if it is not such a compound. */
export function compoundArabic(word: string): [string, string] | undefined {
  arabic ??= tableOf(arabicNames);
  const written = foldLetters(word);
  for (const first of firstHalves) {
    const second = written.startsWith(first) ? written.slice(first.length) : '';
    if (arabic.has(second) && (!second.endsWith('ي') || givenInYa.has(second))) return [first, second];
  }
  return undefined;
}
