/** What the names of a subject and a party say about how to weigh their countries. */
import { countryCode } from '../lists/countries.ts';
import type { NameToken, TokenKind } from '../names/name-token.ts';
import { isOneBody } from '../names/organisations/known-bodies.ts';
import { statesOf } from '../names/organisations/towns.ts';
import { commonBrandBits } from '../names/rarity.ts';
import { isOrdinaryWord } from '../names/organisations/ordinary-words.ts';
import { isLatin } from '../names/scripts/script-of.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import type { PartyName } from '../party.ts';
import { type Side, isForm, mainForm } from './aligned-names.ts';
import type { Commonness, OfNames } from './fields.ts';
import type { NameMatch } from './name-evidence.ts';
import { isBrandOf, tradeCost } from './two-companies.ts';
import { tellsApart } from './two-people.ts';

/** `OfNames` of two names that were compared, and of all names of the party; each value is worked out when it is asked for. */
export const ofNames = (names: NameMatch, all: readonly PartyName[]): OfNames => ({
  commonness: () => commonnessOf(names),
  areKin: () => areKin(names),
  countriesTold: () => countriesTold(names, all),
});

/** Whether the names are told apart as a father's and a child's, a man's and a woman's, a company's and its daughter's are. */
const areKin = (names: NameMatch): boolean =>
  (names.left.reading.custom === 'person' ? tellsApart(names) : tradeCost(names, isBrandOf(names))) > 0;

/** How many organisations bear what agrees of two names. */
function commonnessOf(names: NameMatch): Commonness {
  const { pairs, left, right, subjectName, partyName } = names;
  if (left.reading.custom !== 'organisation' || isOneBody(subjectName, partyName.text)) return 'own';
  if (left.tokens.some(isBranch) || right.tokens.some(isBranch)) return 'branch';
  if (isDaughterAbroad(names) || isBranchAbroad(names)) return 'branch';
  if (countriesIn(left.unpaired).length > 0 || countriesIn(right.unpaired).length > 0) return 'brand';
  if (areOneWordForWord(left, right)) return 'own';
  if (pairs.some(({ relation }) => relation === 'acronym')) return 'brand';
  const agreeing = pairs.flatMap((pair) => pair.left);
  if (agreeing.every(({ kind }) => kindsOfManyNames.has(kind))) return 'shared';
  const telling = agreeing.filter(({ kind }) => !kindsOfManyNames.has(kind));
  return telling.every(isOfMany) ||
    (telling.length === 1 && isRespelled(pairs, telling[0]!)) ||
    (telling[0]!.text.length <= shortBrand && agreeing.every((one) => one === telling[0] || isForm(one)))
    ? 'brand'
    : 'own';
}
/** Whether the subject is called by the whole name of the party, which few are, and by a place beside it: Rosneft Deutschland GmbH. */
function isDaughterAbroad({ pairs, left, right }: NameMatch): boolean {
  const beside = left.unpaired.filter(isOfName);
  return (
    beside.length > 0 &&
    beside.every(({ kind }) => kind === 'place') &&
    !right.unpaired.some(isOfName) &&
    pairs.some((pair) => pair.left.some(isRare))
  );
}
/** Whether a name is the other's, letter for letter or translated, with the place of a branch; banks call theirs by the town: Banque Sepah Paris. */
function isBranchAbroad({ pairs, left, right }: NameMatch): boolean {
  const isSeat =
    left.reading.seat?.isBranch ||
    right.reading.seat?.isBranch ||
    (left.tokens.some(isBank) &&
      left.unpaired.length > 0 &&
      left.unpaired.every(isTown) &&
      right.unpaired.length === 0);
  return isSeat === true && pairs.every(({ relation }) => relation !== 'spelling' && relation !== 'transliteration');
}
/** Whether companies everywhere are called by a word: a place, a common name, one of the dictionary. */
const isOfMany = ({ kind, bits, forms }: NameToken): boolean =>
  kind === 'place' ||
  (kind === 'word' && (bits <= commonBrandBits || forms.some((form) => form.startsWith('@=') || isOrdinaryWord(form))));

/** Whether a word stands in the other name with other letters of its alphabet: Micron, Mikron. */
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
 * Whether two names are the same word for word, their legal forms aside, and say more than a word that companies like: a company
 * with the whole name of a listed party is shown wherever it sits.
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

/** Letters at the beginning of a word that tell 'Industry' and 'Industries' from 'Industrie' and 'Promyshlennost'. */
const lettersOfOneWord = 4;
const isOneWord = (word: NameToken, other: NameToken): boolean =>
  word.text === other.text ||
  (word.kind === 'generic' &&
    word.forms[0] === other.forms[0] &&
    word.text.slice(0, lettersOfOneWord) === other.text.slice(0, lettersOfOneWord));

/** What each state has of its own: a ministry of the interior, a police. A word of its own, a place or a number tells whose it is. */
const isOfEachState = (words: readonly NameToken[]): boolean =>
  words.every(({ kind }) => kind === 'generic') && words.some(({ forms: [form] }) => ideasOfStates.has(form!));
const ideasOfStates: ReadonlySet<string> = new Set([
  '@ministry',
  '@police',
  '@armed_forces',
  '@airforce',
  '@security',
  '@government',
  '@parliament',
  '@court',
  '@customs',
  '@electoral',
  '@central',
  '@national',
  '@state',
  '@federal',
]);

/** Letters of a name that, with nothing beside it, is soon thought of again: MEC, Aleph. */
const shortBrand = 5;
/** Countries among some words; what is left of a name tells of a daughter there, a party of its own (UniCredit Bank Hungary). */
const countriesIn = (words: readonly NameToken[]): string[] =>
  words
    .filter(({ kind }) => kind === 'place')
    .map((token) => mainForm(token).slice(1).replaceAll('_', ' '))
    .filter((place) => countryCode(place) !== '');

/** The countries that only one of two organisations' names tells of; a branch tells where it is, not whose. */
function countriesTold(
  { left, right, partyName }: NameMatch,
  all: readonly PartyName[],
): ReturnType<OfNames['countriesTold']> {
  if (left.reading.custom !== 'organisation' || left.tokens.some(isBranch) || right.tokens.some(isBranch))
    return { subject: [], party: [], otherwise: () => [] };
  return {
    subject: countriesIn(left.unpaired),
    party: countriesIn(right.unpaired),
    otherwise: () =>
      countriesIn(right.tokens).length > 0
        ? []
        : all
            .filter((name) => name !== partyName)
            .flatMap(({ text }) => cachedReadings(text, 'organisation').flatMap(({ tokens }) => countriesIn(tokens))),
  };
}
const isBank = (token: NameToken): boolean => mainForm(token) === '@bank';
const isTown = (token: NameToken): boolean => statesOf(mainForm(token).slice(1)).length > 0;
const isBranch = (token: NameToken): boolean => mainForm(token) === '@branch';
const kindsOfManyNames: ReadonlySet<TokenKind> = new Set(['generic', 'legal-form', 'number']);
