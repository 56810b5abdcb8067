/**
 * Values that a reading holds until they can be joined, kept as JSON text. This takes a third of the memory of objects
 * and holds no reference to the file's text; a substring would keep the whole text alive.
 */
export class CompactMap<Value> {
  readonly #texts = new Map<string, string>();

  get size(): number {
    return this.#texts.size;
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  set(key: string, value: Value): void {
    this.#texts.set(key, JSON.stringify(value));
  }

  get(key: string): Value | undefined {
    const text = this.#texts.get(key);
    // Every value in the map was stored by `set`.
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  }

  /** Removes and returns the value. */
  take(key: string): Value | undefined {
    const value = this.get(key);
    this.#texts.delete(key);
    return value;
  }

  /** All keys and values in the order in which they were first set. Each is released once it has been returned. */
  *takeAll(): Generator<[string, Value]> {
    for (const key of this.#texts.keys()) {
      const value = this.take(key);
      if (value !== undefined) yield [key, value];
    }
  }
}

/** The same for lists. Appending a value takes constant time, however long the list is. */
export class CompactLists<Value> {
  readonly #texts = new Map<string, string[]>();

  add(key: string, value: Value): void {
    const text = JSON.stringify(value);
    const known = this.#texts.get(key);
    if (known === undefined) this.#texts.set(key, [text]);
    else known.push(text);
  }

  /** Removes and returns the values of a key, in order. */
  take(key: string): Value[] {
    const texts = this.#texts.get(key) ?? [];
    this.#texts.delete(key);
    // Every value in the lists was stored by `add`.
    return texts.map((text) => JSON.parse(text) as Value);
  }
}
