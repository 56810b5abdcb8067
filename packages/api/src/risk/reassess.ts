import { type EntityRow, alert, entity, riskAssessment } from '@tamis/db/schema';
import { inIds } from '@tamis/db/db';
import { countryCode, countryText } from '@tamis/screening/lists/countries';
import { type RiskEvidence, assessRisk } from '@tamis/screening/risk/assess';
import { RISK_HIGH, riskBand } from '@tamis/screening/risk/bands';
import { type ConfirmedMatch, isFlagless, ownedByBlocked } from '@tamis/screening/risk/sanctions-risk';
import { eq, sql } from 'drizzle-orm';
import { RULES } from '../ai/model.ts';
import type { Ctx } from '../context.ts';
import { type ArticleEvent, type ArticleEvidence, articleEvidence } from '../media/service.ts';
import {
  type OwnershipCause,
  type OwnershipOutcome,
  leaveForReview,
  ownershipOutcomes,
} from '../ownership/consequences.ts';
import { ownBlock } from '../ownership/parties.ts';
import { type StandingMatch, standingMatches } from '../screening/listed-parties.ts';
import { weightsInForce } from '../settings/in-force.ts';
import type { Write } from '../write.ts';
import { bandAlert } from './band-alert.ts';
import { type ScoreChange, keepFormerScores } from './former-scores.ts';
import { type AssessmentRow, newestAssessments } from './newest-assessments.ts';

/** The flags that follow from confirmed matches. A function of the matches alone, so that an undo restores the former state. */
function flagsFrom(matches: readonly StandingMatch[]) {
  const confirmed = matches.filter((item) => item.state === 'confirmed');
  const sanctions = confirmed.filter((item) => item.kind === 'sanctions');
  return {
    derivedSanctioned: sanctions.length > 0,
    derivedPep: confirmed.some((item) => item.kind === 'pep'),
    derivedLists: [...new Set(sanctions.map((item) => item.list))],
    derivedReasons: [...new Set(confirmed.map((item) => `Confirmed match: ${item.primaryName} (${item.list})`))],
  };
}

/** The lists of confirmed matches that set no flag, each once. */
function flaglessFrom(matches: readonly StandingMatch[]): ConfirmedMatch[] {
  const confirmed = matches
    .filter((item) => item.state === 'confirmed')
    .flatMap(({ kind, list }) => (isFlagless(kind) ? [{ kind, list }] : []));
  return [...new Map(confirmed.map((one) => [one.list, one])).values()];
}

/** The most companies that follow in the same write; `reviewOwnership` assesses the others. */
const MAX_FOLLOWERS = 250;

/** Entities, and their matches as they will stand after a write. */
export interface Concerned {
  rows: readonly EntityRow[];
  matchesOf: (entityId: number) => readonly StandingMatch[];
}

/** Entities and their matches as they are stored; `as` are the states of matches that the write is about to set. */
export async function concernedEntities(
  ctx: Ctx,
  ids: readonly number[],
  as?: Parameters<typeof standingMatches>[2],
): Promise<Concerned> {
  const rows = ids.length === 0 ? [] : await ctx.db.orm.select().from(entity).where(inIds(entity.id, ids));
  const matches = await standingMatches(ctx, ids, as);
  return { rows, matchesOf: (id) => matches.get(id) ?? [] };
}

interface ReassessInput extends Concerned {
  isNew: boolean;
  /** What this write changes in ownership. */
  ownership?: Omit<OwnershipCause, 'ownBlocks'>;
  /** What this write does to an article. */
  article?: ArticleEvent;
}

/**
 * Derives flags and assesses risk for entities as their matches will stand after this write, and for the companies whose block
 * by their owners (the 50 % rule) begins or ends with it. A changed assessment is a new row of the history; a changed band of an
 * entity that had one raises an alert, and so does becoming blocked by ownership. To be called once per write: a second
 * call would read the owners as they stood before the first.
 */
