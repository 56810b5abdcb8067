/** A word of a name with its Latin spellings, before it is known what kind of word it is. */
export interface Word {
  text: string;
  forms: string[];
  /** A hyphen ties it to the next word. */
  bound: boolean;
  /** An Arabic article before it was removed. */
  afterArticle?: true;
  /** Read by syllable (Chinese, Korean, Japanese): never a title or particle, and a near spelling is another name. */
  isSyllabic?: true;
  /**
   * One letter, or two for a Cyrillic one, with a full stop: an initial, though it may also be a word (Y., E., Yu.).
   */
  isDotted?: true;
  /** A single syllable of a name of three; there are few different ones. */
  isSyllable?: true;
}

/** The first spelling of a word, which is its key in the tables; '' for no word. */
export const mainForm = (word: Word | undefined): string => word?.forms[0] ?? '';
