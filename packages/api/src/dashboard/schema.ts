import * as v from 'valibot';
import { CaseActivity } from '../cases/schema.ts';
import { Entity } from '../entities/schema.ts';
import { MediaItem } from '../media/schema.ts';
import { isoTime } from '../wire.ts';

export const Dashboard = v.object({
  stats: v.object({
    totalEntities: v.number(),
    highRiskAlerts: v.number(),
    activeCases: v.number(),
    completedReports: v.number(),
  }),
  highRiskEntities: v.array(Entity),
  adverseMedia: v.array(MediaItem),
  caseActivities: v.array(CaseActivity),
});
export type Dashboard = v.InferOutput<typeof Dashboard>;

/** What the dashboard draws: counts, from low to high and from the oldest week to this one. */
export const DashboardPlots = v.object({
  /** Entities by score, in steps of ten. */
  risk: v.array(v.object({ from: v.number(), count: v.number() })),
  /** Pending matches by score, best first, and since when the oldest one waits. */
  waiting: v.object({
    bands: v.array(v.object({ from: v.number(), count: v.number() })),
    oldestAt: v.nullable(isoTime),
    /** Matches whose decision is proposed. */
    secondPerson: v.number(),
  }),
  escalatedCases: v.number(),
  /** What is new since Monday, UTC. */
  thisWeek: v.object({ entities: v.number(), reports: v.number() }),
  /** By weeks that begin on Monday, UTC. */
  alerts: v.array(v.object({ week: isoTime, high: v.number(), medium: v.number(), low: v.number() })),
});
export type DashboardPlots = v.InferOutput<typeof DashboardPlots>;
