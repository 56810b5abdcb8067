import { alert, auditEvent, job } from '@tamis/db/schema';
import type { ListedParty } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCustomer, aUser, anEntity, matchesOf } from '../../test/builders.ts';
import { aList, boris, rustam } from '../../test/list-builders.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import { DAY_MS } from '../durations.ts';
import { rescreenEntities } from '../entities/screen-again.ts';
import { getEntity, updateEntity } from '../entities/service.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { NewLink } from '../ownership/schema.ts';
import { addLink } from '../ownership/service.ts';
import { composeReport } from '../reports/compose.ts';
import { reportFacts } from '../reports/facts.ts';
import { currentAssessment } from '../risk/service.ts';
import { changeFourEyes } from '../settings/four-eyes.ts';
import { confirmMatches, dismissMatches, undoDecisions } from './decisions.ts';
import { listQueue } from './match-queue.ts';

const NAME = 'Rustam Idrisovich Halvani';
const UN = { code: 'UN', title: 'UN Consolidated List' };

const publish = (
  ctx: TestCtx,
  parties: readonly ListedParty[],
  publishedAt: string,
  list: Parameters<typeof aList>[2] & object = {},
) => aList(ctx, parties, { list: UN, acceptShrink: true, publishedAt, ...list });
const matchOf = async (ctx: TestCtx, entityId: number) => (await matchesOf(ctx, entityId))[0];

/** A customer who is confirmed to be a party of the UN list. */
async function confirmed(given: Partial<Parameters<typeof aCustomer>[1]> = {}) {
  const ctx = await aContext();
  await publish(ctx, [rustam, boris], '2025-02-27');
  const entityId = await aCustomer(ctx, { name: NAME, ...given });
  const before = await getEntity(ctx, entityId);
  await confirmMatches(ctx, { matchIds: [(await matchOf(ctx, entityId))?.id ?? 0], note: 'Passport agrees' });
  return { ctx, entityId, before };
}

/** The same once the list has him no more, and the customer was looked at again. */
async function delisted(given: Parameters<typeof confirmed>[0] = {}) {
  const found = await confirmed(given);
  expect(await getEntity(found.ctx, found.entityId)).toMatchObject({ isSanctioned: true, riskScore: 100 });
  await publish(found.ctx, [boris], '2025-02-28');
  await rescreenEntities(found.ctx, [found.entityId]);
  return found;
}

describe('a confirmed match with a party that was taken off the list', () => {
  test('has no more consequences: flags, lists, reasons and score are as without it', async () => {
    const { ctx, entityId } = await delisted();
    const entity = await getEntity(ctx, entityId);
    expect(entity).toMatchObject({ isSanctioned: false, flags: { sanctionLists: [], reasons: [] } });
    expect(entity.riskScore).toBeLessThan(40);
    const { scores, summary } = await currentAssessment(ctx, entityId);
    expect(scores.sanctionsRisk).toBe(0);
    expect(summary).not.toContain('UN');
  });

  test('keeps what was declared', async () => {
    const { ctx, entityId } = await delisted({ isSanctioned: true, riskScore: 55 });
    expect(await getEntity(ctx, entityId)).toMatchObject({ isSanctioned: true, riskScore: 100 });
    await updateEntity(ctx, entityId, { isSanctioned: false });
    expect(await getEntity(ctx, entityId)).toMatchObject({ isSanctioned: false, riskScore: 55 });
  });

  test('keeps its decision, and shows since when the party is off the list', async () => {
    const { ctx, entityId } = await delisted();
    expect(await matchOf(ctx, entityId)).toMatchObject({
      state: 'confirmed',
      note: 'Passport agrees',
      decidedBy: 'Test Analyst',
      delistedAt: new Date(ctx.now()).toISOString(),
      delistedVersionDay: '2025-02-28',
    });
  });

  test('does not block the companies that the customer owns', async () => {
    const { ctx, entityId } = await confirmed();
    const company = await anEntity(ctx, { name: 'Target Trading', type: 'company' });
    await addLink(ctx, v.parse(NewLink, { ownerEntityId: entityId, share: 60, ownedEntityId: company }));
    expect((await getEntity(ctx, company)).blockedShare).toBe(60);
    await publish(ctx, [boris], '2025-02-28');
    await rescreenEntities(ctx, [entityId]);
    expect((await getEntity(ctx, company)).blockedShare).toBeNull();
  });

  test('a report says which version does not have the customer, beside the list that does not have the customer any more', async () => {
    const { ctx, entityId } = await delisted();
    const { verdict, sections } = composeReport(await reportFacts(ctx, entityId), 1);
    expect(verdict).toBe('No confirmed or waiting match on the lists that were searched.');
    const table = sections
      .find(({ title }) => title === 'Sanctions and political exposure')
      ?.blocks.find(({ kind }) => kind === 'table');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.find(([title]) => title === 'UN Consolidated List')?.[1]).toEqual({
      text: 'Not Listed',
      details: ['Not on the version of Feb 28, 2025'],
    });
    expect(rows.find(([title]) => title === 'EU Consolidated List')?.[1]).toBe('Not Listed');
  });
});

