import { inIds } from '@tamis/db/db';
import { alert, article, caseFile, entity } from '@tamis/db/schema';
import { desc, inArray, or } from 'drizzle-orm';
import { NEWEST_FIRST, alertsFor, presentAlerts } from '../alerts/service.ts';
import { CASE_ORDERS, casesWhere } from '../cases/present.ts';
import { type Ctx, type CurrentUser, signedIn } from '../context.ts';
import { presentMedia } from '../media/service.ts';
import { searchEntities, searchEntityPage } from './entity-search.ts';
import { searchParties } from './party-search.ts';
import { orderBy } from '../keyset.ts';
import { mentions } from './prose-search.ts';
import type { SearchFilter, SearchResult, WideSearch } from './schema.ts';

/** Rows of each section besides the entities. */
const SECTION = 20;

/**
 * Everything a text may lead to: entities first, as the filter leaves them; then cases and alerts that mention it or that
 * are about one of the best entities, and articles, newest first; and listed parties.
 */
export async function search(ctx: Ctx, q: string, { page, ...filter }: WideSearch = {}): Promise<SearchResult> {
  const reader = signedIn(ctx);
  const { entities, best, entityTotal } = await (page
    ? pageOfEntities(ctx, q, filter, page)
    : bestEntities(ctx, q, filter));
  const [cases, alerts, articles, listed, entityCount] = await Promise.all([
    searchCases(ctx, q, best),
    searchAlerts(ctx, q, best, reader),
    searchArticles(ctx, q),
    searchParties(ctx, q),
    ctx.db.orm.$count(entity),
  ]);
  return { entities, ...(entityTotal && { entityTotal }), cases, alerts, articles, ...listed, entityCount };
}

type EntitiesFound = Pick<SearchResult, 'entities' | 'entityTotal'> & { best: number[] };

async function bestEntities(ctx: Ctx, q: string, filter: SearchFilter): Promise<EntitiesFound> {
  const entities = await searchEntities(ctx, q, filter);
  return { entities, best: entities.map(({ id }) => id) };
}

async function pageOfEntities(
  ctx: Ctx,
  q: string,
  filter: SearchFilter,
  page: NonNullable<WideSearch['page']>,
): Promise<EntitiesFound> {
  const { rows, total, isMore, best } = await searchEntityPage(ctx, q, filter, page);
  return { entities: rows, entityTotal: { count: total, isMore }, best };
}

// The ids are found first, so that only the newest cases and alerts are read whole.
function searchCases(ctx: Ctx, q: string, entityIds: readonly number[]): Promise<SearchResult['cases']> {
  const said = mentions(q, caseFile.id, 'case');
  const newest = ctx.db.orm
    .select({ id: caseFile.id })
    .from(caseFile)
    .where(or(said, inIds(caseFile.entityId, entityIds)))
    .orderBy(...orderBy(CASE_ORDERS['-createdAt']))
    .limit(SECTION);
  return casesWhere(ctx, inArray(caseFile.id, newest), { limit: SECTION });
}

async function searchAlerts(
  ctx: Ctx,
  q: string,
  entityIds: readonly number[],
  reader: CurrentUser,
): Promise<SearchResult['alerts']> {
  const said = mentions(q, alert.id, 'alert');
  const newest = ctx.db.orm
    .select({ id: alert.id })
    .from(alert)
    .where(or(said, inIds(alert.entityId, entityIds)))
    .orderBy(...orderBy(NEWEST_FIRST))
    .limit(SECTION);
  const rows = await alertsFor(ctx, reader)
    .where(inArray(alert.id, newest))
    .orderBy(...orderBy(NEWEST_FIRST));
  return presentAlerts(ctx, rows, reader);
}

async function searchArticles(ctx: Ctx, q: string): Promise<SearchResult['articles']> {
  const said = mentions(q, article.id, 'article');
  if (said === undefined) return [];
  const rows = await ctx.db.orm
    .select()
    .from(article)
    .where(said)
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(SECTION);
  return rows.map(presentMedia);
}
