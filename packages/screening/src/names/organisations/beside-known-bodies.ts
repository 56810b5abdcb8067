/**
 * What the words beside the name of a known body say: nothing, where it sits, which part of it is meant, or that another
 * body is.
 */
import { type BodyWord, bodyWords, isSmallWord, wordKeys } from './body-words.ts';
import { companyKeysOf, companyPhraseAt, companyWord, placeOf } from './company-words.ts';
import { isLegalWord, isShipPrefix } from './legal-forms.ts';
import { numberOf } from '../number-words.ts';
import { isStopWord } from '../stop-words.ts';
import { codeOfState, countriesOf, isWithin, otherTown } from './towns.ts';
import { nameWord } from '../word.ts';

/** The place that a word names; '' if none. */
export const placeNamed = ({ spelling }: BodyWord): string => placeOf(spelling) ?? '';

/** The words of Russian and Ukrainian legal forms in full, none of which is a form by itself. */
export const formWords = (): ReadonlySet<string> =>
  (spelledForms ??= new Set(
    'акционерное общество публичное открытое закрытое товариство акціонерне публічне приватне'
      .split(' ')
      .map((word) => wordKeys(word).spelling),
  ));
let spelledForms: ReadonlySet<string> | undefined;

/** A single letter is part of a form with dots: S.A. */
export const saysLittle = (word: BodyWord): boolean =>
  word.spelling.length === 1 ||
  isLegalWord(word.spelling) ||
  formWords().has(word.spelling) ||
  isStopWord(nameWord(word.spelling)) ||
  placeNamed(word) !== '';

/**
 * A word that any company may use: Ruselectronics Holding. With short names and letters it may be another company's.
 */
export const isFiller = ({ spelling }: BodyWord): boolean =>
  companyWord(spelling)?.some((idea) => idea.class === 'filler') ?? false;
export const longName = 8;

/** Whether a number next to shared words only identifies a part of the body: CETC 14th Research Institute. */
export const isNumbered = (rest: readonly BodyWord[]): boolean =>
  rest.some(({ spelling }) => numberOf(spelling) !== undefined) &&
  rest.every((word) => saysLittle(word) || numberOf(word.spelling) !== undefined || companyWord(word.spelling));

/**
 * The name of a bank, or a long name with a company's form, belongs to nobody else wherever it stands: Bank Melli,
 * Dubai is a branch of Bank Melli Iran, United Shipbuilding Corp. (Russia) is the company with that name.
 */
export const isWhole = (name: readonly BodyWord[]): boolean =>
  (name.length > 1 &&
    name.some(({ spelling }) => banks.has(spelling)) &&
    !name.some(({ before }, at) => at > 0 && isOf.test(before))) ||
  (name.length > 2 && name.some(({ spelling }) => isLegalWord(spelling)));
const isOf = /\bof /;
const banks: ReadonlySet<string> = new Set(['bank', 'banque', 'banco', 'banca']);
export const isOnlyPlaced = (rest: readonly BodyWord[]): boolean =>
  rest.some((word) => placeNamed(word) !== '') &&
  rest.every((word) => saysNothing(word) || branchWords.has(word.spelling));
/** In a company's name a kind of ship is a trade: COSCO Shipping Tanker (Dalian). */
const saysNothing = (word: BodyWord): boolean => saysLittle(word) && !isShipPrefix(word.spelling);
/** A company of another state with a form of its own is no branch: VTB Bank Georgia JSC. */
export const isSubsidiary = (rest: readonly BodyWord[]): boolean =>
  rest.some(({ spelling }) => isLegalWord(spelling) && !branchWords.has(spelling)) &&
  rest.some((word) => codeOfState(placeNamed(word)) !== '');
const branchWords: ReadonlySet<string> = new Set([
  'branch',
  'branches',
  'filiale',
  'filial',
  'sucursal',
  'succursale',
  'sube',
  'subesi',
  'main',
]);

/** Letters that subsidiaries everywhere have in their names: IRISL Benelux. */
export const groupLetters = /^\p{Lu}{4,}$/u;

interface Places {
  /** For each place of a state the ISO codes of the countries that have such a place. */
  countries: readonly (readonly string[])[];
  /** Other words say something. */
  hasOthers: boolean;
}
/** The places in a name; words that are known of the body say nothing new. */
function placesIn(significant: readonly BodyWord[], known?: () => ReadonlySet<string>): Places {
  const words = significant.flatMap(withSmallWords);
  const keys = companyKeysOf(words.map(({ spelling }) => spelling));
  const countries: (readonly string[])[] = [];
  let hasOthers = false;
  for (let at = 0; at < words.length;) {
    const phrase = companyPhraseAt(keys, at);
    const place = phrase?.value.find((idea) => idea.class === 'place')?.concept;
    const rest = words.slice(at).map(({ spelling }) => spelling);
    const town = place ?? otherTown(rest);
    const codes = town === undefined ? [] : countriesOf(town);
    if (codes.length > 0) countries.push(codes);
    hasOthers ||=
      town === undefined &&
      !isSmallWord(rest[0]!) &&
      !saysNothing(words[at]!) &&
      !branchWords.has(rest[0]!) &&
      !known?.().has(words[at]!.key);
    at += place === undefined ? (town === undefined ? 1 : rest.length) : phrase!.length;
  }
  return { countries, hasOthers };
}
/** The small words before a word, which may belong to a place, and the word: Rio de Janeiro. */
const withSmallWords = (word: BodyWord): BodyWord[] => [
  ...word.before.split(' ').flatMap((small) => (small === '' ? [] : [{ ...word, spelling: small, key: small }])),
  word,
];
/** Whether the other words of a text only say where a body sits, within its country: YPF SA Buenos Aires, BRI Jakarta. */
export function isAtHome(rest: readonly BodyWord[], fullName: string, known: () => ReadonlySet<string>): boolean {
  const own = () => placesIn(bodyWords(fullName)).countries.flat();
  return isPlacedIn(rest, (country) => own().includes(country), known);
}
/** Whether words name places, all in such a country, and nothing else that is not known of the body. */
export function isPlacedIn(
  words: readonly BodyWord[],
  isCountry: (code: string) => boolean,
  known: () => ReadonlySet<string>,
): boolean {
  const { countries, hasOthers } = placesIn(words, known);
  return !hasOthers && countries.length > 0 && countries.every((codes) => codes.some(isCountry));
}

/**
 * Whether a text names a place that is not in the organisation's name: Sberbank Kazakhstan is not the Savings Bank of
 * Russia, but MOGE Yangon is of Myanmar.
 */
export function isElsewhere(rest: readonly BodyWord[], fullName: readonly BodyWord[]): boolean {
  const own = fullName.map(placeNamed).filter((place) => place !== '');
  return (
    own.length > 0 &&
    rest
      .map(placeNamed)
      .some((place) => place !== '' && !own.includes(place) && !own.some((one) => isWithin(one, place)))
  );
}
