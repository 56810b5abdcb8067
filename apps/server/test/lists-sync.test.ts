import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Ctx, systemCtx } from '@tamis/api/context';
import { runDueFetches, runJob } from '@tamis/api/jobs/runner';
import { controlJob, getJob } from '@tamis/api/jobs/service';
import { importList } from '@tamis/api/watchlists/import';
import { KNOWN_LISTS } from '@tamis/api/watchlists/registry';
import { listStatuses, listVersions } from '@tamis/api/watchlists/service';
import { changeSyncSettings } from '@tamis/api/watchlists/sync-settings';
import { queueDueSyncs, queueSync } from '@tamis/api/watchlists/sync-queue';
import { syncList } from '@tamis/api/watchlists/sync';
import { verify } from '@tamis/api/audit/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  PATIENCE,
  type Publisher,
  SILENCE_IS_SHORT,
  aFile,
  aPublisher,
  cutOff,
  dripping,
  endless,
  gzipBomb,
  inTurn,
  onlyNamed,
  redirectTo,
  stalled,
  status,
} from './misbehaving-publisher.ts';
import { startTestApp } from './test-app.ts';

const UN = readFileSync(
  new URL('../../../packages/api/test/fixtures/lists/un-consolidated.xml', import.meta.url),
  'utf8',
);
const CORRECTED = UN.replace('<REFERENCE_NUMBER>', '<!-- a correction --><REFERENCE_NUMBER>');
const HOUR_MS = 3_600_000;
const limits = { ...PATIENCE, attempts: 2, maxBytes: 5_000_000 };

let publisher: Publisher;
let ctx: Ctx;

beforeAll(async () => {
  publisher = await aPublisher();
});
afterAll(() => publisher.close());

beforeEach(async () => {
  publisher.asked.length = 0;
  publisher.paths['/un.xml'] = aFile(UN);
  const { services } = await startTestApp({
    LISTS_SYNC: 'schedule',
    PRIVATE_HOSTS: '127.0.0.1',
    LISTS_SOURCES: `un=${publisher.url('/un.xml')}`,
  });
  ctx = systemCtx(services);
});

const un = async () => (await listStatuses(ctx)).find(({ list }) => list === 'UN');

const atHour = (hours: number): Ctx => ({ ...ctx, now: () => Date.now() + hours * HOUR_MS });
const pending = async () => (await ctx.db.client.execute(`select id from job where kind = 'sync'`)).rows.length;
/** Only the list that has an address on this computer; nothing else may be asked. */
const onlyUn = async () => {
  for (const { code } of KNOWN_LISTS)
    if (code !== 'UN') await changeSyncSettings(ctx, { list: code, syncEveryHours: 0 });
};

