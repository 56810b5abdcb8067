/**
 * Vietnamese names without their diacritics, recognised by their syllables, so that Le, Do and La are names and not
 * particles.
 */
import { mainForm, syllabicWord, type Word } from '../word.ts';

const surnames = new Set(
  'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh dao doan lam trinh mai truong cao ha luong luu phung quach ta thai tang to ton trieu vuong la chu chau kieu nghiem khuat bach diep bien che chung cung giang khuc kim lai lu mac ong quan thach than thi tieu tong van vi vien'.split(
    ' ',
  ),
);
const syllable =
  /^(?:b|ch|c|d|gh|gi|g|h|kh|k|l|m|ngh|ng|nh|n|ph|qu|r|s|th|tr|t|v|x)?(?:a(?:c|ch|i|m|n|ng|nh|o|p|t|u|y)?|e(?:c|m|n|o|p|t|u)?|i(?:a|ch|ec|em|en|eng|ep|et|eu|m|n|nh|p|t|u)?|o(?:a|ac|ai|an|ang|anh|at|ay|c|e|i|m|n|ng|p|t)?|u(?:a|an|at|ay|c|e|i|m|n|ng|oc|oi|om|on|ong|ot|ou|p|t|u|y|yen|yet|ynh|yt)?|y(?:e|en|et|eu)?)$/;
/** Letter sequences that hardly any other language has. */
const telling = /^(?:ng|nh|tr|kh|gi|qu|x|ph|th)|nh$|uye|uon|uoc|ieu|ien$|uan$|uynh|[^aeo]uy$/;
const MAX_NAME_WORDS = 5;

/** Whether a word may be a surname by which a Vietnamese name is recognised. */
export const isVietnameseSurname = (spelling: string): boolean => surnames.has(spelling);

/** Whether these words form a Vietnamese name, judged by their spellings. */
export const areVietnamese = (spellings: readonly string[]): boolean =>
  spellings.length >= 2 &&
  spellings.length <= MAX_NAME_WORDS &&
  spellings.some((spelling) => surnames.has(spelling)) &&
  spellings.every((spelling) => syllable.test(spelling)) &&
  (spellings.some((one) => telling.test(one)) || hasMiddleName(spellings));

/** Van stands between the names of most men, Thi of most women: Le Van Tam, Vo Thi Sau. */
const hasMiddleName = ([surname = '', middle = '', given]: readonly string[]): boolean =>
  given !== undefined && surnames.has(surname) && (middle === 'van' || middle === 'thi');

/** Whether a name is read in no other way: Le Van Tam is not the Chinese given name Levan. Macau spells Wan as Van too. */
export const isOnlyVietnamese = (words: readonly Word[]): boolean =>
  hasMiddleName(words.slice(0, 3).map(mainForm)) && !chineseToo.has(mainForm(words[0]));
const chineseToo: ReadonlySet<string> = new Set('ho ta to lam mac chau chu la ly ong vi lu lai cao kim ton'.split(' '));

/**
 * The words of a spelling: a surname that was mistaken for a French or Portuguese particle is joined with the next word
 * (Le Thi).
 */
export const vietnameseSyllables = (spelling: string): string[] =>
  syllable.test(spelling) ? [spelling] : (/^(l[ea]|do)(.+)$/.exec(spelling)?.slice(1) ?? [spelling]);

/** The words of a Vietnamese name, with i and y unified; undefined if it is none. */
export function vietnameseReading(words: readonly Word[]): Word[] | undefined {
  const spellings = words.map((word) => word.forms[0] ?? '');
  if (!areVietnamese(spellings)) return undefined;
  return words.map((word, at) => {
    const spelling = spellings[at]!;
    const forms = [...new Set([spelling, spelling.replace(/y$/, 'i')])];
    return syllabicWord(word.text, forms);
  });
}
