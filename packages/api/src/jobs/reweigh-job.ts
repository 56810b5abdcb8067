/** Recomputes everybody's score with the weights in force. */
import { rowsById } from '@tamis/db/db';
import { alert, entity, riskAssessment } from '@tamis/db/schema';
import { assessRisk } from '@tamis/screening/risk/assess';
import { riskBand } from '@tamis/screening/risk/bands';
import { eq, sql } from 'drizzle-orm';
import { RULES } from '../ai/model.ts';
import type { Ctx } from '../context.ts';
import { countedWithCommas } from '../counted.ts';
import type { Lease } from '../lease.ts';
import { bandAlert } from '../risk/band-alert.ts';
import { type ScoreChange, keepFormerScores } from '../risk/former-scores.ts';
import { newestAssessments, scoresOf } from '../risk/newest-assessments.ts';
import { createOutdated, storedScores } from '../risk/stored-scores.ts';
import { type VersionedWeights, weightsByVersion, weightsInForce } from '../settings/in-force.ts';
import { type Write, commit } from '../write.ts';
import type { JobOf } from './kinds.ts';
import { type Run, keepState, movedOn } from './run.ts';
import { slices } from './slices.ts';

/** Assessments stored in one batch. */
const STORED_AT_ONCE = 100;

/** The entities up to `to`; those that are `outdated` were assessed with former weights. */
interface Part {
  to: number;
  passed: number;
  outdated: readonly number[];
  isLast: boolean;
}

/**
 * Combines the four scores of each newest assessment with the weights in force, batch by batch, and stores a new assessment for
 * each that had others. The four scores stay as they are, so that only the weights change the result. Each batch moves the
 * cursor and requires that the lease is still ours.
 */
export async function reweighJob(ctx: Ctx, row: JobOf<'reweigh'>, { lease, report }: Run): Promise<void> {
  let state = row;
  for await (const part of partsOf(ctx, row)) {
    lease.signal.throwIfAborted();
    state = await storePart(ctx, { state, lease, part });
    report({ phase: 'assess', done: state.done, total: state.total });
    await ctx.breathe();
  }
}

async function* partsOf(ctx: Ctx, { cursor, payload }: JobOf<'reweigh'>): AsyncGenerator<Part> {
  const { lastEntityId } = payload;
  const isOutdated = createOutdated(await weightsInForce(ctx), await weightsByVersion(ctx));
  for (let after = cursor, isLast = false; !isLast;) {
    const page = await storedScores(ctx, { after, until: lastEntityId });
    const to = page.at(-1)?.id ?? lastEntityId;
    isLast = page.length === 0 || to >= lastEntityId;
    const outdated = page.filter(isOutdated).map(({ id }) => id);
    let from = 0;
    for (const part of slices(outdated, STORED_AT_ONCE, to)) {
      const until = part.isEnd ? page.length : page.findIndex(({ id }) => id === part.to) + 1;
      yield { to: part.to, passed: until - from, outdated: part.ids, isLast: isLast && part.isEnd };
      from = until;
    }
    after = to;
  }
}

async function storePart(
  ctx: Ctx,
  { state, lease, part }: { state: JobOf<'reweigh'>; lease: Lease; part: Part },
): Promise<JobOf<'reweigh'>> {
  const { payload } = state;
  return commit(ctx, async (write) => {
    const weights = await weightsInForce(ctx);
    const { scores, bands } = await reweigh(ctx, write, { ids: part.outdated, weights, ...payload });
    const moved = { scores: payload.scores + scores, bands: state.hits + bands };
    const next: JobOf<'reweigh'> = {
      ...state,
      ...movedOn(ctx, state, { ...part, count: part.passed }),
      hits: moved.bands,
      payload: { ...payload, scores: moved.scores },
      outcome: part.isLast ? outcomeOf(payload.version, state.total, moved) : null,
    };
    keepState(ctx, write, { next, lease });
    write.audit(
      part.isLast ? 'job.done' : 'job.chunk',
      { type: 'job', id: state.id },
      { kind: state.kind, from: state.cursor + 1, to: part.to, weights: weights.version, scores, bands },
    );
    return next;
  });
}

/** Puts new assessments into a write. Returns how many scores changed, and how many of them moved to another band. */
async function reweigh(
  ctx: Ctx,
  write: Write,
  {
    ids,
    weights: { version, weights },
    raisesAlerts,
  }: { ids: readonly number[]; weights: VersionedWeights; raisesAlerts: boolean },
): Promise<{ scores: number; bands: number }> {
  const now = ctx.now();
  const entities = await rowsById(ctx.db, entity, ids, ['id', 'declaredScore', 'riskScore', 'lastScreenedAt']);
  const newest = await newestAssessments(ctx, ids);
  const assessments: (typeof riskAssessment.$inferInsert)[] = [];
  const alerts: (typeof alert.$inferInsert)[] = [];
  const updates: [id: number, score: number][] = [];
  const changes: ScoreChange[] = [];
  const moved = { scores: 0, bands: 0 };
  for (const { id, declaredScore, riskScore: before, lastScreenedAt } of entities) {
    const known = newest.get(id);
    // An entity assessed in the meantime already has the weights in force.
    if (!known || known.weightsVersion === version) continue;
    const scores = scoresOf(known);
    const { overall, contributions, summary } = assessRisk(known.inputs.evidence, { now, weights, scores });
    const combined = { overall, contributions, summary, generatedBy: RULES, weightsVersion: version, createdAt: now };
    assessments.push({ ...known, ...combined, id: await write.id(riskAssessment) });
    updates.push([id, overall]);
    const after = Math.max(declaredScore, overall);
    if (after === before) continue;
    changes.push({ entityId: id, before, after });
    moved.scores += 1;
    if (riskBand(after) === riskBand(before)) continue;
    moved.bands += 1;
    if (raisesAlerts && lastScreenedAt !== null) {
      const why = 'Nothing else has changed than the weights of risk.';
      alerts.push(bandAlert(id, { before, after, now, cause: `weights:${version}:${id}`, why }));
    }
  }
  write.insert(riskAssessment, assessments);
  write.insert(alert, alerts);
  keepFormerScores(write, changes);
  if (updates.length > 0) {
    write.add(
      sql`update ${entity} set assessed_score = new.value ->> 1 from json_each(${JSON.stringify(updates)}) as new where ${eq(entity.id, sql`new.value ->> 0`)}`,
    );
  }
  return moved;
}

function outcomeOf(version: number, entities: number, { scores, bands }: { scores: number; bands: number }): string {
  const of = countedWithCommas(entities, 'entity', 'entities');
  return `Weights version ${version}: of ${of}, ${countedWithCommas(scores, 'score', 'scores')} changed, ${countedWithCommas(bands, 'band', 'bands')} among them.`;
}