describe('a sync', () => {
  test('fetches the list, reports its progress, and then makes conditional requests', async () => {
    const phases: string[] = [];
    const first = await syncList(ctx, 'un', { limits, onProgress: ({ phase }) => phases.push(phase) });
    expect(first).toMatchObject({ outcome: 'accepted', list: 'UN' });
    // That an index is built is told of only where it takes long.
    expect([...new Set(phases)].filter((phase) => phase !== 'index')).toEqual(['download', 'read', 'store']);
    expect(await syncList(ctx, 'un', { limits })).toEqual({ outcome: 'not-modified' });
    publisher.paths['/un.xml'] = aFile(UN, '"v2"');
    expect(await syncList(ctx, 'un', { limits })).toMatchObject({ outcome: 'unchanged' });
    publisher.paths['/un.xml'] = aFile(CORRECTED, '"v3"');
    expect(await syncList(ctx, 'un', { limits })).toMatchObject({
      outcome: 'accepted',
      added: 0,
      changed: 0,
      removed: 0,
    });
    const [newest] = await listVersions(ctx, 'un');
    expect(newest).toMatchObject({ state: 'accepted', source: publisher.url('/un.xml') });
  });

  test("fetches the publisher's file again if somebody has uploaded another one since", async () => {
    const first = await syncList(ctx, 'un', { limits });
    const brought = await importList(ctx, { list: 'UN', stream: new Blob([CORRECTED]).stream() });
    expect(brought).toMatchObject({ outcome: 'accepted', number: 2 });
    expect(await syncList(ctx, 'un', { limits })).toMatchObject({ outcome: 'accepted', number: 3 });
    expect((await listVersions(ctx, 'un')).map(({ sha256 }) => sha256)[0]).toBe('sha256' in first && first.sha256);
    expect(await syncList(ctx, 'un', { limits })).toEqual({ outcome: 'not-modified' });
  });

  test('does not affect a file that somebody has uploaded during the fetch', async () => {
    await syncList(ctx, 'un', { limits });
    publisher.paths['/un.xml'] = (request, response) => {
      void importList(ctx, { list: 'UN', stream: new Blob([CORRECTED]).stream() }).then(() =>
        aFile(UN)(request, response),
      );
    };
    await syncList(atHour(1), 'un', { limits });
    expect(await un()).toMatchObject({ number: 2, checkedAt: null });
    publisher.paths['/un.xml'] = aFile(UN);
    expect(await syncList(ctx, 'un', { limits })).toMatchObject({ outcome: 'accepted', number: 3 });
  });

  test('leaves the list in force whatever the publisher does, and the list says why', async () => {
    await syncList(ctx, 'un', { limits });
    const before = await un();
    const faults: Record<string, [Answer, RegExp]> = {
      refusal: [status(403), /status 403/],
      failure: [status(500), /status 500.*tried 2 times/],
      silence: [stalled(UN), /sent nothing/],
      'a cut': [cutOff(UN), /was cut off|hung up/],
      'a short file': [aFile(UN.slice(0, UN.length / 2), '"x"'), /./],
      'a web page': [
        (_, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<p>Maintenance'),
        /web page/,
      ],
      'a web page in disguise': [aFile('<html><body>Maintenance</body></html>', '"x"'), /./],
      'an empty file': [aFile('', '"x"'), /empty/],
      'another list': [
        aFile(readFileSync(new URL('../../../packages/api/test/fixtures/lists/eu-1-1.xml', import.meta.url)), '"x"'),
        /This is the EU list/,
      ],
      'no end': [endless, /larger than 5 MB/],
      'a bomb': [gzipBomb, /./],
      'a loop': [redirectTo('/un.xml'), /redirected more than/],
      'a private address': [redirectTo('http://169.254.169.254/'), /private network/],
    };
    for (const [name, [answer, sentence]] of Object.entries(faults)) {
      publisher.paths['/un.xml'] = answer;
      const patience = name === 'silence' ? SILENCE_IS_SHORT : PATIENCE;
      const told = await syncList(ctx, 'un', { limits: { ...limits, ...patience } }).then(
        () => 'nothing',
        (error: Error) => error.message,
      );
      expect(`${name}: ${told}`).toMatch(sentence);
      expect(`${name}: ${told}`).toMatch(/: [A-Z].{10,300}\.$/u);
      const { version, parties, error } = { ...(await un()) };
      expect({ name, version, parties, error }).toEqual({
        name,
        version: before?.version,
        parties: before?.parties,
        error: told,
      });
    }
    publisher.paths['/un.xml'] = inTurn(status(500), onlyNamed(aFile(UN)));
    expect(await syncList(ctx, 'un', { limits })).toMatchObject({ outcome: 'not-modified' });
    expect(await un()).toMatchObject({ version: before?.version, error: null });
    expect((await verify(ctx)).ok).toBe(true);
  });

  test.each([
    ['a failure', status(500)],
    ['a file', aFile(UN, '"v2"')],
    ['that nothing has changed', status(304)],
  ] satisfies [string, Answer][])('of a former address tells the list nothing: %s', async (_, answer) => {
    publisher.paths['/former.xml'] = aFile(UN, '"v1"');
    await changeSyncSettings(ctx, { list: 'UN', sourceUrl: publisher.url('/former.xml') });
    await syncList(ctx, 'un', { limits });
    const before = await un();
    publisher.paths['/former.xml'] = (request, response) => {
      void changeSyncSettings(ctx, { list: 'UN', sourceUrl: publisher.url('/un.xml') }).then(() =>
        answer(request, response),
      );
    };
    await syncList(ctx, 'un', { limits: { ...limits, attempts: 1 } }).catch(() => undefined);
    const { version, checkedAt, error } = { ...(await un()) };
    expect({ version, checkedAt, error }).toEqual({
      version: before?.version,
      checkedAt: before?.checkedAt,
      error: null,
    });
    expect(await syncList(ctx, 'un', { limits })).toMatchObject({ outcome: 'unchanged' });
  });

  test('accepts a file that is compressed in transit', async () => {
    publisher.paths['/un.xml'] = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(UN));
    };
    expect(await syncList(ctx, 'un', { limits })).toMatchObject({ outcome: 'accepted' });
  });
});

