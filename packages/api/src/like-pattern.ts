import { type Column, type SQL, or, sql } from 'drizzle-orm';

/** A LIKE pattern that finds a text anywhere in another. Its own wildcards are escaped, for `escape '\'`. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}

/**
 * The condition that a column contains a text, in any case. SQLite's LIKE ignores case for ASCII letters only, so a text with
 * other letters is looked for as typed, in lower case, in upper case, and capitalised like a name.
 */
export function containsText(column: Column, text: string): SQL | undefined {
  const small = text.toLowerCase();
  const asName = small.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const spellings = /^\p{ASCII}*$/u.test(text) ? [text] : [...new Set([text, small, text.toUpperCase(), asName])];
  return or(...spellings.map((spelling) => sql`${column} like ${likePattern(spelling)} escape '\\'`));
}
