/** Where a text names a party, in any spelling that the engine reads as the same. */
import { analyse } from '../names/analyse.ts';
import type { NameReading, NameToken } from '../names/name-token.ts';
import type { Sentence, TextWord } from './sentences.ts';

/** Words of a sentence that name the party: from `first` up to `last`, both included. */
interface Mention {
  first: number;
  last: number;
}

/** Finds the mentions of one party; made once for an article. */
export type MentionFinder = (sentence: Sentence) => Mention[];

/** Words in a name that say little of whom it means. */
const weakKinds = new Set<NameToken['kind']>(['legal-form', 'generic', 'light', 'suffix', 'initial']);
/** A word alone names a party if it is at least this long: 'Lee' and 'Park' stand in too many names. */
const SHORTEST_ALONE = 5;

/** A search for any of the names of a party. No names find nothing. */
export function mentionFinder(names: readonly string[]): MentionFinder {
  const spellings = new Set(
    names.flatMap((name) => readingsOf(name).flatMap((reading) => telling(reading).flatMap(({ forms }) => forms))),
  );
  const known = new Map<string, boolean>();
  const isPart = (word: TextWord): boolean => {
    let found = known.get(word.text);
    if (found === undefined) {
      found =
        spellings.has(word.text) || (isForeign(word.text) && formsOf(word.text).some((form) => spellings.has(form)));
      known.set(word.text, found);
    }
    return found;
  };
  return ({ words }) => (spellings.size === 0 ? [] : runsOf(words, isPart));
}

const isForeign = (text: string) => /[^a-z0-9']/u.test(text);

const formsOf = (text: string) => analyse(text, 'person').flatMap(({ tokens }) => tokens.flatMap(({ forms }) => forms));

const readingsOf = (name: string): NameReading[] => [...analyse(name, 'person'), ...analyse(name, 'organisation')];

/** The words that tell whom a name means; all of them when none does. */
function telling({ tokens }: NameReading): NameToken[] {
  const strong = tokens.filter(({ kind }) => !weakKinds.has(kind));
  return strong.length > 0 ? strong : [...tokens];
}

/** Neighbouring words of the name; one alone only when it is long enough. */
function runsOf(words: readonly TextWord[], isPart: (word: TextWord) => boolean): Mention[] {
  const runs: Mention[] = [];
  let first = -1;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    if (word && isPart(word)) {
      if (first < 0) first = at;
    } else if (first >= 0) {
      if (at - first > 1 || (words[first]?.text.length ?? 0) >= SHORTEST_ALONE) runs.push({ first, last: at - 1 });
      first = -1;
    }
  }
  return runs;
}
