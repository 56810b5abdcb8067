/** Finds two organisations that share their letters (ADF) but are known to have different full names. */
import { customOf } from '../names/analyse.ts';
import type { NameReading } from '../names/name-token.ts';
import { cachedReadings } from '../names/reading-cache.ts';
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
  const spelledOut = (names: readonly string[], letters: string): NameReading[] =>
    names
      .flatMap((name) => cachedReadings(name, customOf(party.type)))
      .filter(({ acronyms }) => acronyms.includes(letters));
  const ones = own === '' ? [left] : spelledOut(subject.names, own);
  const others =
    theirs === ''
      ? [right]
      : spelledOut(
          party.names.map(({ text }) => text),
          theirs,
        );
  return (
    ones.length > 0 &&
    others.length > 0 &&
    ones.every((one) => others.every((other) => compareReadings(one, other, strictness).evidence <= 0))
  );
}

/**
 * Whether a subject is called by letters and by a full name of these letters, and the full name is none of the party's: the
 * Financial Stability Board (FSB) is not the FSB of Russia.
 */
export function areLettersOfTwo(
  subjectName: string,
  subject: Subject,
  party: Pick<ComparedParty, 'type' | 'names'>,
  strictness: Strictness,
): boolean {
  if (subject.names.length === 1 || !letters.test(subjectName)) return false;
  const custom = customOf(party.type);
  const full = subject.names
    .flatMap((name) => cachedReadings(name, custom))
    .filter(({ acronyms }) => acronyms.includes(subjectName.toLowerCase()));
  const others = party.names.flatMap(({ text }) => (letters.test(text) ? [] : cachedReadings(text, custom)));
  return (
    full.length > 0 &&
    others.length > 0 &&
    full.every((one) => others.every((other) => compareReadings(one, other, strictness).evidence <= 0))
  );
}
const letters = /^\p{Lu}{3,6}$/u;

/** The only word of an organisation's name, apart from its form; '' if it has several. */
function onlyWordOf({ custom, tokens }: NameReading): string {
  const [only, ...more] = custom === 'organisation' ? tokens.filter((token) => !isForm(token)) : [];
  return more.length === 0 && only?.kind === 'word' ? mainForm(only) : '';
}
