/**
 * A closer bound on what a name can agree in, by its own words. The terms alone often suggest far too much, and
 * comparing two names takes twenty times as long. A term is as heavy as the heaviest word filed under it ('shipping'
 * may be a rare family name, but nearly always it is a trade), two words of a query may have met the same word of the
 * name (Ahmed Khalfan Ahmed, Ahmad Sabri), and a word that is only similar costs its slips.
 */
import { acrossScripts } from '../matching/compare-words.ts';
import { agreementOf } from '../matching/evidence-weights.ts';
import type { NameCustom, NameToken } from '../names/name-token.ts';
import { isGreekOrCyrillic } from '../names/scripts/script-of.ts';
import { type Shared, mostOfName, MAX_WORD_BITS, slack } from './name-bounds.ts';
import type { Segment } from './segment.ts';
import { type ReadingQuery, isOpenInitial } from './reading-query.ts';
import { storedPerBit } from './segment-format.ts';
import type { FindsMemo } from './word-finds.ts';

/** The most evidence of a name of the segment for a query. */
export type MostOfName = (name: number) => number;

/** Looking up a name's own words pays off only after so many names. */
const FEW = 16;

/**
 * For names that were met only by single words of the query; joined words and acronyms do not show in a name's own
 * words.
 */
export function mostByOwnWords(
  query: ReadingQuery,
  { segment, memo }: { segment: Segment; memo: FindsMemo },
  custom: NameCustom,
): MostOfName {
  const initials = initialsOf(query);
  let asked = 0;
  return (name) => {
    if (++asked <= FEW) return Infinity;
    const facts = factsOf(segment);
    const shared = sharedOf(segment.wordsIn(name), query, initials, facts, facts.agreeingWith(query, memo, custom));
    return mostOfName(segment, name, query, shared);
  };
}

/** What the words of a name share with a query: the sum, or the best single pair if there can only be one. */
function sharedOf(
  own: readonly number[],
  { reading, words, wordBits }: ReadingQuery,
  initials: readonly Initial[],
  facts: WordFacts,
  agreeing: Agreeing,
): Shared {
  const [all, most] = [noneShared(), noneShared()];
  let met = 0;
  let askedWords = 0;
  let begun = 0;
  let legal = 0;
  let likeness = 0;
  let slipped = Infinity;
  for (const word of own) {
    begun |= facts.letters[word]!;
    const weight = facts.weights[word]! / storedPerBit;
    if (facts.isLegal(word)) legal += weight;
    if (agreeing.words[word] === 0) continue;
    met++;
    askedWords |= agreeing.words[word]!;
    add(all, most, agreeing.bits[word]!, weight, agreeing.excess[word]!);
    likeness = Math.max(likeness, agreeing.likeness[word]!);
    slipped = Math.min(slipped, agreeing.slipped[word]!);
  }
  let asked = 0;
  for (let at = 0; at < words.length; at++) {
    if (((askedWords >>> at) & 1) === 0) continue;
    asked++;
    all.paired += words[at]!.bits;
    most.paired = Math.max(most.paired, words[at]!.bits);
  }
  let pairs = Math.min(met, asked);
  for (const { bits, letters } of initials) {
    if ((begun & letters) === 0) continue;
    pairs++;
    add(all, most, bits, MAX_WORD_BITS, 0);
    all.paired += bits;
    most.paired = Math.max(most.paired, bits);
  }
  const lone = pairs <= 1;
  const shared = lone ? most : all;
  // Legal forms may agree whatever the words are.
  const forms = reading.bits - wordBits;
  shared.paired = Math.min(reading.bits, forms + shared.paired);
  shared.agreed = Math.min(shared.paired, forms + shared.agreed);
  return lone && met > 0
    ? { ...shared, legal, lone, likeness, slipped }
    : { ...shared, legal, lone, likeness: 1, slipped: 0 };
}

const noneShared = (): Pick<Shared, 'agreed' | 'paired' | 'covered' | 'excess'> => ({
  agreed: 0,
  paired: 0,
  covered: 0,
  excess: 0,
});

function add(
  all: ReturnType<typeof noneShared>,
  most: ReturnType<typeof noneShared>,
  agreed: number,
  covered: number,
  excess: number,
): void {
  all.agreed += agreed;
  all.covered += covered;
  all.excess += excess;
  most.agreed = Math.max(most.agreed, agreed);
  most.covered = Math.max(most.covered, covered);
  most.excess = Math.max(most.excess, excess);
}

/**
 * For names that no word of the query has met, so that only initials and legal forms can agree: an initial only with a
 * word that begins with it. If a word of the query other than a legal form remains, the names are not the same.
 */
export function mostOfUnmet(query: ReadingQuery, segment: Segment): MostOfName {
  const facts = factsOf(segment);
  const asked = initialsOf(query);
  const forms = query.reading.bits - query.wordBits;
  return (name) => {
    let begun = 0;
    for (const word of segment.wordsIn(name)) begun |= facts.letters[word]!;
    let agreed = forms;
    let met = 0;
    for (const { bits, letters } of asked) {
      if ((begun & letters) === 0) continue;
      agreed += bits;
      met++;
    }
    return met === query.initials && met === query.words.length ? Infinity : agreementOf(agreed) + slack;
  };
}

/** An initial of a query, which may stand for any word with one of these first letters. */
interface Initial {
  bits: number;
  letters: number;
}

const initialsOf = ({ words }: ReadingQuery): Initial[] =>
  words.filter(isOpenInitial).map(({ bits, forms }) => ({ bits, letters: initialMaskOf(forms) }));

const initialMaskOf = (forms: readonly string[]): number =>
  forms.reduce((letters, form) => letters | letterOf(form), 0);

