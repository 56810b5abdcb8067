import { insertMany } from '@tamis/db/db';
import { alert, caseFile, entity, match } from '@tamis/db/schema';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { aCase, aCustomer, anAlert } from '../test/builders.ts';
import { aList, aListedParty } from '../test/list-builders.ts';
import { aContext } from '../test/test-context.ts';
import { whereTimeFlies } from '../test/where-time-flies.ts';
import { listAlerts } from './alerts/service.ts';
import { listCases } from './cases/list-cases.ts';
import type { Ctx } from './context.ts';
import { listEntities } from './entities/entity-list.ts';
import { NewEntity } from './entities/schema.ts';
import { createEntity } from './entities/service.ts';
import { screenNames } from './screening/screen-names.ts';
import { listMatches } from './screening/match-queue.ts';
import { search } from './search/service.ts';
import { MatchOptions, SearchOptions } from './yente/schema.ts';
import { match as matchQueries, searchDataset } from './yente/service.ts';

afterEach(() => vi.restoreAllMocks());

const ROWS = 450;
const page = { limit: 5_000, offset: 0 };

/** Everything there is of one customer with a match, an alert and a case, as often as a page of several slices needs. */
async function muchOfEverything(): Promise<Ctx> {
  const ctx = await aContext();
  const party = aListedParty();
  await aList(ctx, [party]);
  const entityId = await aCustomer(ctx, { name: 'Rustam Idrisovich Halvani' });
  await anAlert(ctx, { entityId });
  await aCase(ctx, { entityId });
  const { orm } = ctx.db;
  const [[someone], [pair], [told], [opened]] = await Promise.all([
    orm.select().from(entity),
    orm.select().from(match),
    orm.select().from(alert),
    orm.select().from(caseFile),
  ]);
  if (!someone || !pair || !told || !opened) throw new Error('A customer with a match, an alert and a case');
  const { riskScore: _, isPep: _pep, isSanctioned: _sanctioned, ...stored } = someone;
  const more = Array.from({ length: ROWS }, (_item, at) => 1_000 + at);
  const many = <T extends object, Own>(row: T, own: (id: number) => Own) => more.map((id) => ({ ...row, ...own(id) }));
  await ctx.db.write([
    insertMany(
      entity,
      many(stored, (id) => ({ id })),
    ),
    insertMany(
      match,
      many(pair, (id) => ({ id, entityId: id })),
    ),
    insertMany(
      alert,
      many(told, (id) => ({ id, cause: `test:${id}` })),
    ),
    insertMany(
      caseFile,
      many(opened, (id) => ({ id })),
    ),
  ]);
  return ctx;
}

test.each<[string, (ctx: Ctx) => Promise<{ rows: { id: number }[]; total: number }>]>([
  ['entities', (ctx) => listEntities(ctx, { tab: 'all', sort: '-createdAt', ...page })],
  ['matches', (ctx) => listMatches(ctx, { order: 'newest', ...page })],
  ['alerts', (ctx) => listAlerts(ctx, { filter: 'all', ...page })],
  ['unread alerts', (ctx) => listAlerts(ctx, { filter: 'unread', ...page })],
  ['cases', (ctx) => listCases(ctx, { filter: 'all', ...page })],
])('a page of many %s is whole and in order, and lets others be served meanwhile', async (_, list) => {
  const { ctx, turns } = whereTimeFlies(await muchOfEverything());
  const { rows, total } = await list(ctx);
  expect(turns()).toBeGreaterThanOrEqual(4);
  expect(rows).toHaveLength(total);
  expect(rows.length).toBeGreaterThan(ROWS);
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

test('a late page of parties, as clients of OpenSanctions ask for it, lets others be served meanwhile', async () => {
  const known = await aContext();
  const letters = 'b c d f g h j k l m n p r s t v w x z'.split(' ');
  const names = letters.flatMap((one) => letters.map((other) => `Rustam Halvani ${one}${other}anov`));
  await aList(
    known,
    names.slice(0, 300).map((name) => aListedParty({ name })),
  );
  const { ctx, turns } = whereTimeFlies(known);
  const options = v.parse(SearchOptions, { q: 'Rustam Halvani', offset: 280, limit: 100 });
  expect((await searchDataset(ctx, 'default', options)).results).toHaveLength(20);
  expect(turns()).toBeGreaterThanOrEqual(3);
});

test('a query of many names, as clients of OpenSanctions ask it, lets others be served between two of them', async () => {
  const known = await aContext();
  await aList(known, [aListedParty()]);
  const { ctx, turns } = whereTimeFlies(known);
  const name = Array.from({ length: 20 }, (_item, at) => `Rustam Halvani ${'Idrisovich '.repeat(at)}`);
  const body = { queries: { q: { schema: 'Person', properties: { name } } } };
  const { responses } = await matchQueries(ctx, 'default', body, v.parse(MatchOptions, {}));
  expect(responses['q']?.results).toHaveLength(1);
  expect(turns()).toBeGreaterThanOrEqual(2 * name.length);
});

const LETTERS = 'b c d f g h j k l m n p r s t v w x z'.split(' ');
/** A list of hundreds of parties whose names begin alike. */
async function withNamesakes() {
  const ctx = await aContext();
  const endings = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  await aList(
    ctx,
    endings.map((ending) => aListedParty({ name: `Rustam Halvani ${ending}anov` })),
  );
  return ctx;
}

test('one long name is searched in turns, so that others are served before it is done', async () => {
  const { ctx, turns } = whereTimeFlies(await withNamesakes());
  const [answer] = await screenNames(ctx, {
    queries: [{ name: 'Rustam Halvani Idrisovich' }],
    threshold: 30,
    limit: 5,
  });
  expect(answer?.matches).toHaveLength(5);
  expect(turns()).toBeGreaterThanOrEqual(LETTERS.length);
});

test.each<[string, (ctx: Ctx, name: string) => Promise<unknown>]>([
  ['looked for', (ctx, name) => search(ctx, name)],
  ['added', (ctx, name) => createEntity(ctx, v.parse(NewEntity, { name, type: 'person', country: 'Germany' }))],
])('a long name that is %s lets others be served meanwhile', async (_, act) => {
  const { ctx, turns } = whereTimeFlies(await withNamesakes());
  await act(ctx, 'Rustam Halvani Idrisovich');
  expect(turns()).toBeGreaterThanOrEqual(LETTERS.length);
});
