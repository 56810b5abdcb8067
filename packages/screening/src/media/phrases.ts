/** Finds the phrases of a hand-written table in a sentence, in one pass over its words. */
import type { TextWord } from './sentences.ts';

/**
 * Phrases by what they mean, a word or several in lower case. A word that ends in `*` stands for all that begin so:
 * 'launder*' finds launder, launders, laundering. Hyphens part words: 'pump and dump' finds pump-and-dump.
 */
export type PhraseTable<Meaning extends string> = Readonly<Record<Meaning, readonly string[]>>;

export interface FoundPhrase<Meaning extends string> {
  meaning: Meaning;
  /** Which words of the sentence: from `first` up to `last`, both included. */
  first: number;
  last: number;
}

interface Phrase<Meaning> {
  meaning: Meaning;
  head: string;
  /** The words after the first. */
  rest: readonly string[];
}

/** Shorter beginnings would find too many words; a test holds the tables to it. */
const SHORTEST_STEM = 3;

/** A search for the phrases of a table. Of those that mean the same and begin at the same word, the longest is found. */
export function phraseFinder<Meaning extends string>(
  table: PhraseTable<Meaning>,
): (words: readonly TextWord[]) => FoundPhrase<Meaning>[] {
  const byWord = new Map<string, Phrase<Meaning>[]>();
  const byBeginning = new Map<string, Phrase<Meaning>[]>();
  for (const [meaning, phrases] of Object.entries<readonly string[]>(table)) {
    for (const phrase of phrases) {
      const [head = '', ...rest] = phrase.split(' ');
      const [heads, key] = head.endsWith('*') ? [byBeginning, head.slice(0, SHORTEST_STEM)] : [byWord, head];
      // The keys of a table are its meanings.
      heads.set(key, [...(heads.get(key) ?? []), { meaning: meaning as Meaning, head, rest }]);
    }
  }
  return (words) =>
    words.flatMap(({ text }, first) => {
      const whole = byWord.get(text);
      const begun = byBeginning.get(text.slice(0, SHORTEST_STEM));
      return whole || begun ? [...longestAt([...(whole ?? []), ...(begun ?? [])], words, first)] : [];
    });
}

function longestAt<Meaning extends string>(
  phrases: readonly Phrase<Meaning>[],
  words: readonly TextWord[],
  first: number,
): Iterable<FoundPhrase<Meaning>> {
  const longest = new Map<Meaning, FoundPhrase<Meaning>>();
  for (const { meaning, head, rest } of phrases) {
    const last = first + rest.length;
    if (last <= (longest.get(meaning)?.last ?? -1) || !fits(head, words[first])) continue;
    if (rest.every((word, at) => fits(word, words[first + 1 + at]))) longest.set(meaning, { meaning, first, last });
  }
  return longest.values();
}

function fits(wanted: string, word: TextWord | undefined): boolean {
  if (!word) return false;
  return wanted.endsWith('*') ? word.text.startsWith(wanted.slice(0, -1)) : word.text === wanted;
}
