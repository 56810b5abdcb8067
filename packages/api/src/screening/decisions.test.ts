import { auditEvent, match as matchTable } from '@tamis/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { ListKind } from '@tamis/screening/lists/topics';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aUser, anEntity, halvani, matchesOf } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { createEntity, getEntity, updateEntity } from '../entities/service.ts';
import { uploadEntities } from '../entities/upload.ts';
import { dashboardPlots } from '../dashboard/plots.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { currentAssessment } from '../risk/service.ts';
import { confirmMatches, dismissMatches, undoDecisions } from './decisions.ts';
import { ConfirmMatches, UndoDecisions } from './schema.ts';
import type { MatchOrder } from './view-schema.ts';
import { earlierDecisions } from './earlier-decisions.ts';
import { listMatches } from './match-queue.ts';

const party = aListedParty();

/** An entity with one pending match on the list. */
async function aPendingMatch(kind: ListKind = 'sanctions') {
  const ctx = await aContext();
  await aList(ctx, [party], { list: { kind } });
  const entity = await createEntity(ctx, halvani);
  const [match] = await matchesOf(ctx, entity.id);
  if (!match) throw new Error('The pair should match');
  return { ctx, entity, match };
}

describe('confirming a match', () => {
  test('sets the sanctioned flag and the list, gives the reason, and brings the risk to 100', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    expect(await confirmMatches(ctx, { matchIds: [match.id], note: 'Passport agrees' })).toMatchObject([
      { state: 'confirmed', note: 'Passport agrees', decidedBy: 'Test Analyst' },
    ]);
    expect(await getEntity(ctx, entity.id)).toMatchObject({
      isSanctioned: true,
      isPep: false,
      riskScore: 100,
      pendingMatches: 0,
      flags: { sanctionLists: ['OFAC'], reasons: ['Confirmed match: Rustam Idrisovich Halvani (OFAC)'] },
      derived: { isPep: false, isSanctioned: true, riskScore: 100 },
    });
    expect((await currentAssessment(ctx, entity.id)).history.map((item) => item.overall).at(-1)).toBe(100);
  });

  test('is one decision, however often its id is given', async () => {
    const { ctx, match } = await aPendingMatch();
    await confirmMatches(ctx, v.parse(ConfirmMatches, { matchIds: [match.id, match.id] }));
    const events = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.confirm'));
    expect(events).toHaveLength(1);
  });

  test('on a PEP list sets the PEP flag and no sanctions list', async () => {
    const { ctx, entity, match } = await aPendingMatch('pep');
    await confirmMatches(ctx, { matchIds: [match.id] });
    expect(await getEntity(ctx, entity.id)).toMatchObject({
      isPep: true,
      isSanctioned: false,
      flags: { sanctionLists: [] },
    });
  });

  test.each(['own', 'debarment'] as const)('on a list of kind %s sets no flag and raises the risk', async (kind) => {
    const { ctx, entity, match } = await aPendingMatch(kind);
    await confirmMatches(ctx, { matchIds: [match.id] });
    const after = await getEntity(ctx, entity.id);
    expect(after).toMatchObject({ isPep: false, isSanctioned: false, flags: { sanctionLists: [] } });
    expect(after.riskScore).toBeGreaterThan(entity.riskScore);
    const { summary } = await currentAssessment(ctx, entity.id);
    expect(summary).toContain('Main reason: Confirmed match on OFAC.');
    await undoDecisions(ctx, [match.id]);
    expect(await getEntity(ctx, entity.id)).toEqual(entity);
  });

  test('undone restores the former state exactly', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    const before = await getEntity(ctx, entity.id);
    await confirmMatches(ctx, { matchIds: [match.id] });
    expect(await undoDecisions(ctx, [match.id])).toMatchObject([{ state: 'pending', decidedBy: null, note: null }]);
    expect(await getEntity(ctx, entity.id)).toEqual(before);
  });

  test('is audited with what was and what is', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    await confirmMatches(ctx, { matchIds: [match.id] });
    const [event] = await ctx.db.orm.select().from(auditEvent).orderBy(desc(auditEvent.seq)).limit(1);
    expect(event).toMatchObject({
      action: 'match.confirm',
      subjectType: 'entity',
      subjectId: entity.id,
      actor: 'analyst',
    });
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ match: match.id, from: 'pending', to: 'confirmed' });
  });
});

