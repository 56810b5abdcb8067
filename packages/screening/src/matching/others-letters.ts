/** Finds two organisations that share their letters (ADF) but are known to have different full names. */
import { customOf } from '../names/analyse.ts';
import type { NameReading } from '../names/name-token.ts';
import { byFullName } from '../names/organisations/known-bodies.ts';
import { cachedReadings } from '../names/reading-cache.ts';
import { isTradeOfSubsidiary } from '../names/organisations/word-roles.ts';
import type { Subject } from '../party.ts';
import { type AlignedNames, isForm, mainForm } from './aligned-names.ts';
import type { ComparedParty } from './fields.ts';
import { compareReadings } from './name-evidence.ts';
import type { Strictness } from './slip-cost.ts';

/** Whether the names agree only by letters, and the letters stand for different full names of the two parties. */
export function areOthersLetters(
  { pairs, left: { reading: left }, right: { reading: right } }: AlignedNames,
  subject: Subject,
  party: Pick<ComparedParty, 'type' | 'names'>,
  strictness: Strictness,
): boolean {
  const [own, theirs] = [onlyWordOf(left), onlyWordOf(right)];
  const areLetters = own !== '' && own === theirs;
  if (!areLetters && !pairs.some(({ relation }) => relation === 'acronym')) return false;
  const listed = party.names.map(({ text }) => text);
  const ones = own === '' ? [left] : spelledOut(subject.names, own, party.type);
  const others = theirs === '' ? [right] : spelledOut(listed, theirs, party.type);
  return areAllOthers(ones, others, strictness);
}

/**
 * Whether a subject is called by letters and by a full name of these letters, and the full name is none of the party's:
 * the Financial Stability Board (FSB) is not the FSB of Russia. `reading` is that of the letters, alone or beside the
 * name.
 */
export function areLettersOfTwo(
  reading: NameReading,
  subjectName: string,
  subject: Subject,
  party: Pick<ComparedParty, 'type' | 'names'>,
  strictness: Strictness,
): boolean {
  const isBeside = reading.isShort && onlyWordOf(reading) !== '';
  if (!isBeside && (subject.names.length === 1 || !letters.test(subjectName))) return false;
  const called = isBeside ? onlyWordOf(reading) : subjectName.toLowerCase();
  const full = spelledOut(subject.names, called, party.type);
  const others = party.names.flatMap(({ text }) =>
    letters.test(text) ? [] : cachedReadings(text, customOf(party.type)),
  );
  return areAllOthers(full, others, strictness);
}
const letters = /^\p{Lu}{3,6}$/u;

/**
 * Whether the names agree only in letters that stand for another name of the party, and the subject adds a trade
 * that the party does not have: Isis Pharmaceuticals is not ISIS.
 */
export function addTradeToLetters(
  { pairs, left, right }: AlignedNames,
  { type, names }: Pick<ComparedParty, 'type' | 'names'>,
): boolean {
  const [letters, ...more] = right.tokens.filter((token) => !isForm(token));
  if (letters?.kind !== 'word' || more.length > 0 || pairs.length === 0 || mainForm(letters).length > MAX_LETTERS)
    return false;
  const trades = left.unpaired.filter(isTradeOfSubsidiary).map(mainForm);
  if (trades.length === 0) return false;
  const listed = names.flatMap(({ text }) => cachedReadings(text, customOf(type)));
  const isOfParty = (trade: string): boolean =>
    listed.some(({ tokens }) => tokens.some((one) => mainForm(one) === trade));
  return (
    trades.some((trade) => !isOfParty(trade)) &&
    (listed.some(({ acronyms }) => acronyms.includes(mainForm(letters))) ||
      byFullName(letters.text.toUpperCase()) !== undefined)
  );
}
const MAX_LETTERS = 5;

/** The readings of names that are abbreviated by these letters. */
const spelledOut = (names: readonly string[], acronym: string, type: ComparedParty['type']): NameReading[] =>
  names.flatMap((name) => cachedReadings(name, customOf(type))).filter(({ acronyms }) => acronyms.includes(acronym));

/** Whether both have readings, none of which is another spelling of one of the other's. */
const areAllOthers = (ones: readonly NameReading[], others: readonly NameReading[], strictness: Strictness): boolean =>
  ones.length > 0 &&
  others.length > 0 &&
  ones.every((one) => others.every((other) => compareReadings(one, other, strictness).evidence <= 0));

/** The only word of an organisation's name, apart from its form; '' if it has several. */
function onlyWordOf({ custom, tokens }: NameReading): string {
  const [only, ...more] = custom === 'organisation' ? tokens.filter((token) => !isForm(token)) : [];
  return more.length === 0 && only?.kind === 'word' ? mainForm(only) : '';
}
