/** The result of analysing a name: words with their spellings and weights. */
import type { Spelling } from './spelling.ts';

export type TokenKind = 'word' | 'initial' | 'number' | 'legal-form' | 'generic' | 'place' | 'suffix' | 'light';

export interface NameToken {
  /** As written in the name, folded. */
  text: string;
  /**
   * ASCII spellings, most usual first. '~' marks an unvocalised one, '@' an idea (company word or legal form), '#' a
   * number.
   */
  forms: readonly string[];
  kind: TokenKind;
  /** The weight of agreement on this word; see rarity.ts. */
  bits: number;
  /** An East Slavic or Azeri middle name derived from the father's name. */
  isPatronymic: boolean;
  /** Read syllable by syllable, from East Asian characters or their Latin spelling: a near spelling is another name. */
  isSyllabic: boolean;
  /** The forms, prepared for comparison; filled in when the word is first compared. */
  spellings: readonly Spelling[] | undefined;
  /** The form for writing it together with its neighbours, '' if that is not possible; filled in on first use. */
  joined: string | undefined;
  /** The same with the parts of compounds in their standard spelling. */
  inParts: string | undefined;
  /** Equal for words that find the same terms in an index; filled in when the word is first looked up. */
  lookUp: number | undefined;
}

/**
 * A word of a name. Every token is made here, with the same properties in the same order, so that the code which reads
 * them is compiled only once.
 */
export const nameToken = (
  text: string,
  forms: readonly string[],
  kind: TokenKind,
  bits: number,
  isSyllabic = false,
): NameToken => ({
  text,
  forms,
  kind,
  bits,
  isPatronymic: false,
  isSyllabic,
  spellings: undefined,
  joined: undefined,
  inParts: undefined,
  lookUp: undefined,
});

/** The same word with another weight or meaning; values that were computed for the old token are dropped. */
export const changed = (token: NameToken, change: Partial<NameToken>): NameToken => ({
  ...token,
  lookUp: undefined,
  joined: undefined,
  inParts: undefined,
  spellings: change.forms ? undefined : token.spellings,
  ...change,
});

/** One way to read a name. Most names have one reading; names in Han characters have several. */
export interface NameReading {
  custom: NameCustom;
  tokens: readonly NameToken[];
  /** Sum of the tokens' bits. */
  bits: number;
  /** Initials of the words of an organisation's name, with and without its generic words; '' if too short. */
  acronyms: readonly string[];
  /** A possible beginning of a word that the end of a field cut off; it is not among the tokens. */
  cut?: string;
  /**
   * The same for a name that is probably complete: such a name agrees only with one that continues with these letters.
   */
  rest?: string;
  /**
   * A shortened reading: the words before its own word are reduced to initials, or the person it honours is left out.
   * Comparing two such readings with each other would prove nothing.
   */
  isShort?: boolean;
  /** The title before the name that this reading leaves out, if it may also be a name: Hafez, Sheikh. */
  title?: string;
  /** The place at the end of the name that this reading leaves out. */
  seat?: Seat;
}

/** Where an organisation sits, as its name says it. */
export interface Seat {
  /**
   * ISO codes of the countries that have such a town; none if the name says which one it is. Unless one of them is known of
   * a party, the town may be what the company is called by.
   */
  countries: readonly string[];
  /** An office of a company that may sit elsewhere: a branch, or a bank's. */
  isBranch: boolean;
}

/** Two or three neighbouring words, written together. */
export interface WrittenRun {
  spelled: string;
  bits: number;
}

/** People's names and all other names are read by different customs. */
export type NameCustom = 'person' | 'organisation';
