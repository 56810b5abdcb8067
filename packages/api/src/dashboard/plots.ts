import { alert, caseFile, entity, match, report } from '@tamis/db/schema';
import { eq, gte, min, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { countBySteps } from '../score-steps.ts';
import { type Level, isoOrNull, toIso } from '../wire.ts';
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
 * Each count walks a range of one index and sorts nothing, so that none holds up other requests on a hundred thousand
 * rows.
 */
export async function dashboardPlots(ctx: Ctx): Promise<DashboardPlots> {
  const { orm } = ctx.db;
  const weeks = weeksUntil(ctx.now());
  const thisWeek = weeks.at(-1) ?? 0;
  const isPending = eq(match.state, 'pending');
  const [risk, bands, oldest, secondPerson, escalatedCases, entities, reports, alerts] = await Promise.all([
    countBySteps(ctx, RISK_STEPS, entity.riskScore),
    countBySteps(ctx, MATCH_BANDS, match.score, isPending),
    orm
      .select({ at: min(match.waitingSince) })
      .from(match)
      .where(isPending),
    orm.$count(match, eq(match.state, 'proposed')),
    orm.$count(caseFile, eq(caseFile.status, 'escalated')),
    orm.$count(entity, gte(entity.createdAt, thisWeek)),
    orm.$count(report, gte(report.createdAt, thisWeek)),
    alertsByWeek(ctx, weeks),
  ]);
  return {
    risk,
    waiting: { bands, oldestAt: isoOrNull(oldest[0]?.at ?? null), secondPerson },
    escalatedCases,
    thisWeek: { entities, reports },
    alerts,
  };
}

async function alertsByWeek(ctx: Ctx, weeks: readonly number[]): Promise<DashboardPlots['alerts']> {
  const rows = await ctx.db.orm.all<Record<Level | 'week', number>>(
    sql`select week.value as week, ${alertsOf('high')} as high, ${alertsOf('medium')} as medium, ${alertsOf('low')} as low from json_each(${JSON.stringify(weeks)}) as week`,
  );
  return rows.map(({ week, ...counts }) => ({ week: toIso(week), ...counts }));
}

const alertsOf = (level: Level) =>
  sql`(select count(*) from ${alert} where ${alert.severity} = ${level} and ${alert.createdAt} >= week.value and ${alert.createdAt} < week.value + ${WEEK_MS})`;

/** The Mondays of the last weeks, this one last. */
function weeksUntil(now: number): number[] {
  const thisWeek = now - ((now - FIRST_MONDAY_MS) % WEEK_MS);
  return Array.from({ length: WEEKS }, (_, at) => thisWeek - (WEEKS - 1 - at) * WEEK_MS);
}
