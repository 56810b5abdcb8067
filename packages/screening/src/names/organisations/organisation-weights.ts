/**
 * Adjusts the weights of an organisation's words to each other: a repeated word, a branch, a state or an honoured
 * person says little.
 */
import { countryCode } from '../../lists/countries.ts';
import { type NameToken, changed } from '../name-token.ts';
import { bitsOf } from './organisation-bits.ts';
import { plainToken } from './own-word.ts';
import { isStopWord } from '../stop-words.ts';
import type { Word } from '../word.ts';

/** A name of shared words only is known by all of them together; a name of a single shared word weighs little. */
const MIN_BITS_OF_NAME = 10;
const bitsOfSharedName = 7;

/** The words of a name with weights that take the other words into account. */
export const weighedTogether = (tokens: NameToken[], words: readonly Word[]): NameToken[] =>
  weighed(ownWord(honoured(ofState(ofBranch(tokens.filter(isNewIdea)))), words), words);

/**
 * A repeated place, number or, after the form, trade adds nothing: Emirates Steel, UAE; Banco de Venezuela S.A., Banco
 * Universal; Plant No. 9 JSC (Zavod No. 9).
 */
const isNewIdea = (token: NameToken, at: number, tokens: readonly NameToken[]): boolean => {
  const isOnceOnly = token.kind === 'place' || (token.kind === 'number' && at > 1);
  if (!isOnceOnly && (token.kind !== 'generic' || tokens[at - 1]?.kind !== 'legal-form')) return true;
  return !tokens.slice(0, at).some(({ kind, forms }) => kind === token.kind && forms[0] === token.forms[0]);
};

/** The person whom a works or institute honours (named after S. I. Vavilov) says little next to a name of its own. */
function honoured(tokens: NameToken[]): NameToken[] {
  const named = tokens.findIndex(({ forms: [idea] }) => idea === '@named');
  if (named < 0) return tokens;
  if (!tokens.slice(0, named).some(({ kind }) => kind === 'word')) return withoutInitials(tokens, named);
  return tokens.map((token, at) =>
    at >= named && token.kind !== 'legal-form' && token.kind !== 'generic'
      ? changed(token, { bits: Math.min(token.bits, bitsOf.honoured), forms: withNominative(token.forms) })
      : token,
  );
}

/** Slavic custom inflects the honoured name: имени Горького, named after Gorky; Degtyareva, after Degtyarev. */
const withNominative = (forms: readonly string[]): readonly string[] => {
  const [main = ''] = forms;
  if (/^[a-z]{3,}(?:[eo]v|in)a$/.test(main)) return [...forms, main.slice(0, -1)];
  return /^[a-z]{3,}[oe]go$/.test(main) ? [...forms, main.replace(/[oe]go$/, 'y')] : forms;
};

/**
 * If only shared words stand before them, the words 'named after' and the initials add nothing to the honoured name:
 * имени М. В. Ломоносова.
 */
const withoutInitials = (tokens: NameToken[], named: number): NameToken[] =>
  tokens.map((token, at) => {
    const isInitials = at === named + 1 && tokens[at + 1]?.kind === 'word' && token.text.length <= MAX_INITIALS;
    return at === named || isInitials
      ? changed(token, { kind: 'generic', bits: Math.min(token.bits, bitsOf.state) })
      : at > named && token.kind === 'word'
        ? changed(token, { forms: withNominative(token.forms) })
        : token;
  });
const MAX_INITIALS = 3;

/**
 * The place of a branch says little, since the branch is its parent: Bank Melli Iran, London Branch; Succursale de
 * Paris.
 */
function ofBranch(tokens: NameToken[]): NameToken[] {
  const branch = tokens.findIndex(({ forms: [form] }) => form === '@branch');
  if (branch < 0) return tokens;
  const isBehind = tokens
    .slice(branch + 1)
    .every(({ kind }) => kind === 'legal-form' || kind === 'place' || kind === 'number');
  // Branches of banks are numbered; military branches are distinguished by their number.
  const ofBank = tokens.slice(0, branch).some(({ forms: [idea] }) => idea === '@bank');
  const tellsWhere = ({ kind }: NameToken): boolean => kind === 'place' || (ofBank && kind === 'number');
  const isBefore = !tokens.slice(branch + 1).some(({ kind }) => kind === 'place');
  return tokens.map((token, at) =>
    tellsWhere(token) && at > 1 && isBehind && (at > branch || (isBefore && at === branch - 1))
      ? changed(token, { kind: 'place', bits: Math.min(token.bits, bitsOf.branch) })
      : token,
  );
}

