import { partyRevision } from '@tamis/db/schema';
import { describe, expect, test } from 'vitest';
import { createCaller } from '../router.ts';
import { aCustomer, matchesOf } from '../../test/builders.ts';
import { importFile } from '../../test/list-builders.ts';
import { type Fixture, fixture, ofacTables } from '../../test/list-reading.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { zipOf } from '../../test/zip-of.ts';
import { getEntity } from '../entities/service.ts';
import { confirmMatches } from '../screening/decisions.ts';
import { outcomeSentence } from './outcome-sentence.ts';
import { listStatuses } from './service.ts';

const importFixture = (ctx: TestCtx, list: string, name: Fixture) =>
  importFile(ctx, list, fixture(name), { acceptShrink: true });

describe('importing lists in every format', () => {
  test.each<[string, Fixture, string, number]>([
    ['ofac', 'ofac-advanced', 'ofac-advanced', 5],
    ['ofac', 'ofac-sdn.csv', 'ofac-csv', 5],
    ['eu', 'eu-1-1.csv', 'eu-csv', 5],
    ['uk', 'uk-sanctions-list.csv', 'uk-csv', 5],
    ['seco', 'seco', 'seco', 3],
    ['opensanctions', 'targets.simple.csv', 'open-sanctions-csv', 3],
    ['opensanctions', 'entities.ftm.json', 'follow-the-money', 5],
    ['pep', 'entities.ftm.json', 'follow-the-money', 3],
    ['every-politician', 'every-politician.csv', 'every-politician', 2],
    ['us-congress', 'us-congress.yaml', 'us-congress', 1],
    ['us-executive', 'us-executive.yaml', 'us-executive', 2],
    ['world-bank', 'world-bank.json', 'world-bank', 3],
    ['own', 'own-list.csv', 'own-list', 3],
  ])('%s comes as %s', async (list, name, format, parties) => {
    const ctx = await aContext({ role: 'admin' });
    const result = await importFixture(ctx, list, name);
    expect(result).toMatchObject({ list: list.toUpperCase(), outcome: 'accepted', format, parties, added: parties });
    const status = (await listStatuses(ctx)).find((one) => one.list === list.toUpperCase());
    expect(status).toMatchObject({ version: result.version, parties, error: null });
  });

  test('a further list is shown once it has been imported', async () => {
    const ctx = await aContext({ role: 'admin' });
    const codes = async () => (await listStatuses(ctx)).map(({ list }) => list);
    expect(await codes()).toEqual(['OFAC', 'OFAC-CONS', 'EU', 'UK', 'UN']);
    await importFixture(ctx, 'own', 'own-list.csv');
    expect(await codes()).toEqual(['OFAC', 'OFAC-CONS', 'EU', 'UK', 'UN', 'OWN']);
  });

  test('the history says who uploaded a file, and its name', async () => {
    const ctx = await aContext({ role: 'admin' });
    const lists = createCaller(ctx).lists;
    // A sign that turns the text around it is not shown.
    const file = new File([await lists.ownTemplate()], 'clients \u202eof concern.csv');
    await lists.import({ list: 'own', file });
    const [version] = await lists.versions({ list: 'own' });
    expect(version).toMatchObject({ fileName: 'clients of concern.csv', importedBy: 'Test Admin' });
    await ctx.db.client.execute('update list_version set actor = null, file_name = null');
    expect(await lists.versions({ list: 'own' })).toMatchObject([{ fileName: null, importedBy: 'Test Admin' }]);
    await importFixture({ ...ctx, user: null, actor: 'command line' }, 'seco', 'seco');
    expect(await lists.versions({ list: 'seco' })).toMatchObject([{ fileName: null, importedBy: 'command line' }]);
  });

  test('the further lists that are not in use may be added, the own list by its template as it is', async () => {
    const ctx = await aContext({ role: 'admin' });
    const lists = createCaller(ctx).lists;
    const before = await lists.addable();
    expect(before.map(({ list, version, canImport }) => [list, version, canImport])).toContainEqual([
      'OWN',
      null,
      true,
    ]);
    const file = new File([await lists.ownTemplate()], 'own.csv');
    expect(await lists.import({ list: 'own', file })).toMatchObject({ outcome: 'accepted', parties: 1, rejects: [] });
    expect((await lists.addable()).map(({ list }) => list)).toEqual(
      before.map(({ list }) => list).filter((list) => list !== 'OWN'),
    );
    const viewer = createCaller(await aContext({ role: 'viewer' })).lists;
    await expect(viewer.addable()).rejects.toThrow('Your role (viewer) may not do this');
  });

  test.each<[Fixture, Fixture]>([
    ['ofac-sdn', 'ofac-advanced'],
    ['ofac-sdn', 'ofac-sdn.csv'],
    ['eu-1-1', 'eu-1-1.csv'],
    ['uk-sanctions-list', 'uk-sanctions-list.csv'],
  ])('%s and %s are versions of one list: nobody is added or removed', async (first, second) => {
    const ctx = await aContext({ role: 'admin' });
    const list = first.split('-', 1)[0] ?? '';
    await importFixture(ctx, list, first);
    expect(await importFixture(ctx, list, second)).toMatchObject({ outcome: 'accepted', added: 0, removed: 0 });
  });

  test('the UK list as a table changes nothing in the list as XML', async () => {
    const ctx = await aContext({ role: 'admin' });
    await importFixture(ctx, 'uk', 'uk-sanctions-list');
    expect(await importFixture(ctx, 'uk', 'uk-sanctions-list.csv')).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await ctx.db.orm.select().from(partyRevision)).toHaveLength(5);
  });

  test('tables are imported as one zip; the main table alone says what is missing', async () => {
    const ctx = await aContext({ role: 'admin' });
    const alone = await importFixture(ctx, 'ofac', 'ofac-sdn.csv');
    expect(outcomeSentence('OFAC', alone)).toContain('The aliases are missing; put alt.csv');
    const names = ['ofac-sdn.csv', ...ofacTables] as const;
    const zipped = await importFile(ctx, 'ofac', zipOf(Object.fromEntries(names.map((name) => [name, fixture(name)]))));
    expect(zipped).toMatchObject({ outcome: 'accepted', added: 0, removed: 0, notes: [] });
    expect(zipped.names).toBeGreaterThan(alone.names);
  });

  test('a match with a politically exposed person makes nobody sanctioned', async () => {
    const ctx = await aContext({ role: 'admin' });
    await importFixture(ctx, 'pep', 'entities.ftm.json');
    const customer = await aCustomer(ctx, { name: 'Ulugbek Former' });
    const rows = await matchesOf(ctx, customer);
    await confirmMatches(ctx, { matchIds: rows.map(({ id }) => id) });
    expect(await getEntity(ctx, customer)).toMatchObject({ isPep: true, isSanctioned: false });
  });

  test('a match with a debarred firm or an own list raises no flag of another kind', async () => {
    const ctx = await aContext({ role: 'admin' });
    await importFixture(ctx, 'own', 'own-list.csv');
    const customer = await aCustomer(ctx, { name: 'Rustam Halvani' });
    const rows = await matchesOf(ctx, customer);
    expect(rows.length).toBeGreaterThan(0);
    await confirmMatches(ctx, { matchIds: rows.map(({ id }) => id) });
    expect(await getEntity(ctx, customer)).toMatchObject({ isPep: false, isSanctioned: false });
  });
});