const alertsOf = async (ctx: TestCtx, entityId: number) => {
  const rows = await ctx.db.orm.select().from(alert).where(eq(alert.entityId, entityId));
  return rows.filter(({ alertType }) => alertType === 'sanction').map(({ severity, content }) => [severity, content]);
};
const eventsOf = async (ctx: TestCtx, entityId: number) =>
  (await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.subjectId, entityId)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('match.'));

/** The next version of the list, with what follows it. */
async function update(ctx: TestCtx, parties: readonly ListedParty[], publishedAt: string): Promise<void> {
  ctx.advance(DAY_MS);
  await publish(ctx, parties, publishedAt);
  await runDueJobs(ctx);
}

const OFF =
  'Rustam Idrisovich Halvani was taken off the UN Consolidated List by version 2, published 2025-02-28. The confirmed match no longer counts: see what was done because of it, and whether it can be lifted.';
const ON_AGAIN =
  'Rustam Idrisovich Halvani is on the UN Consolidated List again by version 3, published 2025-03-01. The confirmed match counts again.';

describe('a version without a party, by itself', () => {
  test.each([
    ['with the index of all entities', true],
    ['without it', false],
  ])('withdraws the match that waits, %s', async (_, isBuilt) => {
    const ctx = await aContext();
    await publish(ctx, [rustam, boris], '2025-02-27');
    const entityId = await aCustomer(ctx, { name: NAME });
    if (isBuilt) await ctx.entityIndex.current();
    await update(ctx, [boris], '2025-02-28');
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'dismissed', reason: 'Taken off the list' });
    expect(await getEntity(ctx, entityId)).toMatchObject({ pendingMatches: 0 });
    expect(await eventsOf(ctx, entityId)).toEqual(['match.withdraw']);
    expect(await alertsOf(ctx, entityId)).toHaveLength(1);
  });

  test('withdraws one with a proposed decision, which cannot be approved any more', async () => {
    const ctx = await aContext({ config: { registration: 'closed' } });
    const admin = as(ctx, await aUser(ctx, { username: 'admin', role: 'admin' }));
    await publish(ctx, [rustam, boris], '2025-02-27');
    const entityId = await aCustomer(ctx, { name: NAME });
    await changeFourEyes(admin, { version: 0, from: 'low', reason: 'Board decision 12' });
    const [proposed] = await confirmMatches(ctx, { matchIds: [(await matchOf(ctx, entityId))?.id ?? 0] });
    expect(proposed).toMatchObject({ state: 'proposed' });
    await update(ctx, [boris], '2025-02-28');
    expect(await matchOf(ctx, entityId)).toMatchObject({
      state: 'dismissed',
      reason: 'Taken off the list',
      proposal: null,
    });
  });

  test('reassesses the customers that are confirmed to be the party, and says which party was taken off which list', async () => {
    const { ctx, entityId, before } = await confirmed();
    await update(ctx, [boris], '2025-02-28');
    const { riskScore, flags } = await getEntity(ctx, entityId);
    expect({ flags, isLow: riskScore < 40 }).toEqual({ flags: before.flags, isLow: true });
    expect((await alertsOf(ctx, entityId)).slice(1)).toEqual([['high', OFF]]);
    expect(await eventsOf(ctx, entityId)).toEqual(['match.confirm', 'match.suspend']);
  });

  test('raises an alert of medium severity if the list is one of politically exposed persons', async () => {
    const ctx = await aContext();
    const pep = { list: { code: 'PEP', title: 'PEP List', kind: 'pep' } } as const;
    await publish(ctx, [rustam, boris], '2025-02-27', pep);
    const entityId = await aCustomer(ctx, { name: NAME });
    await confirmMatches(ctx, { matchIds: [(await matchOf(ctx, entityId))?.id ?? 0] });
    expect(await getEntity(ctx, entityId)).toMatchObject({ isPep: true });
    await publish(ctx, [boris], '2025-02-28', pep);
    await runDueJobs(ctx);
    expect(await getEntity(ctx, entityId)).toMatchObject({ isPep: false });
    expect((await alertsOf(ctx, entityId)).at(-1)).toEqual(['medium', OFF.replace('UN Consolidated List', 'PEP List')]);
  });

  test('leaves the match with another party as it is', async () => {
    const ctx = await aContext();
    const namesake = { ...rustam, sourceRef: 'Another' };
    await publish(ctx, [rustam, namesake], '2025-02-27');
    const entityId = await aCustomer(ctx, { name: NAME });
    await update(ctx, [namesake], '2025-02-28');
    const rows = await matchesOf(ctx, entityId);
    expect(new Map(rows.map(({ party, state }) => [party.sourceRef, state]))).toEqual(
      new Map([
        [rustam.sourceRef, 'dismissed'],
        [namesake.sourceRef, 'pending'],
      ]),
    );
  });

  test('alerts once, whatever screens the customer in the meantime, before or afterwards', async () => {
    const { ctx, entityId } = await confirmed();
    await publish(ctx, [boris], '2025-02-28');
    await updateEntity(ctx, entityId, { country: 'Malta' });
    await runDueJobs(ctx);
    await ctx.db.orm.update(job).set({ state: 'queued', cursor: 0 }).where(eq(job.kind, 'rescreen'));
    await runDueJobs(ctx);
    await rescreenEntities(ctx, [entityId]);
    expect((await alertsOf(ctx, entityId)).filter(([, content]) => content === OFF)).toHaveLength(1);
  });

  test('does nothing that a later version has reversed before', async () => {
    const { ctx, entityId } = await confirmed();
    await publish(ctx, [boris], '2025-02-28');
    await publish(ctx, [rustam, boris], '2025-03-01');
    await runDueJobs(ctx);
    expect(await getEntity(ctx, entityId)).toMatchObject({ isSanctioned: true, riskScore: 100 });
    expect(await alertsOf(ctx, entityId)).toHaveLength(1);
  });
});

