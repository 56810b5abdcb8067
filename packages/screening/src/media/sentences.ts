/** Splits an article into sentences and words that keep their position. */

export interface TextWord {
  /** In lower case, with plain apostrophes, without a possessive ending: "Bank's" is bank. */
  text: string;
  /** Position in the original text. */
  start: number;
  end: number;
  /** Separated from the previous word by a comma, a colon, a dash or the like. */
  isAfterPause: boolean;
  /** Begins with a capital letter; always false in a script without capitals. */
  isCapital: boolean;
  /** Within double quotes: a quotation, a title, a nickname. */
  isQuoted: boolean;
  /** "Bank's": what follows belongs to the bank. */
  isPossessive: boolean;
}

export interface Sentence {
  /** Position in the original text, `end` exclusive. */
  start: number;
  end: number;
  words: readonly TextWord[];
}

/**
 * A Han character is a word of its own: nothing separates words there, and phrases are found character by character.
 */
const wordPattern = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\u00AD])+(?:['’][\p{L}\p{M}\u00AD]+)*/gu;
const pause = /[,;:()–—،؛，、；：（）]|\s-+\s/u;
const quoteMark = /["“”„«»「」]/gu;
/** The end of a sentence: a punctuation mark with closing quotes before a new beginning, or the end of a line. */
const endPattern = /(?:[.!?]+["'”’)\]]*(?=\s+["'“‘([]*[\p{Lu}\p{Lo}\p{N}])|[。！？؟]|\n+)/gu;
/** A full stop after these belongs to the word: a title, a company's form, a month, an initial. */
const abbreviation =
  /(?:^|[^\p{L}\p{N}])(?:\p{Lu}|mr|mrs|ms|dr|prof|rep|sen|gov|gen|col|sgt|lt|st|jr|sr|inc|co|corp|ltd|llc|plc|no|nos|vs|v|etc|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/iu;

/** The sentences of a text in order, except those without a word. A headline without a full stop is one sentence. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    const words = wordsOf(text, start, end);
    for (let from = 0; from < words.length; from += MOST_WORDS) {
      const some = words.slice(from, from + MOST_WORDS);
      const isLast = from + MOST_WORDS >= words.length;
      const close = some.at(-1)!.end;
      sentences.push({ start: some[0]!.start, end: isLast ? trimmedEnd(text, close, end) : close, words: some });
    }
    start = end;
  };
  for (const found of text.matchAll(endPattern)) {
    const end = found.index + found[0].length;
    if (found[0] === '.' && abbreviation.test(text.slice(Math.max(0, end - LONGEST_ABBREVIATION), end))) continue;
    add(end);
  }
  add(text.length);
  return sentences;
}

/** Text without full stops is split after this many words; it bounds the work on a sentence. */
const MOST_WORDS = 120;

/** 'Sept.' and the character before it. */
const LONGEST_ABBREVIATION = 6;

function trimmedEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

function wordsOf(text: string, from: number, to: number): TextWord[] {
  let before = from;
  let isQuoted = false;
  return [...text.slice(from, to).matchAll(wordPattern)].map(({ 0: written, index }) => {
    const start = from + index;
    const between = text.slice(before, start);
    // Most words are separated by a space or nothing, which needs no search.
    const hasMarks = between.trim() !== '';
    const isAfterPause = hasMarks && pause.test(between);
    if (hasMarks) for (const _ of between.matchAll(quoteMark)) isQuoted = !isQuoted;
    before = start + written.length;
    return {
      text: plain(written),
      start,
      end: before,
      isAfterPause,
      isCapital: capital.test(written),
      isQuoted,
      isPossessive: possessive.test(written),
    };
  });
}

const capital = /^\p{Lu}/u;
const possessive = /['’]s?$/u;

function plain(written: string): string {
  if (written.length === 1) return written.toLowerCase();
  if (/^[a-z0-9]+$/iu.test(written)) return written.toLowerCase();
  return written.normalize('NFKC').toLowerCase().replaceAll('\u00AD', '').replaceAll('’', "'").replace(/'s?$/u, '');
}
