import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Statement } from '@tamis/db/db';
import { alert, auditEvent, indexSegment, listVersion, listedParty, partyRevision, watchlist } from '@tamis/db/schema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { matchesOf } from '../../test/builders.ts';
import { aList, aListedParty, anna, boris, clara, importFile } from '../../test/list-builders.ts';
import { plansOf } from '../../test/query-plan.ts';
import { type TestCtx, aContext } from '../../test/test-context.ts';
import { verify } from '../audit/service.ts';
import { createEntity, getEntity } from '../entities/service.ts';
import { Conflict } from '../errors.ts';
import { runDueJobs } from '../jobs/runner.ts';
import { runSchedule } from '../jobs/schedule.ts';
import { createIndexStore } from '../screening/index-store.ts';
import { screenNames } from '../screening/screen-names.ts';
import { ensureIndexes, rebuildIndexes } from './rebuild-indexes.ts';
import { partyTexts } from './segments.ts';
import { changeSyncSettings } from './sync-settings.ts';
import { revisionsInForce } from './version-diff.ts';
import { listStatuses, listVersions, versionRejects } from './service.ts';

const hitsOf = async (ctx: TestCtx, name: string) =>
  (await screenNames(ctx, { queries: [{ name }], threshold: 80, limit: 5 }))[0]!.matches;
const fixture = (name: string) => readFileSync(new URL(`../../test/fixtures/lists/${name}.xml`, import.meta.url));
const status = async (ctx: TestCtx, code: string) => (await listStatuses(ctx)).find((one) => one.list === code);

describe('importing a published file', () => {
  test('whose publisher wrote half of a character keeps the party, as the same one the next time', async () => {
    const ctx = await aContext({ role: 'admin' });
    const broken = aListedParty({ name: 'Anna\ud800 Zhuravleva', sourceRef: 'A\ud800\0' });
    expect(await aList(ctx, [broken])).toMatchObject({ added: 1 });
    expect(await aList(ctx, [broken])).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await ctx.db.orm.select().from(partyRevision)).toMatchObject([{ primaryName: 'Anna\ufffd Zhuravleva' }]);
    expect(await ctx.db.orm.select().from(listedParty)).toMatchObject([{ sourceRef: 'A\ufffd\ufffd' }]);
  });

  test.each([
    ['ofac', 'ofac-sdn'],
    ['ofac-cons', 'ofac-consolidated'],
    ['eu', 'eu-1-1'],
    ['uk', 'uk-sanctions-list'],
    ['un', 'un-consolidated'],
  ])('%s becomes the version in force, plain or gzip', async (list, name) => {
    const ctx = await aContext({ role: 'admin' });
    const first = await importFile(ctx, list, fixture(name));
    expect(first).toMatchObject({ list: list.toUpperCase(), changed: 0, removed: 0 });
    expect(first.added).toBe(first.parties);
    const again = await importFile(ctx, list, gzipSync(fixture(name)));
    expect(again).toMatchObject({ parties: first.parties, added: 0, changed: 0, removed: 0, jobId: null });
    expect(await status(ctx, list.toUpperCase())).toMatchObject({
      version: again.version,
      parties: first.parties,
      error: null,
      stale: false,
    });
  });

  test('of somebody whose access ends meanwhile is refused, and the list says so', async () => {
    const ctx = await aContext({ role: 'admin' });
    const admission = {
      holds: sql`not exists (select 1 from ${partyRevision})`,
      otherwise: 'Sign in again.',
    };
    await expect(importFile({ ...ctx, admission }, 'un', fixture('un-consolidated'))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Sign in again.',
    });
    expect(await status(ctx, 'UN')).toMatchObject({ version: null, error: 'Sign in again.' });
    expect(await ctx.db.orm.select().from(partyRevision)).toEqual([]);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
    ['with a DOCTYPE', (bytes: Buffer) => Buffer.from(bytes.toString().replace(/<\?xml[^>]*\?>/, '$&<!DOCTYPE x>'))],
    ['empty', () => Buffer.alloc(0)],
    ['of another format', () => Buffer.from('name,type,country\nAda,person,UK\n')],
  ])(
    'a file that is %s is refused with one sentence, and the list in force stays, without an error',
    async (_, spoil) => {
      const ctx = await aContext({ role: 'admin' });
      const before = await importFile(ctx, 'un', fixture('un-consolidated'));
      const refusal = await importFile(ctx, 'un', spoil(fixture('un-consolidated'))).catch(
        (error: Error) => error.message,
      );
      expect(refusal).toMatch(/^[A-Z].{10,300}\.$/u);
      expect(refusal).not.toContain('    at ');
      expect(await status(ctx, 'UN')).toMatchObject({ version: before.version, parties: before.parties, error: null });
      const [newest] = await listVersions(ctx, 'UN');
      expect(newest).toMatchObject({ state: 'refused', reason: refusal });
      expect(
        (await ctx.db.orm.select().from(partyRevision)).every(
          (row) => row.fromVersion === before.version && row.toVersion === null,
        ),
      ).toBe(true);
      expect((await verify(ctx)).ok).toBe(true);
    },
  );

  test('each list counts its versions from 1, refused files among them', async () => {
    const ctx = await aContext({ role: 'admin' });
    await importFile(ctx, 'ofac', fixture('ofac-sdn'));
    const first = await importFile(ctx, 'un', fixture('un-consolidated'));
    expect(first.number).toBe(1);
    expect(first.version).toBeGreaterThan(1);
    await expect(importFile(ctx, 'un', Buffer.alloc(0))).rejects.toThrow('empty');
    expect((await listVersions(ctx, 'UN')).map(({ number, state }) => [number, state])).toEqual([
      [2, 'refused'],
      [1, 'accepted'],
    ]);
    expect(await status(ctx, 'UN')).toMatchObject({ version: first.version, number: 1 });
    expect(await importFile(ctx, 'un', fixture('un-consolidated'))).toMatchObject({ outcome: 'unchanged', number: 1 });
  });

  test('of another list than was asked for is refused by name', async () => {
    const ctx = await aContext({ role: 'admin' });
    await expect(importFile(ctx, 'ofac', fixture('un-consolidated'))).rejects.toThrow(
      'This is the UN list, but OFAC was expected.',
    );
    await expect(importFile(ctx, 'mars', fixture('un-consolidated'))).rejects.toThrow(
      "There is no list 'mars'. The lists are ofac, ",
    );
  });
});

