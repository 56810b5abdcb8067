import { insertMany } from '@tamis/db/db';
import { auditEvent, job, match, selfTest } from '@tamis/db/schema';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aCustomer, anEntity } from '../../test/builders.ts';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { runJob } from '../jobs/runner.ts';
import { createCaller } from '../router.ts';
import type { SelfTest } from './schema.ts';
import { getSelfTest, listSelfTests, runSelfTest } from './service.ts';

const LISTED = [
  'Rustam Idrisovich Halvani',
  'Teodora Bratislavova Quellmeister',
  'Nurlan Bekbolatov Saparbay',
  'Ixchel Montenegro Zarzuela',
];

async function withLists(): Promise<TestCtx> {
  const ctx = await aContext({ role: 'admin' });
  const people = LISTED.map((name) => aListedParty({ name }));
  const company = aListedParty({ name: 'Severny Vector Shipping LLC', type: 'company', dates: [] });
  await aList(ctx, [...people, company]);
  return ctx;
}

/** Runs a test to its end. */
async function tested(ctx: TestCtx): Promise<SelfTest> {
  await runSelfTest(ctx);
  await ctx.settled();
  const { job: last, tests } = await listSelfTests(ctx);
  expect(last).toBeNull();
  return getSelfTest(ctx, tests[0]!.id);
}

const at = ({ thresholds }: SelfTest, threshold: number) => thresholds.indexOf(threshold);

describe('a self-test', () => {
  test('asks listed names, changed in each way, and counts how many are found', async () => {
    const result = await tested(await withLists());
    const kinds = result.names.map(({ type, change }) => `${type}: ${change}`);
    expect(kinds).toContain('person: one typo');
    expect(kinds).toContain('company: legal form dropped');
    const same = result.names.find(({ type, change }) => type === 'person' && change === 'same name');
    expect(same?.asked).toBe(100);
    expect(same?.found[at(result, 70)]).toBe(100);
    expect(result.found).toBeLessThanOrEqual(result.asked);
  });

  test('counts fewer at a higher threshold, and says what was missed at the one in force', async () => {
    const result = await tested(await withLists());
    for (const { found } of result.names) expect(found).toEqual(found.toSorted((one, other) => other - one));
    expect(result.thresholds).toContain(result.threshold);
    for (const { score } of result.missed) expect(score ?? 0).toBeLessThan(result.threshold);
    expect(result.missed.length === 0).toBe(result.found === result.asked);
  });

  test('asks the customers of the institution, save those who are confirmed to be listed', async () => {
    const ctx = await withLists();
    await anEntity(ctx, { name: 'Signe Almqvist' });
    const alike = await aCustomer(ctx, { name: 'Ixchel Montenegro Zarzuela' });
    const before = await tested(ctx);
    expect(before).toMatchObject({ customers: 2, alerting: 1 });
    expect(before.alertingAt[0]).toBeGreaterThanOrEqual(1);
    await ctx.db.write([ctx.db.orm.update(match).set({ state: 'confirmed' }).where(eq(match.entityId, alike))]);
    expect(await tested(ctx)).toMatchObject({ customers: 1, alerting: 0 });
  });

  test('never asks for a party that was taken off its list', async () => {
    const ctx = await withLists();
    await aList(ctx, [aListedParty({ name: LISTED[0]! })], { acceptShrink: true });
    const { missed, names, lists } = await tested(ctx);
    expect(names.every(({ type }) => type === 'person')).toBe(true);
    expect(missed.every(({ listed }) => listed === LISTED[0])).toBe(true);
    expect(lists).toMatchObject([{ list: 'OFAC', parties: 1 }]);
  });

  test('changes nothing: no match, no alert, no certificate; the log says that it ran', async () => {
    const ctx = await withLists();
    await anEntity(ctx, { name: LISTED[0]! });
    await tested(ctx);
    expect(await ctx.db.orm.select().from(match)).toEqual([]);
    const events = await ctx.db.orm.select().from(auditEvent).orderBy(asc(auditEvent.seq));
    expect(events.map(({ action }) => action).slice(-2)).toEqual(['self-test.run', 'self-test.done']);
  });

  test('with the same seed asks the same', async () => {
    const ctx = await withLists();
    const first = await tested(ctx);
    const [done] = await ctx.db.orm.select().from(job).where(eq(job.kind, 'self-test'));
    const { kind, payload, createdAt } = done!;
    await ctx.db.write([insertMany(job, [{ kind, payload, createdAt, state: 'queued' }])]);
    await runJob(ctx, done!.id + 1);
    const { tests } = await listSelfTests(ctx);
    expect(tests).toHaveLength(2);
    const second = await getSelfTest(ctx, tests[0]!.id);
    expect({ ...second, id: 0, at: '' }).toEqual({ ...first, id: 0, at: '' });
  });

  test('runs once at a time, and once for each job', async () => {
    const ctx = await withLists();
    const [one, other] = [await runSelfTest(ctx), await runSelfTest(ctx)];
    expect(other.id).toBe(one.id);
    await Promise.all([ctx.settled(), runJob(ctx, one.id)]);
    expect(await ctx.db.orm.select().from(selfTest)).toHaveLength(1);
  });

  test('without a list is refused, and by others than administrators too; everyone reads what it found', async () => {
    await expect(runSelfTest(await aContext({ role: 'admin' }))).rejects.toThrow(
      'No list has been imported yet, so nothing can be screened.',
    );
    const viewer = createCaller(await aContext({ role: 'viewer' }));
    await expect(viewer.selfTests.run()).rejects.toThrow(
      'Your role (viewer) may not do this; an administrator may. Ask an administrator if it is part of your work.',
    );
    expect(await viewer.selfTests.list()).toEqual({ job: null, tests: [] });
    await expect(viewer.selfTests.get({ id: 7 })).rejects.toThrow('Self-test 7 not found');
  });
});