describe('as a job', () => {
  test('a list is synced once at a time, and the job shows the result', async () => {
    const id = await queueSync(ctx, 'un');
    expect(await queueSync(ctx, 'UN')).toBe(id);
    expect(await un()).toMatchObject({ runningJobId: id });
    await Promise.all([runJob(ctx, id), runJob(ctx, id)]);
    expect(publisher.asked).toEqual(['/un.xml']);
    expect(await getJob(ctx, id)).toMatchObject({
      kind: 'sync',
      list: 'UN',
      state: 'done',
      outcome: expect.stringContaining('UN version'),
    });
    expect(await un()).toMatchObject({ runningJobId: null });
    expect(await queueSync(ctx, 'UN')).not.toBe(id);
  });

  test('a queued one accepts a smaller file on request; a running one cannot any more', async () => {
    const id = await queueSync(ctx, 'un');
    expect(await queueSync(ctx, 'un', { acceptShrink: true })).toBe(id);
    const { rows } = await ctx.db.client.execute("select payload from job where kind = 'sync'");
    expect(rows.map(({ payload }) => payload)).toEqual(['{"list":"UN","acceptShrink":true}']);
    expect(await queueSync(ctx, 'un', { acceptShrink: true })).toBe(id);
    await ctx.db.client.execute({
      sql: `update job set state = 'running', payload = '{"list":"UN","acceptShrink":false}' where id = ?`,
      args: [id],
    });
    await expect(queueSync(ctx, 'un', { acceptShrink: true })).rejects.toThrow(
      'UN is being fetched already, without accepting a smaller file.',
    );
    expect(await queueSync(ctx, 'un')).toBe(id);
  });

  test('a refused one ends at once, with the reason', async () => {
    publisher.paths['/un.xml'] = status(403);
    const id = await queueSync(ctx, 'un');
    await runJob(ctx, id);
    expect(await getJob(ctx, id)).toMatchObject({ state: 'failed', error: expect.stringContaining('status 403') });
  });

  test('one whose server has died is taken over when its lease has expired', async () => {
    const id = await queueSync(ctx, 'un');
    await ctx.db.client.execute({
      sql: `update job set state = 'running', lease_token = 'dead', lease_until = ? where id = ?`,
      args: [ctx.now() + 10_000, id],
    });
    await runDueFetches(ctx);
    expect((await getJob(ctx, id)).state).toBe('running');
    await runDueFetches({ ...ctx, now: () => Date.now() + 60_000 });
    expect((await getJob(ctx, id)).state).toBe('done');
  });
});

test('a sync that a person cancels ends soon, and leaves nothing behind', async () => {
  publisher.paths['/un.xml'] = dripping(UN, 400, 50);
  const id = await queueSync(ctx, 'un');
  const running = runJob(ctx, id);
  await vi.waitFor(() => expect(publisher.asked).toEqual(['/un.xml']), { timeout: 30_000 });
  await controlJob(ctx, id, 'cancel');
  await running;
  expect(await getJob(ctx, id)).toMatchObject({ state: 'cancelled', error: null, outcome: null });
  expect(await un()).toMatchObject({ version: null, error: null, runningJobId: null });
  expect(await listVersions(ctx, 'un')).toEqual([]);
});

describe('the schedule', () => {
  test('fetches each list every six hours, counted from the last attempt', async () => {
    await onlyUn();
    await queueDueSyncs(ctx);
    await queueDueSyncs(ctx);
    expect(await pending()).toBe(1);
    await runDueFetches(ctx);
    await queueDueSyncs(atHour(5.9));
    expect(await pending()).toBe(1);
    await queueDueSyncs(atHour(6.1));
    expect(await pending()).toBe(2);
  });

  test('does not wait for the time of a clock that was put back', async () => {
    await onlyUn();
    await queueDueSyncs(atHour(10_000));
    await runDueFetches(ctx);
    expect(await pending()).toBe(1);
    await queueDueSyncs(ctx);
    expect(await pending()).toBe(2);
  });

  test('may differ per list, and is off if it is switched off', async () => {
    await onlyUn();
    await changeSyncSettings(ctx, { list: 'UN', syncEveryHours: 24 });
    expect(await un()).toMatchObject({ syncEveryHours: 24, ownSyncEveryHours: 24 });
    await queueDueSyncs({ ...ctx, config: { ...ctx.config, lists: { ...ctx.config.lists, sync: 'off' } } });
    expect(await pending()).toBe(0);
    await queueDueSyncs(ctx);
    await runDueFetches(ctx);
    await queueDueSyncs(atHour(23));
    expect(await pending()).toBe(1);
    await queueDueSyncs(atHour(25));
    expect(await pending()).toBe(2);
  });

  test('the setting of a list is shown beside its actual interval', async () => {
    expect(await un()).toMatchObject({ syncEveryHours: 6, ownSyncEveryHours: null });
    await changeSyncSettings(ctx, { list: 'UN', syncEveryHours: 0 });
    expect(await un()).toMatchObject({ syncEveryHours: null, ownSyncEveryHours: 0 });
  });

  test('setting the same value is no change, and records no event', async () => {
    const settings = { list: 'UN', syncEveryHours: 24, sourceUrl: 'https://mirror.example/un.xml' };
    await changeSyncSettings(ctx, settings);
    const told = async () =>
      (await ctx.db.client.execute("select payload from audit_event where action = 'list.settings'")).rows;
    expect(await told()).toHaveLength(1);
    await changeSyncSettings(ctx, settings);
    expect(await told()).toHaveLength(1);
    await changeSyncSettings(ctx, { ...settings, syncEveryHours: null });
    expect((await told()).map(({ payload }) => payload)).toEqual([expect.any(String), '{"syncEveryHours":null}']);
  });

  test('an address of a private network is not accepted as a setting', async () => {
    const change = changeSyncSettings(ctx, { list: 'UN', sourceUrl: 'http://10.0.0.1/un.xml' });
    await expect(change).rejects.toThrow('private network');
    expect(
      await changeSyncSettings(ctx, { list: 'UN', sourceUrl: 'https://mirror.example/un.xml?key=1' }),
    ).toMatchObject({
      source: 'https://mirror.example/un.xml',
    });
  });
});
