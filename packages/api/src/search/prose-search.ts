import { type SQL, type SQLWrapper, and, sql } from 'drizzle-orm';
import { wordsOf } from './words.ts';

/** The newest texts that are looked at; a word that is in more of them distinguishes nothing. */
const MAX_TEXTS = 500;
/** Places of one or two signs that are looked at, some milliseconds; signs in more places distinguish nothing either. */
const MAX_PLACES = 10_000;
/** Further words narrow nothing down. */
const MAX_WORDS = 10;
/** Scripts that leave no space between words: each three signs that follow one another are indexed. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const SIGNS_TOGETHER = 3;
/** Sorts after every text that begins with the same characters. */
const LAST = '\u{10FFFF}';

/** A table whose texts are indexed, by words (`<table>_text`) and by signs (`<table>_signs`). */
type Prose = 'alert' | 'article' | 'case';

/** As many as a search that shows the best looks at, or all, for a filter: what it leaves out is not counted either. */
type Reach = 'newest' | 'all';

/** SQLite's word for none. */
const NO_LIMIT = -1;

/** Every word of the question begins a word of these texts. Undefined when the question has no word. */
export function mentions(q: string, id: SQLWrapper, prose: Prose, reach: Reach = 'newest'): SQL | undefined {
  const words = wordsOf(q).slice(0, MAX_WORDS);
  const spaced = words.filter((word) => !UNSPACED.test(word));
  // Half of all texts have a word that begins with a given letter.
  const pattern = spaced.map((word) => (word.length === 1 ? `"${word}"` : `"${word}"*`)).join(' ');
  const queries = [
    ...(spaced.length === 0 ? [] : [newestWith(`${prose}_text`, pattern, reach)]),
    ...words.filter((word) => UNSPACED.test(word)).map((word) => withSigns(prose, word.toLowerCase(), reach)),
  ];
  return and(...queries.map((query) => sql`${id} in (${query})`));
}

function newestWith(index: `${Prose}_text` | `${Prose}_signs`, pattern: string, reach: Reach): SQL {
  const table = sql.identifier(index);
  const limit = reach === 'all' ? NO_LIMIT : MAX_TEXTS;
  return sql`select rowid from ${table} where ${table} match ${pattern} order by rowid desc limit ${limit}`;
}

function withSigns(prose: Prose, word: string, reach: Reach): SQL {
  if (Array.from(word).length >= SIGNS_TOGETHER) return newestWith(`${prose}_signs`, `"${word}"`, reach);
  const places = sql.identifier(`${prose}_sign`);
  const limit = reach === 'all' ? NO_LIMIT : MAX_PLACES;
  return sql`select doc from ${places} where term >= ${word} and term < ${word + LAST} limit ${limit}`;
}
