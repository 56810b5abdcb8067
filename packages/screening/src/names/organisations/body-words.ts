/** The words of an organisation's name as the table of known bodies looks them up. */
import { inSimplified } from '../east-asian/han-readings.ts';
import { fold } from '../fold.ts';
import { remembered } from '../remembered.ts';
import { isEastAsian, romaniseWord } from '../romanise.ts';
import { transliteratedWords } from '../tables/transliterated-words.ts';

export const inWords = /[\p{L}\p{M}\p{N}]+/gu;
const apostrophes = /['’‘`´ʼʻʿʾ"“”״׳]/g;
/** A French or Italian word without its vowel: Banque d'Algérie. */
const elided = /\b([dl])['’](?=\p{L})/giu;

/** How a word is looked up. */
export interface WordKeys {
  spelling: string;
  /** The form that most transliteration tables share: islamiyyah, islamiya; sherkat-e, sherkate. */
  exact: string;
  /** The form that all of them share; only several such words identify a body: Sunna, Sunnah, Sonnat. */
  key: string;
}
/** A word of a text and its position. */
export interface BodyWord extends WordKeys {
  from: number;
  to: number;
  /** The small words before it, with a space after each: 'of the '. */
  before: string;
}

/** The keys of a word; words of unspaced scripts are their own spelling. */
export const wordKeys = remembered((written): WordKeys => {
  const word = fold(written).replaceAll('ё', 'е');
  const spelling = isEastAsian(word) ? word : (inFullWord.get(word) ?? romaniseWord(word)[0] ?? '');
  const exact = exactKeyOf(spelling);
  return { spelling, exact, key: looseKeyOf(exact) };
});
const inFullWord: ReadonlyMap<string, string> = new Map([
  ['corp', 'corporation'],
  ['co', 'company'],
  ['grp', 'group'],
  ['intl', 'international'],
  ['univ', 'university'],
  ['br', 'branch'],
  ['ind', 'industries'],
  ['imp', 'import'],
  ['exp', 'export'],
]);

function exactKeyOf(spelling: string): string {
  if (isEastAsian(spelling)) return inSimplified(spelling.replace(eastAsianForm, '$1'));
  if (ordinal.test(spelling)) return String(Number.parseInt(spelling, 10));
  if (spelling.length < MIN_LOOSE_LENGTH || !inLatin.test(spelling)) return spelling;
  const loose = spelling
    .replaceAll(/([^aeiou])\1+/g, '$1')
    .replaceAll(/iy(?=[aeiou])/g, 'i')
    .replace(/(?<=[aeo])h$|e$/, '');
  return loose.length < MIN_ROMANISED_LENGTH
    ? loose
    : loose
        .replaceAll(/shch|sch/g, 'sh')
        .replaceAll('kh', 'h')
        .replaceAll('w', 'v')
        .replaceAll(/[yj]/g, 'i')
        .replaceAll(/i+(?=e)|(?<=i)i+/g, '');
}
const inLatin = /^[a-z]+$/;
const MIN_LOOSE_LENGTH = 6;
/** Long words are spelled in all romanisations: Obyedineniye, Obedinenie. */
const MIN_ROMANISED_LENGTH = 8;
const ordinal = /^\d+(?:st|nd|rd|th)$/;
/** A company's legal form directly after its name: 中国核工业集团有限公司. */
const eastAsianForm =
  /^(?:株式会社|주식회사)?(.{4,}?)(?:(?:股份)?有限(?:责任)?公司|有限責任公司|公司|株式会社|주식회사)?$/u;

/** The loose form of an exact key: muqavama for muqawamah and mukawama, difens for defence and defense. */
export const looseKeyOf = remembered((exact): string => {
  if (/^~al.{3}/.test(exact)) return `~${exact.slice(3)}`;
  if (exact.length < MIN_VARIED_LENGTH || !inLatin.test(exact)) return exact;
  return (transliterated ??= oneSpelling()).get(exact) ?? soundOf(exact);
});
const MIN_VARIED_LENGTH = 3;
let transliterated: ReadonlyMap<string, string> | undefined;
/** The words of the table by their exact key. */
function oneSpelling(): ReadonlyMap<string, string> {
  const lines = transliteratedWords.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const words = line.split(' ');
      return words.map((word) => [exactKeyOf(word), words[0]!] as const);
    }),
  );
}
/** Letters and doublings that each table of transliteration chooses. */
const soundOf = (exact: string): string =>
  exact.length < MIN_SOUND_LENGTH
    ? exact
    : exact
        .replaceAll(/([a-z])\1/g, (_, letter: string) => oneVowel[letter] ?? letter)
        .replaceAll('ou', 'u')
        .replaceAll(/([kgd])h/g, '$1')
        .replaceAll('q', 'k')
        .replaceAll('w', 'v')
        .replaceAll(/[yj]/g, 'i')
        .replaceAll(/ii+|ie(?=[aou])/g, 'i')
        .replace(/(?<=[ae])h$/, '');
const MIN_SOUND_LENGTH = 5;
const oneVowel: Readonly<Record<string, string>> = { e: 'i', o: 'u' };

/**
 * Articles, prepositions and 'and' of many languages, which names keep or omit: Islamic State in Iraq, of Iraq. Words
 * that are also the letters of known bodies (MIT, DAS) are not among them.
 */
