/** What the words of an organisation's name say beside each other: what is told twice, and what a branch, a state or an honoured name adds, says little. */
import { countryCode } from '../../lists/countries.ts';
import { type NameToken, changed } from '../name-token.ts';
import { bitsOf } from './organisation-bits.ts';
import { plainToken } from './own-word.ts';
import { isStopWord } from '../stop-words.ts';
import type { Word } from '../word.ts';

/** A name of nothing but shared words is known by all of them together; one that is a single such word, by little. */
const leastBitsOfName = 10;
const bitsOfSharedName = 7;

/** The words of a name, weighed beside each other. */
export const weighedTogether = (tokens: NameToken[], words: readonly Word[]): NameToken[] =>
  weighed(ownWord(honoured(ofState(ofBranch(tokens.filter(isNewIdea)))), words), words);

/** Emirates Steel, UAE; Banco de Venezuela S.A., Banco Universal; Plant No. 9 JSC (Zavod No. 9): a place, a number, or after the form a trade, told again says nothing more. */
const isNewIdea = (token: NameToken, at: number, tokens: readonly NameToken[]): boolean => {
  const isOnceOnly = token.kind === 'place' || (token.kind === 'number' && at > 1);
  if (!isOnceOnly && (token.kind !== 'generic' || tokens[at - 1]?.kind !== 'legal-form')) return true;
  return !tokens.slice(0, at).some(({ kind, forms }) => kind === token.kind && forms[0] === token.forms[0]);
};

/** Whom a works or an institute honours (named after S. I. Vavilov) says little beside a name of its own. */
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

/** Slavic custom declines whom it honours: имени Горького, named after Gorky. */
const withNominative = (forms: readonly string[]): readonly string[] => {
  const [main = ''] = forms;
  return /^[a-z]{3,}[oe]go$/.test(main) ? [...forms, main.replace(/[oe]go$/, 'y')] : forms;
};

/** Where nothing but shared words stands before them, that a body is named after somebody, and his initials, say nothing beside his name: имени М. В. Ломоносова. */
const withoutInitials = (tokens: NameToken[], named: number): NameToken[] =>
  tokens.map((token, at) => {
    const isInitials = at === named + 1 && tokens[at + 1]?.kind === 'word' && token.text.length <= mostInitials;
    return at === named || isInitials
      ? changed(token, { kind: 'generic', bits: Math.min(token.bits, bitsOf.state) })
      : at > named && token.kind === 'word'
        ? changed(token, { forms: withNominative(token.forms) })
        : token;
  });
const mostInitials = 3;

/** Where a branch sits says little, as it is its parent: Bank Melli Iran, London Branch; Succursale de Paris. */
function ofBranch(tokens: NameToken[]): NameToken[] {
  const branch = tokens.findIndex(({ forms: [form] }) => form === '@branch');
  if (branch < 0) return tokens;
  const isBehind = tokens
    .slice(branch + 1)
    .every(({ kind }) => kind === 'legal-form' || kind === 'place' || kind === 'number');
  // Branches of banks are numbered; those of armies are told apart by it.
  const ofBank = tokens.slice(0, branch).some(({ forms: [idea] }) => idea === '@bank');
  const tellsWhere = ({ kind }: NameToken): boolean => kind === 'place' || (ofBank && kind === 'number');
  const isBefore = !tokens.slice(branch + 1).some(({ kind }) => kind === 'place');
  return tokens.map((token, at) =>
    tellsWhere(token) && at > 1 && isBehind && (at > branch || (isBefore && at === branch - 1))
      ? changed(token, { kind: 'place', bits: Math.min(token.bits, bitsOf.branch) })
      : token,
  );
}

/** What a state calls itself besides its place says little: the Bolivarian Republic of Venezuela, the Syrian Arab Republic. */
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

/** A name of one shared word is that word, and no other of its idea (Konsalt is not Consulting), unless it is a place, in another language or as it was called: Kiev, Kyiv. It says little, as many bear it. */
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

/** Raises the words of a name that has no word of its own, in proportion; the town behind them that is but its seat is none of them. */
function weighed(tokens: NameToken[], words: readonly Word[]): NameToken[] {
  if (
    tokens.some(({ kind, forms: [form = ''] }) => kind === 'word' && form.length > 1) ||
    tokens.filter(({ kind }) => kind !== 'legal-form').length < 2
  )
    return tokens;
  const seat = seatOf(tokens, words);
  const raised = (token: NameToken, at: number): boolean => token.kind !== 'legal-form' && at !== seat;
  const bits = tokens.reduce((sum, token, at) => sum + (raised(token, at) ? token.bits : 0), 0);
  if (bits === 0 || bits >= leastBitsOfName) return tokens;
  return tokens.map((token, at) => {
    if (at === seat) return changed(token, { bits: Math.min(token.bits, bitsOf.seat) });
    return raised(token, at)
      ? changed(token, { bits: Math.round((token.bits * 10 * leastBitsOfName) / bits) / 10 })
      : token;
  });
}

/** What shared words must weigh to be a name without a town: Defence Industries System, Khartoum; the Commercial Bank of Dubai is none without it. */
const leastBitsOfSeated = 6.5;

/** Where the town stands that a name of shared words ends in, if it is whole without it; -1 for most. A country is part of its name, and so is a town after 'of'. */
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
  return before.reduce((sum, { bits }) => sum + bits, 0) >= leastBitsOfSeated ? at : -1;
}
