import { caseActivity, caseFile } from '@tamis/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { activitiesWhere } from '../cases/present.ts';
import type { CaseActivity, CaseFile } from '../cases/schema.ts';
import { listCases } from '../cases/list-cases.ts';
import { type Ctx, nameOfActor } from '../context.ts';
import type { Entity } from '../entities/schema.ts';
import { getEntity } from '../entities/service.ts';
import type { MediaItem } from '../media/schema.ts';
import { mediaOf } from '../media/service.ts';
import { ownershipOf } from '../ownership/ownership-of.ts';
import type { Ownership } from '../ownership/schema.ts';
import { newestAssessment } from '../risk/newest-assessments.ts';
import type { RiskAssessment } from '../risk/schema.ts';
import { currentAssessment } from '../risk/service.ts';
import type { LastScreening, Match } from '../screening/schema.ts';
import { lastScreening } from '../screening/last-screening.ts';
import { listMatches } from '../screening/match-queue.ts';
import { MAX_ROWS } from '../wire.ts';
import { chainHead } from '../write.ts';
import { type DecisionHistory, decisionHistory } from './decision-history.ts';

/** Everything that is known about an entity at one moment. */
export interface ReportFacts {
  asOf: number;
  createdBy: string;
  publicUrl: string;
  entity: Entity;
  risk: RiskAssessment;
  riskModelVersion: string | null;
  /** Null if the entity has not been screened yet. */
  screening: LastScreening | null;
  matches: Match[];
  ownership: Ownership;
  media: MediaItem[];
  cases: CaseFile[];
  /** The newest comments on these cases, and how many older ones are left out. */
  comments: CaseActivity[];
  omittedComments: number;
  decisions: DecisionHistory;
}

/** How many comments are shown over all cases. */
const MAX_COMMENTS = 30;

/** After so many attempts, the report is made from what was read last, even if others keep writing. */
const MAX_READS = 4;

/**
 * Gathers the facts for a report, as of one moment. The report is kept for ever, so it must not contradict itself, for
 * example with a confirmed match of an entity that is on no list. If anything was written in the meanwhile, everything
 * is read again. Throws `NotFound` if there is no such entity.
 */
export async function reportFacts(ctx: Ctx, entityId: number): Promise<ReportFacts> {
  for (let reading = 1; ; reading += 1) {
    const before = await chainHead(ctx.db);
    const facts = await factsNow(ctx, entityId);
    if (reading === MAX_READS || (await chainHead(ctx.db)).seq === before.seq) return facts;
  }
}

async function factsNow(ctx: Ctx, entityId: number): Promise<ReportFacts> {
  const all = { entityId, limit: MAX_ROWS, offset: 0 };
  const entity = await getEntity(ctx, entityId);
  const [risk, assessment, screening, matches, ownership, media, cases, comments, commentCount, decisions] =
    await Promise.all([
      currentAssessment(ctx, entityId),
      newestAssessment(ctx, entityId),
      lastScreening(ctx, entityId),
      listMatches(ctx, all),
      ownershipOf(ctx, { entityId }),
      mediaOf(ctx, entityId),
      listCases(ctx, { ...all, filter: 'all' }),
      activitiesWhere(ctx, isCommentOn(ctx, entityId), MAX_COMMENTS),
      ctx.db.orm.$count(caseActivity, isCommentOn(ctx, entityId)),
      decisionHistory(ctx, entityId),
    ]);
  return {
    asOf: ctx.now(),
    createdBy: ctx.user ? `${nameOfActor(ctx)} (${ctx.user.username})` : ctx.actor,
    publicUrl: ctx.config.publicUrl,
    entity,
    risk,
    riskModelVersion: assessment?.modelVersion ?? null,
    screening,
    matches: matches.rows,
    ownership,
    media,
    cases: cases.rows,
    comments,
    omittedComments: commentCount - comments.length,
    decisions,
  };
}

const isCommentOn = ({ db }: Ctx, entityId: number) =>
  and(
    eq(caseActivity.activityType, 'comment'),
    inArray(
      caseActivity.caseId,
      db.orm.select({ id: caseFile.id }).from(caseFile).where(eq(caseFile.entityId, entityId)),
    ),
  );
