/**
 * Finds what a segment has for one word of a query: terms that may agree with it, and names that spell it in several
 * words.
 */
import { flatMap } from '../names/flat-map.ts';
import type { NameCustom, NameToken } from '../names/name-token.ts';
import { initialLengthsOf } from '../names/people/initials.ts';
import { servantPrefix } from '../names/people/servants-names.ts';
import { Recent } from '../names/remembered.ts';
import { spellingOf } from '../names/spelling.ts';
import { leastLikenessOf } from '../matching/compare-words.ts';
import { compareSpelled } from '../matching/spelling-similarity.ts';
import { type JoinedName, joinedNames } from './joined-names.ts';
import type { Segment } from './segment.ts';
import { isOpenInitial } from './reading-query.ts';
import { storedPerBit, tenths } from './segment-format.ts';
import { type Found, SimilarTerms } from './similar-terms.ts';

/** What a segment has for one word of a query. */
export interface WordFinds {
  /**
   * The terms that may agree with it, best first; for each, the bits that may agree and the bits of a name that it
   * covers, in stored tenths.
   */
  terms: readonly number[];
  gains: readonly number[];
  covers: readonly number[];
  /**
   * The names under the terms, one term after the other, and where those of each end; undefined if there are too many
   * to keep.
   */
  names: Uint32Array | undefined;
  ends: readonly number[];
  /** Names that spell it in several words. */
  joined: readonly JoinedName[];
}

/** The most that an idea weighs, in stored tenths. A lighter term that is only similar to an idea is another idea. */
const MAX_IDEA_BITS = 4.5 * storedPerBit;

/** A number for all words that find the same. A forgotten word gets a new number and is looked up again. */
const lookUps = new Map<string, number>();
const MAX_LOOK_UPS = 200_000;
let lastLookUp = 0;

function lookUpOf(token: NameToken): number {
  const { kind, bits, forms } = token;
  // A syllable is similar to fewer words than an ordinary word with the same letters.
  const key = `${kind.charAt(0)}${bits} ${leastLikenessOf(token)} ${forms.join(' ')}`;
  let number = lookUps.get(key);
  if (number === undefined) {
    if (lookUps.size >= MAX_LOOK_UPS) lookUps.clear();
    number = ++lastLookUp;
    lookUps.set(key, number);
  }
  return number;
}

/** Lengths of further initials of a servant's name: the common beginning, and one letter more (Abdul, Abdul R). */
const servantInitials = [servantPrefix.length, servantPrefix.length + 1] as const;
const noTerms: readonly number[] = [];

/** Finds words in a segment and remembers the results, which never depend on that. */
export class FindsMemo {
  readonly #known: Record<NameCustom, Recent<number, WordFinds>>;
  readonly #similar: SimilarTerms;
  /** The most bits in which each term agrees with the current word; all zero between searches. */
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
    for (const form of token.forms) this.#eachTermOf(form, token, custom, add);
    const isPlain = token.kind === 'word' || token.kind === 'light';
    const initials = isPlain ? flatMap(token.forms, (form) => this.#initialsOf(form)) : noTerms;
    for (const initial of initials) add(initial, 1);
    // Listed initials first: they have few bits, but cover the whole word that they stand for.
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

  /** Visits the terms that equal a form of a word, are another form of the same name, or are spelled similarly. */
  #eachTermOf(form: string, token: NameToken, custom: NameCustom, visit: Found): void {
    const { segment } = this;
    if (token.kind === 'initial' && !isOpenInitial(token))
      for (const term of segment.letters.beginning(form)) visit(term, 1);
    visit(segment.findTerm(form), 1);
    if (token.kind === 'initial' || /^[@#]/.test(form)) return;
    const spelling = spellingOf(form);
    for (const kin of spelling.kin.keys()) {
      const term = segment.findTerm(kin);
      if (term >= 0) visit(term, compareSpelled(spelling, segment.spelling(term)).similarity);
    }
    const least = leastLikenessOf(token);
    this.#similar.find(spelling, custom, (term, likeness) => likeness >= least && visit(term, likeness), least);
  }

  /** The listed initials that may stand for a form. */
  #initialsOf(form: string): number[] {
    const first = Number(form.startsWith('~'));
    const bare = form.slice(first);
    const lengths = initialLengthsOf(bare);
    return (bare.startsWith(servantPrefix) ? [...lengths, ...servantInitials] : lengths)
      .map((length) => (form.length > length ? this.segment.findTerm(form, first, first + length) : -1))
      .filter((term) => term >= 0);
  }
}

/** If a word has more names, they are read from the segment each time. */
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
