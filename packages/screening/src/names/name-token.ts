/** What analysis makes of a name: words with their spellings and weights. */
import type { Spelling } from './spelling.ts';

export type TokenKind = 'word' | 'initial' | 'number' | 'legal-form' | 'generic' | 'place' | 'suffix' | 'light';

export interface NameToken {
  /** As written in the name, folded. */
  text: string;
  /** ASCII spellings, most usual first; '~' marks an unvocalised one, '@' an idea (company word or legal form), '#' a number. */
  forms: readonly string[];
  kind: TokenKind;
  /** What agreement on it says; see rarity.ts. */
  bits: number;
  /** East Slavic and Azeri middle names after the father. */
  isPatronymic: boolean;
  /** Read by the syllable, from East Asian characters or a Latin spelling of them: a near spelling is another name. */
  isSyllabic: boolean;
  /** The forms, ready to be compared; filled in when the word is first compared. */
  spellings: readonly Spelling[] | undefined;
  /** As it is written together with its neighbours, '' where it cannot be; filled in when that is first asked. */
  joined: string | undefined;
  /** The same with the parts of compounds in their one spelling. */
  inParts: string | undefined;
  /** Equal for words that find the same in an index; filled in when the word is first looked for. */
  lookUp: number | undefined;
}

/** A word of a name. All are made here, with the same properties in the same order: what reads them is then compiled once. */
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

/** The same word weighed or understood otherwise; what was worked out for it before no longer holds. */
export const changed = (token: NameToken, change: Partial<NameToken>): NameToken => ({
  ...token,
  lookUp: undefined,
  joined: undefined,
  inParts: undefined,
  spellings: change.forms ? undefined : token.spellings,
  ...change,
});

/** One way to read a name. Names in Han characters have several, most have one. */
export interface NameReading {
  custom: NameCustom;
  tokens: readonly NameToken[];
  /** Sum of the tokens' bits. */
  bits: number;
  /** Initial letters of the words of an organisation's name, with and without its generic words; '' when too short. */
  acronyms: readonly string[];
  /** What may be the beginning of a word that the end of a field cut off, and is not among the tokens. */
  cut?: string;
  /** The same of a name that is likely whole: it is only one with a name that goes on with these letters. */
  rest?: string;
  /** What stands before its own word is told by first letters alone, or whom it honours left out: held against another such reading, it would say nothing. */
  isShort?: boolean;
}

/** Two or three neighbouring words, written together. */
export interface WrittenRun {
  spelled: string;
  bits: number;
}

/** People's names and names of anything else are read by different customs. */
export type NameCustom = 'person' | 'organisation';
