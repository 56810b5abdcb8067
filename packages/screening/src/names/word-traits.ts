/** Data that comparing two words needs; computed once per word, since each is compared with very many. */
import { compoundSpelling } from './organisations/compound-words.ts';
import { endingLength, madeWith, placeOf, prefixLength, rankOf } from './people/name-endings.ts';
import { inSoundLetters } from './sound-letters.ts';

export interface WordTraits {
  /** See `inSoundLetters`. */
  readonly sound: string;
  /** See `compoundSpelling`; '' for a word that is not a compound. */
  readonly compound: string;
  /** Letters of the ending of a patronymic or family name. */
  readonly ending: number;
  /** See `madeWith`. */
  readonly madeWith: number;
  /** See `rankOf`. */
  readonly rank: string;
  /** See `placeOf`. */
  readonly place: string;
  /** Letters of a beginning that many family names share. */
  readonly prefix: number;
  /** The ending of a company's coined word that states its trade; '' without one. */
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
  place: placeOf(written),
  prefix: prefixLength(written),
  trade: trade.exec(written)?.[0] ?? '',
});
