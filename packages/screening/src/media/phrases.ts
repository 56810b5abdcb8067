/** Finds the phrases of a hand-written table in a sentence, in one pass over its words. */
import type { TextWord } from './sentences.ts';

/**
 * Phrases by meaning, each one or more words in lower case. A word that ends in `*` stands for all words with that
 * beginning: 'launder*' finds launder, launders, laundering. `#` stands for a number. Hyphens separate words: 'pump and
 * dump' finds pump-and-dump. Chinese phrases are found character by character; Arabic words also after an article and
 * joined particles.
 */
export type PhraseTable<Meaning extends string> = Readonly<Record<Meaning, readonly string[]>>;

export interface FoundPhrase<Meaning extends string> {
  meaning: Meaning;
  /** Words of the sentence, from `first` to `last`, both inclusive. */
  first: number;
  last: number;
}

interface Phrase<Meaning> {
  meaning: Meaning;
  head: string;
  /** The words after the first. */
  rest: readonly string[];
}

/** Shorter stems would match too many words; a test checks the tables. */
const SHORTEST_STEM = 3;

/**
 * A search for the phrases of a table. Of phrases with the same meaning that begin at the same word, the longest is
 * found.
 */
export function phraseFinder<Meaning extends string>(
  table: PhraseTable<Meaning>,
): (words: readonly TextWord[]) => FoundPhrase<Meaning>[] {
  const byWord = new Map<string, Phrase<Meaning>[]>();
  const byBeginning = new Map<string, Phrase<Meaning>[]>();
  for (const [meaning, phrases] of Object.entries<readonly string[]>(table)) {
    for (const phrase of phrases) {
      const [head = '', ...rest] = partsOf(phrase);
      const [heads, key] = head.endsWith('*') ? [byBeginning, head.slice(0, SHORTEST_STEM)] : [byWord, head];
      // The keys of a table are its meanings.
      heads.set(key, [...(heads.get(key) ?? []), { meaning: meaning as Meaning, head, rest }]);
    }
  }
  const beginningWith = (text: string): readonly Phrase<Meaning>[] =>
    spellingsOf(text).flatMap((spelling) =>
      (byWord.get(spelling) ?? []).concat(byBeginning.get(spelling.slice(0, SHORTEST_STEM)) ?? []),
    );
  const known = new Map<string, readonly Phrase<Meaning>[]>();
  return (words) => {
    const found: FoundPhrase<Meaning>[] = [];
    // Every table reads every word, so even the pairs of `entries` would be costly.
    for (let first = 0; first < words.length; first += 1) {
      const { text } = words[first]!;
      let phrases = known.get(text);
      if (phrases === undefined) {
        if (known.size === MOST_KNOWN) known.clear();
        known.set(text, (phrases = beginningWith(text)));
      }
      if (phrases.length > 0) found.push(...longestAt(phrases, words, first));
    }
    return found;
  };
}

/** The number of words whose phrases are cached: enough for a few articles. */
const MOST_KNOWN = 5_000;

const partsOf = (phrase: string): string[] => phrase.match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];

/**
 * A word; in Arabic also without 'and', 'by', 'for' and the article; in French and Italian also without an elided
 * article.
 */
export function spellingsOf(text: string): readonly string[] {
  const bare = bareOf(text);
  return bare === undefined ? [text] : [text, bare];
}

function bareOf(text: string): string | undefined {
  if (text.charCodeAt(0) < FIRST_ARABIC) return text.includes("'") ? elided.exec(text)?.[1] : undefined;
  const bare = arabic.exec(text)?.[1];
  return bare === text ? undefined : bare;
}

/** The other supported scripts come before it and skip the search. */
const FIRST_ARABIC = 0x0600;
/** 'L'avocat', 'd'escroquerie', 'dell'avvocato'. */
const elided = /^(?:[ld]|qu|un|(?:d[ae]|a|ne|su)ll|quell)'(\p{L}{3,})$/u;
const arabic = /^[وف]?[بلك]?(?:ال|(?<=ل)ل)?(\p{Script=Arabic}{3,})$/u;

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

const number =
  /^(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|life)$/u;

function fits(wanted: string, word: TextWord | undefined): boolean {
  if (!word) return false;
  if (wanted === '#') return number.test(word.text);
  if (isSpelled(wanted, word.text)) return true;
  const bare = bareOf(word.text);
  return bare !== undefined && isSpelled(wanted, bare);
}

const isSpelled = (wanted: string, text: string): boolean =>
  wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
