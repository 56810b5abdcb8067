/**
 * Texts that contain another name of the same person: 'née Dupont', 'viuda de Pérez', 'alias Carlos'. Each name becomes
 * its own reading.
 */
import { countryCode } from '../../lists/countries.ts';
import { fold } from '../fold.ts';
import { companyWord } from '../organisations/company-words.ts';
import { phraseKey } from '../phrase-key.ts';
import { mainForm, type Word } from '../word.ts';
import { isTitle } from './person-words.ts';

/**
 * Words before the birth name of somebody who took another name: French, German, Dutch, Czech, Polish, Hungarian,
 * Russian.
 */
const atBirth = new Set([
  'nee',
  'geb',
  'geborene',
  'geborener',
  'geboren',
  'rozena',
  'roz',
  'domu',
  'szuletett',
  'urozhdennaya',
  'urozhdenniy',
]);
/** Words before the name of a deceased husband: Spanish, Portuguese, French, Italian, German. */
const ofWidow = new Set(['viuda', 'vda', 'viuva', 'vva', 'veuve', 'vve', 'vedova', 'ved', 'verwitwete', 'verw']);
/** Words before the husband's name of a woman who uses her own: French, Italian, German. */
const ofHusband = new Set(['epouse', 'epse', 'ep', 'coniugata', 'sposata', 'verheiratete', 'verh']);
/** Words before another whole name. */
const otherwise = new Set([
  'alias',
  'aka',
  'fka',
  'dit',
  'dite',
  'detto',
  'detta',
  'genannt',
  'conocido',
  'conhecido',
  'znany',
]);

/**
 * A by-name in brackets or quotation marks. At the beginning it must be in quotation marks and be followed by at least
 * two words.
 */
const byName =
  /^['‘"“](?!\s)[^'’"”]{2,}(?<=\p{L})['’"”]\s+(?=\p{L}{2,},?\s+\p{L})|(?<=[\p{L}.]\s*)[(（"“„«][^)）"”“»]*[)）"”“»]|(?<=\s)['‘][^'’]{2,}['’](?=[\s,]|$)/gu;

/** The text with and without by-names: Joaquín "El Chapo" Guzmán, Robert (Bob) Smith. */
export function withoutByNames(text: string): string[] {
  if (!/[(（"“„«]|(?:^|\s)['‘]/.test(text)) return [text];
  const bare = text.replaceAll(byName, ' ');
  if (bare === text || !/\p{L}[\s,]+\p{L}/u.test(bare)) return [text];
  const alone = (text.match(byName) ?? [])
    .map((one) => one.slice(1, -1).trim())
    .filter((one) => nomDeGuerre.test(one) || isWholeName(one));
  return [bare, text, ...alone, ...withOtherFamily(text)];
}

/** Another family name in brackets after the usual one: Katerina Shamalova (Tikhonova). */
function withOtherFamily(text: string): string[] {
  const [, given = '', other = ''] = otherFamily.exec(text) ?? [];
  const isName = other !== '' && !isTitle(phraseKey(other)) && companyWord(fold(other)) === undefined;
  return isName && countryCode(other) === '' ? [`${given} ${other}`] : [];
}
const otherFamily = /^\s*(\p{Lu}[\p{L}.\s'’-]*\p{L})\s+\p{Lu}[\p{L}'’-]+\s*\((\p{Lu}[\p{L}'’-]{4,})\)\s*$/u;

/** Another whole name, not an office or place: Ibrahim Awad (Abu Bakr al-Baghdadi), but Dong Chee-hwa (Hong Kong). */
const isWholeName = (text: string): boolean =>
  severalNames.test(text) &&
  countryCode(text) === '' &&
  !text.split(/\s+/).some((word) => companyWord(fold(word)) !== undefined);
const severalNames = /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:al-|el-|an-|as-|ash-|at-)?\p{Lu}[\p{L}'’.-]+){1,4}$/u;

/** A by-name that a person is known by alone: Hemedti. Short ones are as often initials or notes. */
const nomDeGuerre = /^\p{Lu}\p{L}{5,}$/u;

/** The names in a text, as lists of words; nearly always one, the text itself. */
export function withoutFormerNames(words: Word[]): Word[][] {
  if (words.length < 3) return [words];
  const at = words.findIndex((word, index) => index > 0 && !word.isSyllabic && isNameMarker(mainForm(word)));
  if (at < 0 || at === words.length - 1) return [words];
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  const marker = mainForm(words[at]);
  if (otherwise.has(marker)) return after.length >= 2 ? [before, after] : [[...before, ...after], before];
  if (ofHusband.has(marker))
    return [before, [...before.slice(0, Math.max(1, before.length - 1)), ...after], [...before, ...after]];
  if (ofWidow.has(marker)) return [before, [...before, ...after]];
  return [[...before, ...after], before, [...before.slice(0, Math.max(1, before.length - 1)), ...after]];
}

/**
 * The name, and for a Spanish woman also the name without her husband's family name after her father's: Ana Julia Guido
 * de Romero.
 */
export function withoutHusbandsName(words: Word[]): Word[][] {
  const own = words.slice(0, -2);
  const isMarried =
    own.length >= 2 &&
    own.length <= MAX_OWN_NAMES &&
    mainForm(words.at(-2)) === 'de' &&
    mainForm(words.at(-1)).length > 1;
  return isMarried && own.every(({ isSyllabic }) => !isSyllabic) && isWomans(own) ? [words, own] : [words];
}
const MAX_OWN_NAMES = 4;

/** Recognised by the given names before her father's family name. */
const isWomans = (own: readonly Word[]): boolean => {
  const [first, ...others] = own.slice(0, -1).map(mainForm);
  return !men.has(first!) && (women.has(first!) || [first!, ...others].some((form) => /[^aeiou]i?a$/.test(form)));
};
const women = new Set(
  'carmen isabel beatriz raquel pilar luz mercedes rosario dolores consuelo ines irene leonor esther ruth noemi marisol soledad guadalupe concepcion asuncion milagros nieves flor paz sol belen araceli maribel liz elizabeth margot judith edith denise ivonne nicole ingrid astrid miriam lourdes mirian'.split(
    ' ',
  ),
);
/** Men whose second name may be Maria. */
const men = new Set('jose juan luis carlos jesus angel manuel miguel jorge pedro'.split(' '));

/** Whether a word announces another name of the same person. */
export const isNameMarker = (form: string): boolean =>
  atBirth.has(form) || ofWidow.has(form) || ofHusband.has(form) || otherwise.has(form);