export async function reassess(ctx: Ctx, write: Write, input: ReassessInput): Promise<void> {
  const matches = new Map(input.rows.map((row) => [row.id, input.matchesOf(row.id)]));
  // A new entity has no owners and owns nothing.
  const owned = input.isNew ? new Map<number, OwnershipOutcome>() : await ownershipOutcomes(ctx, causeOf(input));
  const followers = [...owned.keys()].filter((id) => !matches.has(id));
  const later = followers.splice(MAX_FOLLOWERS);
  if (later.length > 0) write.add(leaveForReview(ctx, later));
  const more = await concernedEntities(ctx, followers);
  for (const { id } of more.rows) matches.set(id, more.matchesOf(id));
  await assess(ctx, write, {
    rows: [...input.rows, ...more.rows],
    isNew: input.isNew,
    matches,
    owned,
    article: input.article,
  });
}

/** What the caller says of ownership, and which entities that are or were sanctioned are blocked by themselves. */
function causeOf({ rows, matchesOf, ownership }: ReassessInput): OwnershipCause {
  const own = rows
    .map((row) => ({ row, after: ownBlock(row, matchesOf(row.id)) }))
    .filter(({ row, after }) => row.isSanctioned || after.isBlocked);
  return {
    ...ownership,
    ownBlocks: new Map(own.map(({ row, after }) => [row.id, { ...after, name: row.name }])),
  };
}

interface Assessed {
  rows: readonly EntityRow[];
  isNew: boolean;
  matches: ReadonlyMap<number, readonly StandingMatch[]>;
  owned: ReadonlyMap<number, OwnershipOutcome>;
  article: ArticleEvent | undefined;
}

async function assess(ctx: Ctx, write: Write, input: Assessed): Promise<void> {
  const { rows, isNew, matches: matchesOf, owned } = input;
  const now = ctx.now();
  const ids = rows.map((row) => row.id);
  const articles = isNew ? new Map<number, ArticleEvidence[]>() : await articleEvidence(ctx, ids, input.article);
  const { version: weightsVersion, weights } = await weightsInForce(ctx);
  const latest = isNew ? new Map<number, Basis>() : await newestAssessments(ctx, ids, BASIS);
  const assessments: (typeof riskAssessment.$inferInsert)[] = [];
  const alerts: (typeof alert.$inferInsert)[] = [];
  const updates: Derived[] = [];
  const changes: ScoreChange[] = [];
  for (const row of rows) {
    // A match counts while its party is on the list, and again when the party is back.
    const matches = (matchesOf.get(row.id) ?? []).filter(({ isListed }) => isListed);
    const outcome = owned.get(row.id);
    const blockedShare = outcome === undefined ? row.blockedShare : outcome.share;
    const flags = flagsFrom(matches);
    const evidence = evidenceOf(row, { matches, flags, blockedShare, articles: articles.get(row.id) ?? [] });
    const { scores, reasons: _, ...risk } = assessRisk(evidence, { now, weights });
    updates.push({ id: row.id, score: risk.overall, blockedShare, flags });
    const inputs = { evidence, model: risk.modelVersion };
    const assessmentId = isSame(latest.get(row.id), { inputs, ...risk }) ? null : await write.id(riskAssessment);
    if (assessmentId !== null) {
      const by = { generatedBy: RULES, weightsVersion, createdAt: now };
      assessments.push({ id: assessmentId, entityId: row.id, ...scores, ...risk, inputs, ...by });
    }
    const before = row.riskScore;
    const after = Math.max(row.declaredScore, risk.overall);
    if (!isNew && row.lastScreenedAt !== null && riskBand(before) !== riskBand(after)) {
      alerts.push(bandAlert(row.id, { before, after, now, cause: `band:${row.id}:${now}:${before}-${after}` }));
    }
    changes.push({ entityId: row.id, before, after });
    // Another share usually makes another assessment, so its id makes the cause unique.
    const cause = `ownership:${assessmentId ?? `${row.id}:${now}`}`;
    if (outcome) {
      auditBlock(write, row, outcome);
      alerts.push(...blockAlert(row, outcome, { now, cause }));
    }
  }
  write.insert(riskAssessment, assessments);
  write.insert(alert, alerts);
  write.add(updateDerived(updates, now));
  if (!isNew) keepFormerScores(write, changes);
}

