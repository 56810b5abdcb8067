/** A word of a name with its Latin spellings, before it is known what kind of word it is. */
export interface Word {
  text: string;
  forms: string[];
  /** A hyphen ties it to the next word. */
  bound: boolean;
  /** An Arabic article before it was removed. */
  afterArticle: boolean;
  /** Read by syllable (Chinese, Korean, Japanese): never a title or particle, and a near spelling is another name. */
  isSyllabic: boolean;
  /**
   * One letter, or two for a Cyrillic one, with a full stop: an initial, though it may also be a word (Y., E., Yu.).
   */
  isDotted: boolean;
  /** A single syllable of a name of three; there are few different ones. */
  isSyllable: boolean;
}

/** A word; spelled as it is written, unless its Latin spellings are given. Every word is made here, like `nameToken`. */
export const nameWord = (text: string, forms: string[] = [text], bound = false): Word => ({
  text,
  forms,
  bound,
  afterArticle: false,
  isSyllabic: false,
  isDotted: false,
  isSyllable: false,
});

/** The same word in other Latin spellings. */
export function respelled(word: Word, forms: string[]): Word {
  const other = nameWord(word.text, forms, word.bound);
  other.afterArticle = word.afterArticle;
  other.isSyllabic = word.isSyllabic;
  other.isDotted = word.isDotted;
  other.isSyllable = word.isSyllable;
  return other;
}

/** A word that is read by syllable. */
export function syllabicWord(text: string, forms: string[]): Word {
  const word = nameWord(text, forms);
  word.isSyllabic = true;
  return word;
}

/** The first spelling of a word, which is its key in the tables; '' for no word. */
export const mainForm = (word: Word | undefined): string => word?.forms[0] ?? '';
