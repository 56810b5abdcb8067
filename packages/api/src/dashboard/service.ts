import { presentActivity } from '../cases/present.ts';
import { type Ctx, signedIn } from '../context.ts';
import { presentEntities } from '../entities/present.ts';
import { presentMedia } from '../media/service.ts';
import { dashboardQueries } from './queries.ts';
import type { Dashboard } from './schema.ts';

/** What a person sees first: the four numbers, and the newest of what matters most. */
export async function dashboard(ctx: Ctx): Promise<Dashboard> {
  const queries = dashboardQueries(ctx, signedIn(ctx));
  const [entities, alerts, cases, reports, highRisk, media, activities] = await Promise.all([
    queries.totalEntities,
    queries.highRiskAlerts,
    queries.activeCases,
    queries.completedReports,
    queries.highRiskEntities,
    queries.adverseMedia,
    queries.caseActivities,
  ]);
  return {
    stats: {
      totalEntities: entities[0]?.count ?? 0,
      highRiskAlerts: alerts[0]?.count ?? 0,
      activeCases: cases[0]?.count ?? 0,
      completedReports: reports[0]?.count ?? 0,
    },
    highRiskEntities: await presentEntities(ctx, highRisk),
    adverseMedia: media.map(presentMedia),
    caseActivities: activities.map(presentActivity),
  };
}
