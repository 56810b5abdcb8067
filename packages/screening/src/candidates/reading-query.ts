/** The query for one reading of a name: its words, and what stands for several of them. */
import type { NameCustom, NameReading, NameToken } from '../names/name-token.ts';
import { bitsOf } from '../matching/aligned-names.ts';
import { mayBeShortenedOf } from '../matching/evidence-bounds.ts';
import { runsOf } from '../matching/joined-runs.ts';
import { acronymMark } from './terms.ts';

/** A term that stands for several words of the query, or for a whole name. */
export interface WholeItem {
  text: string;
  /** The most bits of the query that it explains. */
  bits: number;
  /** The most bits of a name that it covers, if more than those of the term. */
  cover: number;
}

export interface ReadingQuery {
  reading: NameReading;
  /** What stands for several words: joined words and acronyms. */
  whole: WholeItem[];
  /** Its words except legal forms, heaviest first, and the sum of their bits. */
  words: NameToken[];
  wordBits: number;
  /** Bits that may agree without a shared term: initials and legal forms. */
  allowance: number;
  /** The number of initials, each of which may agree in addition to words. */
  initials: number;
  /** See `mayBeShortenedOf`. */
  mayBeShortened: boolean;
}

/** Whether it is an initial with which too many words begin to look them all up: a Latin letter. */
export function isOpenInitial(token: NameToken): boolean {
  return token.kind === 'initial' && (token.forms[0] ?? '').charCodeAt(0) < 0x80;
}

export function queryOf(reading: NameReading, custom: NameCustom): ReadingQuery {
  const words = reading.tokens.filter((token) => token.kind !== 'legal-form');
  const initials = words.filter(isOpenInitial);
  const whole: WholeItem[] = runsOf(reading).map(({ spelled, bits }) => ({ text: spelled, bits, cover: 0 }));
  const { bits } = reading;
  for (const acronym of reading.acronyms) whole.push({ text: acronym, bits, cover: 0 });
  if (custom === 'organisation')
    for (const { kind, forms } of words)
      if (kind === 'word') whole.push({ text: acronymMark + (forms[0] ?? ''), bits, cover: Infinity });
  // Among words of equal weight, a longer one is similar to fewer others.
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
