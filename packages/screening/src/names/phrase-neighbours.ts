/** The words that stand beside each other in phrases, and which of them a misspelt word was to be. */
import { isOneSlip, mayBeTwoSlips, slipsBetween } from './misspelt-words.ts';
import { endings, longestEnding } from './slavic-endings.ts';

/** Shorter words are too many others by a slip, those that are not longer by two. */
const shortestMeant = 4;
const shortestMeantTwice = 9;
const shortestStemMeant = 6;
/** The words behind each word of phrases, and those before it; stems with their star. */
export interface Neighbours {
  behind: ReadonlyMap<string, readonly string[]>;
  before: ReadonlyMap<string, readonly string[]>;
}

/** A word of a phrase and the one behind it. */
const neighbours = /(?<![^ |_\n])([^ |_\n]+)_(?=([^ |_\n]+))/g;

/** Reads them from a text as `packedPhrases` writes it. */
export function neighboursIn(text: string): Neighbours {
  const found = { behind: new Map<string, string[]>(), before: new Map<string, string[]>() };
  for (const [, one = '', next = ''] of text.matchAll(neighbours)) {
    addBeside(found.behind, one, next);
    addBeside(found.before, next, one);
  }
  return found;
}

function addBeside(words: Map<string, string[]>, key: string, word: string): void {
  if (word.length < shortestMeant || !/^[a-z]+\*?$/.test(word)) return;
  const known = words.get(key);
  if (!known) words.set(key, [word]);
  else if (!known.includes(word)) known.push(word);
}

/** The word of a phrase that a spelling is but for a slip or two, with the spelling's ending where the phrase has a stem; undefined for another word. */
export function meantBy(written: string, part: string): string | undefined {
  if (!part.endsWith('*')) return part !== written && isMeant(part, written) ? part : undefined;
  const stem = part.slice(0, -1);
  if (stem.length < shortestStemMeant || stem.length > written.length + 1) return undefined;
  for (let cut = 0; cut <= longestEnding && written.length - cut >= stem.length - 1; cut++) {
    const ending = written.slice(written.length - cut);
    const isEnding = cut === 0 || endings.has(ending);
    if (isEnding && stem + ending !== written && isMeant(stem, written.slice(0, written.length - cut)))
      return stem + ending;
  }
  return undefined;
}

/** Whether a spelling is rather a word of a phrase misspelt than another word, where its neighbours are those of the phrase. */
const isMeant = (part: string, spelling: string): boolean =>
  isOneSlip(part, spelling) ||
  (part.length >= shortestMeantTwice && mayBeTwoSlips(part, spelling) && slipsBetween(part, spelling) <= 2);
