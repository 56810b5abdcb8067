/**
 * What a name can agree in at most, told from its own words: by what met it alone the most is often far too much, and to
 * compare two names takes fifty times as long.
 */
import { mostEvidence } from '../matching/evidence-bounds.ts';
import { agreementOf } from '../matching/evidence-weights.ts';
import type { NameCustom, NameToken } from '../names/name-token.ts';
import type { Segment } from './open-index.ts';
import { type FindsMemo, type ReadingQuery, isOpenInitial } from './query-items.ts';
import { storedPerBit } from './segment-format.ts';
import { slack } from './traverse.ts';

/** The most evidence of a name of the segment for a query. */
export type MostOfName = (name: number) => number;

/** So many names a question meets before the weights of their own words are worth looking up. */
const FEW = 64;

/**
 * Of a name that one word of the query has met. A term is as heavy as the heaviest word that is filed under it: 'shipping'
 * may be a family's rare name, while in nearly every name it is what a company does.
 */
export function mostOfLone(
  query: ReadingQuery,
  { segment, memo }: { segment: Segment; memo: FindsMemo },
  custom: NameCustom,
): MostOfName {
  const { reading, allowance } = query;
  const isOrganisation = reading.custom === 'organisation';
  let asked = 0;
  let bitsOfWord: Float32Array | undefined;
  return (name) => {
    if (++asked <= FEW) return Infinity;
    bitsOfWord ??= agreeingBits(query, segment, memo, custom);
    let agreed = 0;
    for (const word of segment.wordsIn(name)) agreed = Math.max(agreed, bitsOfWord[word]!);
    const most = Math.min(reading.bits, agreed + allowance);
    return mostEvidence(most, reading.bits, { lone: true, isOrganisation }) + slack;
  };
}

/** By the number of a word of the segment, the most bits in which it agrees with a word of the query. */
function agreeingBits(query: ReadingQuery, segment: Segment, memo: FindsMemo, custom: NameCustom): Float32Array {
  const { starts, words, weights } = factsOf(segment);
  const bits = new Float32Array(segment.wordCount);
  for (const word of query.words) {
    const { terms, gains } = memo.ofWord(word, custom);
    for (const [at, term] of terms.entries()) {
      // A gain is the lesser weight times the likeness; the term's weight is that of its heaviest word.
      const likeness = gains[at]! / Math.min(word.bits * storedPerBit, segment.termBits[term]!);
      for (let place = starts[term]!; place < starts[term + 1]!; place++) {
        const filed = words[place]!;
        bits[filed] = Math.max(bits[filed]!, Math.min(word.bits, weights[filed]! / storedPerBit) * likeness);
      }
    }
  }
  return bits;
}

/**
 * Of a name that no word of the query has met, so that initials and legal forms are all that can agree: an initial only with
 * a word that begins with it. Where something else than a legal form is left over of the query, the names are not the same.
 */
export function mostOfUnmet({ reading, words, initials }: ReadingQuery, segment: Segment): MostOfName {
  const { letters } = factsOf(segment);
  const asked = words.filter(isOpenInitial).map((token) => ({ bits: token.bits, letter: letterOf(token.forms[0]!) }));
  const forms = reading.bits - words.reduce((sum, { bits }) => sum + bits, 0);
  return (name) => {
    let begun = 0;
    for (const word of segment.wordsIn(name)) begun |= letters[word]!;
    let agreed = forms;
    let met = 0;
    for (const { bits, letter } of asked) {
      if ((begun & letter) === 0) continue;
      agreed += bits;
      met++;
    }
    return met === initials && initials === words.length ? Infinity : agreementOf(agreed) + slack;
  };
}

/** A bit for a letter from a to z, and one for all else. */
function letterOf(form: string): number {
  const code = (form.startsWith('~') ? form.charCodeAt(1) : form.charCodeAt(0)) - 0x61;
  return 1 << (code >= 0 && code < 26 ? code : 26);
}

/** What is told of the words of a segment by their numbers, and of the words under each term. */
interface WordFacts {
  /** In stored tenths. */
  weights: Uint16Array;
  /** The letters that the spellings of a word begin with whose initial may stand for it. */
  letters: Uint32Array;
  /** The words that are filed under a term lie from its start to that of the next. */
  starts: Uint32Array;
  words: Uint32Array;
}

const facts = new WeakMap<Segment, WordFacts>();

function factsOf(segment: Segment): WordFacts {
  let known = facts.get(segment);
  if (!known) facts.set(segment, (known = readFacts(segment)));
  return known;
}

function readFacts(segment: Segment): WordFacts {
  const { termCount, wordCount } = segment;
  const weights = new Uint16Array(wordCount);
  const letters = new Uint32Array(wordCount);
  const starts = new Uint32Array(termCount + 1);
  const formsOf: (readonly number[])[] = [];
  for (let word = 0; word < wordCount; word++) {
    const { kind, weight, forms } = segment.storedWord(word);
    weights[word] = weight;
    if (abbreviated.has(kind)) for (const form of forms) letters[word]! |= letterOf(segment.termText(form));
    const filed = forms.filter((form) => form < termCount);
    for (const form of filed) starts[form + 1]!++;
    formsOf.push(filed);
  }
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!;
  const next = starts.slice();
  const words = new Uint32Array(starts[termCount]!);
  for (const [word, forms] of formsOf.entries()) for (const form of forms) words[next[form]!++] = word;
  return { weights, letters, starts, words };
}

/** The words that an initial may stand for, and initials themselves. */
const abbreviated: ReadonlySet<string> = new Set<NameToken['kind']>(['word', 'light', 'initial']);
