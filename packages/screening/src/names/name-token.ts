/** The result of analysing a name: words with their spellings and weights. */
import type { Spelling } from './spelling.ts';

export type TokenKind = 'word' | 'initial' | 'number' | 'legal-form' | 'generic' | 'place' | 'suffix' | 'light';

export interface NameToken {
  /** As written in the name, folded. */
  text: string;
  /**
   * ASCII spellings, most usual first. '~' marks an unvocalised one, '@' an idea (company word or legal form), '#' a
   * number, or what is heard in a word (by-ear/heard.ts).
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

/** What may change in a token when its neighbours are known. */
type Change = Partial<Pick<NameToken, 'text' | 'forms' | 'kind' | 'bits' | 'isPatronymic' | 'isSyllabic'>>;

/** The same word with another weight or meaning; values that were computed for the old token are dropped. */
export function changed(token: NameToken, change: Change): NameToken {
  const { text, forms, kind, bits, isPatronymic, isSyllabic } = token;
  const other = nameToken(
    change.text ?? text,
    change.forms ?? forms,
    change.kind ?? kind,
    change.bits ?? bits,
    change.isSyllabic ?? isSyllabic,
  );
  other.isPatronymic = change.isPatronymic ?? isPatronymic;
  if (!change.forms) other.spellings = token.spellings;
  return other;
}

/** One way to read a name. Most names have one reading; names in Han characters have several. */
export interface NameReading {
  custom: NameCustom;
  tokens: readonly NameToken[];
  /** Sum of the tokens' bits. */
  bits: number;
  /** Initials of the words of an organisation's name, with and without its generic words; '' if too short. */
  acronyms: readonly string[];
  /** A possible beginning of a word that the end of a field cut off; it is not among the tokens. */
  cut: string | undefined;
  /**
   * The same for a name that is probably complete: such a name agrees only with one that continues with these letters.
   */
  rest: string | undefined;
  /**
   * A shortened reading: the words before its own word are reduced to initials, or the person it honours is left out.
   * Comparing two such readings with each other would prove nothing.
   */
  isShort: boolean;
  /** The title before the name that this reading leaves out, if it may also be a name: Hafez, Sheikh. */
  title: string | undefined;
  /** The place at the end of the name that this reading leaves out. */
  seat: Seat | undefined;
}

/** What most readings do not have. */
export type Peculiarity = Partial<Pick<NameReading, 'cut' | 'rest' | 'isShort' | 'title' | 'seat'>>;

/** A reading of these words. Every reading is made here, like every token. */
export const nameReading = (
  custom: NameCustom,
  tokens: readonly NameToken[],
  acronyms: readonly string[] = noAcronyms,
  { cut, rest, isShort = false, title, seat }: Peculiarity = ordinary,
): NameReading => ({
  custom,
  tokens,
  bits: tokens.reduce((sum, { bits }) => sum + bits, 0),
  acronyms,
  cut,
  rest,
  isShort,
  title,
  seat,
});
const noAcronyms: readonly string[] = [];
const ordinary: Peculiarity = {};

/** The same reading with something that most do not have. */
export const withPeculiarity = (reading: NameReading, more: Peculiarity): NameReading =>
  nameReading(reading.custom, reading.tokens, reading.acronyms, { ...reading, ...more });

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