test('a match shows what people decided on its party for other customers, latest first', async () => {
  const { ctx, match } = await aPendingMatch();
  for (const [name, reason] of [
    ['Rustam Halvany', 'Another person'],
    ['Rustam Khalvani', 'Known to the branch'],
  ] as const) {
    const twin = await createEntity(ctx, { ...halvani, name });
    const [onTwin] = await matchesOf(ctx, twin.id);
    ctx.advance(1000);
    await dismissMatches(ctx, { matchIds: [onTwin?.id ?? 0], reason, keepQuiet: true });
  }
  await createEntity(ctx, { ...halvani, name: 'R. Halvani' });
  const decided = { state: 'dismissed', decidedBy: 'Test Analyst' };
  expect(await earlierDecisions(ctx, match.id)).toMatchObject([
    { ...decided, entityName: 'Rustam Khalvani', reason: 'Known to the branch' },
    { ...decided, entityName: 'Rustam Halvany', reason: 'Another person' },
  ]);
  await confirmMatches(ctx, { matchIds: [match.id] });
  expect(await earlierDecisions(ctx, match.id)).toHaveLength(2);
});

const dismiss = (ctx: TestCtx, matchId: number, keepQuiet = true) =>
  dismissMatches(ctx, { matchIds: [matchId], reason: 'Another person', keepQuiet });

describe('dismissing a match', () => {
  test('lowers the risk and keeps the reason', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    expect(await dismiss(ctx, match.id)).toMatchObject([
      { state: 'dismissed', reason: 'Another person', keepQuiet: true },
    ]);
    expect((await getEntity(ctx, entity.id)).riskScore).toBeLessThan(entity.riskScore);
  });

  test('keeps the pair quiet while neither side changes', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    await updateEntity(ctx, entity.id, { additionalInfo: { position: 'Engineer' } });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'dismissed' }]);
  });

  test('is reopened when the entity changes in what is compared', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    await updateEntity(ctx, entity.id, { name: 'Rustam Idrisovich Halvani' });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'pending', reason: null }]);
    const [event] = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.reopen'));
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      match: match.id,
      was: { state: 'dismissed' },
      why: 'what was compared has changed',
    });
  });

  test('is reopened when the listed party changes in what is compared, and only then', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    await aList(ctx, [{ ...party, remarks: 'A new remark' }]);
    await runDueJobs(ctx);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'dismissed' }]);
    await aList(ctx, [
      { ...party, names: [...party.names, { text: 'Rustam Halvani', kind: 'aka', strength: 'strong' }] },
    ]);
    await runDueJobs(ctx);
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'pending' }]);
  });
});

const dismissFor = (ctx: TestCtx, reason: string, ...matchIds: number[]) =>
  dismissMatches(ctx, { matchIds, reason, keepQuiet: true });

