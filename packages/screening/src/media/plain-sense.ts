/** Words of law and crime used in their everyday sense. */
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { AMBIGUOUS, PLAIN_PHRASES } from './tables/plain-phrases.ts';

/** Finds phrases in which words of law and crime mean something else. */
export const findPlain: (words: readonly TextWord[]) => FoundPhrase<keyof typeof PLAIN_PHRASES>[] =
  phraseFinder(PLAIN_PHRASES);

/** Whether a phrase is part of another one that gives it a plain sense: 'steal' in 'steal the show'. */
export const isPlain = ({ first, last }: FoundPhrase<string>, plain: readonly FoundPhrase<string>[]): boolean =>
  plain.some((one) => one.first <= first && last <= one.last);

/** Whether it may equally mean something else: 'charges', 'wanted', 'audit found'. */
export const isAmbiguous = ({ first, last }: FoundPhrase<string>, words: readonly TextWord[]): boolean =>
  first === last ? AMBIGUOUS.has(words[first]!.text) : FINDERS.has(words[first]!.text);

/** Their findings and statements may be about anything: 'an audit found that the city grows'. */
const FINDERS: ReadonlySet<string> = new Set(
  'audit auditors review watchdog regulator commissioner union suit'.split(' '),
);
