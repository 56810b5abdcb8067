/** What holding a word against another asks of it: worked out once a word, since each is held against very many. */
import { compoundSpelling } from './organisations/compound-words.ts';
import { endingLength, madeWith, prefixLength, rankOf } from './people/name-endings.ts';
import { inSoundLetters } from './sound-letters.ts';

export interface WordTraits {
  /** See `inSoundLetters`. */
  readonly sound: string;
  /** See `compoundSpelling`; '' of a word that is none. */
  readonly compound: string;
  /** Letters of a father's or family's ending. */
  readonly ending: number;
  /** See `madeWith`. */
  readonly madeWith: number;
  /** See `rankOf`. */
  readonly rank: string;
  /** Letters of a beginning that many families share. */
  readonly prefix: number;
  /** What a company's coined word ends in that says its trade; '' of one without. */
  readonly trade: string;
}

const trade = /(?<=.{4})(?:(?:prom)?bank|energo|promstroy|export|invest|stroy)$/;

/** The traits of a written word. */
export const traitsOf = (written: string): WordTraits => ({
  sound: inSoundLetters(written),
  compound: compoundSpelling(written) ?? '',
  ending: endingLength(written),
  madeWith: madeWith(written),
  rank: rankOf(written),
  prefix: prefixLength(written),
  trade: trade.exec(written)?.[0] ?? '',
});
