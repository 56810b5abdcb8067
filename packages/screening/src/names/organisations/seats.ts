/**
 * Where an organisation sits, written after its name: a town (Air Koryo Pyongyang), perhaps with its state or cut off by
 * the end of a field, the state of a state's body, or the place of a branch (Danske Bank Sverige Filial).
 */
import { fillsField } from '../field-lengths.ts';
import type { NameToken, Seat } from '../name-token.ts';
import { codeOfState, countriesOf, countriesOfCutTown, countriesOfTown, otherTown } from './towns.ts';
import { isBank, isBranch, isPublicBody } from './word-roles.ts';

/** A town that belongs to the name: University of Tehran, Bank of Moscow. */
const boundTown = /(?<!\p{L})(?:of|in|de|di|do|da|du|von|van|for)\s+\P{Zs}+$/iu;
/** A town in a place of its own, as addresses have it. */
const behindComma = /,\s*[^,]+$/u;
/** A single word before the town may be what many are called: Bank Moscow, Metro Moscow. */
const MIN_WORDS = 2;
/** Unless it is the company's own. */
const MIN_OWN_BITS = 8;

interface Unseated {
  tokens: NameToken[];
  seat: Seat;
}

/** The words of a name without the place that follows them; undefined if no known town ends it or too little is left. */
export function withoutSeat(tokens: readonly NameToken[], written: string): Unseated | undefined {
  const state = withoutState(tokens);
  if (state) return state;
  const without = withoutBranch(tokens) ?? withoutTown(tokens, written);
  const isLeft = without && (without.tokens.filter(isOfName).length >= MIN_WORDS || without.tokens.some(isOwn));
  return isLeft && !boundTown.test(written) ? without : undefined;
}

/** 'Of Russia', 'of Ukraine' and 'of Belarus' behind the name of a state's body: Glavgosekspertiza Rossii. */
const genitives: ReadonlySet<string> = new Set(
  'rossii россии ukrainy украины україни ukrayiny belarusi беларуси'.split(' '),
);
/**
 * A body that many states have, without the state: Ministry of Energy of Iran, Ministry of Interior [Syria], Islamic
 * Republic of Iran Ministry of Petroleum, National Oil Corporation of Libya.
 */
function withoutState(tokens: readonly NameToken[]): Unseated | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isFirst = first !== undefined && isState(first);
  const [state, body] = isFirst ? [first, tokens.slice(1)] : [last, tokens.slice(0, -1)];
  if (!state || !isState(state) || body.length === 0) return undefined;
  const named = body.filter((token) => !isForm(token));
  const isOfMany =
    named.length >= MIN_WORDS && named.some(isPublicBody) && named.every(({ kind }) => kind === 'generic');
  return isOfMany || (!isFirst && genitives.has(state.text))
    ? { tokens: body, seat: { countries: [codeOfState(placeOf(state))], isBranch: false } }
    : undefined;
}

/** A branch is no other party than its bank: London Branch, Filial Deutschland. */
function withoutBranch(tokens: readonly NameToken[]): Unseated | undefined {
  const at = tokens.findLastIndex((token) => token.kind !== 'place' && !isBranch(token)) + 1;
  const place = tokens.slice(at);
  if (!place.some(isBranch)) return undefined;
  // A town that few names know stands before the word: Ziraat Bankası Uşak Şubesi.
  const other = place.some(isPlace) ? undefined : withoutOtherTown(tokens.slice(0, at), true);
  if (!other && !place.some(isPlace)) return undefined;
  return { tokens: other?.tokens ?? tokens.slice(0, at), seat: { countries: [], isBranch: true } };
}

function withoutTown(tokens: readonly NameToken[], written: string): Unseated | undefined {
  const last = tokens.at(-1);
  const state = last && isState(last) ? last : undefined;
  const at = tokens.length - (state ? 2 : 1);
  const town = tokens[at];
  if (!town) return undefined;
  const other = state ? undefined : withoutOtherTown(tokens);
  if (other) return other;
  const countries = isPlace(town)
    ? countriesOfTown(placeOf(town))
    : isCut(town, written)
      ? countriesOfCutTown(town.text)
      : [];
  if (countries.length === 0 || (state && !countries.includes(codeOfState(placeOf(state))))) return undefined;
  const before = tokens.slice(0, at);
  const isSaid =
    state !== undefined ||
    behindComma.test(written) ||
    before.some((token) => isPlace(token) && countries.includes(codeOfState(placeOf(token))));
  return { tokens: before, seat: { countries: isSaid ? [] : countries, isBranch: before.some(isBank) } };
}

/**
 * The same for a town that few names know, behind an own word, which a branch need not have: Tomel Bełchatów, UVZ
 * Nizhny Tagil.
 */
function withoutOtherTown(tokens: readonly NameToken[], isOfBranch = false): Unseated | undefined {
  for (let at = Math.max(1, tokens.length - MAX_TOWN_WORDS); at < tokens.length; at++) {
    const words = tokens.slice(at);
    if (!words.every(({ kind }) => kind === 'word') || !(isOfBranch || tokens.slice(0, at).some(isOwn))) continue;
    const town = otherTown(words.map(({ forms }) => forms[0]!));
    if (town !== undefined)
      return { tokens: tokens.slice(0, at), seat: { countries: countriesOf(town), isBranch: false } };
  }
  return undefined;
}
const MAX_TOWN_WORDS = 4;
const isOwn = ({ kind, bits }: NameToken): boolean => kind === 'word' && bits >= MIN_OWN_BITS;

/** Whether the end of a field may have cut a word off. */
const isCut = ({ kind, text }: NameToken, written: string): boolean =>
  (kind === 'word' || kind === 'generic') && fillsField(written) && written.toLowerCase().endsWith(text);

const isForm = ({ kind }: NameToken): boolean => kind === 'legal-form';
const isOfName = ({ kind }: NameToken): boolean => kind === 'word' || kind === 'generic' || kind === 'place';
const isPlace = ({ kind }: NameToken): boolean => kind === 'place';
const placeOf = (token: NameToken): string => token.forms[0]!.slice(1);
const isState = (token: NameToken): boolean => isPlace(token) && codeOfState(placeOf(token)) !== '';
