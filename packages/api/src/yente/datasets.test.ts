import { mergeIndexes, openIndex } from '@tamis/screening';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { aList, aListedParty } from '../../test/list-builders.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { MatchOptions, SearchOptions } from './schema.ts';
import { match, searchDataset } from './service.ts';

const name = 'Anna Petrova Zhuravleva';

/** The same person on three lists. */
async function onThreeLists(): Promise<TestCtx> {
  const ctx = await aContext({ role: 'admin' });
  for (const code of ['OFAC', 'EU', 'UK']) await aList(ctx, [aListedParty({ name })], { list: { code } });
  return ctx;
}

/** The same system on a host that has merged its lists. */
function merged(ctx: TestCtx): TestCtx {
  const current = async () => {
    const set = await ctx.index.current();
    const bytes = mergeIndexes(set.indexes);
    return { ...set, indexes: [openIndex(bytes)], merged: bytes };
  };
  return { ...ctx, index: { ...ctx.index, current } };
}

let ctx: TestCtx;
beforeAll(async () => {
  ctx = await onThreeLists();
});

test('a list without parties is an error, not an empty result', async () => {
  const current = async () => {
    const set = await ctx.index.current();
    return { ...set, lists: set.lists.map((list) => ({ ...list, parties: 0 })) };
  };
  const body = { queries: { q: { schema: 'Person', properties: { name: [name] } } } };
  const asked = match({ ...ctx, index: { ...ctx.index, current } }, 'default', body, v.parse(MatchOptions, {}));
  await expect(asked).rejects.toThrow('is empty: a search of it would find nobody');
});

describe.each([
  ['lists one by one', () => ctx],
  ['lists merged into one index', () => merged(ctx)],
])('of %s, only those are searched that were named', (_, host) => {
  test.each([
    ['default', {}, ['ofac', 'eu', 'uk']],
    ['sanctions', {}, ['ofac', 'eu', 'uk']],
    ['ofac', {}, ['ofac']],
    ['uk', {}, ['uk']],
    ['default', { include_dataset: ['eu', 'uk'] }, ['eu', 'uk']],
    ['default', { exclude_dataset: ['ofac'] }, ['eu', 'uk']],
  ])('%s %o', async (dataset, scope, lists) => {
    const body = { queries: { q: { schema: 'Person', properties: { name: [name] } } } };
    const { responses } = await match(host(), dataset, body, v.parse(MatchOptions, scope));
    const search = await searchDataset(host(), dataset, v.parse(SearchOptions, { ...scope, q: name }));
    for (const results of [responses['q']?.results ?? [], search.results]) {
      expect(results.flatMap(({ datasets }) => datasets).toSorted()).toEqual(lists.toSorted());
    }
  });
});
