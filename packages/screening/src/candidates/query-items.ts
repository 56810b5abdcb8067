/** What to look for in a segment to find every name that a reading may agree with, and how much each find can be worth. */
import type { NameCustom, NameReading, NameToken } from '../names/name-token.ts';
import { spellingOf } from '../names/spelling.ts';
import { runsOf } from '../matching/align.ts';
import { compareSpelled } from '../matching/spelling-similarity.ts';
import { type JoinedName, joinedNames } from './joined-names.ts';
import type { Segment } from './open-index.ts';
import { storedPerBit } from './segment-format.ts';
import { type FindSimilar, SimilarTerms } from './similar-terms.ts';
import { acronymMark } from './terms.ts';

/** What a segment has for one word. */
export interface WordFinds {
  /** Terms that may agree with it and the bits that each may agree in, most first. */
  terms: readonly number[];
  gains: readonly number[];
  /** Names that hold it in several words. */
  joined: readonly JoinedName[];
}

/** One term that stands for several words of the query, or for a whole name. */
export interface WholeItem {
  text: string;
  /** Bits of the query that it explains at most. */
  bits: number;
  /** Bits of a name that it covers at most, where they are more than those of the term. */
  cover: number;
}

export interface ReadingQuery {
  reading: NameReading;
  /** What stands for several words: joined ones and acronyms. */
  whole: WholeItem[];
  /** Heaviest first. */
  words: NameToken[];
  /** Bits that may agree without any term being shared: initials and legal forms. */
  allowance: number;
  /** Initials, each of which may agree beside the words that do. */
  initials: number;
  /** One agreeing word may be what a company is called. */
  mayBeBrand: boolean;
}

/** No idea weighs more, in the tenths of stored bits: two ideas that are spelled alike are two. */
const mostIdeaBits = 4.5 * storedPerBit;

/** Remembers what was found for words in one segment. Results do not depend on it. */
export class FindsMemo {
  readonly #known: Record<NameCustom, Map<string, WordFinds>> = { person: new Map(), organisation: new Map() };
  readonly #findSimilar: FindSimilar;
  readonly #capacity: number;
  /** The most bits in which each term agrees with the word at hand; zeros between searches. */
  readonly #gains: Float64Array;
  readonly segment: Segment;

  /** `findSimilar` where similar words are looked for in more than this segment. */
  constructor(segment: Segment, capacity: number, findSimilar?: FindSimilar) {
    this.segment = segment;
    this.#capacity = capacity;
    this.#findSimilar = findSimilar ?? similarIn(segment);
    this.#gains = new Float64Array(segment.termCount);
  }

  /** What the segment has for a word of a name of this custom. */
  ofWord(token: NameToken, custom: NameCustom): WordFinds {
    const key = (token.lookUpKey ??= `${token.kind.charAt(0)}${token.bits} ${token.forms.join(' ')}`);
    const known = this.#known[custom];
    let found = known.get(key);
    if (!found) {
      if (known.size >= this.#capacity) known.clear();
      found = this.#search(token, custom);
      known.set(key, found);
    }
    return found;
  }

  #search(token: NameToken, custom: NameCustom): WordFinds {
    const { segment } = this;
    const terms: number[] = [];
    const gains = this.#gains;
    const isIdea = token.kind === 'generic' || token.kind === 'place';
    const add = (term: number, likeness: number): void => {
      if (term < 0) return;
      const gain = Math.min(token.bits, segment.termBits[term]! / storedPerBit) * likeness;
      if (gain <= gains[term]! || (isIdea && likeness < 1 && segment.termBits[term]! <= mostIdeaBits)) return;
      if (gains[term] === 0) terms.push(term);
      gains[term] = gain;
    };
    for (const form of token.forms) {
      if (token.kind === 'initial' && !isOpenInitial(token))
        for (const term of segment.letters.beginning(form)) add(term, 1);
      add(segment.findTerm(form), 1);
      if (token.kind === 'initial' || /^[@#]/.test(form)) continue;
      const spelling = spellingOf(form);
      for (const kin of spelling.kin.keys()) {
        const term = segment.findTerm(kin);
        if (term >= 0) add(term, compareSpelled(spelling, segment.spelling(term)).similarity);
      }
      this.#findSimilar(spelling, custom, add);
      if (token.kind === 'word' || token.kind === 'light') {
        const first = Number(spelling.isUnvocalised);
        add(segment.findTerm(form, first, first + 1), 1);
      }
    }
    terms.sort((one, other) => gains[other]! - gains[one]! || one - other);
    const found: WordFinds = {
      terms,
      gains: terms.map((term) => gains[term]!),
      joined: token.kind === 'word' ? token.forms.flatMap((form) => joinedNames(form, segment, custom)) : nowhere,
    };
    for (const term of terms) gains[term] = 0;
    return found;
  }
}

const nowhere: readonly JoinedName[] = [];

function similarIn(segment: Segment): FindSimilar {
  const terms = new SimilarTerms(segment);
  return (spelling, custom, found) => terms.find(spelling, custom, found);
}

/** Whether it is an initial that too many words begin with to look for them: a Latin letter. */
function isOpenInitial(token: NameToken): boolean {
  return token.kind === 'initial' && (token.forms[0] ?? '').charCodeAt(0) < 0x80;
}

const bitsOf = (tokens: readonly NameToken[]): number => tokens.reduce((sum, { bits }) => sum + bits, 0);

/** What to look for on behalf of one reading. */
export function queryOf(reading: NameReading, custom: NameCustom): ReadingQuery {
  const words = reading.tokens.filter((token) => token.kind !== 'legal-form');
  const initials = words.filter(isOpenInitial);
  const whole: WholeItem[] = runsOf(reading).map(({ spelled, bits }) => ({ text: spelled, bits, cover: 0 }));
  const { bits } = reading;
  for (const acronym of reading.acronyms) whole.push({ text: acronym, bits, cover: 0 });
  if (custom === 'organisation')
    for (const { kind, forms } of words)
      if (kind === 'word') whole.push({ text: acronymMark + (forms[0] ?? ''), bits, cover: Infinity });
  // Of words that weigh the same the longer one is like fewer others.
  words.sort((one, other) => other.bits - one.bits || other.text.length - one.text.length);
  return {
    reading,
    whole,
    words,
    allowance: bits - bitsOf(words) + bitsOf(initials),
    initials: initials.length,
    mayBeBrand: custom === 'organisation',
  };
}
