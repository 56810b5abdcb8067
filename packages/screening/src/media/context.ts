/** What is said around an offence: that somebody fights it, that it is denied, who suffered it, who speaks of it. */
import { type FoundPhrase, phraseFinder } from './phrases.ts';
import type { TextWord } from './sentences.ts';
import { ACCUSED_PREPOSITIONS, CONTEXT_PHRASES, PUBLIC_BODY_WORDS } from './tables/context-phrases.ts';

export type Context = keyof typeof CONTEXT_PHRASES;

/** Finds the contexts in a sentence. */
export const findContexts: (words: readonly TextWord[]) => FoundPhrase<Context>[] = phraseFinder(CONTEXT_PHRASES);

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
export function isPublicBody(name: string): boolean {
  return (
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => PUBLIC_BODY_WORDS.has(word)) || /central bank/iu.test(name)
  );
}

export type Role = 'subject' | 'victim' | 'teller';

/** How far after a name the verb stands by which it tells or suffers: 'Ms Brown, the minister, warns'. */
const VERB_REACH = 4;
/** How far before a name the harm that is done to it stands: 'defrauded the old Northern Bank'. */
const HARM_REACH = 3;

/** What stands around the mention of a party in a sentence. */
interface Surroundings {
  words: readonly TextWord[];
  contexts: readonly FoundPhrase<Context>[];
  stages: readonly FoundPhrase<string>[];
}

/** Which part the named party plays in a sentence, by the verbs around its name. */
export function roleOf(mention: { first: number; last: number }, { words, contexts, stages }: Surroundings): Role {
  const after = (phrase: FoundPhrase<string>) => phrase.first - mention.last;
  for (const context of contexts) {
    const { meaning } = context;
    if (meaning === 'quotes' && context.last === mention.first - 1) return 'teller';
    if (meaning === 'harms' && isHarmOf(context, mention, words)) return 'victim';
    if (meaning === 'accuses' && after(context) === 1 && !isPassive(words, context)) return 'teller';
    if (after(context) < 1 || after(context) > VERB_REACH) continue;
    if (meaning === 'suffers') return 'victim';
    const isAccusedFirst = stages.some((stage) => after(stage) >= 1 && stage.first < context.first);
    if (meaning === 'tells' && !isAccusedFirst) return 'teller';
  }
  return 'subject';
}

/** 'Hacked Northern Bank', but not 'hacked by Northern'. */
function isHarmOf({ last }: FoundPhrase<Context>, mention: { first: number }, words: readonly TextWord[]): boolean {
  if (last >= mention.first || mention.first - last > HARM_REACH) return false;
  return words.slice(last + 1, mention.first).every(({ text }) => text !== 'by');
}

/** 'Brown charged with' and 'Bank fined 3 million' tell of the accused; 'Bank charged its customers' does not. */
function isPassive(words: readonly TextWord[], { first, last }: FoundPhrase<Context>): boolean {
  const after = words[last + 1]?.text;
  return (
    words[first]!.text.endsWith('ed') && (after === undefined || ACCUSED_PREPOSITIONS.has(after) || /^\d/u.test(after))
  );
}
