import { insertMany, lastId } from '@tamis/db/db';
import {
  alert,
  article,
  articleEntity,
  caseActivity,
  caseFile,
  entity,
  listSet,
  match,
  riskAssessment,
  screening,
  user,
} from '@tamis/db/schema';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx, CurrentUser } from '../src/context.ts';
import type { NewEntity } from '../src/entities/schema.ts';
import type { RiskEvidence } from '@tamis/screening/risk/assess';
import { RISK_HIGH } from '@tamis/screening/risk/bands';
import { createEntity } from '../src/entities/service.ts';
import type { Role } from '../src/permissions.ts';
import { listMatches } from '../src/screening/match-queue.ts';
import type { Match } from '../src/screening/schema.ts';

/**
 * Rows for tests: each builder stores what is given over plain defaults, straight into the table and without audit
 * event, and returns the id. What a rule decides is tested through its service.
 */
async function store<T extends SQLiteTable>(ctx: Ctx, table: T, row: T['$inferInsert']): Promise<number> {
  await ctx.db.write([insertMany(table, [row])]);
  return lastId(ctx.db, table);
}

/** An account; the password is `password`. */
export async function aUser(
  ctx: Ctx,
  given: { username?: string; fullName?: string; role?: Role; pendingRole?: Role; disabledAt?: number } = {},
): Promise<CurrentUser> {
  const role = given.role ?? 'analyst';
  const username = given.username ?? `user-${(await lastId(ctx.db, user)) + 1}`;
  const row = {
    username,
    fullName: given.fullName ?? `Test ${role[0]?.toUpperCase()}${role.slice(1)}`,
    role,
    pendingRole: given.pendingRole ?? null,
    disabledAt: given.disabledAt ?? null,
    passwordHash: 'plain:password',
    createdAt: ctx.now(),
  };
  const id = await store(ctx, user, row);
  const { fullName, createdAt } = row;
  return { id, username, fullName, role, pending: row.pendingRole !== null, createdAt };
}

/** A person of Germany with no risk. */
export function anEntity(ctx: Ctx, given: Partial<typeof entity.$inferInsert> = {}): Promise<number> {
  const name = given.name ?? 'Anna Beispiel';
  const score = Math.max(given.declaredScore ?? 0, given.assessedScore ?? 0);
  return store(ctx, entity, {
    highSince: score >= RISK_HIGH ? ctx.now() : null,
    name,
    type: 'person',
    country: 'Germany',
    nameKey: name.toLowerCase().split(/\s+/u).toSorted().join(' '),
    matchHash: name,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    ...given,
  });
}

/** A customer as one is entered, who is like the party of `aListedParty`. */
export const halvani = {
  name: 'Rustam Halvani',
  type: 'person',
  country: 'Uzbekistan',
  isPep: false,
  isSanctioned: false,
  riskScore: 0,
  additionalInfo: { birthDate: '1968-03-14', position: null, founded: null, industry: null },
} as const;

/** A person of Uzbekistan who was entered through the service: screened, assessed and audited. */
export async function aCustomer(ctx: Ctx, given: Partial<NewEntity> & { name: string }): Promise<number> {
  const plain = { type: 'person' as const, country: 'Uzbekistan', isPep: false, isSanctioned: false, riskScore: 0 };
  return (await createEntity(ctx, { ...plain, ...given })).id;
}

/** An open case of medium priority. */
export function aCase(ctx: Ctx, given: Partial<typeof caseFile.$inferInsert> & { entityId: number }): Promise<number> {
  return store(ctx, caseFile, {
    title: 'Possible match',
    description: 'Look into the possible match.',
    status: 'open',
    priority: 'medium',
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    ...given,
  });
}

export function aCaseActivity(
  ctx: Ctx,
  given: Partial<typeof caseActivity.$inferInsert> & { caseId: number },
): Promise<number> {
  return store(ctx, caseActivity, {
    userId: ctx.user?.id ?? null,
    activityType: 'comment',
    content: 'Called the customer.',
    createdAt: ctx.now(),
    ...given,
  });
}

