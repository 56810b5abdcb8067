/** What the names of a subject and a party suggest about how to weigh their other fields. */
import { countryCode } from '../lists/countries.ts';
import type { NameToken, TokenKind } from '../names/name-token.ts';
import { isOneBody } from '../names/organisations/known-bodies.ts';
import { countriesOfTown } from '../names/organisations/towns.ts';
import { commonBrandBits } from '../names/rarity.ts';
import { isOrdinaryWord } from '../names/organisations/ordinary-words.ts';
import { isBank, isBranch, isStateWord } from '../names/organisations/word-roles.ts';
import { isLatin } from '../names/scripts/script-of.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import { ownValue } from '../own-value.ts';
import type { PartyName } from '../party.ts';
import { type Side, isForm, mainForm } from './aligned-names.ts';
import type { Commonness, CountriesNamed, NameHints } from './fields.ts';
import type { NameMatch } from './name-evidence.ts';
import { isBrandOf, tradeCost } from './two-companies.ts';
import { apartCost } from './two-people.ts';

/** The hints of two names that were compared, and of all names of the party. */
export const nameHintsOf = (names: NameMatch, all: readonly PartyName[]): NameHints => ({
  commonness: () => commonnessOf(names),
  areKin: () => areKin(names),
  countriesNamed: () => countriesNamed(names, all),
  haveOtherForms: () => haveOtherForms(names),
});
const noCountries: CountriesNamed = { bySubject: [], byParty: [], byOtherNames: () => [] };
/** No hints: fields are weighed as usual. */
export const noHints: NameHints = {
  commonness: () => 'own',
  areKin: () => false,
  countriesNamed: () => noCountries,
  haveOtherForms: () => false,
};

/** Whether the names are those of father and child, man and woman, or a company and its subsidiary. */
const areKin = (names: NameMatch): boolean =>
  (names.left.reading.custom === 'person' ? apartCost(names) : tradeCost(names, isBrandOf(names))) > 0;

/** How many organisations have what agrees of two names. */
function commonnessOf(names: NameMatch): Commonness {
  const { pairs, left, right, subjectName, partyName } = names;
  if (left.reading.custom !== 'organisation' || isOneBody(subjectName, partyName.text)) return 'own';
  if (left.tokens.some(isBranch) || right.tokens.some(isBranch)) return 'branch';
  if (isSubsidiaryAbroad(names) || isBranchAbroad(names)) return 'branch';
  if (countriesIn(left.unpaired).length > 0 || countriesIn(right.unpaired).length > 0) return 'brand';
  const agreeing = pairs.flatMap((pair) => pair.left);
  const own = agreeing.filter(({ kind }) => !kindsOfManyNames.has(kind));
  if (areOneWordForWord(left, right)) return own.length > 0 && own.every(isPopular) ? 'popular' : 'own';
  if (pairs.some(({ relation }) => relation === 'acronym')) return 'brand';
  if (own.length === 0) return 'shared';
  return own.every(isOfMany) ||
    (own.length === 1 && isRespelled(pairs, own[0]!)) ||
    (own[0]!.text.length <= shortBrand && agreeing.every((one) => one === own[0] || isForm(one)))
    ? 'brand'
    : 'own';
}
/** Whether the subject's name is the party's rare name with a place added: Rosneft Deutschland GmbH. */
function isSubsidiaryAbroad({ pairs, left, right }: NameMatch): boolean {
  const beside = left.unpaired.filter(isOfName);
  return (
    beside.length > 0 &&
    beside.every(({ kind }) => kind === 'place') &&
    !right.unpaired.some(isOfName) &&
    pairs.some((pair) => pair.left.some(isRare))
  );
}
/**
 * Whether a name is the other's, letter for letter or translated, with the place of a branch. Banks name their branches
 * after the town: Banque Sepah Paris.
 */
function isBranchAbroad({ pairs, left, right }: NameMatch): boolean {
  const isSeat =
    left.reading.seat?.isBranch ||
    right.reading.seat?.isBranch ||
    (left.tokens.some(isBank) &&
      left.unpaired.length > 0 &&
      left.unpaired.every(isTown) &&
      right.unpaired.length === 0);
  return isSeat && pairs.every(({ relation }) => relation !== 'spelling' && relation !== 'transliteration');
}
/** Whether companies everywhere have such a word in their names: a place, a common name, a word in the dictionary. */
const isOfMany = ({ kind, bits, forms }: NameToken): boolean =>
  kind === 'place' ||
  (kind === 'word' && (bits <= commonBrandBits || forms.some((form) => form.startsWith('@=') || isOrdinaryWord(form))));

