/** What is said around an offence: that somebody fights it, that it is denied, who suffered it, who speaks of it. */
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { CONTEXT_PHRASES, PUBLIC_BODY_WORDS } from './tables/context-phrases.ts';

export type Context = keyof typeof CONTEXT_PHRASES;

/** Finds the contexts in a sentence. */
export const findContexts = (words: readonly TextWord[]): FoundPhrase<Context>[] => {
  const contexts = findPhrases(words);
  const isInThe = words.some(({ text }) => PORTUGUESE.has(text));
  return isInThe ? contexts.filter(({ first }) => words[first]!.text !== 'no') : contexts;
};

const findPhrases = phraseFinder(CONTEXT_PHRASES);
/** Words of a language in which 'no' is 'in the'. */
const PORTUGUESE: ReadonlySet<string> = new Set(
  'não uma um em dos ao pela pelo foi são das às os com vai seu anos'.split(' '),
);

/** How far before an offence a fight against it stands, in words: 'to combat growing card fraud'. */
const FIGHT_REACH = 4;
/** How far after an offence its remedy stands: 'fraud and scam detection'. */
const REMEDY_REACH = 3;
/** How far before a verdict its negation stands: 'has not been charged'. */
const NEGATION_REACH = 2;

/** Whether an offence is named as what somebody fights, prevents or explains. */
export function isFought(
  offence: FoundPhrase<string>,
  contexts: readonly FoundPhrase<Context>[],
  words: readonly TextWord[],
): boolean {
  const isTogether = (from: number, to: number) => words.slice(from + 1, to + 1).every((word) => !word.isAfterPause);
  return contexts.some(
    ({ meaning, first, last }) =>
      (meaning === 'fights' && last < offence.first && offence.first - last <= FIGHT_REACH) ||
      (meaning === 'remedies' &&
        first > offence.last &&
        first - offence.last <= REMEDY_REACH &&
        isTogether(offence.last, first)),
  );
}

/** Whether a word shortly before takes it back: 'was not charged', 'denies fraud'. */
export function isNegated(phrase: FoundPhrase<string>, contexts: readonly FoundPhrase<Context>[]): boolean {
  return contexts.some(
    ({ meaning, last }) => meaning === 'negates' && last < phrase.first && phrase.first - last <= NEGATION_REACH,
  );
}

/** Whether a name says that it belongs to a public body. */
export const isPublicBody = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(isBodyWord) || /central bank/iu.test(name);

/** Whether a word of a name, at a place in it, is that of a public body: 'UN' begins one, and is a Korean's name elsewhere. */
export const isBodyWord = (word: string, at: number): boolean =>
  PUBLIC_BODY_WORDS.has(word) && (word !== 'un' || at === 0);