/** One bit for each letter from a to z, and one for everything else. */
function letterOf(form: string): number {
  const code = (form.startsWith('~') ? form.charCodeAt(1) : form.charCodeAt(0)) - 0x61;
  return 1 << (code >= 0 && code < 26 ? code : 26);
}

/** What each word of a segment shares with a query, by the number of the word. */
interface Agreeing {
  /** One bit for each word of the query that it may be paired with; 0 for nearly all. */
  words: Uint32Array;
  /** The most bits in which it agrees with one of them, and by which one of them outweighs it. */
  bits: Float32Array;
  excess: Float32Array;
  /** Its greatest likeness to one of them, and the least bits in which it differs. */
  likeness: Float32Array;
  slipped: Float32Array;
}

/** Facts about the words of a segment by their numbers, and about the words under each term. */
class WordFacts {
  /** In stored tenths. */
  readonly weights: Uint16Array;
  /** The first letters of a word's spellings, if an initial may stand for it. */
  readonly letters: Uint32Array;
  readonly #legal: Uint8Array;
  /** Whether it is written in Greek or Cyrillic letters. */
  readonly #isEastern: Uint8Array;
  readonly #segment: Segment;
  /** The words filed under a term are those from its start to the start of the next. */
  readonly #starts: Uint32Array;
  readonly #words: Uint32Array;
  readonly #agreeing: Agreeing;
  /** The query that `#agreeing` belongs to, and the words that agree with it. */
  #query: ReadingQuery | undefined;
  #touched: number[] = [];

  /** Takes some 0.5 µs per word. */
  constructor(segment: Segment) {
    const { termCount, wordCount } = segment;
    this.#segment = segment;
    this.weights = new Uint16Array(wordCount);
    this.letters = new Uint32Array(wordCount);
    this.#legal = new Uint8Array(wordCount);
    this.#isEastern = new Uint8Array(wordCount);
    this.#agreeing = {
      words: new Uint32Array(wordCount),
      bits: new Float32Array(wordCount),
      excess: new Float32Array(wordCount),
      likeness: new Float32Array(wordCount),
      slipped: new Float32Array(wordCount),
    };
    this.#starts = new Uint32Array(termCount + 1);
    const starts = this.#starts;
    const formsOf: (readonly number[])[] = [];
    for (let word = 0; word < wordCount; word++) {
      const { kind, weight, text, forms } = segment.storedWord(word);
      this.weights[word] = weight;
      if (text > 0 && isGreekOrCyrillic(segment.termText(text - 1))) this.#isEastern[word] = 1;
      if (kind === 'legal-form') this.#legal[word] = 1;
      if (abbreviated.has(kind)) for (const form of forms) this.letters[word]! |= letterOf(segment.termText(form));
      // Legal forms only agree with each other, and are counted separately.
      const filed = kind === 'legal-form' ? nothing : forms.filter((form) => form < termCount);
      for (const form of filed) starts[form + 1]!++;
      formsOf.push(filed);
    }
    for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!;
    const next = starts.slice();
    this.#words = new Uint32Array(starts[termCount]!);
    for (const [word, forms] of formsOf.entries()) for (const form of forms) this.#words[next[form]!++] = word;
  }

  isLegal(word: number): boolean {
    return this.#legal[word] === 1;
  }

  /** Valid until the next call with another query. */
  agreeingWith(query: ReadingQuery, memo: FindsMemo, custom: NameCustom): Agreeing {
    if (this.#query === query) return this.#agreeing;
    for (const word of this.#touched) this.#agreeing.words[word] = 0;
    this.#touched = [];
    this.#query = query;
    for (const [at, asked] of query.words.entries()) this.#addWord(asked, at, memo, custom);
    return this.#agreeing;
  }

  #addWord(asked: NameToken, at: number, memo: FindsMemo, custom: NameCustom): void {
    const { terms, gains } = memo.ofWord(asked, custom);
    for (const [index, term] of terms.entries()) {
      // A gain is the lesser weight times the likeness; the term's weight is that of its heaviest word.
      const likeness = Math.min(1, gains[index]! / Math.min(asked.bits * storedPerBit, this.#segment.termBits[term]!));
      for (let place = this.#starts[term]!; place < this.#starts[term + 1]!; place++)
        this.#addPair(this.#words[place]!, asked, at, likeness);
    }
  }

  #addPair(word: number, asked: NameToken, at: number, spelled: number): void {
    const { words, bits, excess, likeness: likenesses, slipped } = this.#agreeing;
    const weight = this.weights[word]! / storedPerBit;
    const paired = Math.min(asked.bits, weight);
    const isAcross = isGreekOrCyrillic(asked.text) !== (this.#isEastern[word] === 1);
    const likeness = isAcross ? acrossScripts(spelled) : spelled;
    const isFirst = words[word] === 0;
    if (isFirst) this.#touched.push(word);
    words[word]! |= 1 << at;
    bits[word] = Math.max(isFirst ? 0 : bits[word]!, paired * likeness);
    excess[word] = Math.max(isFirst ? 0 : excess[word]!, asked.bits - weight);
    likenesses[word] = Math.max(isFirst ? 0 : likenesses[word]!, likeness);
    slipped[word] = Math.min(isFirst ? Infinity : slipped[word]!, paired * (1 - likeness));
  }
}

const known = new WeakMap<Segment, WordFacts>();

function factsOf(segment: Segment): WordFacts {
  let facts = known.get(segment);
  if (!facts) known.set(segment, (facts = new WordFacts(segment)));
  return facts;
}

/** Kinds of words that an initial may agree with. */
const abbreviated: ReadonlySet<string> = new Set<NameToken['kind']>(['word', 'light', 'initial']);
const nothing: readonly number[] = [];
