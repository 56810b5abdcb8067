import { alert, caseFile, entity, match, report } from '@tamis/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { countBySteps } from '../score-steps.ts';
import { type Level, toIso } from '../wire.ts';
import type { DashboardPlots } from './schema.ts';

/** Steps of the score. */
const RISK_STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
/** Where a match is almost certain, likely, or possible. */
const MATCH_BANDS = [90, 80, 0];
/** A quarter of a year. */
const WEEKS = 12;
const WEEK_MS = 7 * DAY_MS;
/** 1 January 1970 was a Thursday: the first Monday came four days later. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/**
 * The queries of the plots, not run yet. Each count walks a range of one index and sorts nothing, so that none holds up
 * other requests on a hundred thousand rows.
 */
export function plotQueries(now: number) {
  const weeks = weeksUntil(now);
  const levels: readonly Level[] = ['high', 'medium', 'low'];
  return {
    risk: countBySteps(RISK_STEPS, entity.riskScore),
    waiting: countBySteps(MATCH_BANDS, match.score, eq(match.state, 'pending')),
    oldest: sql`select min(${match.waitingSince}) as at from ${match} where ${match.state} = 'pending'`,
    secondPerson: sql`select count(*) as count from ${match} where ${match.state} = 'proposed'`,
    escalatedCases: sql`select count(*) as count from ${caseFile} where ${caseFile.status} = 'escalated'`,
    newEntities: sql`select count(*) as count from ${entity} where ${entity.createdAt} >= ${weeks.at(-1)}`,
    newReports: sql`select count(*) as count from ${report} where ${report.createdAt} >= ${weeks.at(-1)}`,
    alerts: sql`select week.value as week, level.value as level, (select count(*) from ${alert} where ${alert.severity} = level.value and ${alert.createdAt} >= week.value and ${alert.createdAt} < week.value + ${WEEK_MS}) as count from json_each(${JSON.stringify(weeks)}) as week, json_each(${JSON.stringify(levels)}) as level`,
  };
}

export async function dashboardPlots(ctx: Ctx): Promise<DashboardPlots> {
  const queries = plotQueries(ctx.now());
  const { orm } = ctx.db;
  const [risk, bands, oldest, secondPerson, escalated, newEntities, newReports, alerts] = await Promise.all([
    orm.all<{ from: number; count: number }>(queries.risk),
    orm.all<{ from: number; count: number }>(queries.waiting),
    orm.all<{ at: number | null }>(queries.oldest),
    orm.all<{ count: number }>(queries.secondPerson),
    orm.all<{ count: number }>(queries.escalatedCases),
    orm.all<{ count: number }>(queries.newEntities),
    orm.all<{ count: number }>(queries.newReports),
    orm.all<{ week: number; level: Level; count: number }>(queries.alerts),
  ]);
  const byWeek = Map.groupBy(alerts, ({ week }) => week);
  return {
    risk,
    waiting: {
      bands,
      oldestAt: typeof oldest[0]?.at === 'number' ? toIso(oldest[0].at) : null,
      secondPerson: secondPerson[0]?.count ?? 0,
    },
    escalatedCases: escalated[0]?.count ?? 0,
    thisWeek: { entities: newEntities[0]?.count ?? 0, reports: newReports[0]?.count ?? 0 },
    alerts: [...byWeek].map(([week, counts]) => {
      const of = (level: Level) => counts.find((row) => row.level === level)?.count ?? 0;
      return { week: toIso(week), high: of('high'), medium: of('medium'), low: of('low') };
    }),
  };
}

/** The Mondays of the last weeks, this one last. */
function weeksUntil(now: number): number[] {
  const thisWeek = now - ((now - FIRST_MONDAY_MS) % WEEK_MS);
  return Array.from({ length: WEEKS }, (_, at) => thisWeek - (WEEKS - 1 - at) * WEEK_MS);
}