describe('a new version', () => {
  test('counts what was added, changed and removed, and keeps the identity of a party', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna, boris]);
    const [party] = await ctx.db.orm.select().from(listedParty);
    const next = await aList(ctx, [{ ...anna, remarks: 'New' }, clara]);
    expect(next).toMatchObject({ added: 1, changed: 1, removed: 1, parties: 2 });
    expect((await ctx.db.orm.select().from(listedParty))[0]).toEqual(party);
  });

  test('is searched from the flip on, and the former one is not', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna, boris]);
    await aList(ctx, [anna, clara]);
    expect(await hitsOf(ctx, 'Clara Mendizabal Urrutia')).toHaveLength(1);
    expect(await hitsOf(ctx, 'Boris Karlovich Ostrovsky')).toHaveLength(0);
  });

  test('that a kill left half read is cleared by the next import', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna, boris]);
    const broken = {
      ...ctx,
      db: { ...ctx.db, write: dieWhen('"index_segment"', (statements) => ctx.db.write(statements)) },
    };
    await expect(aList({ ...ctx, ...broken }, [clara, boris])).rejects.toThrow('killed');
    // The lease of the dead runs out.
    ctx.advance(60_000);
    expect(await hitsOf(ctx, 'Anna Petrova Zhuravleva')).toHaveLength(1);
    const next = await aList(ctx, [anna, boris, clara]);
    expect(next).toMatchObject({ added: 1, changed: 0, removed: 0 });
    expect(await listVersions(ctx, 'OFAC')).toMatchObject([
      { state: 'accepted' },
      { state: 'refused' },
      { state: 'accepted' },
    ]);
    expect(new Set((await ctx.db.orm.select().from(indexSegment)).map((row) => row.listVersionId))).toEqual(
      new Set([next.version]),
    );
  });

  test('that a kill left half read is cleared and reported by the next check, once its lease has expired', async () => {
    const ctx = await aContext();
    await aList(ctx, [anna, boris]);
    const write = dieWhen('"index_segment"', (statements) => ctx.db.write(statements));
    await expect(aList({ ...ctx, db: { ...ctx.db, write } }, [clara, boris])).rejects.toThrow('killed');
    await runSchedule(ctx);
    // As long as it is held, the import may go on in another server.
    expect((await listVersions(ctx, 'OFAC'))[0]).toMatchObject({ state: 'staging' });
    expect(await status(ctx, 'OFAC')).toMatchObject({ error: null });
    ctx.advance(60_000);
    await runSchedule(ctx);
    const error = 'The import was cut off before its end. Import the file again.';
    expect((await listVersions(ctx, 'OFAC'))[0]).toMatchObject({ state: 'refused', reason: error });
    expect(await status(ctx, 'OFAC')).toMatchObject({ error });
    expect(await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'list.interrupted'))).toHaveLength(1);
    await aList(ctx, [anna, boris, clara]);
    expect(await status(ctx, 'OFAC')).toMatchObject({ error: null });
  });

  test('raises an alert for the entity that what is new matches, and marks what was taken off', async () => {
    const ctx = await aContext();
    await aList(ctx, [boris]);
    const make = (name: string) =>
      createEntity(ctx, {
        name,
        type: 'person',
        country: 'Uzbekistan',
        isPep: false,
        isSanctioned: false,
        riskScore: 0,
      });
    const customer = await make('Anna Petrova Zhuravleva');
    const other = await make('Boris Karlovich Ostrovsky');
    expect(customer.pendingMatches).toBe(0);
    const before = (await ctx.db.orm.select().from(alert)).length;
    const { jobId } = await aList(ctx, [anna], { acceptShrink: true });
    expect(jobId).not.toBeNull();
    await runDueJobs(ctx);
    expect((await getEntity(ctx, customer.id)).pendingMatches).toBe(1);
    const raised = (await ctx.db.orm.select().from(alert)).slice(before);
    expect(raised.filter((one) => one.alertType === 'sanction')).toMatchObject([{ entityId: customer.id }]);
    const rows = await matchesOf(ctx, other.id);
    expect(rows[0]?.delistedAt).not.toBeNull();
    expect(rows[0]?.party.sourceRef).toBe('Boris Karlovich Ostrovsky');
  });
});

