import { alert, article, caseFile, entity } from '@tamis/db/schema';
import { type SQL, and, desc, sql } from 'drizzle-orm';
import { alertsFor, presentAlert } from '../alerts/service.ts';
import { casesWhere } from '../cases/present.ts';
import { type Ctx, type CurrentUser } from '../context.ts';
import { Unauthorized } from '../errors.ts';
import { presentMedia } from '../media/service.ts';
import { searchEntities } from './entity-search.ts';
import { likePattern } from './like-pattern.ts';
import { searchParties } from './party-search.ts';
import type { SearchResult } from './schema.ts';

export { searchEntities } from './entity-search.ts';

/** Rows of each section besides the entities. */
const SECTION = 20;
/** Further words narrow nothing down. */
const MAX_WORDS = 10;

/** Everything a text may lead to: entities first, then cases, alerts and articles, newest first, and listed parties. */
export async function search(ctx: Ctx, q: string): Promise<SearchResult> {
  const reader = ctx.user;
  if (!reader) throw new Unauthorized();
  const [entities, cases, alerts, articles, parties] = await Promise.all([
    searchEntities(ctx, q),
    casesWhere(ctx, mentions(q, caseFile.title, caseFile.description, entity.name), { limit: SECTION }),
    searchAlerts(ctx, q, reader),
    searchArticles(ctx, q),
    searchParties(ctx, q),
  ]);
  return { entities, cases, alerts, articles, parties };
}

async function searchAlerts(ctx: Ctx, q: string, reader: CurrentUser): Promise<SearchResult['alerts']> {
  const rows = await alertsFor(ctx, reader)
    .where(mentions(q, alert.content, entity.name))
    .orderBy(desc(alert.createdAt), desc(alert.id))
    .limit(SECTION);
  return rows.map((row) => presentAlert(row, reader));
}

async function searchArticles(ctx: Ctx, q: string): Promise<SearchResult['articles']> {
  const rows = await ctx.db.orm
    .select()
    .from(article)
    .where(mentions(q, article.title, article.content, article.aiSummary, article.source))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(SECTION);
  return rows.map(presentMedia);
}

/** Every word of the question stands somewhere in these columns. */
function mentions(q: string, ...columns: (SQL | { getSQL(): SQL })[]): SQL | undefined {
  const text = sql.join(columns, sql` || char(10) || `);
  const words = q
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return and(...words.map((word) => sql`(${text}) like ${likePattern(word)} escape '\\'`));
}
