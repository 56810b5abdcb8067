/** What to look for in a segment to find every name that a reading may agree with, and how much each find can be worth. */
import { flatMap } from '../names/flat-map.ts';
import type { NameCustom, NameReading, NameToken } from '../names/name-token.ts';
import { initialLengthsOf } from '../names/people/initials.ts';
import { servantPrefix } from '../names/people/servants-names.ts';
import { Recent } from '../names/remembered.ts';
import { spellingOf } from '../names/spelling.ts';
import { bitsOf } from '../matching/aligned-names.ts';
import { leastLikenessOf } from '../matching/compare-words.ts';
import { mayBeShortenedOf } from '../matching/evidence-bounds.ts';
import { runsOf } from '../matching/joined-runs.ts';
import { compareSpelled } from '../matching/spelling-similarity.ts';
import { type JoinedName, joinedNames } from './joined-names.ts';
import type { Segment } from './open-index.ts';
import { storedPerBit, tenths } from './segment-format.ts';
import { type Found, SimilarTerms } from './similar-terms.ts';
import { acronymMark } from './terms.ts';

/** What a segment has for one word. */
export interface WordFinds {
  /** Terms that may agree with it, and by term the bits that may agree and the bits of a name that it covers, in stored tenths; most first. */
  terms: readonly number[];
  gains: readonly number[];
  covers: readonly number[];
  /** The names under the terms, one term's behind the other's, and where those of each end; undefined where they are too many to keep. */
  names: Uint32Array | undefined;
  ends: readonly number[];
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
  /** Heaviest first, and what they weigh together. */
  words: NameToken[];
  wordBits: number;
  /** Bits that may agree without any term being shared: initials and legal forms. */
  allowance: number;
  /** Initials, each of which may agree beside the words that do. */
  initials: number;
  /** Words of it may be left out of a name for less. */
  mayBeShortened: boolean;
}

/** No idea weighs more, in the tenths of stored bits: two ideas that are spelled alike are two. */
const MAX_IDEA_BITS = 4.5 * storedPerBit;

/** Numbers of words that find the same. A word that was forgotten gets another number, under which it is looked for again. */
const lookUps = new Map<string, number>();
const MAX_LOOK_UPS = 200_000;
let lastLookUp = 0;

function lookUpOf(token: NameToken): number {
  const { kind, bits, forms } = token;
  // A syllable is like fewer words than a word of its letters is.
  const key = `${kind.charAt(0)}${bits} ${leastLikenessOf(token)} ${forms.join(' ')}`;
  let number = lookUps.get(key);
  if (number === undefined) {
    if (lookUps.size >= MAX_LOOK_UPS) lookUps.clear();
    number = ++lastLookUp;
    lookUps.set(key, number);
  }
  return number;
}

/** The letters of the initial of a servant's name besides the first: how all of them begin, and perhaps one more (Abdul, Abdul R). */
const servantInitials = [servantPrefix.length, servantPrefix.length + 1] as const;
const noTerms: readonly number[] = [];

/** Remembers what was found for words in one segment. Results do not depend on it. */
export class FindsMemo {
  readonly #known: Record<NameCustom, Recent<number, WordFinds>>;
  readonly #similar: SimilarTerms;
  /** The most bits in which each term agrees with the word at hand; zeros between searches. */
  readonly #gains: Float64Array;
  readonly segment: Segment;

  constructor(segment: Segment, capacity: number) {
    this.segment = segment;
    this.#known = { person: new Recent(capacity), organisation: new Recent(capacity) };
    this.#similar = new SimilarTerms(segment);
    this.#gains = new Float64Array(segment.termCount);
  }

  /** What the segment has for a word of a name of this custom. */
  ofWord(token: NameToken, custom: NameCustom): WordFinds {
    const key = (token.lookUp ??= lookUpOf(token));
    const known = this.#known[custom];
    let found = known.get(key);
    if (!found) {
      found = this.#search(token, custom);
      known.set(key, found);
    }
    return found;
  }

