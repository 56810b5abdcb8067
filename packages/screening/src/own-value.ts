/**
 * What a table holds under a text that anybody may have written, undefined where it holds nothing: what every object inherits
 * (`constructor`, `toString`) is not of the table.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, text: string): Value | undefined =>
  Object.hasOwn(table, text) ? table[text] : undefined;