describe('a preset reason', () => {
  test('that the comparison contradicts is rejected, in upper or lower case; own words are not', async () => {
    const { ctx, match } = await aPendingMatch();
    const refused = new Map([
      ['Date of birth differs', 'Both sides have the same date.'],
      ['nationality differs', 'Both sides have the same country.'],
      ['Different type', 'Both sides have the same type.'],
      ['Cleared before', 'Nobody has dismissed this party for this customer before.'],
    ]);
    for (const [reason, sentence] of refused) await expect(dismissFor(ctx, reason, match.id)).rejects.toThrow(sentence);
    await expect(dismissFor(ctx, 'Name only', match.id)).rejects.toThrow(
      `reason: ‘Name only’ does not fit match ${match.id}. Both sides have the same date.`,
    );
    expect(await dismissFor(ctx, 'Date of birth differs by 1 day', match.id)).toMatchObject([{ state: 'dismissed' }]);
  });

  test('about a field is rejected if the field is not known on both sides', async () => {
    const ctx = await aContext();
    await aList(ctx, [{ ...party, dates: [] }]);
    const entity = await createEntity(ctx, halvani);
    const [match] = await matchesOf(ctx, entity.id);
    await expect(dismissFor(ctx, 'Date of birth differs', match?.id ?? 0)).rejects.toThrow(
      'The date is not known on both sides.',
    );
    expect(await dismissFor(ctx, 'Name only', match?.id ?? 0)).toMatchObject([{ state: 'dismissed' }]);
  });

  test('‘Cleared before’ needs a dismissal by a person that stood until a side changed, not one that was undone', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    await undoDecisions(ctx, [match.id]);
    await expect(dismissFor(ctx, 'Cleared before', match.id)).rejects.toThrow('Nobody has dismissed this party');
    ctx.advance(1000);
    await dismiss(ctx, match.id);
    await updateEntity(ctx, entity.id, { name: 'Rustam Idrisovich Halvani' });
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'pending', clearedBefore: true }]);
    expect(await dismissFor(ctx, 'Cleared before', match.id)).toMatchObject([{ state: 'dismissed' }]);
  });

  test('‘Cleared before’ applies to a party that was dismissed for this customer on another list, not for another customer', async () => {
    const ctx = await aContext();
    await aList(ctx, [party]);
    await aList(ctx, [{ ...party, sourceRef: 'EU.1' }], { list: { code: 'EU', title: 'EU list' } });
    const [one, twin] = [await createEntity(ctx, halvani), await createEntity(ctx, { ...halvani, name: 'R. Halvani' })];
    const [first, second] = await matchesOf(ctx, one.id);
    await dismiss(ctx, first?.id ?? 0);
    expect(await matchesOf(ctx, twin.id)).toMatchObject([{ clearedBefore: false }, { clearedBefore: false }]);
    expect(await dismissFor(ctx, 'Cleared before', second?.id ?? 0)).toMatchObject([{ reason: 'Cleared before' }]);
  });
});

test('a match shows what distinguishes its customer from a namesake', async () => {
  const { match } = await aPendingMatch();
  expect(match).toMatchObject({ entityName: 'Rustam Halvani', entitySince: '1968-03-14', entityCountry: 'UZ' });
});

describe("undoing somebody else's decision", () => {
  test('requires a reason, which is audited and shown with the match until the next decision', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    const colleague = as(ctx, await aUser(ctx, { username: 'colleague', role: 'analyst' }));
    // What nobody sees is no reason.
    for (const reason of ['\u200b', ' ', '\u2060\u200b'])
      expect(v.parse(UndoDecisions, { matchIds: [match.id], reason }).reason).toBe('');
    await expect(undoDecisions(colleague, [match.id])).rejects.toThrow(
      `reason is required: somebody else has taken or approved the decision on match ${match.id}.`,
    );
    expect(await matchesOf(ctx, entity.id)).toMatchObject([{ state: 'dismissed' }]);
    expect(await undoDecisions(colleague, [match.id], 'Another passport turned up')).toMatchObject([
      { state: 'pending', returned: { note: 'Another passport turned up', to: 'dismissed', wasUndone: true } },
    ]);
    const [event] = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.undo'));
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({
      from: 'dismissed',
      reason: 'Another person',
      why: 'Another passport turned up',
    });
    ctx.advance(1000);
    expect(await dismiss(ctx, match.id)).toMatchObject([{ returned: null }]);
  });

  test('does not require one for a decision of one’s own, even after further decisions', async () => {
    const { ctx, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    const other = await createEntity(ctx, { ...halvani, name: 'R. Halvani' });
    const [next] = await matchesOf(ctx, other.id);
    await confirmMatches(ctx, { matchIds: [next?.id ?? 0] });
    expect(await undoDecisions(ctx, [match.id])).toMatchObject([{ state: 'pending', returned: null }]);
  });
});

