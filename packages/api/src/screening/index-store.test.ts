import { type MergedBytes, mergeIndexes, openIndex, screen } from '@tamis/screening';
import { expect, test, vi } from 'vitest';
import { aList, aListedParty, anna, boris, clara } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { type IndexSet, type IndexStore, createIndexStore, indexesFor } from './index-store.ts';

/** Another process at the same database, which waits as long as a test wants for the next segment that it loads. */
function aSlowStore(
  { db, createHash }: TestCtx,
  sharesWork = true,
): { store: IndexStore; loads: () => number; hold: () => () => void } {
  let loads = 0;
  let held: Promise<void> | undefined;
  const execute = db.client.execute.bind(db.client);
  vi.spyOn(db.client, 'execute').mockImplementation(async (statement: string | { sql: string }) => {
    const text = typeof statement === 'string' ? statement : statement.sql;
    if (text.includes('from "index_segment"')) {
      loads += 1;
      const wait = held;
      held = undefined;
      await wait;
    }
    return execute(statement as string);
  });
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { store: createIndexStore(db, createHash, { sharesWork }), loads: () => loads, hold };
}

/** Which lists the parties are found on. */
const foundOn = (set: IndexSet, name: string) =>
  set.lists.flatMap(({ code }, at) => {
    const index = set.perList[at];
    return index && screen([index], { names: [name] }, { threshold: 90, limit: 5 }).hits.length > 0 ? [code] : [];
  });

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Two lists in force: Anna's, and after it Boris's. */
async function twoLists(): Promise<TestCtx> {
  const ctx = await aContext({ role: 'admin' });
  await aList(ctx, [anna]);
  await aList(ctx, [boris], { list: { code: 'EU' } });
  return ctx;
}

test('a search that waits for a new version of one list still looks at what it saw of the others', async () => {
  const ctx = await twoLists();
  const { store, hold } = aSlowStore(ctx);
  await store.current();
  await aList(ctx, [boris, clara], { list: { code: 'EU' } });
  const letGo = hold();
  const waiting = store.current();
  await turn();
  await aList(ctx, [anna, clara]);
  const later = store.current();
  await turn();
  letGo();
  for (const set of [await waiting, await later]) {
    expect(set.indexes).toHaveLength(set.lists.length);
    expect(set.segments).toHaveLength(set.lists.length);
    expect(foundOn(set, 'Anna Petrova Zhuravleva')).toEqual(['OFAC']);
    expect(foundOn(set, 'Boris Karlovich Ostrovsky')).toEqual(['EU']);
  }
  expect(foundOn(await later, 'Clara Mendizabal Urrutia')).toEqual(['OFAC', 'EU']);
});

test('a version that is replaced while it waits to be loaded is not loaded, but the new one', async () => {
  const ctx = await twoLists();
  const { store, hold } = aSlowStore(ctx);
  const letGo = hold();
  const waiting = store.current();
  await turn();
  await aList(ctx, [boris, clara], { list: { code: 'EU' } });
  letGo();
  expect(foundOn(await waiting, 'Clara Mendizabal Urrutia')).toEqual(['EU']);
});

test('many concurrent requests wait for one load of each segment', async () => {
  const ctx = await twoLists();
  const { store, loads, hold } = aSlowStore(ctx);
  const letGo = hold();
  const waiting = [store.current(), store.current(), store.current()];
  await turn();
  letGo();
  await Promise.all(waiting);
  expect(loads()).toBe(2);
});

test('if requests may not wait for each other, each loads for itself until one has loaded', async () => {
  const ctx = await twoLists();
  const { store, loads, hold } = aSlowStore(ctx, false);
  const letGo = hold();
  const waiting = store.current();
  await turn();
  expect((await store.current()).indexes).toHaveLength(2);
  expect(loads()).toBe(3);
  letGo();
  expect((await waiting).indexes).toHaveLength(2);
  await store.current();
  expect(loads()).toBe(3);
});

test('a segment that is missing is an error, until it is there again', async () => {
  const ctx = await twoLists();
  const store = createIndexStore(ctx.db, ctx.createHash);
  await ctx.db.client.execute('create table kept as select * from index_segment');
  await ctx.db.client.execute('delete from index_segment where list_version_id = 1');
  await expect(store.current()).rejects.toThrow('The name index of OFAC is incomplete');
  await ctx.db.client.execute('insert or ignore into index_segment select * from kept');
  expect((await store.current()).indexes).toHaveLength(2);
});

/** The lists of the hits of all indexes at once. */
const listOf = (set: IndexSet, name: string) =>
  screen(set.indexes, { names: [name] }, { threshold: 90 }).hits.map(({ index }) => set.lists[index]?.code);

test('on a host that merges, two long lists are searched as one index once it exists, and one by one again if one changes', async () => {
  const ctx = await aContext({ role: 'admin' });
  const many = Array.from({ length: 3_000 }, (_, at) => aListedParty({ name: `Person Number${at} Ashgrove` }));
  await aList(ctx, [anna, ...many]);
  await aList(ctx, [boris, ...many], { list: { code: 'EU' } });
  const work: { doIt: () => Promise<void>; milliseconds: number }[] = [];
  let merges = 0;
  const store = createIndexStore(ctx.db, ctx.createHash, {
    merging: {
      merge: async (segments): Promise<MergedBytes> => {
        merges += 1;
        return mergeIndexes(segments.map(openIndex));
      },
      later: (doIt, milliseconds) => void work.push({ doIt, milliseconds }),
    },
  });
  const before = await store.current();
  expect([before.indexes.length, before.merged]).toEqual([2, undefined]);
  await work[0]?.doIt();
  const after = await store.current();
  expect([after.indexes.length, after.segments.length, after.key]).toEqual([1, 2, before.key]);
  for (const set of [before, after]) {
    expect(listOf(set, 'Anna Petrova Zhuravleva')).toEqual(['OFAC']);
    expect(listOf(set, 'Boris Karlovich Ostrovsky')).toEqual(['EU']);
    expect(foundOn(set, 'Boris Karlovich Ostrovsky')).toEqual(['EU']);
  }
  expect(indexesFor(after, after.lists)).toEqual(after.indexes);
  expect(indexesFor(after, after.lists.slice(1))).toEqual(after.perList.slice(1));
  await aList(ctx, [boris, clara, ...many], { list: { code: 'EU' } });
  const changed = await store.current();
  expect([changed.indexes.length, listOf(changed, 'Clara Mendizabal Urrutia')]).toEqual([2, ['EU']]);
  // Lists that follow one another are merged once, after the last of them.
  await aList(ctx, [anna, clara, ...many]);
  await store.current();
  await work[1]?.doIt();
  await work[2]?.doIt();
  expect(listOf(await store.current(), 'Clara Mendizabal Urrutia')).toEqual(['OFAC', 'EU']);
  expect([merges, work.map(({ milliseconds }) => milliseconds)]).toEqual([2, [0, 10_000, 10_000]]);
});

test('short lists are not merged', async () => {
  const ctx = await twoLists();
  const store = createIndexStore(ctx.db, ctx.createHash, {
    merging: { merge: () => expect.unreachable(), later: () => expect.unreachable() },
  });
  expect((await store.current()).indexes).toHaveLength(2);
});
