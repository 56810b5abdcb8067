/** Which words are adjacent in phrases, and which of them a misspelt word was meant to be. */
import { bitsSet } from '../bits.ts';
import { isOneSlip, lettersOf, mayBeTwoSlips, slipsBetween } from './misspelt-words.ts';
import { endings, MAX_ENDING_LENGTH } from './slavic-endings.ts';

/** One slip turns a shorter word into too many others; for two slips the word must be longer still. */
const MIN_MEANT_LENGTH = 4;
const MIN_LENGTH_WITH_TWO_SLIPS = 9;
const MIN_MEANT_STEM_LENGTH = 6;
/** A word of a phrase: a stem without its star. */
export interface Part {
  word: string;
  isStem: boolean;
  /** The set of its letters, one bit each. */
  letters: number;
}

/** The words after each word of a phrase, and those before it. */
export interface Neighbours {
  behind: ReadonlyMap<string, readonly Part[]>;
  before: ReadonlyMap<string, readonly Part[]>;
}

/** A word of a phrase and the next one. */
const neighbours = /(?<![^ |_\n])([^ |_\n]+)_(?=([^ |_\n]+))/g;

/** Reads the neighbours from a text in the format of `packedPhrases`. */
export function neighboursIn(text: string): Neighbours {
  const found = { behind: new Map<string, Part[]>(), before: new Map<string, Part[]>() };
  for (const [, one = '', next = ''] of text.matchAll(neighbours)) {
    addBeside(found.behind, one, next);
    addBeside(found.before, next, one);
  }
  return found;
}

function addBeside(parts: Map<string, Part[]>, key: string, written: string): void {
  if (written.length < MIN_MEANT_LENGTH || !/^[a-z]+\*?$/.test(written)) return;
  const isStem = written.endsWith('*');
  const word = isStem ? written.slice(0, -1) : written;
  const known = parts.get(key);
  if (known?.some((part) => part.word === word && part.isStem === isStem)) return;
  const part = { word, isStem, letters: lettersOf(word) };
  if (known) known.push(part);
  else parts.set(key, [part]);
}

/**
 * The words of phrases that a spelling may be a slip of, judged by lengths and letter sets. This spares most of them a
 * comparison letter by letter.
 */
export function* mayBeMeant(written: string, parts: readonly Part[]): Generator<Part> {
  const letters = lettersOf(written);
  for (const part of parts) {
    const isNear = part.isStem
      ? part.word.length <= written.length + 1 && bitsSet(part.letters & ~letters) <= MAX_SLIPS
      : Math.abs(part.word.length - written.length) <= MAX_SLIPS && bitsSet(part.letters ^ letters) <= 2 * MAX_SLIPS;
    if (isNear) yield part;
  }
}
const MAX_SLIPS = 2;

/**
 * The word of a phrase that a spelling is a slip or two away from, with the spelling's ending if the phrase has a stem;
 * undefined for another word.
 */
export function meantBy(written: string, { word, isStem }: Part): string | undefined {
  if (!isStem) return word !== written && isMeant(word, written) ? word : undefined;
  if (word.length < MIN_MEANT_STEM_LENGTH || word.length > written.length + 1) return undefined;
  for (let cut = 0; cut <= MAX_ENDING_LENGTH && written.length - cut >= word.length - 1; cut++) {
    const ending = written.slice(written.length - cut);
    const isEnding = cut === 0 || endings.has(ending);
    if (isEnding && word + ending !== written && isMeant(word, written.slice(0, written.length - cut)))
      return word + ending;
  }
  return undefined;
}

/**
 * Whether a spelling between the right neighbours is probably a misspelling of the phrase's word and not another word.
 */
const isMeant = (part: string, spelling: string): boolean =>
  isOneSlip(part, spelling) ||
  (part.length >= MIN_LENGTH_WITH_TWO_SLIPS && mayBeTwoSlips(part, spelling) && slipsBetween(part, spelling) <= 2);