/** The same without places, which say whose the organisation is. */
const isPopular = (token: NameToken): boolean => token.kind !== 'place' && isOfMany(token);

/** Whether both names have a legal form, and no form of one is among the other's: Zenith Ltd, Zenith GmbH. */
function haveOtherForms({ left, right }: NameMatch): boolean {
  const [forms, others] = [formsOf(left), formsOf(right)];
  return forms.length > 0 && others.length > 0 && !forms.some((form) => others.includes(form));
}
const formsOf = ({ tokens }: Side): string[] => tokens.filter(isForm).map(({ text }) => shortForm(text));
const shortForm = (form: string): string => ownValue(shortForms, form) ?? form;
const shortForms: Readonly<Record<string, string>> = {
  limited: 'ltd',
  'co ltd': 'ltd',
  'company limited': 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  'limited liability company': 'llc',
  ooo: 'llc',
  'joint stock company': 'jsc',
  ao: 'jsc',
};

/** Whether the other name spells a word differently in the same alphabet: Micron, Mikron. */
function isRespelled(pairs: NameMatch['pairs'], own: NameToken): boolean {
  const pair = pairs.find(({ left }) => left[0] === own);
  const other = pair?.right[0];
  return (
    pair?.left.length === 1 &&
    other !== undefined &&
    isLatin(own.text) &&
    isLatin(other.text) &&
    own.text !== other.text
  );
}

const isRare = ({ kind, bits }: NameToken): boolean => kind === 'word' && bits > commonBrandBits;

/**
 * Whether two names are the same word for word, apart from legal forms, and more than one popular word. A company with
 * the whole name of a listed party matches wherever it sits.
 */
function areOneWordForWord(left: Side, right: Side): boolean {
  const [words, others] = [wordsBesideForm(left), wordsBesideForm(right)];
  return (
    words.length === others.length &&
    words.every((word, at) => isOneWord(word, others[at]!)) &&
    (words.length > 1 || (words[0]?.bits ?? 0) > commonBrandBits) &&
    !isOfEachState(words)
  );
}
const isOfName = ({ kind }: NameToken): boolean => kind !== 'legal-form' && kind !== 'light';
const wordsBesideForm = ({ tokens }: Side): readonly NameToken[] => tokens.filter(isOfName);

/**
 * Words of one idea are one word if they share so many first letters: Industry and Industries, but not Promyshlennost.
 */
const lettersOfOneWord = 4;
const isOneWord = (word: NameToken, other: NameToken): boolean =>
  word.text === other.text ||
  (word.kind === 'generic' &&
    word.forms[0] === other.forms[0] &&
    word.text.slice(0, lettersOfOneWord) === other.text.slice(0, lettersOfOneWord));

/**
 * Whether the words only name an office that every state has. An own word, a place or a number would say whose it is.
 */
const isOfEachState = (words: readonly NameToken[]): boolean =>
  words.every(({ kind }) => kind === 'generic') && words.some(isStateWord);

/** A name of only so many letters is easily chosen again: MEC, Aleph. */
const shortBrand = 5;
/**
 * The countries among some words. An unpaired one means a subsidiary there, which is another party (UniCredit Bank
 * Hungary).
 */
const countriesIn = (words: readonly NameToken[]): string[] =>
  words
    .filter(({ kind }) => kind === 'place')
    .map((token) => mainForm(token).slice(1).replaceAll('_', ' '))
    .filter((place) => countryCode(place) !== '');

/** The countries that only one of two organisations' names mentions. A branch mentions where it is, not whose it is. */
function countriesNamed({ left, right, partyName }: NameMatch, all: readonly PartyName[]): CountriesNamed {
  if (left.reading.custom !== 'organisation' || left.tokens.some(isBranch) || right.tokens.some(isBranch))
    return noCountries;
  return {
    bySubject: countriesIn(left.unpaired),
    byParty: countriesIn(right.unpaired),
    byOtherNames: () =>
      countriesIn(right.tokens).length > 0
        ? []
        : all
            .filter((name) => name !== partyName)
            .flatMap(({ text }) => cachedReadings(text, 'organisation').flatMap(({ tokens }) => countriesIn(tokens))),
  };
}
const isTown = (token: NameToken): boolean => countriesOfTown(mainForm(token).slice(1)).length > 0;
const kindsOfManyNames: ReadonlySet<TokenKind> = new Set(['generic', 'legal-form', 'number']);
