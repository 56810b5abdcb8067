/** A database like an institution's after some years, on which every list and page is measured. */
import { existsSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { type AuditDraft, linkEvents } from '@tamis/api/audit/chain';
import { type Services, systemCtx } from '@tamis/api/context';
import { asRow, newEntityRow } from '@tamis/api/entities/entity-row';
import { entitySubject } from '@tamis/api/entities/subject';
import { seedDemo } from '@tamis/api/seed/demo';
import { importList } from '@tamis/api/watchlists/import';
import { chainHead } from '@tamis/api/write';
import { insertMany, lastId } from '@tamis/db/db';
import {
  alert,
  article,
  articleEntity,
  auditEvent,
  caseActivity,
  caseFile,
  entity,
  listSet,
  listedParty,
  match,
  riskAssessment,
  screening,
} from '@tamis/db/schema';
import { DEFAULT_THRESHOLD } from '@tamis/screening';
import { countryCode } from '@tamis/screening/lists/countries';
import { type RiskEvidence, assessRisk } from '@tamis/screening/risk/assess';
import { RISK_HIGH } from '@tamis/screening/risk/bands';
import { innocentCompanies, innocentPeople } from '../../../packages/screening/bench/innocents.ts';
import { randomFrom } from '@tamis/screening/self-test/random';
import { listsFolder } from '../../../packages/screening/bench/read-lists.ts';

/** A published list, long enough for a realistic search. */
const LIST = 'uk/UK-Sanctions-List_REBUILT_2026-08-22.xml.gz';
const STEP = 10_000;
type Table = Parameters<typeof insertMany>[0];
const DAY_MS = 86_400_000;
const COUNTRIES = [
  'Portugal',
  'Malta',
  'Germany',
  'Uzbekistan',
  'Iran',
  'Japan',
  'Brazil',
  'Kenya',
  'Norway',
  'Panama',
];
const LEVELS = ['high', 'medium', 'low'] as const;
const PROSE =
  'The customer has sent money by way of several banks to a trading company whose owner could not be named. The branch asked for the contract and the invoices, which arrived late and in part. The relationship manager has visited the office.';

type Store = <T extends Table>(table: T, rows: readonly T['$inferInsert'][]) => Promise<void>;

const storeIn =
  ({ db }: Services): Store =>
  async (table, rows) => {
    for (let at = 0; at < rows.length; at += STEP) await db.write([insertMany(table, rows.slice(at, at + STEP))]);
  };

/** Entities after a first screening that found nothing, each with its certificate and its assessment. */
export async function fillEntities(
  services: Services,
  { entities, set, chance }: { entities: number; set: number; chance: ReturnType<typeof randomFrom> },
): Promise<{ before: number; names: readonly { names: readonly string[] }[] }> {
  const { db } = services;
  const ctx = systemCtx(services, 'seed');
  const now = services.now();
  const store = storeIn(services);
  const people = innocentPeople(Math.ceil(entities * 0.7), chance);
  const names = [...people, ...innocentCompanies(entities - people.length, people, chance)];
  const before = await lastId(db, entity);
  for (let at = 0; at < names.length; at += STEP) {
    const rows = names.slice(at, at + STEP).map(({ names: [name = ''], type, dates }, nr) => {
      const score = chance.integer(100);
      const row = newEntityRow(ctx, before + at + nr + 1, {
        name,
        type: type === 'person' ? 'person' : 'company',
        country: chance.pick(COUNTRIES),
        isPep: chance.integer(50) === 0,
        isSanctioned: chance.integer(200) === 0,
        riskScore: score < 85 ? score % 45 : score,
        additionalInfo: { birthDate: dates?.[0] ?? null },
      });
      const assessedScore = assessmentOf(row, now).overall;
      const createdAt = now - (entities - at - nr) * 60_000;
      return Object.assign(row, {
        assessedScore,
        highSince: Math.max(row.declaredScore ?? 0, assessedScore) >= RISK_HIGH ? createdAt : null,
        lastScreenedAt: now,
        createdAt,
      });
    });
    await store(entity, rows);
    await store(
      screening,
      rows.map((row) => ({
        entityId: row.id,
        listSetId: set,
        cause: 'upload' as const,
        at: now,
        query: entitySubject(asRow(row)),
        threshold: DEFAULT_THRESHOLD,
        answer: [],
      })),
    );
    await store(
      riskAssessment,
      rows.map((row) => assessmentOf(row, now)),
    );
  }
  return { before, names };
}

/** What a first screening without hits stores for an entity. */
function assessmentOf(row: ReturnType<typeof newEntityRow>, now: number) {
  const evidence: RiskEvidence = {
    name: row.name,
    type: row.type,
    countryCode: countryCode(row.country),
    countryText: row.country,
    isSanctioned: row.declaredSanctioned ?? false,
    sanctionLists: [],
    pendingMatches: [],
    isPep: row.declaredPep ?? false,
    articles: [],
  };
  const { scores, overall, contributions, summary, modelVersion } = assessRisk(evidence, { now });
  return {
    entityId: row.id,
    ...scores,
    overall,
    contributions,
    summary,
    generatedBy: 'rules',
    modelVersion,
    inputs: { evidence, model: modelVersion },
    createdAt: now,
  };
}

/** Fills an empty database: entities with certificates and assessments, and a tenth as many matches and alerts. */
export async function fillDatabase(services: Services, entities: number): Promise<void> {
  const { db } = services;
  const ctx = systemCtx(services, 'seed');
  const now = services.now();
  const chance = randomFrom(11);
  const file = join(listsFolder, LIST);
  await seedDemo(ctx);
  if (existsSync(file)) await importList(ctx, { list: 'uk', stream: (await openAsBlob(file)).stream() });

  const store = storeIn(services);
  const [set] = await db.orm.select({ id: listSet.id }).from(listSet).limit(1);
  const { before, names } = await fillEntities(services, { entities, set: set?.id ?? 1, chance });
  const anyEntity = () => before + 1 + chance.integer(entities);
  const anyTime = () => now - chance.integer(400) * DAY_MS - chance.integer(DAY_MS);

  const parties = await db.orm.select({ id: listedParty.id }).from(listedParty);
  const [sample] = await db.orm.select().from(match).limit(1);
  const pairs = new Set<string>();
  if (!sample) throw new Error('The demo has no match to copy.');
  while (pairs.size < entities / 10) pairs.add(`${anyEntity()}|${chance.pick(parties).id}`);
  await store(
    match,
    [...pairs].map((pair, at) => {
      const [entityId = 0, partyId = 0] = pair.split('|').map(Number);
      const state = chance.integer(3) === 0 ? ('pending' as const) : ('dismissed' as const);
      const found = { entityId, partyId, state, score: 70 + chance.integer(300) / 10, createdAt: anyTime() };
      // One row of the queue for each: the sample's own value would fold all of them into one.
      return Object.assign(withoutId(sample), found, { foldId: -1 - at });
    }),
  );

  await store(
    alert,
    Array.from({ length: entities / 5 }, (_, at) => ({
      entityId: anyEntity(),
      alertType: chance.pick(['sanction', 'adverse_media', 'risk_score_change'] as const),
      severity: chance.pick(LEVELS),
      content: `${chance.pick(names).names[0]} is alike. ${PROSE}`,
      cause: `bench:${at}`,
      createdAt: anyTime(),
    })),
  );
  const cases = Array.from({ length: entities / 20 }, () => ({
    entityId: anyEntity(),
    title: `Possible match of ${chance.pick(names).names[0]}`,
    description: PROSE,
    status: chance.pick(['open', 'in_progress', 'escalated', 'resolved', 'resolved', 'resolved'] as const),
    priority: chance.pick(LEVELS),
    assignedTo: chance.pick([1, 2, null]),
    createdAt: anyTime(),
    updatedAt: now,
  }));
  const casesBefore = await lastId(db, caseFile);
  await store(caseFile, cases);
  await store(
    caseActivity,
    cases.flatMap((_, at) =>
      ['Called the customer.', 'Asked for the contract.', 'The invoices came.'].map((content) => ({
        caseId: casesBefore + at + 1,
        userId: 2,
        activityType: 'comment' as const,
        content,
        createdAt: anyTime(),
      })),
    ),
  );
  const articlesBefore = await lastId(db, article);
  const articles = Array.from({ length: entities / 20 }, (_, at) => ({
    title: `Bank asks about ${chance.pick(names).names[0]}`,
    content: `${chance.pick(names).names[0]} is named. ${PROSE.repeat(6)}`,
    aiSummary: PROSE,
    source: 'Example Times',
    publishedAt: anyTime(),
    riskLevel: chance.pick(LEVELS),
    contentHash: `bench:${at}`,
    createdAt: now,
  }));
  await store(article, articles);
  await store(
    articleEntity,
    articles.map((_, at) => ({ articleId: articlesBefore + at + 1, entityId: anyEntity() })),
  );
  await fillAuditLog(services, entities);
}

function withoutId(row: typeof match.$inferSelect): typeof match.$inferInsert {
  const { id: _, ...rest } = row;
  return rest;
}

/** Continues the chain from its end: one event per entity, as entering them singly produces. */
async function fillAuditLog(services: Services, entities: number): Promise<void> {
  let head = await chainHead(services.db);
  for (let at = 0; at < entities; at += STEP) {
    const drafts = Array.from({ length: Math.min(STEP, entities - at) }, (_, nr): AuditDraft => {
      const action = nr % 3 === 0 ? 'match.dismiss' : 'entity.create';
      return { action, subjectType: 'entity', subjectId: at + nr + 1, payload: {} };
    });
    const actor = at % (2 * STEP) === 0 ? 'analyst' : 'admin';
    const events = linkEvents(services.createHash, head, drafts, { at: services.now(), actorId: 2, actor });
    await services.db.write([insertMany(auditEvent, events)]);
    head = events.at(-1) ?? head;
  }
}
