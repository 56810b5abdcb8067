/** The server accepts requests of at most 1 MB. */
const MOST_BYTES = 900_000;
/** Small enough that the progress moves. */
const MOST_ITEMS = 50;

/** The content of a file of articles: its items, unvalidated, or what is wrong with the file. */
export type ArticlesFile = { articles: unknown[] } | { fault: string };

/** Reads a JSON file: a list of articles, or an object with one under `articles`. */
export function readArticlesFile(text: string): ArticlesFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: 'The file is not valid JSON.' };
  }
  const articles = Array.isArray(value) ? (value as unknown[]) : listIn(value);
  if (!articles) return { fault: 'The file contains no list: it must be [ … ] or {"articles": [ … ]}.' };
  return articles.length === 0 ? { fault: 'There are no articles in the file.' } : { articles };
}

function listIn(value: unknown): unknown[] | null {
  if (typeof value !== 'object' || value === null || !('articles' in value)) return null;
  return Array.isArray(value.articles) ? (value.articles as unknown[]) : null;
}

interface Portion {
  /** The number of the first article in the file, from 1. */
  first: number;
  articles: unknown[];
}

/**
 * Splits the articles into requests that the server accepts. Articles that are too large by themselves are left out and
 * listed.
 */
export function portionsOf(articles: readonly unknown[]): { portions: Portion[]; tooLarge: number[] } {
  const portions: Portion[] = [];
  const tooLarge: number[] = [];
  let bytes = Infinity;
  for (const [at, article] of articles.entries()) {
    const size = new TextEncoder().encode(JSON.stringify(article)).length;
    const last = portions.at(-1);
    if (size > MOST_BYTES) {
      tooLarge.push(at + 1);
      bytes = Infinity;
    } else if (!last || bytes + size > MOST_BYTES || last.articles.length === MOST_ITEMS) {
      portions.push({ first: at + 1, articles: [article] });
      bytes = size;
    } else {
      last.articles.push(article);
      bytes += size;
    }
  }
  return { portions, tooLarge };
}
