import { entity } from '@tamis/db/schema';
import { type NamePlace, type NamedText, namedText } from '@tamis/screening/media/find-names';
import { and, asc, gt, ne } from 'drizzle-orm';
import type { Ctx } from '../context.ts';

/** Names looked at before other work gets its turn. */
const PAGE = 2_000;
/** An article that names more is a list, and no news about each of them. */
const MOST_ENTITIES = 100;

/** An entity with the places where an article names it. */
export interface Mention {
  entityId: number;
  places: NamePlace[];
}

/**
 * Whom of the monitored people and companies each text names, the most often named first. Countries are left out: nearly
 * every article names one. Every name is looked at once for all texts; only those of which a word stands in a text are
 * read closely.
 */
export async function findMentions(
  ctx: Ctx,
  articles: readonly { title: string; content: string }[],
): Promise<Mention[][]> {
  const texts = articles.map(({ title, content }) => namedText(title, content));
  const found: Mention[][] = texts.map(() => []);
  const { id, name, type, nameKey } = entity;
  for (let cursor = 0; ;) {
    const rows = await ctx.db.orm
      .select({ id, name, type, nameKey })
      .from(entity)
      .where(and(gt(id, cursor), ne(type, 'country')))
      .orderBy(asc(id))
      .limit(PAGE);
    for (const row of rows) {
      const words = row.nameKey.split(' ');
      for (const [at, text] of texts.entries()) {
        const places = mayName(text, words) ? text.placesOf(row.name, row.type) : [];
        if (places.length > 0) found[at]?.push({ entityId: row.id, places });
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    cursor = last.id;
    await ctx.breathe();
  }
  return found.map((some) => some.toSorted((a, b) => b.places.length - a.places.length).slice(0, MOST_ENTITIES));
}

/** One word in common is enough: the others may be spelled in another way. */
const mayName = ({ spellings }: NamedText, words: readonly string[]): boolean =>
  words.some((word) => spellings.has(word));
