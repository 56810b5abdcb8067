import { alert, article, caseFile, entity, report } from '@tamis/db/schema';
import { desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { unreadCount } from '../alerts/service.ts';
import { activitiesWhere } from '../cases/present.ts';
import type { Ctx } from '../context.ts';
import { presentEntities } from '../entities/present.ts';
import { isAdverseArticle } from '../media/is-adverse.ts';
import { presentMedia } from '../media/service.ts';
import type { Dashboard } from './schema.ts';

/** Rows of each section; the pages behind them show the rest. */
const ENTITIES = 10;
const ARTICLES = 5;
const ACTIVITIES = 10;

/** Every status but resolved: named one by one, so that the index on the status serves. */
const ACTIVE = ['open', 'in_progress', 'escalated'] as const;

/** What a person sees first: the four numbers, and the newest of what matters most. Each query is on an index. */
export async function dashboard(ctx: Ctx): Promise<Dashboard> {
  const { orm } = ctx.db;
  const [totalEntities, highRiskAlerts, activeCases, completedReports, entities, media, caseActivities] =
    await Promise.all([
      orm.$count(entity),
      unreadCount(ctx, eq(alert.severity, 'high')),
      orm.$count(caseFile, inArray(caseFile.status, ACTIVE)),
      orm.$count(report),
      // Those that became so last, whenever they were added.
      orm
        .select()
        .from(entity)
        .where(isNotNull(entity.highSince))
        .orderBy(desc(entity.highSince), desc(entity.id))
        .limit(ENTITIES),
      orm
        .select()
        .from(article)
        .where(isAdverseArticle)
        .orderBy(desc(article.publishedAt), desc(article.id))
        .limit(ARTICLES),
      activitiesWhere(ctx, undefined, ACTIVITIES),
    ]);
  return {
    stats: { totalEntities, highRiskAlerts, activeCases, completedReports },
    highRiskEntities: await presentEntities(ctx, entities),
    adverseMedia: media.map(presentMedia),
    caseActivities,
  };
}