  #search(token: NameToken, custom: NameCustom): WordFinds {
    const { segment } = this;
    const gains = this.#gains;
    const terms: number[] = [];
    const isIdea = token.kind === 'generic' || token.kind === 'place';
    const add = (term: number, likeness: number): void => {
      if (term < 0 || (isIdea && likeness < 1 && segment.termBits[term]! <= MAX_IDEA_BITS)) return;
      const gain = Math.min(token.bits, segment.termBits[term]! / storedPerBit) * likeness;
      if (gain <= gains[term]!) return;
      if (gains[term] === 0) terms.push(term);
      gains[term] = gain;
    };
    for (const form of token.forms) this.#tellTermsOf(form, token, custom, add);
    const isPlain = token.kind === 'word' || token.kind === 'light';
    const initials = isPlain ? flatMap(token.forms, (form) => this.#initialsOf(form)) : noTerms;
    for (const initial of initials) add(initial, 1);
    // Listed initials first: they say little, yet leave out nothing of the word that they stand for.
    const isInitial = (term: number): number => Number(initials.includes(term));
    terms.sort((one, other) => isInitial(other) - isInitial(one) || gains[other]! - gains[one]! || one - other);
    const found: WordFinds = {
      terms,
      gains: terms.map((term) => tenths(gains[term]!)),
      covers: terms.map((term) => segment.termBits[term]!),
      ...namesUnder(terms, segment, custom),
      joined:
        isIdea || token.kind === 'word' ? flatMap(token.forms, (form) => joinedNames(form, segment, custom)) : nowhere,
    };
    for (const term of terms) gains[term] = 0;
    return found;
  }

  /** Terms that read as one form of a word does, that it is a name's other form of, and that are spelled alike. */
  #tellTermsOf(form: string, token: NameToken, custom: NameCustom, tell: Found): void {
    const { segment } = this;
    if (token.kind === 'initial' && !isOpenInitial(token))
      for (const term of segment.letters.beginning(form)) tell(term, 1);
    tell(segment.findTerm(form), 1);
    if (token.kind === 'initial' || /^[@#]/.test(form)) return;
    const spelling = spellingOf(form);
    for (const kin of spelling.kin.keys()) {
      const term = segment.findTerm(kin);
      if (term >= 0) tell(term, compareSpelled(spelling, segment.spelling(term)).similarity);
    }
    const least = leastLikenessOf(token);
    this.#similar.find(spelling, custom, (term, likeness) => likeness >= least && tell(term, likeness));
  }

  /** Listed initials that a form may be meant by. */
  #initialsOf(form: string): number[] {
    const first = Number(form.startsWith('~'));
    const bare = form.slice(first);
    const lengths = initialLengthsOf(bare);
    return (bare.startsWith(servantPrefix) ? [...lengths, ...servantInitials] : lengths)
      .map((length) => (form.length > length ? this.segment.findTerm(form, first, first + length) : -1))
      .filter((term) => term >= 0);
  }
}

/** More names of one word are read from the segment each time. */
const MAX_NAMES_KEPT = 1_024;

function namesUnder(
  terms: readonly number[],
  { postings }: Segment,
  custom: NameCustom,
): Pick<WordFinds, 'names' | 'ends'> {
  const ends: number[] = [];
  let count = 0;
  for (const term of terms) {
    const under = postings.read(term, custom);
    if (count + under > MAX_NAMES_KEPT) return { names: undefined, ends };
    read.set(postings.names.subarray(0, under), count);
    count += under;
    ends.push(count);
  }
  return { names: read.slice(0, count), ends };
}
const read = new Uint32Array(MAX_NAMES_KEPT);

const nowhere: readonly JoinedName[] = [];

/** Whether it is an initial that too many words begin with to look for them: a Latin letter. */
export function isOpenInitial(token: NameToken): boolean {
  return token.kind === 'initial' && (token.forms[0] ?? '').charCodeAt(0) < 0x80;
}

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
  const wordBits = bitsOf(words);
  return {
    reading,
    whole,
    words,
    wordBits,
    allowance: bits - wordBits + bitsOf(initials),
    initials: initials.length,
    mayBeShortened: mayBeShortenedOf(reading),
  };
}