describe('a party that comes back onto the list', () => {
  test('restores the confirmed match, with an alert', async () => {
    const { ctx, entityId } = await confirmed();
    await update(ctx, [boris], '2025-02-28');
    await update(ctx, [rustam, boris], '2025-03-01');
    await rescreenEntities(ctx, [entityId]);
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'confirmed', delistedAt: null, changedSince: [] });
    expect(await getEntity(ctx, entityId)).toMatchObject({
      isSanctioned: true,
      riskScore: 100,
      flags: { sanctionLists: ['UN'] },
    });
    expect((await alertsOf(ctx, entityId)).slice(1)).toEqual([
      ['high', OFF],
      ['high', ON_AGAIN],
    ]);
    expect(await eventsOf(ctx, entityId)).toEqual(['match.confirm', 'match.suspend', 'match.restore']);
  });

  test('raises an alert each time', async () => {
    const { ctx, entityId } = await confirmed();
    for (const day of ['2025-03-02', '2025-03-04']) {
      await update(ctx, [boris], day);
      await update(
        ctx,
        [rustam, boris],
        day.replace(/\d$/u, (digit) => String(Number(digit) + 1)),
      );
    }
    expect(await alertsOf(ctx, entityId)).toHaveLength(5);
  });

  test('lets the withdrawn match wait again', async () => {
    const ctx = await aContext();
    await publish(ctx, [rustam, boris], '2025-02-27');
    const entityId = await aCustomer(ctx, { name: NAME });
    await update(ctx, [boris], '2025-02-28');
    await update(ctx, [rustam, boris], '2025-03-01');
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'pending', reopened: { withdrawal: 'delisted' } });
  });

  test('raises no alert for a match that was confirmed afterwards', async () => {
    const { ctx, entityId } = await confirmed();
    const matchIds = [(await matchOf(ctx, entityId))?.id ?? 0];
    await update(ctx, [boris], '2025-02-28');
    await undoDecisions(ctx, matchIds);
    await update(ctx, [rustam, boris], '2025-03-01');
    ctx.advance(60_000);
    await confirmMatches(ctx, { matchIds });
    await rescreenEntities(ctx, [entityId]);
    expect((await alertsOf(ctx, entityId)).map(([, content]) => content)).not.toContain(ON_AGAIN);
  });
});

