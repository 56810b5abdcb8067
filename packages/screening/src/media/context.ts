/** The context of an offence: somebody fights it, it is denied, somebody suffered it, somebody speaks about it. */
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
/** Words of Portuguese, in which 'no' means 'in the'. */
const PORTUGUESE: ReadonlySet<string> = new Set(
  'não uma um em dos ao pela pelo foi são das às os com vai seu anos'.split(' '),
);

/** How many words before an offence a fight against it may be: 'to combat growing card fraud'. */
const FIGHT_REACH = 4;
/** How far after an offence its remedy may be: 'fraud and scam detection'. */
const REMEDY_REACH = 3;
/** How far before a verdict its negation may be: 'has not been charged'. */
const NEGATION_REACH = 2;

/** Whether an offence is mentioned as something that somebody fights, prevents or explains. */
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

/** Whether a word shortly before negates it: 'was not charged', 'denies fraud'. */
export function isNegated(phrase: FoundPhrase<string>, contexts: readonly FoundPhrase<Context>[]): boolean {
  return contexts.some(
    ({ meaning, last }) => meaning === 'negates' && last < phrase.first && phrase.first - last <= NEGATION_REACH,
  );
}

/** Whether a name belongs to a public body. */
export const isPublicBody = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(isBodyWord) || /central bank/iu.test(name);

/**
 * Whether a word at this position of a name belongs to a public body: 'UN' only at the beginning; elsewhere it is a
 * Korean name.
 */
export const isBodyWord = (word: string, at: number): boolean =>
  PUBLIC_BODY_WORDS.has(word) && (word !== 'un' || at === 0);
