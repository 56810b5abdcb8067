import { entity } from '@tamis/db/schema';
import { findNames, openIndex } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aList, boris } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { type EntityIndexHost, createEntityIndex } from './entity-index.ts';
import { buildEntityIndex } from './indexed-entities.ts';
import { createEntity, updateEntity } from './service.ts';
import { uploadEntities } from './upload.ts';

type Keep = NonNullable<EntityIndexHost['keep']>;

/** A place that outlasts the index, in memory. */
function aPlace(): Keep & { bytes: Uint8Array | null } {
  const place: Keep & { bytes: Uint8Array | null } = {
    bytes: null,
    load: async () => place.bytes,
    save: async (...pieces) => {
      place.bytes = new Uint8Array(Buffer.concat(pieces));
    },
  };
  return place;
}

/** Enough customers that their index is worth being kept. */
async function withCustomers(): Promise<TestCtx> {
  const ctx = await aContext();
  await aList(ctx, [boris]);
  const rows = Array.from({ length: 2_100 }, (_, n) => `Signe Almqvist${n},person,Malta`);
  const csv = ['name,type,country', ...rows].join('\n');
  await uploadEntities(ctx, new File([csv], 'customers.csv', { type: 'text/csv' }));
  await ctx.settled();
  return ctx;
}

/** A search by a process that has just started. */
async function foundAfterStart(ctx: TestCtx, keep: Keep, name: string): Promise<number[]> {
  const index = createEntityIndex(ctx.db, { breathe: async () => undefined, keep });
  const { indexes, holds } = await index.current();
  return findNames(indexes, name, { limit: 5 }).flatMap(({ id, index }) => (holds(id, index) ? [id] : []));
}

/** Changes a name without an audit event, so that only a rebuilt index notices. */
const rename = (ctx: TestCtx, id: number, name: string) =>
  ctx.db.orm.update(entity).set({ name }).where(eq(entity.id, id));

describe('the index of all entities that was kept', () => {
  test('is taken up by the next process, which reads only what came since', async () => {
    const ctx = await withCustomers();
    const place = aPlace();
    await foundAfterStart(ctx, place, 'Almqvist7');
    expect(place.bytes).not.toBeNull();
    await rename(ctx, 1, 'Nobody Notices');
    await updateEntity(ctx, 2, { name: 'Quentin Farquhar' });
    const customer = { name: 'Clara Mendizabal', type: 'person' as const, country: 'Malta' };
    const { id } = await createEntity(ctx, { ...customer, isPep: false, isSanctioned: false, riskScore: 0 });
    expect(await foundAfterStart(ctx, place, 'Nobody Notices')).toEqual([]);
    expect(await foundAfterStart(ctx, place, 'Quentin Farquhar')).toEqual([2]);
    expect(await foundAfterStart(ctx, place, 'Clara Mendizabal')).toEqual([id]);
  });

  test('is left alone when it is of another database, or damaged', async () => {
    const [ctx, other] = [await withCustomers(), await withCustomers()];
    const place = aPlace();
    await foundAfterStart(other, place, 'Almqvist7');
    await rename(ctx, 1, 'Somebody Notices');
    expect(await foundAfterStart(ctx, place, 'Somebody Notices')).toEqual([1]);
    place.bytes = new Uint8Array(5_000);
    await rename(ctx, 1, 'Somebody Else');
    expect(await foundAfterStart(ctx, place, 'Somebody Else')).toEqual([1]);
    const failing = {
      load: async () => Promise.reject(new Error('gone')),
      save: () => Promise.reject(new Error('full')),
    };
    expect(await foundAfterStart(ctx, failing, 'Somebody Else')).toEqual([1]);
  });
});

test('a search that comes while the index is first built waits for it, and finds everybody', async () => {
  const ctx = await withCustomers();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  let builds = 0;
  const index = createEntityIndex(ctx.db, {
    breathe: async () => undefined,
    build: async (source) => {
      builds += 1;
      await told;
      return buildEntityIndex(source, async () => undefined);
    },
  });
  const building = index.current();
  const searching = index.soon();
  expect(index.isBuilt()).toBe(false);
  tell();
  const [, { indexes }] = await Promise.all([building, searching]);
  expect(findNames(indexes, 'Almqvist7', { limit: 1 }).map(({ id }) => id)).toEqual([8]);
  expect(builds).toBe(1);
});

const upload = async (ctx: TestCtx, name: string, count: number) => {
  const rows = Array.from({ length: count }, (_, n) => `${name}${n},person,Malta`);
  await uploadEntities(ctx, new File([['name,type,country', ...rows].join('\n')], 'more.csv', { type: 'text/csv' }));
  await ctx.settled();
};
const found = (indexes: Parameters<typeof findNames>[0], name: string) =>
  findNames(indexes, name, { limit: 1 }).map(({ name: is }) => is);

test('an upload has its entities taken up, so that no search has to ask for it', async () => {
  const ctx = await withCustomers();
  const built: number[] = [];
  ctx.entityIndex = createEntityIndex(ctx.db, {
    breathe: async () => undefined,
    build: async (source) => {
      const bytes = await buildEntityIndex(source, async () => undefined);
      built.push(openIndex(bytes).partyCount);
      return bytes;
    },
  });
  await ctx.entityIndex.current();
  await upload(ctx, 'Torvald Ekdahl', 600);
  expect(built).toContain(600);
});

test('entities that were just uploaded are found by the next search', async () => {
  const ctx = await withCustomers();
  const index = createEntityIndex(ctx.db, { breathe: async () => undefined });
  await index.current();
  await upload(ctx, 'Torvald Ekdahl', 600);
  expect(found((await index.soon()).indexes, 'Ekdahl599')).toHaveLength(1);
});

test('a search does not wait for an index that takes long: it responds without the new entities', async () => {
  const ctx = await withCustomers();
  let isSlow = false;
  const index = createEntityIndex(ctx.db, {
    breathe: async () => undefined,
    build: (source) => (isSlow ? new Promise(() => undefined) : buildEntityIndex(source, async () => undefined)),
  });
  await index.current();
  await upload(ctx, 'Torvald Ekdahl', 600);
  isSlow = true;
  const { indexes } = await index.soon();
  expect(found(indexes, 'Almqvist7')).toHaveLength(1);
  expect(found(indexes, 'Ekdahl599')).toEqual([]);
});

test('an error that keeps new entities from being indexed is reported, but the search responds', async () => {
  const ctx = await withCustomers();
  const faults: string[] = [];
  let isBroken = false;
  const index = createEntityIndex(ctx.db, {
    breathe: async () => undefined,
    build: async (source) => {
      if (isBroken) throw new Error('The thread has ended.');
      return buildEntityIndex(source, async () => undefined);
    },
    onFault: (what, error) => faults.push(`${what}: ${String(error)}`),
  });
  await index.current();
  await upload(ctx, 'Torvald Ekdahl', 600);
  isBroken = true;
  expect(found((await index.soon()).indexes, 'Almqvist7')).toHaveLength(1);
  expect(faults).toEqual(['new entities not indexed: Error: The thread has ended.']);
  isBroken = false;
  expect(found((await index.soon()).indexes, 'Ekdahl599')).toHaveLength(1);
});
