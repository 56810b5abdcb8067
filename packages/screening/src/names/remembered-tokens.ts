import type { NameToken } from './name-token.ts';
import { wordsKept } from './remembered.ts';

/**
 * Tokens by the text of the word. Only the spellings with which a text was first met are kept; another reading of the
 * same text is not.
 */
export class RememberedTokens {
  readonly #known = new Map<string, { forms: readonly string[]; token: NameToken }>();

  /**
   * The token of a word with exactly these spellings. Returns the same object as before, with everything that was
   * computed for it elsewhere.
   */
  of(text: string, forms: readonly string[], read: () => NameToken): NameToken {
    const met = this.#known.get(text);
    if (met && areSame(met.forms, forms)) return met.token;
    const token = read();
    if (!met) {
      if (this.#known.size >= wordsKept) this.#known.clear();
      this.#known.set(text, { forms, token });
    }
    return token;
  }
}

/** Most words come with the very same array, others with an equal one. */
function areSame(forms: readonly string[], others: readonly string[]): boolean {
  if (forms === others) return true;
  if (forms.length !== others.length) return false;
  for (let at = 0; at < forms.length; at++) if (forms[at] !== others[at]) return false;
  return true;
}
