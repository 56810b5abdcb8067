/**
 * Values that a reading holds until they can be joined, kept as JSON text: a third of the size of objects, and free of
 * the file's text, of which a piece of a string would keep the whole alive.
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
    // What is in the map was put there by `set`.
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  }

  /** The value, which is then no longer held. */
  take(key: string): Value | undefined {
    const value = this.get(key);
    this.#texts.delete(key);
    return value;
  }

  /** All keys and values, in the order in which they were first set; each is let go when it has been answered. */
  *takeAll(): Generator<[string, Value]> {
    for (const key of this.#texts.keys()) {
      const value = this.take(key);
      if (value !== undefined) yield [key, value];
    }
  }
}

/** The same for lists that grow a value at a time, each in the same time however long its list is. */
export class CompactLists<Value> {
  readonly #texts = new Map<string, string[]>();

  add(key: string, value: Value): void {
    const text = JSON.stringify(value);
    const known = this.#texts.get(key);
    if (known === undefined) this.#texts.set(key, [text]);
    else known.push(text);
  }

  /** The values of a key in their order, which are then no longer held. */
  take(key: string): Value[] {
    const texts = this.#texts.get(key) ?? [];
    this.#texts.delete(key);
    // What is in the lists was put there by `add`.
    return texts.map((text) => JSON.parse(text) as Value);
  }
}
