import type { NameToken } from './name-token.ts';
import { wordsKept } from './remembered.ts';

/** Words of names by their texts, each read from the spellings that it was met with first: another reading of the text is not kept. */
export class RememberedTokens {
  readonly #known = new Map<string, { forms: readonly string[]; token: NameToken }>();

  /** The token of a word with these very spellings; the same object as before, with what was worked out for it elsewhere. */
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

/** Most words come with the very array that they were met with, others with one of the same spellings. */
function areSame(forms: readonly string[], others: readonly string[]): boolean {
  if (forms === others) return true;
  if (forms.length !== others.length) return false;
  for (let at = 0; at < forms.length; at++) if (forms[at] !== others[at]) return false;
  return true;
}