test('an index that was lost, damaged, or written by another engine is rebuilt from the revisions', async () => {
  const ctx = await aContext();
  await aList(ctx, [anna]);
  // The last byte is within a section, where only the checksum tells.
  const oneByte = `update index_segment set bytes = substr(bytes, 1, length(bytes) - 1) || x'ff'`;
  for (const spoil of [`update index_segment set bytes = x'00'`, oneByte, 'delete from index_segment']) {
    await ctx.db.client.execute(spoil);
    const restarted = { ...ctx, index: createIndexStore(ctx.db, ctx.createHash) };
    await expect(hitsOf(restarted, 'Anna')).rejects.toThrow(/index/u);
    await ensureIndexes(restarted);
    expect(await hitsOf(restarted, 'Anna Petrova Zhuravleva')).toHaveLength(1);
  }
  expect((await verify(ctx)).ok).toBe(true);
});

test('no index is rebuilt if the database cannot be read', async () => {
  const ctx = await aContext();
  await aList(ctx, [anna]);
  const index = Object.assign(createIndexStore(ctx.db, ctx.createHash), {
    current: () => Promise.reject(new Error('disk I/O error')),
  });
  const built = vi.fn<() => never>();
  await expect(ensureIndexes({ ...ctx, index, buildIndex: built })).rejects.toThrow('disk I/O error');
  expect(built).not.toHaveBeenCalled();
});