/** What is known about an entity besides its own row. */
interface Known {
  matches: readonly StandingMatch[];
  flags: ReturnType<typeof flagsFrom>;
  blockedShare: number | null;
  articles: ArticleEvidence[];
}

/** The evidence on which the risk of an entity is assessed. */
function evidenceOf(row: EntityRow, { matches, flags, blockedShare, articles }: Known): RiskEvidence {
  const confirmedMatches = flaglessFrom(matches);
  return {
    name: row.name,
    type: row.type,
    countryCode: countryCode(row.country),
    // As given: an embargoed region keeps its own name.
    countryText: countryText(row.country),
    isSanctioned: row.declaredSanctioned || flags.derivedSanctioned,
    sanctionLists: [...new Set([...row.declaredLists, ...flags.derivedLists])],
    pendingMatches: matches
      .filter((item) => item.state === 'pending')
      .map(({ score, kind, list }) => ({ score, kind, list })),
    ...(confirmedMatches.length > 0 && { confirmedMatches }),
    ...(blockedShare !== null && { blockedShare }),
    ...(row.declaredScore > 0 && { declaredScore: row.declaredScore }),
    isPep: row.declaredPep || flags.derivedPep,
    position: row.position ?? undefined,
    articles,
  };
}

/** Records that a block by ownership begins, changes or ends. */
function auditBlock(write: Write, { id }: EntityRow, { share, before, owners }: OwnershipOutcome): void {
  const action = share === null ? 'entity.unblock' : 'entity.block';
  write.audit(action, { type: 'entity', id }, { rule: '50 %', from: before, to: share, owners });
}

/** One alert if a block by ownership begins, otherwise none. */
function blockAlert(
  row: EntityRow,
  { share, before, owners }: OwnershipOutcome,
  { now, cause }: { now: number; cause: string },
): (typeof alert.$inferInsert)[] {
  if (share === null || before !== null) return [];
  const named = owners.slice(0, 3).map(({ name, share: part }) => `${name} ${part} %`);
  const others = owners.length > named.length ? ` and ${owners.length - named.length} more` : '';
  return [
    {
      entityId: row.id,
      alertType: 'sanction',
      severity: 'high',
      content: `${ownedByBlocked(share)}: ${named.join(', ')}${others}.`,
      cause,
      createdAt: now,
    },
  ];
}

interface Derived {
  id: number;
  score: number;
  blockedShare: number | null;
  flags: ReturnType<typeof flagsFrom>;
}

/** One statement for any number of entities. */
function updateDerived(updates: readonly Derived[], now: number) {
  const rows = updates.map(({ id, score, blockedShare, flags }) => [
    id,
    score,
    flags.derivedSanctioned ? 1 : 0,
    flags.derivedPep ? 1 : 0,
    JSON.stringify(flags.derivedLists),
    JSON.stringify([...flags.derivedReasons, ...(blockedShare === null ? [] : [ownedByBlocked(blockedShare)])]),
    blockedShare,
  ]);
  return sql`update ${entity} set assessed_score = new.value ->> 1, derived_sanctioned = new.value ->> 2, derived_pep = new.value ->> 3, derived_lists = new.value ->> 4, derived_reasons = new.value ->> 5, blocked_share = new.value ->> 6, high_since = case when max(declared_score, new.value ->> 1) >= ${RISK_HIGH} then coalesce(high_since, ${now}) end from json_each(${JSON.stringify(rows)}) as new where ${eq(entity.id, sql`new.value ->> 0`)}`;
}

/** The inputs and the result of an assessment: an equal one is not stored again. */
const BASIS = ['inputs', 'overall', 'contributions'] as const;
type Basis = Pick<AssessmentRow, (typeof BASIS)[number]>;

/**
 * Whether an assessment equals the previous one. All three are compared: other weights may give the same score, and the same
 * inputs another score, because articles age.
 */
function isSame(before: Basis | undefined, { inputs, overall, contributions }: Basis): boolean {
  return (
    before?.overall === overall &&
    JSON.stringify(before.contributions) === JSON.stringify(contributions) &&
    JSON.stringify(before.inputs) === JSON.stringify(inputs)
  );
}
