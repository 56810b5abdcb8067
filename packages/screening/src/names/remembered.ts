import type { NameToken } from './name-token.ts';

/** What is kept of the words met lately. Names are made of few words, so most of the work on them is done once. */
const words = 40_000;

/**
 * A function of a text, remembered for the texts met lately: what was not asked for since as many others were is dropped, so
 * that a flood of parts of words leaves the words. A cache only: results never depend on it.
 */
export function remembered<Value extends string | number | boolean | readonly string[]>(
  work: (text: string) => Value,
  capacity = words,
): (text: string) => Value {
  let known = new Map<string, Value>();
  let older = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = older.get(text) ?? work(text);
      if (known.size >= capacity) [older, known] = [known, new Map()];
      known.set(text, value);
    }
    return value;
  };
}

/** Words of names by their texts, each read from the spellings that it was met with first: another reading of the text is not kept. */
export class RememberedTokens {
  readonly #known = new Map<string, { forms: readonly string[]; token: NameToken }>();

  /** The token of a word with these very spellings; the same object as before, with what was worked out for it elsewhere. */
  of(text: string, forms: readonly string[], read: () => NameToken): NameToken {
    const met = this.#known.get(text);
    if (met && met.forms === forms) return met.token;
    const token = read();
    if (!met) {
      if (this.#known.size >= words) this.#known.clear();
      this.#known.set(text, { forms, token });
    }
    return token;
  }
}
