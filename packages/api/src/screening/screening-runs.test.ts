import { screening, screeningRange } from '@tamis/db/schema';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../test/builders.ts';
import { aList, boris, rustam } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { getEntity, updateEntity } from '../entities/service.ts';
import { uploadEntities } from '../entities/upload.ts';
import { rescreenAll } from '../jobs/requests.ts';
import { runDueJobs, runJob } from '../jobs/runner.ts';
import { controlJob, getJob, queueRescreenAll } from '../jobs/service.ts';
import { certificatesOf, getCertificate } from './certificates.ts';
import { replayScreening } from './replay.ts';
import { lastScreening } from './last-screening.ts';

const NAME = 'Rustam Idrisovich Halvani';

/** Customers of these names, each screened when it came. */
async function withCustomers(...names: string[]): Promise<TestCtx> {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, [boris]);
  for (const name of names) await aCustomer(ctx, { name, country: 'Malta' });
  ctx.advance(3_600_000);
  return ctx;
}

async function screenedAnew(ctx: TestCtx): Promise<void> {
  await rescreenAll(ctx);
  await ctx.settled();
}

const certificatesFor = async (ctx: TestCtx, entityId: number) =>
  (await certificatesOf(ctx, { entityId, limit: 10, offset: 0 })).rows;

describe('screening everybody again', () => {
  test('gives each clear customer a certificate with its own id, in one row for a range', async () => {
    const ctx = await withCustomers('Signe Almqvist', 'Clara Mendizabal', 'Quentin Farquhar');
    const before = await ctx.db.orm.select().from(screening);
    await screenedAnew(ctx);
    expect(await ctx.db.orm.select().from(screening)).toEqual(before);
    expect(await ctx.db.orm.select().from(screeningRange)).toHaveLength(1);
    for (const [at, name] of ['Signe Almqvist', 'Clara Mendizabal', 'Quentin Farquhar'].entries()) {
      const [newest, first, ...more] = await certificatesFor(ctx, at + 1);
      expect([first?.cause, more]).toEqual(['created', []]);
      expect(newest).toMatchObject({
        id: 4 + at,
        entityId: at + 1,
        entityName: name,
        cause: 'rescreen',
        query: { names: [name], countries: ['Malta'], type: 'person' },
        lists: [{ code: 'OFAC', parties: 1, ageHours: 1 }],
        hits: [],
        threshold: first?.threshold,
        at: new Date(ctx.now()).toISOString(),
      });
      expect(await getCertificate(ctx, 4 + at)).toEqual(newest);
      expect((await getEntity(ctx, at + 1)).lastScreenedAt).toBe(newest?.at);
      expect(await lastScreening(ctx, at + 1)).toMatchObject({ id: newest?.id, at: newest?.at });
    }
    await expect(getCertificate(ctx, 7)).rejects.toThrow('Screening 7 not found');
    expect((await verify(ctx)).ok).toBe(true);
  });

  test('shows the name that was searched for then, whatever the customer is called since', async () => {
    const ctx = await withCustomers('Signe Almqvist');
    await screenedAnew(ctx);
    await updateEntity(ctx, 1, { name: 'Signe Lindgren' });
    await screenedAnew(ctx);
    const names = (await certificatesFor(ctx, 1)).map(({ cause, query }) => [cause, query.names[0]]);
    expect(names).toEqual([
      ['rescreen', 'Signe Lindgren'],
      ['changed', 'Signe Lindgren'],
      ['rescreen', 'Signe Almqvist'],
      ['created', 'Signe Almqvist'],
    ]);
  });

  test('keeps a row for each customer with a hit, within the ids of the range', async () => {
    const ctx = await withCustomers('Signe Almqvist', NAME, 'Clara Mendizabal');
    await aList(ctx, [boris, rustam]);
    await screenedAnew(ctx);
    const [range] = await ctx.db.orm.select().from(screeningRange);
    expect(range).toMatchObject({ firstEntityId: 1, lastEntityId: 3, without: [2] });
    expect((await certificatesFor(ctx, 2))[0]).toMatchObject({
      id: (range?.firstId ?? 0) + 1,
      hits: [{ primaryName: NAME }],
    });
    const numbers = await Promise.all([1, 2, 3].map((entityId) => certificatesFor(ctx, entityId)));
    expect(new Set(numbers.flat().map(({ id }) => id)).size).toBe(6);
  });

  test('does not certify customers that were changed while it ran: the change has screened them', async () => {
    const ctx = await withCustomers('Signe Almqvist', 'Clara Mendizabal');
    const id = await queueRescreenAll(ctx);
    let changing: Promise<unknown> | undefined;
    // Once the entities have been read, and before anything is stored.
    const breathe = async () => {
      changing ??= updateEntity(ctx, 1, { name: 'Signe Lindgren' });
      await changing;
    };
    await runJob({ ...ctx, breathe }, id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'done', done: 2 });
    expect((await certificatesFor(ctx, 1)).map(({ cause }) => cause)).toEqual(['changed', 'created']);
    expect((await certificatesFor(ctx, 2)).map(({ cause }) => cause)).toEqual(['rescreen', 'created']);
  });

  test('uses the lists in force when it continues, if they were updated while it was paused', async () => {
    const ctx = await aContext({ role: 'admin' });
    await aList(ctx, [boris]);
    const rows = Array.from({ length: 2_001 }, (_, at) => `Signe Almqvist ${at},person,Sweden`);
    await uploadEntities(ctx, new File([['name,type,country', ...rows].join('\n')], 'customers.csv'));
    await ctx.settled();
    ctx.advance(3_600_000);
    const id = await queueRescreenAll(ctx);
    let writes = 0;
    const write: TestCtx['db']['write'] = async (statements) => {
      writes += 1;
      // The claim, the first chunk, and then the second one, which finds its lease gone.
      if (writes === 3) await controlJob({ ...ctx, db: { ...ctx.db, exclusive: (work) => work() } }, id, 'pause');
      return ctx.db.write(statements);
    };
    await runJob({ ...ctx, db: { ...ctx.db, write } }, id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'paused', done: 2_000 });
    await aList(ctx, [boris, rustam]);
    await controlJob(ctx, id, 'resume');
    await runDueJobs(ctx);
    const ofRun = async (entityId: number) =>
      (await certificatesFor(ctx, entityId)).find(({ cause }) => cause === 'rescreen')?.lists[0]?.parties;
    expect([await ofRun(1), await ofRun(2_000), await ofRun(2_001)]).toEqual([1, 1, 2]);
  });
});

test('a certificate of a range is replayed like any other', async () => {
  const ctx = await withCustomers(NAME);
  await screenedAnew(ctx);
  const [clear] = await certificatesFor(ctx, 1);
  const { number } = await aList(ctx, [boris, rustam]);
  const { again, today } = await replayScreening(ctx, clear?.id ?? 0);
  expect(again).toEqual([]);
  expect(today).toMatchObject([
    { primaryName: NAME, before: null, why: `OFAC SDN List version ${number} added the party.` },
  ]);
});

test('after an update of a list, everybody has a certificate of it', async () => {
  const ctx = await withCustomers('Signe Almqvist', NAME);
  await aList(ctx, [boris, rustam]);
  await runDueJobs(ctx);
  const [clear] = await certificatesFor(ctx, 1);
  expect(clear).toMatchObject({ cause: 'list-update', hits: [], lists: [{ code: 'OFAC', changesOnly: true }] });
  const last = await lastScreening(ctx, 1);
  expect(last).toMatchObject({ lists: [{ code: 'OFAC', parties: 2 }], at: clear?.at });
});
