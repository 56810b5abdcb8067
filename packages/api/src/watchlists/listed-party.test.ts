import { listedParty } from '@tamis/db/schema';
import { expect, test } from 'vitest';
import { aList, aListedParty, anna, boris } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { aContext } from '../../test/test-context.ts';
import { NotFound } from '../errors.ts';
import { listedPartyRecord } from './listed-party.ts';

/** Anna comes, is given a position, goes and comes again. */
async function aHistory() {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, [anna, boris], { publishedAt: '2026-01-05' });
  await aList(ctx, [{ ...anna, positions: ['Deputy minister'] }, boris]);
  await aList(ctx, [boris], { acceptShrink: true });
  return ctx;
}

const idOf = async (ctx: Awaited<ReturnType<typeof aHistory>>, sourceRef: string) =>
  (await ctx.db.orm.select().from(listedParty)).find((party) => party.sourceRef === sourceRef)?.id ?? 0;

test('a party is shown with its changes by version of its list, latest first', async () => {
  const ctx = await aHistory();
  const { list, party, isListed, versions } = await listedPartyRecord(ctx, await idOf(ctx, anna.sourceRef));
  expect(list).toEqual({ code: 'OFAC', title: 'OFAC SDN List', kind: 'sanctions' });
  // One that went is shown as it was last.
  expect(party.positions).toEqual(['Deputy minister']);
  expect(isListed).toBe(false);
  expect(versions).toMatchObject([
    { number: 3, kind: 'removed', fields: [] },
    { number: 2, kind: 'changed', fields: [{ field: 'positions', removed: [], added: ['Deputy minister'] }] },
    { number: 1, kind: 'added', fields: [], publishedAt: '2026-01-05' },
  ]);

  await aList(ctx, [anna, boris]);
  const again = await listedPartyRecord(ctx, await idOf(ctx, anna.sourceRef));
  expect(again.isListed).toBe(true);
  expect(again.party.positions).toEqual([]);
  expect(again.versions.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    '4 added',
    '3 removed',
    '2 changed',
    '1 added',
  ]);
});

test('the latest twenty versions are shown, the oldest of them with what it changed', async () => {
  const ctx = await aContext({ role: 'admin' });
  for (let day = 1; day <= 22; day += 1) await aList(ctx, [{ ...anna, remarks: `Day ${day}` }]);
  const { versions } = await listedPartyRecord(ctx, 1);
  expect(versions).toHaveLength(20);
  expect(versions.at(-1)).toMatchObject({ number: 3, kind: 'changed', fields: [{ removed: ['Day 2'] }] });
});

test('a version that waits for an administrator is not shown yet', async () => {
  const ctx = await aContext({ role: 'admin' });
  const many = Array.from({ length: 40 }, (_, at) => aListedParty({ name: `Person Number ${at}` }));
  await aList(ctx, [...many, anna]);
  // Half of them are gone: that is hard to believe.
  expect(await aList(ctx, [...many.slice(0, 10), boris])).toMatchObject({ outcome: 'staged' });
  const { isListed, versions } = await listedPartyRecord(ctx, await idOf(ctx, anna.sourceRef));
  expect(isListed).toBe(true);
  expect(versions.map(({ kind }) => kind)).toEqual(['added']);
  await expect(listedPartyRecord(ctx, await idOf(ctx, boris.sourceRef))).rejects.toThrow(NotFound);
});

test('it is found by index, whatever the length of the lists', async () => {
  const ctx = await aHistory();
  const plans = await plansOf(ctx, () => listedPartyRecord(ctx, 1));
  expect(plans.filter((step) => step.startsWith('SCAN') && !step.includes('json_each'))).toEqual([]);
  expect(plans.some((step) => step.includes('party_revision_party'))).toBe(true);
});