/** A customer with a waiting match on each of two lists; the update of one has not been screened yet. */
async function between() {
  const ctx = await aContext();
  await publish(ctx, [rustam, boris], '2025-02-27');
  await aList(ctx, [rustam, boris]);
  const entityId = await aCustomer(ctx, { name: NAME });
  await publish(ctx, [boris], '2025-02-28');
  const rows = await matchesOf(ctx, entityId);
  const on = (code: string) => rows.find(({ list }) => list.code === code)?.id ?? 0;
  return { ctx, entityId, un: on('UN'), ofac: on('OFAC') };
}

describe('a match with a party that was taken off the list is not decided', () => {
  test('by itself or along with others, before the job has withdrawn it', async () => {
    const { ctx, un, ofac } = await between();
    await expect(confirmMatches(ctx, { matchIds: [un] })).rejects.toThrow(
      'The listed party of this match was taken off its list.',
    );
    await expect(
      dismissMatches(ctx, { matchIds: [ofac, un], reason: 'Another person', keepQuiet: true }),
    ).rejects.toThrow(`1 of these 2 matches is with a party that was taken off its list, the first is match ${un}.`);
    expect(await confirmMatches(ctx, { matchIds: [ofac] })).toMatchObject([{ state: 'confirmed' }]);
  });

  test('in a row of the queue', async () => {
    const { ctx } = await between();
    const { rows } = await listQueue(ctx, { state: 'pending', limit: 5, offset: 0 });
    expect(rows.flatMap(({ folded }) => folded).filter(({ delistedAt }) => delistedAt !== null)).toEqual([]);
    await runDueJobs(ctx);
    const after = await listQueue(ctx, { state: 'pending', limit: 5, offset: 0 });
    expect(after.rows).toMatchObject([{ list: { code: 'OFAC' }, folded: [] }]);
  });

  test('when its decision is taken back: it is withdrawn, and waits when the party comes back', async () => {
    const { ctx, entityId } = await confirmed();
    await update(ctx, [boris], '2025-02-28');
    await undoDecisions(ctx, [(await matchOf(ctx, entityId))?.id ?? 0]);
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'dismissed', reason: 'Taken off the list' });
    await update(ctx, [rustam, boris], '2025-03-01');
    expect(await matchOf(ctx, entityId)).toMatchObject({ state: 'pending' });
  });
});
