import { article, articleEntity, entity, riskAssessment } from '@tamis/db/schema';
import { ON_WATCHLISTS } from '@tamis/screening/risk/summary';
import { and, desc, eq } from 'drizzle-orm';
import { type Model, RULES } from '../ai/model.ts';
import type { Ctx } from '../context.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { isAdverseToParty, levelOfParty } from '../media/is-adverse.ts';
import { lastScreening } from '../screening/last-screening.ts';
import { titlesNotAmong } from '../watchlists/registry.ts';
import { toIso } from '../wire.ts';
import { commit } from '../write.ts';
import { type NarrativeFacts, narrate } from './narrative.ts';
import { type AssessmentRow, newestAssessment, scoresOf } from './newest-assessments.ts';
import type { RiskAssessment } from './schema.ts';

/** More points than this say nothing more in a plot. */
const HISTORY = 100;

/** The model gets at most so many articles: the newest. */
const NARRATED_ARTICLES = 10;

/** The newest assessment of an entity with the scores before it. Never waits for anything but the database. */
export async function currentAssessment(ctx: Ctx, entityId: number): Promise<RiskAssessment> {
  const newest = await newestAssessment(ctx, entityId);
  if (!newest) return notAssessed(ctx, entityId);
  // A model's row repeats the assessment it put into words: it is no point of its own.
  const points = await ctx.db.orm
    .select()
    .from(riskAssessment)
    .where(and(eq(riskAssessment.entityId, entityId), eq(riskAssessment.generatedBy, RULES)))
    .orderBy(desc(riskAssessment.id))
    .limit(HISTORY);
  return {
    summary: await summaryOf(ctx, newest),
    scores: scoresOf(newest),
    overall: newest.overall,
    contributions: newest.contributions,
    generatedBy: newest.generatedBy,
    weightsVersion: newest.weightsVersion,
    createdAt: toIso(newest.createdAt),
    history: points
      .map((row, at, all) => ({
        overall: row.overall,
        createdAt: toIso(row.createdAt),
        byOtherWeights: isReweighed(row, all[at + 1]),
      }))
      .toReversed(),
  };
}

/** The summary. If it says that nobody was found on watchlists, it also says which were searched. */
async function summaryOf(ctx: Ctx, { entityId, summary }: AssessmentRow): Promise<string> {
  if (!summary.includes(ON_WATCHLISTS)) return summary;
  const searched = (await lastScreening(ctx, entityId))?.lists ?? [];
  if (searched.length === 0) return `${summary.replace(ON_WATCHLISTS, ' ')} No watchlist was searched.`;
  const missing = titlesNotAmong(searched.map(({ code }) => code));
  const limited = summary.replace(ON_WATCHLISTS, ' on the watchlists that were searched, ');
  return missing.length === 0 ? limited : `${limited} Not searched: ${missing.join(', ')}.`;
}

/** Nothing has changed but the weights. */
function isReweighed(row: AssessmentRow, before: AssessmentRow | undefined): boolean {
  if (!before || row.weightsVersion === before.weightsVersion) return false;
  return JSON.stringify(row.inputs) === JSON.stringify(before.inputs);
}

/**
 * Lets the model put the newest assessment into words, and stores that beside the rules' own as a new row with the same
 * scores. Nothing is stored when the model fails, or when the assessment has changed while it was writing. Returns the
 * reason of a failure, or null.
 */
export async function refreshNarrative(ctx: Ctx, model: Model, entityId: number): Promise<string | null> {
  const byRules = await newestAssessment(ctx, entityId);
  if (byRules?.generatedBy !== RULES) return null;
  const answer = await narrate(model, await factsOf(ctx, byRules));
  if (answer.value === null) return answer.reason;
  const { summary } = answer.value;
  const generatedBy = model.name;
  await commit(ctx, async (write) => {
    const newest = await newestAssessment(ctx, entityId);
    if (newest?.id !== byRules.id) return;
    const id = await write.id(riskAssessment);
    write.insert(riskAssessment, [{ ...byRules, id, summary, generatedBy, createdAt: ctx.now() }]);
    write.audit('risk.narrative', { type: 'entity', id: entityId }, { assessment: byRules.id, generatedBy, summary });
  });
  return null;
}

/** The assessment of an entity that waits for its first screening. Throws `NotFound` when there is no such entity. */
async function notAssessed(ctx: Ctx, entityId: number): Promise<RiskAssessment> {
  await assertEntityExists(ctx, entityId);
  const none = { sanctionsRisk: 0, politicalExposure: 0, adverseMedia: 0, countryRisk: 0 };
  return {
    summary: 'Not assessed yet: this entity still waits for its first screening.',
    scores: none,
    overall: 0,
    contributions: none,
    generatedBy: RULES,
    weightsVersion: 0,
    createdAt: toIso(ctx.now()),
    history: [],
  };
}

async function factsOf(ctx: Ctx, row: AssessmentRow): Promise<NarrativeFacts> {
  const [about] = await ctx.db.orm
    .select({ name: entity.name, type: entity.type, country: entity.countryName, position: entity.position })
    .from(entity)
    .where(eq(entity.id, row.entityId));
  const articles = await ctx.db.orm
    .select({ title: article.title, source: article.source, level: levelOfParty })
    .from(articleEntity)
    .innerJoin(article, eq(article.id, articleEntity.articleId))
    .where(and(eq(articleEntity.entityId, row.entityId), isAdverseToParty))
    .orderBy(desc(article.publishedAt))
    .limit(NARRATED_ARTICLES);
  return {
    party: about ?? {},
    scores: scoresOf(row),
    overall: row.overall,
    contributions: row.contributions,
    rulesSummary: await summaryOf(ctx, row),
    articles,
  };
}
