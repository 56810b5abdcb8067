/** The size of the caches for words. Names consist of few different words, so most of the work on them is done once. */
export const wordsKept = 40_000;

/**
 * A cache of at most twice `capacity` values. A value is dropped if it was not asked for while `capacity` others were.
 * Few keys are asked for often and very many only once; the many must not evict the few.
 */
export class Recent<Key, Value extends string | number | boolean | object> {
  readonly #capacity: number;
  #known = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: Key): Value | undefined {
    const value = this.#known.get(key);
    if (value !== undefined) return value;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#known.size >= this.#capacity) [this.#older, this.#known] = [this.#known, new Map()];
    this.#known.set(key, value);
  }
}

/** Memoises a function of a text for recent texts. It is only a cache: results never depend on it. */
export function remembered<Value extends string | number | boolean | object>(
  work: (text: string) => Value,
  capacity = wordsKept,
): (text: string) => Value {
  const recent = new Recent<string, Value>(capacity);
  return (text) => {
    let value = recent.get(text);
    if (value === undefined) {
      value = work(text);
      recent.set(text, value);
    }
    return value;
  };
}