test('a rebuilt index is stored in small batches, so that others can write in between', async () => {
  const ctx = await aContext();
  await aList(ctx, [anna]);
  const batches: number[] = [];
  const write: TestCtx['db']['write'] = (statements) => {
    batches.push(statements.filter(isChunk).length);
    return ctx.db.write(statements);
  };
  expect(await rebuildIndexes({ ...ctx, db: { ...ctx.db, write }, buildIndex: threeChunks })).toBe(1);
  expect(batches).toEqual([1, 1, 1, 0]);
  expect((await verify(ctx)).ok).toBe(true);
});

test('an index of a list that was updated in the meantime is not rebuilt, and the error says to try again', async () => {
  const ctx = await aContext();
  await aList(ctx, [anna]);
  const buildIndex: TestCtx['buildIndex'] = async () => {
    await aList(ctx, [anna, boris]);
    return new Uint8Array(1);
  };
  const rebuilt = rebuildIndexes({ ...ctx, buildIndex });
  await expect(rebuilt).rejects.toThrow(Conflict);
  expect(await hitsOf(ctx, 'Boris Karlovich Ostrovsky')).toHaveLength(1);
});

test('without any list nothing is screened, and the result is an error, never clear', async () => {
  const ctx = await aContext();
  await expect(hitsOf(ctx, 'Anna')).rejects.toThrow('No list has been imported yet');
});

test('a version is read page by page on an index, each page where the one before it ended', async () => {
  const ctx = await aContext({ role: 'admin' });
  const { version: versionId } = await aList(ctx, [anna, boris]);
  const list = { id: 1, currentVersionId: versionId };
  const plans = await plansOf(ctx, async () => {
    for (const changesOnly of [false, true]) {
      const first = await partyTexts(ctx, { watchlistId: list.id, versionId, changesOnly }).next();
      expect(first.value).toHaveLength(2);
    }
    await revisionsInForce(ctx, list);
  });
  expect(plans.filter((step) => step.includes('TEMP B-TREE') || step.startsWith('SCAN'))).toEqual([]);
  expect(plans.filter((step) => step.includes('party_revision_list (watchlist_id=? AND id>?)'))).toHaveLength(2);
});

test('a list that two requests use for the first time is created once', async () => {
  const ctx = await aContext();
  const settings = { list: 'UN', syncEveryHours: 24 };
  const [one, other] = await Promise.all([changeSyncSettings(ctx, settings), changeSyncSettings(ctx, settings)]);
  expect(one).toEqual(other);
  expect(await ctx.db.orm.select().from(watchlist)).toMatchObject([{ code: 'UN', syncEveryHours: 24 }]);
});

test('every version is in the history', async () => {
  const ctx = await aContext();
  await aList(ctx, [anna]);
  await aList(ctx, [anna, boris]);
  expect(await ctx.db.orm.select().from(listVersion)).toHaveLength(2);
  expect((await listVersions(ctx, 'OFAC')).map((one) => one.parties)).toEqual([2, 1]);
});

test('the lists and their history count the records that were rejected, and read none of the thousand that each may have', async () => {
  const ctx = await aContext();
  const { version } = await aList(ctx, [anna], { rejected: 3 });
  await ctx.db.write([sql`update list_version set rejects = 'whoever reads this fails'`]);
  expect(await listVersions(ctx, 'OFAC')).toMatchObject([{ rejects: 3 }]);
  expect(await status(ctx, 'OFAC')).toMatchObject({ version });
  await expect(versionRejects(ctx, version)).rejects.toThrow(SyntaxError);
});

/** In place of an index, what is stored in three chunks. */
const threeChunks = async () => new Uint8Array(2_500_000);

/** Whether a statement stores a chunk of an index. */
const isChunk = (statement: Statement): boolean =>
  'toSQL' in statement && statement.toSQL().sql.startsWith('insert into "index_segment"');

/** Lets writes through until one touches the table; from then on the process is as good as dead. */
function dieWhen(table: string, write: TestCtx['db']['write']): TestCtx['db']['write'] {
  let dead = false;
  return async (statements) => {
    dead ||= statements.some((one) => 'toSQL' in one && one.toSQL().sql.includes(`insert into ${table}`));
    if (dead) throw new Error('killed');
    return write(statements);
  };
}
