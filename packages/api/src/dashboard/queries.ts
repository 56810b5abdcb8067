import { alert, article, caseFile, entity, report } from '@tamis/db/schema';
import { count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { unreadCountQuery } from '../alerts/service.ts';
import { activityQuery } from '../cases/present.ts';
import type { Ctx, CurrentUser } from '../context.ts';
import { isAdverseArticle } from '../media/is-adverse.ts';

/** Rows of each section; the pages behind them show the rest. */
const ENTITIES = 10;
const ARTICLES = 5;
const ACTIVITIES = 10;

/** Every status but resolved: named one by one, so that the index on the status serves. */
const ACTIVE = ['open', 'in_progress', 'escalated'] as const;

/** The dashboard's queries, not run yet: one each, and each on an index. */
export function dashboardQueries(ctx: Ctx, reader: CurrentUser) {
  const { orm } = ctx.db;
  return {
    totalEntities: orm.select({ count: count() }).from(entity),
    /** High alerts that this person has not read; those older than the account count as read. */
    highRiskAlerts: unreadCountQuery(ctx, reader, eq(alert.severity, 'high')),
    activeCases: orm.select({ count: count() }).from(caseFile).where(inArray(caseFile.status, ACTIVE)),
    completedReports: orm.select({ count: count() }).from(report),
    /** Those that became so last, whenever they were added. */
    highRiskEntities: orm
      .select()
      .from(entity)
      .where(isNotNull(entity.highSince))
      .orderBy(desc(entity.highSince), desc(entity.id))
      .limit(ENTITIES),
    adverseMedia: orm
      .select()
      .from(article)
      .where(isAdverseArticle)
      .orderBy(desc(article.publishedAt), desc(article.id))
      .limit(ARTICLES),
    caseActivities: activityQuery(ctx, undefined, ACTIVITIES),
  };
}