const smallWords: ReadonlySet<string> = new Set(
  `of in for the to on at by a named after
de du des d la le les l del di della delle dello dei degli da do dos et y e pour para por los las en
der den dem von zu zum zur und fur van voor het och ve w na po dlya im imeni pri i v dla
al el ul ol il lil lid wal bil fi li ~w ~fy ~mn ~dr ~bray ~shl kai tis tou ton tin va wa dar dan untuk ng`.split(/\s+/),
);
/** Single letters that are words only if no dot makes them initials: Banco d'Italia, Ciencia y Técnica; A. Y. Ivanov. */
const isInitial = (text: string, { from, to }: BodyWord): boolean =>
  to - from === 1 && (text.charAt(to) === '.' || text.charAt(from - 1) === '.');
/** The Arabic article in all vowels, and before the letter that it takes over: ul-Mujahidin, ash-Sham, ad-Din. */
const arabicArticles: ReadonlySet<string> = new Set(['al', 'el', 'ul', 'ol', 'il']);
const assimilated = /^[aeu](?:sh|[dnrstz])$/;
/** These are no other words; the others need a hyphen: US Steel, as-Sahab. */
const onlyArticles = /^(?:[aeu]sh|u[dt])$/;
const isArticleOf = ({ spelling, to }: BodyWord, next: BodyWord | undefined, text: string): boolean =>
  assimilated.test(spelling) &&
  next?.spelling.startsWith(spelling.slice(1)) === true &&
  (text.charAt(to) === '-' || onlyArticles.test(spelling));

/** The form in which a small word is kept; undefined for other words. */
function smallForm(word: BodyWord, next: BodyWord | undefined, text: string): string | undefined {
  const { spelling } = word;
  if (arabicArticles.has(spelling) || isArticleOf(word, next, text)) return 'al';
  return smallWords.has(spelling) && !isInitial(text, word) ? spelling : undefined;
}
export const isSmallWord = (exact: string): boolean => smallWords.has(exact);

/** The text without the signs that some write and others leave out. */
export const withoutApostrophes = (text: string): string =>
  hasSign.test(text) ? withSignsAlike(text).replaceAll(apostrophes, '') : text;
const withSignsAlike = (text: string): string => text.replaceAll(elided, '$1 ').replaceAll(hyphenated, "'");
const hasSign = /['’‘`´ʼʻʿʾ"“”״׳]|co-o/i;
/** Co-operation, co-ordination. */
const hyphenated = /(?<=\bco)-(?=o(?:p|rd))/gi;

/**
 * The words of a text that say something, with their positions. 'And', which is often written as a sign, and the Persian
 * connecting word are left out; other small words are kept beside the next one, as they may tell two bodies apart.
 */
export function bodyWords(text: string): BodyWord[] {
  const plain = withSignsAlike(text).replaceAll(apostrophes, '\u0301');
  const words = Array.from(plain.matchAll(inWords), ({ 0: word, index }): BodyWord => {
    const { spelling, exact, key } = wordKeys(word.replaceAll('\u0301', ''));
    return { from: index, to: index + word.length, before: '', spelling, exact, key };
  }).filter(
    ({ from, spelling }, at, all) =>
      spelling !== 'and' &&
      !(izafe.has(spelling) && (spelling.endsWith('e') || plain.charAt(from - 1) === '-')) &&
      !(numberSigns.has(spelling) && /^\d/.test(all[at + 1]?.spelling ?? '')),
  );
  const lastWord = words.findLastIndex((word, at) => smallForm(word, words[at + 1], plain) === undefined);
  const kept: BodyWord[] = [];
  let before = '';
  for (const [at, word] of words.entries()) {
    // What ends a name is no small word: ISIS-WA, El Al.
    const small = at > lastWord ? undefined : smallForm(word, words[at + 1], plain);
    if (small === undefined) {
      word.before = before;
      kept.push(word);
      before = '';
    } else before += `${small} `;
  }
  return kept;
}
const numberSigns: ReadonlySet<string> = new Set(['no', 'nr', 'number']);
/**
 * The Persian and Urdu connecting word, which is often omitted: Bonyad-e Taavon, Tehreek e Taliban, Tehrik-i-Taliban.
 */
const izafe: ReadonlySet<string> = new Set(['e', 'ye', 'i', 'yi']);

/** Words that `bodyWords` omits in some names, so that the next word takes their place. */
export const mayBeLeftOut = (spelling: string): boolean =>
  spelling === 'and' ||
  smallWords.has(spelling) ||
  izafe.has(spelling) ||
  numberSigns.has(spelling) ||
  assimilated.test(spelling);

/** The key by which words are found: one word alone has to be spelled exactly. */
export const looseKey = (words: readonly BodyWord[]): string =>
  words.length === 1 ? words[0]!.exact : words.map(({ key }) => key).join(' ');

/** The key that also has the small words, for names that are only told apart by them. */
export const exactKey = (words: readonly BodyWord[]): string =>
  words.map(({ before, exact }) => before + exact).join(' ');

/** The loose key of an exact one. */
export function looseKeyOfExact(exact: string): string {
  const words = exact.split(' ').filter((word) => !isSmallWord(word));
  if (words.length === 0) return exact;
  return words.length === 1 ? words[0]! : words.map(looseKeyOf).join(' ');
}
