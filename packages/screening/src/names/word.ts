/** A word of a name with its spellings in Latin letters, before anything is known of what it is. */
export interface Word {
  text: string;
  forms: string[];
  /** A hyphen ties it to the next word. */
  bound: boolean;
  /** An Arabic article before it was left out. */
  afterArticle?: true;
  /** Read by the syllable (Chinese, Korean, Japanese): never a title or particle, and a near spelling is another name. */
  isSyllabic?: true;
  /** A letter, or two for one of Cyrillic, with a full stop: an initial, though it may be a word (Y., E., Yu.). */
  isDotted?: true;
  /** One syllable of a name of three, by itself: there are few of them. */
  isSyllable?: true;
}

/** The first spelling of a word, by which tables know it; '' for no word. */
export const mainForm = (word: Word | undefined): string => word?.forms[0] ?? '';
