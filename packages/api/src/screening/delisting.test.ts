import type { ListedParty } from '@tamis/screening';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aCustomer, anEntity } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { rescreenEntities } from '../entities/rescreen.ts';
import { getEntity, updateEntity } from '../entities/service.ts';
import { NewLink } from '../ownership/schema.ts';
import { addLink } from '../ownership/service.ts';
import { composeReport } from '../reports/compose.ts';
import { reportFacts } from '../reports/facts.ts';
import { currentAssessment } from '../risk/service.ts';
import { confirmMatches } from './decisions.ts';
import { listMatches } from './service.ts';

const NAME = 'Rustam Idrisovich Halvani';
const UN = { code: 'UN', title: 'UN Consolidated List' };
const rustam = aListedParty({ name: NAME });
const other = aListedParty({ name: 'Boris Karlovich Ostrovsky' });

const publish = (ctx: TestCtx, parties: readonly ListedParty[], publishedAt: string) =>
  aList(ctx, parties, { list: UN, acceptShrink: true, publishedAt });
const matchOf = async (ctx: TestCtx, entityId: number) =>
  (await listMatches(ctx, { entityId, limit: 5, offset: 0 })).rows[0];

/** A customer who is confirmed to be a party of the UN list. */
async function confirmed(given: Partial<Parameters<typeof aCustomer>[1]> = {}) {
  const ctx = await aContext();
  await publish(ctx, [rustam, other], '2025-02-27');
  const entityId = await aCustomer(ctx, { name: NAME, ...given });
  const before = await getEntity(ctx, entityId);
  await confirmMatches(ctx, { matchIds: [(await matchOf(ctx, entityId))?.id ?? 0], note: 'Passport agrees' });
  return { ctx, entityId, before };
}

/** The same once the list has him no more, and the customer was looked at again. */
async function delisted(given: Parameters<typeof confirmed>[0] = {}) {
  const found = await confirmed(given);
  expect(await getEntity(found.ctx, found.entityId)).toMatchObject({ isSanctioned: true, riskScore: 100 });
  await publish(found.ctx, [other], '2025-02-28');
  await rescreenEntities(found.ctx, [found.entityId]);
  return found;
}

describe('of a confirmed match with a party that was taken off the list', () => {
  test('nothing follows any more: flags, lists, reasons and score are those without it', async () => {
    const { ctx, entityId } = await delisted();
    const entity = await getEntity(ctx, entityId);
    expect(entity).toMatchObject({ isSanctioned: false, flags: { sanctionLists: [], reasons: [] } });
    expect(entity.riskScore).toBeLessThan(40);
    const { scores, summary } = await currentAssessment(ctx, entityId);
    expect(scores.sanctionsRisk).toBe(0);
    expect(summary).not.toContain('UN');
  });

  test('what was declared stays', async () => {
    const { ctx, entityId } = await delisted({ isSanctioned: true, riskScore: 55 });
    expect(await getEntity(ctx, entityId)).toMatchObject({ isSanctioned: true, riskScore: 100 });
    await updateEntity(ctx, entityId, { isSanctioned: false });
    expect(await getEntity(ctx, entityId)).toMatchObject({ isSanctioned: false, riskScore: 55 });
  });

  test('the decision stays, with what it was and since when the party is off the list', async () => {
    const { ctx, entityId } = await delisted();
    expect(await matchOf(ctx, entityId)).toMatchObject({
      state: 'confirmed',
      note: 'Passport agrees',
      decidedBy: 'Test Analyst',
      delistedAt: new Date(ctx.now()).toISOString(),
    });
  });

  test('the companies that the customer owns are not blocked through it', async () => {
    const { ctx, entityId } = await confirmed();
    const company = await anEntity(ctx, { name: 'Target Trading', type: 'company' });
    await addLink(ctx, v.parse(NewLink, { ownerEntityId: entityId, share: 60, ownedEntityId: company }));
    expect((await getEntity(ctx, company)).blockedShare).toBe(60);
    await publish(ctx, [other], '2025-02-28');
    await rescreenEntities(ctx, [entityId]);
    expect((await getEntity(ctx, company)).blockedShare).toBeNull();
  });

  test('a report says when it was, beside the list that does not have the customer any more', async () => {
    const { ctx, entityId } = await delisted();
    const { verdict, sections } = composeReport(await reportFacts(ctx, entityId), 1);
    expect(verdict).toBe('No confirmed or waiting match on the lists that were searched.');
    const table = sections
      .find(({ title }) => title === 'Sanctions and political exposure')
      ?.blocks.find(({ kind }) => kind === 'table');
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.find(([title]) => title === 'UN Consolidated List')?.[1]).toEqual({
      text: 'Not Listed',
      details: ['Delisted on Mar 1, 2025'],
    });
    expect(rows.find(([title]) => title === 'EU Consolidated List')?.[1]).toBe('Not Listed');
  });
});
