import { type Column, type SQL, or, sql } from 'drizzle-orm';

/** A LIKE pattern for a text anywhere in another; its wildcards stand for themselves under `escape '\'`. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}

/**
 * That a column has a text somewhere in it, in any case. SQLite's LIKE knows the case of ASCII letters only, so a text with
 * others is looked for as it is typed, in small letters, in capitals, and as a name is written.
 */
export function containsText(column: Column, text: string): SQL | undefined {
  const small = text.toLowerCase();
  const asName = small.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const spellings = /^\p{ASCII}*$/u.test(text) ? [text] : [...new Set([text, small, text.toUpperCase(), asName])];
  return or(...spellings.map((spelling) => sql`${column} like ${likePattern(spelling)} escape '\\'`));
}
