/** The words of several segments in one dictionary, so that what is like a word is looked for once and not once a segment. */
import type { NameCustom } from '../names/name-token.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import type { Segment } from './open-index.ts';
import { textOf } from './packed-bytes.ts';
import { PackedNumbers } from './packed-numbers.ts';
import { usedBy } from './segment-format.ts';
import { type FindSimilar, SimilarTerms } from './similar-terms.ts';
import { type KeyTables, keyTerms, packTexts, orderBySound } from './term-tables.ts';

/** A dictionary of the words of several segments. Plain arrays, which can be handed to threads. */
export interface CommonWords extends KeyTables {
  textOffsets: Uint8Array;
  textBytes: Uint8Array;
  /** By segment: the number that a word has there, -1 where the segment has none such. */
  numbers: Int32Array[];
}

/** The words of all segments, each once. Takes some 3 µs a word. */
export function commonWordsOf(segments: readonly Segment[]): CommonWords {
  const found = new Map<string, number>();
  const customs: number[] = [];
  const drafts = segments.map((segment) =>
    Uint32Array.from({ length: segment.termCount }, (_, term) => {
      const text = segment.termText(term);
      const number = found.get(text) ?? found.size;
      found.set(text, number);
      customs[number] = (customs[number] ?? 0) | customsOf(segment, term);
      return number;
    }),
  );
  const terms = orderBySound(found.keys());
  const { rank } = terms;
  const users = new Uint8Array(rank.length);
  for (const [number, custom] of customs.entries()) users[rank[number]!] = custom;
  const keying = keyTerms(terms, users);
  let keys = keying.next();
  while (!keys.done) keys = keying.next();
  const numbers = drafts.map((draft) => {
    const own = new Int32Array(rank.length).fill(-1);
    for (const [term, number] of draft.entries()) own[rank[number]!] = term;
    return own;
  });
  return { ...keys.value, ...packTexts(terms.texts), numbers };
}

function customsOf({ postings }: Segment, term: number): number {
  const { person, organisation } = usedBy;
  return (postings.has(term, 'person') ? person : 0) | (postings.has(term, 'organisation') ? organisation : 0);
}

/** Words like a word, and how like it they are. */
interface Alike {
  words: number[];
  likeness: number[];
}

/** Words of one query and the next; the segments ask for them one after the other. */
const keptWords = 200;

export class CommonTerms {
  readonly #numbers: readonly Int32Array[];
  readonly #similar: SimilarTerms;
  readonly #kept: Record<NameCustom, Map<Spelling, Alike>> = { person: new Map(), organisation: new Map() };

  constructor(words: CommonWords) {
    const { textBytes, keyChecks } = words;
    const textOffsets = new PackedNumbers(words.textOffsets);
    const spellings: (Spelling | undefined)[] = [];
    spellings.length = textOffsets.length - 1;
    this.#numbers = words.numbers;
    this.#similar = new SimilarTerms({
      textOffsets,
      textBytes,
      keyOffsets: new PackedNumbers(words.keyOffsets),
      keyTerms: new PackedNumbers(words.keyTerms),
      keyChecks,
      termCount: textOffsets.length - 1,
      spelling: (word) =>
        (spellings[word] ??= spellingOf(textOf(textBytes, textOffsets.at(word), textOffsets.at(word + 1)))),
    });
  }

  /** Finds what is like a word among the terms of one of the segments. */
  similarIn(segment: number): FindSimilar {
    const numbers = this.#numbers[segment]!;
    return (spelling, custom, found) => {
      const { words, likeness } = this.#alike(spelling, custom);
      for (let at = 0; at < words.length; at++) {
        const term = numbers[words[at]!]!;
        if (term >= 0) found(term, likeness[at]!);
      }
    };
  }

  #alike(spelling: Spelling, custom: NameCustom): Alike {
    const kept = this.#kept[custom];
    const known = kept.get(spelling);
    if (known) return known;
    if (kept.size >= keptWords) kept.clear();
    const alike: Alike = { words: [], likeness: [] };
    this.#similar.find(spelling, custom, (word, like) => {
      alike.words.push(word);
      alike.likeness.push(like);
    });
    kept.set(spelling, alike);
    return alike;
  }
}