describe('a decision that is undone after a side has changed', () => {
  test.each([
    ['dismissal', (ctx: TestCtx, id: number) => dismiss(ctx, id)],
    ['confirmation', (ctx: TestCtx, id: number) => confirmMatches(ctx, { matchIds: [id] })],
  ])('leaves no match if they are no longer alike: %s', async (_, decide) => {
    const { ctx, entity, match } = await aPendingMatch();
    await decide(ctx, match.id);
    await updateEntity(ctx, entity.id, { name: 'Signe Almqvist' });
    const reason = 'No longer alike after a change';
    expect(await undoDecisions(ctx, [match.id])).toMatchObject([{ state: 'dismissed', reason, decidedBy: null }]);
    expect(await getEntity(ctx, entity.id)).toMatchObject({ isSanctioned: false, pendingMatches: 0 });
    expect((await getEntity(ctx, entity.id)).riskScore).toBeLessThan(entity.riskScore);
  });

  test('leaves a waiting match with current evidence if a list was updated a moment ago', async () => {
    const { ctx, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    await aList(ctx, [{ ...party, dates: [] }]);
    const [waiting] = await undoDecisions(ctx, [match.id]);
    expect(waiting).toMatchObject({ state: 'pending', reopened: null });
    expect(waiting?.score).toBeLessThan(match.score);
    await runDueJobs(ctx);
    expect(await matchesOf(ctx, match.entityId)).toMatchObject([{ state: 'pending', score: waiting?.score }]);
  });
});

test('a decided match must be undone before it is decided again', async () => {
  const { ctx, match } = await aPendingMatch();
  await confirmMatches(ctx, { matchIds: [match.id] });
  await expect(
    dismissMatches(ctx, { matchIds: [match.id], reason: 'Another person', keepQuiet: true }),
  ).rejects.toThrow('This match is already confirmed. Undo that decision first.');
  await expect(confirmMatches(ctx, { matchIds: [99] })).rejects.toThrow('Match 99 not found');
});

test('two people deciding at once: one wins, the other gets an error', async () => {
  const { ctx, match } = await aPendingMatch();
  const outcomes = await Promise.allSettled([
    confirmMatches(ctx, { matchIds: [match.id] }),
    dismissMatches(ctx, { matchIds: [match.id], reason: 'Another person', keepQuiet: true }),
  ]);
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

/** Three customers of the same name, each with a pending match. */
async function threeAlike() {
  const { ctx, entity, match } = await aPendingMatch();
  const others = [];
  for (const country of ['Malta', 'Norway']) {
    others.push(await createEntity(ctx, { ...halvani, country }));
  }
  const entities = [entity, ...others];
  const ids = [match.id];
  for (const { id } of others) ids.push(...(await matchesOf(ctx, id)).map((found) => found.id));
  return { ctx, entities, ids };
}

describe('deciding several matches together', () => {
  test('dismisses all with one reason; each decision has its own audit event', async () => {
    const { ctx, ids } = await threeAlike();
    const decided = await dismissMatches(ctx, { matchIds: ids, reason: 'Another person', keepQuiet: true });
    expect(decided.map(({ state, reason }) => [state, reason])).toEqual(ids.map(() => ['dismissed', 'Another person']));
    const events = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'match.dismiss'));
    expect(events.map(({ payload }) => (JSON.parse(payload) as { match: number }).match)).toEqual(ids);
  });

  test('confirms all: flags and risk follow for every customer, and undo restores them', async () => {
    const { ctx, entities, ids } = await threeAlike();
    const before = await Promise.all(entities.map(({ id }) => getEntity(ctx, id)));
    await confirmMatches(ctx, { matchIds: ids });
    for (const { id } of entities)
      expect(await getEntity(ctx, id)).toMatchObject({ isSanctioned: true, riskScore: 100 });
    await undoDecisions(ctx, ids);
    expect(await Promise.all(entities.map(({ id }) => getEntity(ctx, id)))).toEqual(before);
  });

  test('decides none if one is decided already, and says which', async () => {
    const { ctx, entities, ids } = await threeAlike();
    await confirmMatches(ctx, { matchIds: ids.slice(0, 1) });
    await expect(dismissMatches(ctx, { matchIds: ids, reason: 'Another person', keepQuiet: true })).rejects.toThrow(
      `1 of these ${ids.length} matches is already decided, the first is match ${ids[0]}. Take them out of the selection.`,
    );
    expect(await matchesOf(ctx, entities[1]!.id)).toMatchObject([{ state: 'pending' }]);
  });
});

test('the queue can be read best first, newest first, oldest first, or by the latest decision', async () => {
  const { ctx, match } = await aPendingMatch();
  const second = await createEntity(ctx, { ...halvani, name: 'Rustam Idrisovich Halvani' });
  const order = async (by: MatchOrder) =>
    (await listMatches(ctx, { order: by, limit: 10, offset: 0 })).rows.map(({ entityId }) => entityId);
  expect(await order('score')).toEqual([second.id, match.entityId]);
  expect(await order('newest')).toEqual([second.id, match.entityId]);
  expect(await order('oldest')).toEqual([match.entityId, second.id]);
  await dismiss(ctx, match.id);
  expect(await order('decided')).toEqual([match.entityId, second.id]);
});

test('a match whose decision is undone waits from then on, behind those that have waited longer', async () => {
  const { ctx, match } = await aPendingMatch();
  ctx.advance(60_000);
  const second = await createEntity(ctx, { ...halvani, name: 'Rustam Idrisovich Halvani' });
  const oldest = async () => (await listMatches(ctx, { order: 'oldest', limit: 10, offset: 0 })).rows;
  expect((await oldest()).map(({ entityId }) => entityId)).toEqual([match.entityId, second.id]);
  expect(match.waitingSince).toBe(match.createdAt);
  await dismiss(ctx, match.id);
  expect(await matchesOf(ctx, match.entityId)).toMatchObject([{ waitingSince: match.createdAt }]);
  ctx.advance(60_000);
  const at = new Date(ctx.now()).toISOString();
  await undoDecisions(ctx, [match.id]);
  const queue = await oldest();
  expect(queue.map(({ entityId }) => entityId)).toEqual([second.id, match.entityId]);
  expect(queue[1]).toMatchObject({ waitingSince: at, createdAt: match.createdAt });
  expect((await dashboardPlots(ctx)).waiting.oldestAt).toBe(queue[0]?.waitingSince);
});

test.each([
  ['waits, oldest first', { state: 'pending', order: 'oldest' }],
  ['waits, newest first', { state: 'pending', order: 'newest' }],
  ['there is, newest first', { order: 'newest' }],
  ['was dismissed, last decided first', { state: 'dismissed', order: 'decided' }],
] as const)('what %s is read along an index', async (_, input) => {
  const { ctx } = await aPendingMatch();
  const plans = await plansOf(ctx, () => listMatches(ctx, { ...input, limit: 50, offset: 4_000 }));
  expect(plans.join(', ')).toMatch(/INDEX match_(?:state_)?(?:waiting|decided)/u);
  expect(plans.join(', ')).not.toContain('TEMP B-TREE');
});

test('the queue can be read customer by customer, the one with the best match first', async () => {
  const ctx = await aContext();
  await aList(ctx, [party, aListedParty({ name: 'Rustam Halvany', sourceRef: 'near' })]);
  for (const name of ['Rustam Halvani', 'Rustam Idrisovich Halvani']) await createEntity(ctx, { ...halvani, name });
  const read = async (by: MatchOrder, page = { limit: 10, offset: 0 }) =>
    (await listMatches(ctx, { order: by, ...page })).rows.map(({ entityId }) => entityId);
  const [best, second] = await read('score');
  expect(best).not.toBe(second);
  const other = best === 1 ? 2 : 1;
  expect(await read('customer')).toEqual([best, best, other, other]);
  expect(await read('customer', { limit: 1, offset: 1 })).toEqual([best]);
});

test('a customer keeps its place in the queue while its hits are decided', async () => {
  const ctx = await aContext();
  await aList(ctx, [party, aListedParty({ name: 'Rustam Halvany', sourceRef: 'near' })]);
  for (const name of ['Rustam Halvani', 'Rustam Idrisovich Halvani']) await createEntity(ctx, { ...halvani, name });
  const waiting = async () =>
    (await listMatches(ctx, { state: 'pending', order: 'customer', limit: 10, offset: 0 })).rows;
  const [best, next, ...others] = await waiting();
  // Without its best hit this customer has the least score of all.
  await ctx.db.write([ctx.db.orm.update(matchTable).set({ score: 70 }).where(eq(matchTable.id, next!.id))]);
  await confirmMatches(ctx, { matchIds: [best!.id] });
  expect((await waiting()).map(({ id }) => id)).toEqual([next!.id, ...others.map(({ id }) => id)]);
  // It is computed for each waiting match, so indexes alone must be enough.
  const plans = await plansOf(ctx, waiting);
  expect(plans).toContain('SEARCH match USING COVERING INDEX match_state (state=?)');
  expect(plans).toContain('SEARCH hit USING COVERING INDEX match_entity_score (entity_id=?)');
});

test('the queue can be read for one upload only', async () => {
  const { ctx } = await aPendingMatch();
  const file = new File(['name,type,country\nRustam Halvani,person,Uzbekistan'], 'one.csv', { type: 'text/csv' });
  const { jobId } = await uploadEntities(ctx, file);
  await ctx.settled();
  const { rows, total } = await listMatches(ctx, { upload: jobId ?? 0, limit: 10, offset: 0 });
  expect(rows.map(({ entityId }) => entityId)).toEqual([2]);
  expect(total).toBe(1);
});

test('the queue can be filtered by the id of a listed party', async () => {
  const { ctx, entity } = await aPendingMatch();
  await createEntity(ctx, { ...halvani, name: 'Rustam Halvani' });
  const all = await listMatches(ctx, { limit: 10, offset: 0 });
  const partyId = all.rows[0]?.partyId ?? 0;
  const ofParty = (id: number) => listMatches(ctx, { partyId: id, limit: 10, offset: 0 });
  const { rows, total } = await ofParty(partyId);
  expect(new Set(rows.map(({ entityId }) => entityId))).toEqual(new Set([entity.id, entity.id + 1]));
  expect(total).toBe(2);
  expect(await ofParty(partyId + 1)).toEqual({ rows: [], total: 0, next: null });
  expect(await plansOf(ctx, () => ofParty(partyId))).toContain('SEARCH match USING INDEX match_party (party_id=?)');
});

test('the queue can be filtered by the code of a list in upper or lower case', async () => {
  const { ctx } = await aPendingMatch();
  for (const list of ['OFAC', 'ofac']) expect((await listMatches(ctx, { list, limit: 50, offset: 0 })).total).toBe(1);
  expect((await listMatches(ctx, { list: 'un', limit: 50, offset: 0 })).total).toBe(0);
  const mistyped = listMatches(ctx, { list: 'ofca', limit: 50, offset: 0 });
  await expect(mistyped).rejects.toThrow("There is no list 'ofca'. The lists are ofac, ");
});

test('the queue is searched by the name of the customer or of any name of the party, in any script', async () => {
  const { ctx, entity } = await aPendingMatch();
  const named = async (name: string) => {
    const { rows, total } = await listMatches(ctx, { name, state: 'pending', limit: 10, offset: 0 });
    expect(total).toBe(rows.length);
    return rows.map(({ entityId }) => entityId);
  };
  // The customer's name, the party's other part of it, a slip, another script.
  for (const text of ['halvani', 'Idrisovich', 'Halvany', 'Рустам', '']) expect(await named(text)).toEqual([entity.id]);
  const other = await createEntity(ctx, { ...halvani, name: 'Maria Stern' });
  expect(await named('stern')).toEqual([]);
  await updateEntity(ctx, other.id, { name: 'Rustam Halvany Stern' });
  expect(await named('stern')).toEqual([other.id]);
});

test('a common word finds all customers with a match, by indexes alone', async () => {
  const { ctx } = await aPendingMatch();
  for (let at = 0; at < 120; at += 1) await anEntity(ctx, { name: 'Rustam' });
  const asked = { name: 'rustam', state: 'pending', limit: 10, offset: 0 } as const;
  expect(await listMatches(ctx, asked)).toMatchObject({ total: 1, rows: [{ entityName: 'Rustam Halvani' }] });
  const plans = await plansOf(ctx, () => listMatches(ctx, asked));
  const ofMatches = plans.filter((step) => /^(?:SCAN|SEARCH) match\b/.test(step));
  // Whichever of those that begin with the customer.
  expect(ofMatches).toContainEqual(
    expect.stringMatching(/^SEARCH match USING COVERING INDEX match_\w+ \(entity_id=\?\)$/),
  );
  expect(ofMatches).toContain('SEARCH match USING COVERING INDEX match_party (party_id=?)');
  expect(ofMatches.filter((step) => !/USING COVERING INDEX|\(rowid=\?\)$/.test(step))).toEqual([]);
});

describe('a decision', () => {
  const checks = [
    { label: 'Right list', detail: 'OFAC', outcome: 'yes' },
    { label: 'Same type', detail: 'person', outcome: 'yes' },
    { label: 'Whole name', detail: '2 of 3 parts', outcome: 'partly' },
    { label: 'Other identifiers', detail: expect.any(String), outcome: expect.any(String) },
  ];

  test('counts the parts of a name as its explanation does: a legal form is not one', async () => {
    const ctx = await aContext();
    const company = { name: 'Kestrel Oduya Holding LLC', type: 'company' } as const;
    await aList(ctx, [aListedParty({ ...company, dates: [] })]);
    const { id } = await createEntity(ctx, { ...halvani, ...company });
    const [match] = await matchesOf(ctx, id);
    expect(match?.explanation).toMatch(/^All three parts of the name agree/);
    await confirmMatches(ctx, { matchIds: [match!.id] });
    const [{ review } = { review: null }] = await matchesOf(ctx, id);
    expect(review?.checks[2]).toEqual({ label: 'Whole name', detail: '3 of 3 parts', outcome: 'yes' });
  });

  test('keeps what it was based on in the order of review, and so does the audit log', async () => {
    const { ctx, match } = await aPendingMatch();
    expect(match.review).toBeNull();
    const review = { score: match.score, checks };
    expect(await dismiss(ctx, match.id)).toMatchObject([{ review }]);
    const [event] = await ctx.db.orm.select().from(auditEvent).orderBy(desc(auditEvent.seq)).limit(1);
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ to: 'dismissed', review });
  });

  test('still shows what it was based on after the party has changed', async () => {
    const { ctx, entity, match } = await aPendingMatch();
    await confirmMatches(ctx, { matchIds: [match.id] });
    await aList(ctx, [{ ...party, dates: [] }]);
    await runDueJobs(ctx);
    const [after] = await matchesOf(ctx, entity.id);
    expect(after?.score).toBeLessThan(match.score);
    expect(after?.review?.score).toBe(match.score);
  });

  test('that is undone leaves none of it', async () => {
    const { ctx, match } = await aPendingMatch();
    await dismiss(ctx, match.id);
    expect(await undoDecisions(ctx, [match.id])).toMatchObject([{ review: null }]);
  });
});

test('the name filter of the queue also finds a title, which the index of names leaves out', async () => {
  const ctx = await aContext();
  await aList(ctx, [aListedParty({ names: [{ text: 'Nasreen Chowdhury', kind: 'primary', strength: 'strong' }] })]);
  const { id } = await createEntity(ctx, { ...halvani, name: 'Nasreen Chowdhury Begum' });
  for (const name of ['Begum', 'chowdhury begum', 'egu']) {
    const { rows } = await listMatches(ctx, { name, limit: 10, offset: 0 });
    expect(rows.map(({ entityId }) => entityId)).toEqual([id]);
  }
  expect((await listMatches(ctx, { name: 'Khanum', limit: 10, offset: 0 })).rows).toEqual([]);
});
