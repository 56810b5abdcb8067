import { type SQL, and, sql } from 'drizzle-orm';
import { likePattern } from './like-pattern.ts';

/** The newest texts that are looked at; a word that stands in more of them tells nothing apart. */
const MOST_TEXTS = 500;
/** Further words narrow nothing down. */
const MAX_WORDS = 10;
/** Scripts that leave no space between words: the index of a text holds whole phrases of them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A table whose texts are indexed, and these texts as they are read where the index does not help. */
export interface Prose {
  id: SQL | { getSQL(): SQL };
  index: 'alert_text' | 'article_text' | 'case_text';
  columns: (SQL | { getSQL(): SQL })[];
}

/** Every word of the question begins a word of these texts. Undefined when the question has no word. */
export function mentions(q: string, { id, index, columns }: Prose): SQL | undefined {
  const words = (q.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  const spaced = words.filter((word) => !UNSPACED.test(word));
  const table = sql.identifier(index);
  // Half of all texts have a word that begins with a given letter.
  const pattern = spaced.map((word) => (word.length === 1 ? `"${word}"` : `"${word}"*`)).join(' ');
  const text = sql.join(columns, sql` || char(10) || `);
  return and(
    spaced.length === 0
      ? undefined
      : sql`${id} in (select rowid from ${table} where ${table} match ${pattern} order by rowid desc limit ${MOST_TEXTS})`,
    ...words.filter((word) => UNSPACED.test(word)).map((word) => sql`(${text}) like ${likePattern(word)} escape '\\'`),
  );
}