/**
 * The style of a state says little next to its place: the Bolivarian Republic of Venezuela, the Syrian Arab Republic.
 */
function ofState(tokens: NameToken[]): NameToken[] {
  const republic = tokens.findIndex(({ forms: [idea] }) => idea === '@republic');
  if (republic < 0) return tokens;
  let first = republic;
  let last = republic;
  while (isOfState(tokens[first - 1])) first--;
  while (isOfState(tokens[last + 1])) last++;
  if (tokens[first - 1]?.kind !== 'place' && tokens[last + 1]?.kind !== 'place') return tokens;
  return tokens.map((token, at) =>
    at >= first && at <= last ? changed(token, { kind: 'generic', bits: Math.min(token.bits, bitsOf.state) }) : token,
  );
}
const isOfState = (token: NameToken | undefined): boolean => ofStates.has(token?.forms[0] ?? '');
const ofStates = new Set([
  '@republic',
  '@islamic',
  '@human',
  '@democratic',
  '@union',
  '@federal',
  '@arab',
  'bolivarian',
  'bolivariana',
  'socialist',
  'plurinational',
]);

/**
 * A name of one shared word means that word and no other of its idea (Konsalt is not Consulting), except a place in
 * another language or with a former name: Kiev, Kyiv. It weighs little, since many names are the same.
 */
function ownWord(tokens: NameToken[], words: readonly Word[]): NameToken[] {
  const at = tokens.findIndex(({ kind }) => kind !== 'legal-form');
  const only = tokens[at];
  if (!only?.forms[0]?.startsWith('@') || tokens.some(({ kind }, index) => index > at && kind !== 'legal-form'))
    return tokens;
  const word = words.find(({ text }) => text === only.text);
  if (!word) return tokens;
  const own = plainToken(word);
  const forms = only.kind === 'place' ? [...new Set([...own.forms, only.forms[0].slice(1)])] : own.forms;
  return tokens.with(at, changed(own, { bits: bitsOfSharedName, forms }));
}

/**
 * Raises the weights in a name without own words, in proportion, except the town at its end if that is only its seat.
 */
function weighed(tokens: NameToken[], words: readonly Word[]): NameToken[] {
  if (
    tokens.some(({ kind, forms: [form = ''] }) => kind === 'word' && form.length > 1) ||
    tokens.filter(({ kind }) => kind !== 'legal-form').length < 2
  )
    return tokens;
  const seat = seatOf(tokens, words);
  const raised = (token: NameToken, at: number): boolean => token.kind !== 'legal-form' && at !== seat;
  const bits = tokens.reduce((sum, token, at) => sum + (raised(token, at) ? token.bits : 0), 0);
  if (bits === 0 || bits >= MIN_BITS_OF_NAME) return tokens;
  return tokens.map((token, at) => {
    if (at === seat) return changed(token, { bits: Math.min(token.bits, bitsOf.seat) });
    return raised(token, at)
      ? changed(token, { bits: Math.round((token.bits * 10 * MIN_BITS_OF_NAME) / bits) / 10 })
      : token;
  });
}

/**
 * What shared words must weigh to form a name without the town: Defence Industries System, Khartoum does; the
 * Commercial Bank of Dubai does not.
 */
const MIN_BITS_OF_SEATED = 6.5;

/**
 * The position of the final town of a name of shared words, if the name is complete without it; -1 for most. A country
 * is part of the name, and so is a town after 'of'.
 */
function seatOf(tokens: readonly NameToken[], words: readonly Word[]): number {
  const at = tokens.findLastIndex(({ kind }) => kind !== 'legal-form');
  const town = tokens[at]!;
  const before = tokens.slice(0, at);
  if (town.kind !== 'place' || before.filter(({ kind }) => kind !== 'legal-form').length < 2) return -1;
  if (before.some(({ kind }) => kind === 'place') || countryCode(town.forms[0]!.slice(1)) !== '') return -1;
  const first = town.text.split(' ')[0]!;
  const word = words[words.findLastIndex(({ text }) => text === first) - 1];
  if (!word || isStopWord(word)) return -1;
  if (before.at(-1)!.kind === 'legal-form') return at;
  return before.reduce((sum, { bits }) => sum + bits, 0) >= MIN_BITS_OF_SEATED ? at : -1;
}
