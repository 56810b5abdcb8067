/**
 * The value of a table for a text that anybody may have written, undefined if there is none. Properties that every
 * object inherits (`constructor`, `toString`) do not count.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, text: string): Value | undefined =>
  Object.hasOwn(table, text) ? table[text] : undefined;