/** A high alert about sanctions. */
export async function anAlert(
  ctx: Ctx,
  given: Partial<typeof alert.$inferInsert> & { entityId: number },
): Promise<number> {
  return store(ctx, alert, {
    alertType: 'sanction',
    severity: 'high',
    content: 'A possible match on a sanctions list.',
    cause: `test:${(await lastId(ctx.db, alert)) + 1}`,
    createdAt: ctx.now(),
    ...given,
  });
}

/** A high-risk article about the entities. */
export async function anArticle(
  ctx: Ctx,
  { entityIds, ...given }: Partial<typeof article.$inferInsert> & { entityIds: readonly number[] },
): Promise<number> {
  const articleId = await store(ctx, article, {
    title: 'Bank fined',
    content: 'The bank was fined for weak controls.',
    aiSummary: 'A fine for weak controls.',
    source: 'Example Times',
    publishedAt: ctx.now(),
    riskLevel: 'high',
    contentHash: `test:${(await lastId(ctx.db, article)) + 1}`,
    createdAt: ctx.now(),
    ...given,
  });
  await ctx.db.write([
    insertMany(
      articleEntity,
      entityIds.map((entityId) => ({ articleId, entityId })),
    ),
  ]);
  return articleId;
}

const NO_EVIDENCE: RiskEvidence = {
  name: 'Anna Beispiel',
  type: 'person',
  countryCode: 'DE',
  countryText: 'Germany',
  isSanctioned: false,
  sanctionLists: [],
  pendingMatches: [],
  isPep: false,
  articles: [],
};

/** An assessment of an entity's risk: 50 from a pending match by default. */
export function anAssessment(
  ctx: Ctx,
  given: Partial<typeof riskAssessment.$inferInsert> & { entityId: number },
): Promise<number> {
  return store(ctx, riskAssessment, {
    sanctionsRisk: 50,
    politicalExposure: 0,
    adverseMedia: 0,
    countryRisk: 0,
    overall: 50,
    contributions: { sanctionsRisk: 50, politicalExposure: 0, adverseMedia: 0, countryRisk: 0 },
    summary: 'Medium risk: a possible match waits for a decision.',
    generatedBy: 'rules',
    modelVersion: 'risk-2',
    inputs: { evidence: NO_EVIDENCE, model: 'risk-2' },
    createdAt: ctx.now(),
    ...given,
  });
}

/** A possible match of score 91 that waits for a decision. */
export function aMatch(
  ctx: Ctx,
  given: Partial<typeof match.$inferInsert> & { entityId: number; partyId: number },
): Promise<number> {
  return store(ctx, match, {
    score: 91,
    explanation: 'Both names agree.',
    evidence: {
      matchedName: 'Ivan Petrov',
      matchedNameKind: 'primary',
      matchedNameStrength: 'strong',
      subjectName: 'Ivan Petrov',
      parts: [],
      fields: [],
    },
    state: 'pending',
    entityHash: '',
    partyHash: '',
    screeningId: 1,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    ...given,
  });
}

/** The certificate of a search of list versions that found nothing. */
export async function aScreening(
  ctx: Ctx,
  given: { entityId: number; versions: { list: string; versionId: number }[] },
): Promise<number> {
  const versions = given.versions.map((version) => ({ ...version, parties: 1, importedAt: ctx.now() }));
  const key = `test:${(await lastId(ctx.db, listSet)) + 1}`;
  const listSetId = await store(ctx, listSet, { key, engineVersion: 'tamis-test', versions });
  return store(ctx, screening, {
    entityId: given.entityId,
    listSetId,
    cause: 'created',
    at: ctx.now(),
    query: { names: [] },
    threshold: 70,
    answer: [],
  });
}

/** The matches of an entity, best first. */
export async function matchesOf(ctx: Ctx, entityId: number): Promise<Match[]> {
  return (await listMatches(ctx, { entityId, limit: 50, offset: 0 })).rows;
}
