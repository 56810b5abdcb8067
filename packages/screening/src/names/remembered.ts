/** What is kept of the words met lately. Names are made of few words, so most of the work on them is done once. */
export const wordsKept = 40_000;

/**
 * A function of a text, remembered for the texts met lately: what was not asked for since as many others were is dropped, so
 * that a flood of parts of words leaves the words. A cache only: results never depend on it.
 */
export function remembered<Value extends string | number | boolean | object>(
  work: (text: string) => Value,
  capacity = wordsKept,
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
