import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { listEvents, verify } from '@tamis/api/audit/service';
import { type Ctx, systemCtx } from '@tamis/api/context';
import { createEntity } from '@tamis/api/entities/service';
import { fetchFeed } from '@tamis/api/feeds/fetch-feed';
import { queueDueFetches, queueFetch } from '@tamis/api/feeds/queue';
import { addFeed, changeFeed, listFeeds, removeFeed } from '@tamis/api/feeds/service';
import { runDueFetches, runJob } from '@tamis/api/jobs/runner';
import { getJob, listJobs } from '@tamis/api/jobs/service';
import { mediaOf } from '@tamis/api/media/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  PATIENCE,
  type Publisher,
  SILENCE_IS_SHORT,
  aFile,
  aPublisher,
  cutOff,
  endless,
  inTurn,
  redirectTo,
  stalled,
  status,
} from './misbehaving-publisher.ts';
import { startTestApp } from './test-app.ts';

const HOUR_MS = 3_600_000;
const limits = { ...PATIENCE, attempts: 2, maxBytes: 1_000_000 };
const NAME = 'Ottokar Brandmeer';
/** Long enough that a page with it is an article. */
const STORY = `Prosecutors charged ${NAME} with fraud on Monday, after an investigation that took two years and led to three countries. He denies everything.`;
const ELSE = `A bakery opened on Monday in the old town, after works that took two years. The baker says that everybody is welcome. There will be bread.`;

let publisher: Publisher;
let ctx: Ctx;
let entityId: number;

beforeAll(async () => {
  publisher = await aPublisher();
});
afterAll(() => publisher.close());

beforeEach(async () => {
  for (const path of Object.keys(publisher.paths)) delete publisher.paths[path];
  const { services } = await startTestApp({ PRIVATE_HOSTS: '127.0.0.1 intranet.test' });
  ctx = systemCtx(services);
  const person = { name: NAME, type: 'person', country: 'Norway', isPep: false, isSanctioned: false, riskScore: 0 };
  entityId = (await createEntity(ctx, person as Parameters<typeof createEntity>[1])).id;
  publisher.paths['/a'] = page(STORY);
  publisher.paths['/b'] = page(ELSE);
  publisher.asked.length = 0;
});

const page =
  (text: string): Answer =>
  (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html><body><article><p>${text}</p></article></body></html>`);

const item = (path: string, title: string, more = '') =>
  `<item><title>${title}</title><link>${path}</link><pubDate>Mon, 10 Feb 2025 08:00:00 GMT</pubDate>${more}</item>`;
const said = (words: string, id: string) => `<description>${words}</description><guid isPermaLink="false">${id}</guid>`;
const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>Example Times</title>${items.join('')}</channel></rss>`;
const TWO = rss(item('/a?utm_source=rss', 'Trader charged'), item('/b', 'Bakery opens'));

function raise(message: string): never {
  throw new Error(message);
}

/** A feed that is added but not yet fetched: the first fetch is the test's own. */
async function aFeed(answer: Answer, path = '/rss'): Promise<number> {
  publisher.paths[path] = answer;
  const { lastInsertRowid } = await ctx.db.client.execute({
    sql: 'insert into media_feed (url, every_hours, attempted_at, created_at) values (?, 1, ?, ?)',
    args: [publisher.url(path), Date.now(), Date.now()],
  });
  return Number(lastInsertRowid);
}
const feed = async (id: number) => (await listFeeds(ctx)).find((one) => one.id === id);
const alerts = async () =>
  (
    await ctx.db.client.execute({
      sql: `select id from alert where entity_id = ? and cause like 'article:%'`,
      args: [entityId],
    })
  ).rows.length;

const atHour = (hours: number): Ctx => ({ ...ctx, now: () => Date.now() + hours * HOUR_MS });
const jobs = async () => (await ctx.db.client.execute(`select id from job where kind = 'feed'`)).rows.length;

const html: Answer = (_, response) =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!DOCTYPE html><html><head><link rel="alternate" type="application/rss+xml" href="/rss2"></head></html>');

const long = (at: number) => `<description>Item ${at}: ${ELSE.repeat(12)}</description>`;

describe('a feed', () => {
  test('brings the articles that name somebody, read from their pages, and alerts', async () => {
    const id = await aFeed(aFile(TWO));
    expect(await fetchFeed(ctx, id, { limits })).toEqual({
      read: { articles: 1, known: 0, unreadPages: 0, postponed: 0, items: 2, fresh: 2 },
      outcome: 'New items: 2; articles: 1.',
    });
    const [article, ...others] = await mediaOf(ctx, entityId);
    expect(others).toEqual([]);
    expect(article).toMatchObject({
      title: 'Trader charged',
      content: STORY,
      source: 'Example Times',
      url: publisher.url('/a'),
      publishedAt: '2025-02-10T08:00:00.000Z',
      riskLevel: 'high',
      riskLevelBy: 'rules',
    });
    expect(await alerts()).toBe(1);
    expect(await feed(id)).toMatchObject({ title: 'Example Times', articles: 1, error: null, jobId: null });
    expect((await feed(id))?.outcome).toBe('New items: 2; articles: 1.');
    expect((await feed(id))?.checkedAt).not.toBeNull();
    expect(await verify(ctx)).toMatchObject({ ok: true });
  });

  test('is asked only for what is new, and its pages once', async () => {
    const id = await aFeed(aFile(TWO));
    await fetchFeed(ctx, id, { limits });
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: null });
    publisher.paths['/rss'] = aFile(rss(item('/c', `${NAME} convicted`), item('/a', 'Trader charged')), '"v2"');
    publisher.paths['/c'] = page(STORY.replace('charged', 'convicted'));
    publisher.asked.length = 0;
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 1, items: 2, fresh: 1 } });
    expect(publisher.asked).toEqual(['/rss', '/c']);
    expect((await feed(id))?.articles).toBe(2);
  });

  test('brings nothing twice: not what another feed has brought, and not what a dead server has left half done', async () => {
    const id = await aFeed(aFile(TWO));
    await fetchFeed(ctx, id, { limits });
    const other = await aFeed(aFile(TWO.replace('?utm_source=rss', '?utm_source=other#top')), '/other');
    publisher.asked.length = 0;
    expect(await fetchFeed(ctx, other, { limits })).toMatchObject({ read: { articles: 0, fresh: 0 } });
    expect(publisher.asked).toEqual(['/other']);
    await ctx.db.client.execute('delete from media_feed_item');
    await ctx.db.client.execute('update media_feed set validators = null');
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 0, fresh: 1 } });
    expect([await alerts(), (await mediaOf(ctx, entityId)).length]).toEqual([1, 1]);
  });

  test('of a live blog brings its parts, told apart by their anchors or ids, each at its own words', async () => {
    const parts = [
      item('/a#1', 'First', said('Nobody was named.', 'one')),
      item('/a#2', 'Second', said(`${NAME} was charged with fraud.`, 'two')),
      item('/a#2', 'Third', said(`${NAME} denies the fraud.`, 'three')),
      item('/a#2', 'Third once more', said(`${NAME} denies the fraud.`, 'three')),
    ];
    const id = await aFeed(aFile(rss(...parts)));
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 2, fresh: 3, items: 4 } });
    expect((await mediaOf(ctx, entityId)).map(({ title, url }) => [title, url])).toEqual([
      ['Second', publisher.url('/a#2')],
      ['Third', publisher.url('/a#2')],
    ]);
    expect(publisher.asked).toEqual(['/rss']);
    publisher.paths['/rss'] = aFile(rss(item('/a#4', 'Fourth', said(`${NAME} was freed.`, 'four')), ...parts), '"v2"');
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 1, fresh: 1 } });
    // That he was freed is nothing adverse by itself.
    expect(await alerts()).toBe(2);
  });

  test('whose items all lead to one page, and have no ids, brings each title', async () => {
    const news = ['Bakery opens', `${NAME} charged with fraud`, `${NAME} denies it`, `${NAME} denies it`];
    const id = await aFeed(aFile(rss(...news.map((title) => item('/a', title)))));
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 2, fresh: 3, items: 4 } });
  });

  test('whose pages cannot be read is taken at its own words', async () => {
    publisher.paths['/a'] = status(403);
    const teaser = `<description>&lt;p&gt;${NAME} was charged with fraud.&lt;/p&gt;</description>`;
    const id = await aFeed(aFile(rss(item('/a', 'Trader charged', teaser), item('/b', 'Bakery opens'))));
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 1, unreadPages: 1 } });
    expect((await mediaOf(ctx, entityId))[0]).toMatchObject({ content: `${NAME} was charged with fraud.` });
  });

  test('whose publisher does not answer now is not done with: its new items are looked at the next time', async () => {
    const now = new Date().toUTCString();
    const items = Array.from({ length: 6 }, (_, at) =>
      item(`/${at}`, `Item ${at}`).replace(/<pubDate>.*<.pubDate>/u, `<pubDate>${now}</pubDate>`),
    );
    for (const at of items.keys()) publisher.paths[`/${at}`] = status(503);
    const id = await aFeed(aFile(rss(...items)));
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({
      read: { articles: 0, unreadPages: 0, postponed: 6 },
      outcome: 'New items: 6; articles: 0. Left for the next time, as their pages do not respond: 6.',
    });
    expect(publisher.asked).toHaveLength(4);
    for (const at of items.keys()) publisher.paths[`/${at}`] = page(at === 5 ? STORY : ELSE);
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 1, postponed: 0, fresh: 6 } });
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: null });
  });

  test('with the whole article in it is not asked for pages', async () => {
    const text = `<description><![CDATA[<p>${STORY}</p><p>${ELSE.repeat(12)}</p>]]></description>`;
    const id = await aFeed(aFile(rss(item('/a', 'Trader charged', text))));
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 1 } });
    expect(publisher.asked).toEqual(['/rss']);
  });

  test('with a wrong time counts as of today', async () => {
    const future = item('/a', 'Trader charged').replace('2025', '2999');
    const id = await aFeed(aFile(rss(future)));
    await fetchFeed(ctx, id, { limits });
    const at = Date.parse((await mediaOf(ctx, entityId))[0]!.publishedAt);
    expect(Math.abs(at - Date.now())).toBeLessThan(HOUR_MS);
  });

  test('in an encoding that only the answer names is read by it', async () => {
    const xml = Buffer.from(rss(item('/a', 'M\u00fcller charged')), 'latin1');
    const type = 'application/rss+xml; charset=iso-8859-1';
    const id = await aFeed((_, response) => void response.writeHead(200, { 'content-type': type }).end(xml));
    await fetchFeed(ctx, id, { limits });
    expect(await mediaOf(ctx, entityId)).toMatchObject([{ title: 'M\u00fcller charged' }]);
  });

  test('that leads elsewhere is followed, and its links are of the address that was given', async () => {
    publisher.paths['/moved'] = aFile(TWO);
    const id = await aFeed(redirectTo('/moved', 301));
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 1 } });
  });

  test('with more items than one fetch looks at is read to its end the next times', async () => {
    const id = await aFeed(
      aFile(rss(...Array.from({ length: 250 }, (_, at) => item(`/${at}`, `Item ${at}`, long(at))))),
    );
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { items: 250, fresh: 200 } });
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { items: 250, fresh: 50 } });
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: null });
  });

  test('takes the beginning of a page that is too long, and goes on to the items behind it', async () => {
    const long = `<p>${STORY}</p>${`<p>${ELSE}</p>`.repeat(3_000)}`;
    publisher.paths['/long'] = page(long);
    publisher.paths['/longer'] = page(`${long}${long}`);
    const items = [item('/longer', 'Live blog'), item('/long', 'Another one'), item('/a', 'Trader charged')];
    const id = await aFeed(aFile(rss(...items)));
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { fresh: 3, articles: 3 } });
    const stored = await ctx.db.client.execute(
      `select length(content) as text, full_content is null as isBare from article where source = 'Example Times' order by 1`,
    );
    expect(stored.rows).toMatchObject([{ isBare: 0 }, { isBare: 1 }, { text: 500_000, isBare: 1 }]);
  });

  test('does not lead into a private network that it is not in itself', async () => {
    const id = await aFeed(
      aFile(rss(item('http://localhost:1/a', 'Trader charged', `<description>${STORY}</description>`))),
    );
    expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 1, unreadPages: 1 } });
  });

  test('does not lead to a host of the institution that it does not lie on itself, though that is named', async () => {
    const intranet = publisher.url('').replace('127.0.0.1', 'intranet.test');
    const stop = resolvesHere('intranet.test');
    try {
      const id = await aFeed(aFile(rss(item(`${intranet}/a`, 'Trader charged'))));
      expect(await fetchFeed(ctx, id, { limits })).toMatchObject({ read: { articles: 0, unreadPages: 1 } });
      expect(publisher.asked).toEqual(['/rss']);
      const own = await aFeed(aFile(rss(item(`${intranet}/a?own`, 'Trader charged'))), '/own');
      await ctx.db.client.execute({
        sql: 'update media_feed set url = ? where id = ?',
        args: [`${intranet}/own`, own],
      });
      expect(await fetchFeed(ctx, own, { limits })).toMatchObject({ read: { articles: 1, unreadPages: 0 } });
    } finally {
      stop();
    }
  });
});

/** Has a name lead to this computer, as the institution's own name server would; answers what ends that. */
function resolvesHere(name: string): () => void {
  const { lookup } = dns;
  const ours = ((host: string, options: dns.LookupAllOptions, callback: (...answer: unknown[]) => void) => {
    if (host !== name) return lookup(host, options, callback);
    if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }]);
    return callback(null, '127.0.0.1', 4);
  }) as typeof lookup;
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(ours);
  syncBuiltinESMExports();
  return () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
}

/** Of a publisher who is asked while somebody does something else. */
const meanwhile =
  (something: () => Promise<unknown>, answer: Answer): Answer =>
  (request, response) =>
    void something().then(() => answer(request, response));

test('the feed adds its articles, whoever asks for the fetch', async () => {
  const id = await aFeed(aFile(TWO));
  const user = { id: 1, username: 'admin', fullName: 'Admin', role: 'admin', pending: false, createdAt: 0 } as const;
  await fetchFeed({ ...ctx, user, actor: 'admin' }, id, { limits });
  const newest = `select actor, actor_id from audit_event where action = 'article.add' order by seq desc limit 1`;
  expect({ ...(await ctx.db.client.execute(newest)).rows[0] }).toEqual({ actor: 'feed Example Times', actor_id: null });
});

describe('what a person changes while the feed is fetched stays', () => {
  test('its name, given or taken away', async () => {
    const rename = (title: string) => () => changeFeed(ctx, { feedId: id, change: { title } });
    const id: number = await aFeed(meanwhile(() => rename('Our paper')(), aFile(TWO)));
    await fetchFeed(ctx, id, { limits });
    expect(await feed(id)).toMatchObject({ title: 'Our paper', articles: 1, error: null });
    publisher.paths['/rss'] = meanwhile(rename(''), aFile(TWO));
    await fetchFeed(ctx, id, { limits });
    expect(await feed(id)).toMatchObject({ title: null });
    publisher.paths['/rss'] = aFile(TWO);
    await fetchFeed(ctx, id, { limits });
    expect(await feed(id)).toMatchObject({ title: 'Example Times', articles: 1 });
  });

  test('its address: what the former one answered, or did not, is not told of the new one', async () => {
    publisher.paths['/new'] = aFile(TWO);
    const move = (path: string) => () => changeFeed(ctx, { feedId: id, change: { url: publisher.url(path) } });
    const id: number = await aFeed(meanwhile(() => move('/new')(), status(404)));
    const unasked = { url: publisher.url('/new'), title: null, outcome: null, error: null };
    await expect(fetchFeed(ctx, id, { limits })).rejects.toThrow('status 404');
    expect(await feed(id)).toMatchObject(unasked);
    publisher.paths['/new'] = meanwhile(move('/newer'), aFile(TWO));
    await fetchFeed(ctx, id, { limits });
    expect(await feed(id)).toMatchObject({ ...unasked, url: publisher.url('/newer'), articles: 1 });
  });

  test('that it is there no more: nothing is told of a feed that was removed', async () => {
    const id: number = await aFeed(meanwhile(() => removeFeed(ctx, id), status(404)));
    await expect(fetchFeed(ctx, id, { limits })).rejects.toThrow('status 404');
    const told = await ctx.db.client.execute(`select action from audit_event where action like 'feed.%'`);
    expect(told.rows.map(({ action }) => action)).toEqual(['feed.remove']);
  });
});

describe('what goes wrong is told with what to do, and takes nothing away', () => {
  test.each<[string, Answer, RegExp]>([
    ['a 404', status(404), /status 404.*Open its address in a browser/u],
    ['failures without end', status(500), /status 500.*tried 2 times\. It is fetched again every hour/u],
    ['a web page', html, /leads to a web page.*its feed is at http:\/\/127\.0\.0\.1:\d+\/rss2/u],
    ['a file that breaks off', cutOff(TWO), /(was cut off|hung up).*It is fetched again every hour/u],
    ['a feed that breaks off', aFile(TWO.slice(0, -20)), /cut off/u],
    ['a DOCTYPE', aFile(`<!DOCTYPE rss SYSTEM "file:///etc/passwd">${TWO}`), /DOCTYPE/u],
    ['a feed without end', endless, /larger than 1 MB/u],
    ['silence', stalled(TWO), /sent nothing for 300 ms/u],
    [
      'a loop',
      (request, response) => void response.writeHead(302, { location: request.url }).end(),
      /redirected more than/u,
    ],
    ['a private address', redirectTo('http://169.254.169.254/latest'), /private network/u],
    ['a list', aFile('<sdnList/>'), /begins with <sdnList>/u],
    ['304 without a former state', status(304, ''), /status 304/u],
  ])('%s', async (name, answer, sentence) => {
    const id = await aFeed(inTurn(aFile(TWO), answer));
    await fetchFeed(ctx, id, { limits });
    const before = await feed(id);
    if (answer === html) publisher.paths['/rss2'] = aFile(TWO);
    // As if it had not said that it has not changed.
    await ctx.db.client.execute('update media_feed set validators = null');
    publisher.paths['/rss'] = answer;
    const patience = name === 'silence' ? SILENCE_IS_SHORT : PATIENCE;
    await expect(fetchFeed(ctx, id, { limits: { ...limits, ...patience } })).rejects.toThrow(sentence);
    expect(await feed(id)).toEqual({ ...before, error: expect.stringMatching(sentence), errorAt: expect.any(String) });
    expect([await alerts(), (await mediaOf(ctx, entityId)).length]).toEqual([1, 1]);
    publisher.paths['/rss'] = aFile(TWO);
    await fetchFeed(ctx, id, { limits });
    expect(await feed(id)).toMatchObject({ error: null, errorAt: null });
  });
});

test('an error of the program is told by the feed as well, but not that somebody has stopped the fetch', async () => {
  const id = await aFeed(aFile(TWO));
  const full = { ...ctx, entityIndex: { ...ctx.entityIndex, current: () => raise('no index') } };
  await expect(fetchFeed(full, id, { limits })).rejects.toThrow('no index');
  expect(await feed(id)).toMatchObject({ error: expect.stringContaining('an internal error') });
  await fetchFeed(ctx, id, { limits });
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(fetchFeed(ctx, id, { limits, signal })).rejects.toThrow('stopped');
  expect(await feed(id)).toMatchObject({ error: null });
});

test('the audit log records only what a change of a feed has changed', async () => {
  const id = await aFeed(aFile(TWO));
  const { url, title, isPaused } = (await feed(id))!;
  const given = { url, title: title ?? '', isPaused };
  await changeFeed(ctx, { feedId: id, change: { ...given, everyHours: 3 } });
  await changeFeed(ctx, { feedId: id, change: { ...given, everyHours: 3 } });
  const { rows } = await ctx.db.client.execute("select payload from audit_event where action = 'feed.change'");
  expect(rows.map(({ payload }) => payload)).toEqual(['{"everyHours":3}']);
});

describe('the schedule', () => {
  test('asks each feed when its time has come, whatever came of the last time, and no paused one', async () => {
    const id = await aFeed(status(404));
    await changeFeed(ctx, { feedId: id, change: { everyHours: 3 } });
    await queueDueFetches(atHour(2.9));
    expect(await jobs()).toBe(0);
    await queueDueFetches(atHour(3.1));
    await queueDueFetches(atHour(3.1));
    expect(await jobs()).toBe(1);
    await runDueFetches({ ...ctx, now: atHour(3.1).now });
    expect(await feed(id)).toMatchObject({ jobId: null, error: expect.stringContaining('404') });
    await queueDueFetches(atHour(6));
    expect(await jobs()).toBe(1);
    await queueDueFetches(atHour(6.2));
    expect(await jobs()).toBe(2);
    await runDueFetches({ ...ctx, now: atHour(6.2).now });
    await changeFeed(ctx, { feedId: id, change: { isPaused: true } });
    await queueDueFetches(atHour(60));
    expect(await jobs()).toBe(2);
    expect((await feed(id))?.nextAt).toBeNull();
  });

  test('does not wait for the time of a clock that was put back', async () => {
    await aFeed(aFile(TWO));
    await queueDueFetches(atHour(10_000));
    await runDueFetches(ctx);
    const before = await jobs();
    await queueDueFetches(ctx);
    expect(await jobs()).toBe(before + 1);
  });

  test('a feed is fetched once at a time, and its job says what came of it', async () => {
    const id = await aFeed(aFile(TWO));
    const first = await queueFetch(ctx, id);
    expect(await queueFetch(ctx, id)).toBe(first);
    expect((await feed(id))?.jobId).toBe(first);
    await Promise.all([runJob(ctx, first), runJob(ctx, first)]);
    expect(await getJob(ctx, first)).toMatchObject({
      state: 'done',
      outcome: 'New items: 2; articles: 1.',
    });
    expect(publisher.asked).toEqual(['/rss', '/b', '/a']);
    expect((await listJobs(ctx, { limit: 20 })).map(({ id: job }) => job)).not.toContain(first);
  });

  test('two workers that fetch it at once, as after a lost lease, bring nothing twice', async () => {
    const id = await aFeed(aFile(TWO));
    const both = await Promise.all([fetchFeed(ctx, id, { limits }), fetchFeed(ctx, id, { limits })]);
    expect(both.map(({ read }) => read?.fresh)).toEqual([2, 2]);
    expect([await alerts(), (await mediaOf(ctx, entityId)).length]).toEqual([1, 1]);
  });

  test('removing a feed ends its fetch and keeps its articles', async () => {
    const id = await aFeed(aFile(TWO));
    await fetchFeed(ctx, id, { limits });
    const job = await queueFetch(ctx, id);
    await removeFeed(ctx, id);
    expect(await getJob(ctx, job)).toMatchObject({ state: 'cancelled' });
    const { rows: told } = await listEvents(ctx, { limit: 2, offset: 0 });
    expect(told.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['feed.remove', id],
      ['job.cancel', job],
    ]);
    expect(await listFeeds(ctx)).toEqual([]);
    expect(await mediaOf(ctx, entityId)).toHaveLength(1);
  });

  test('a feed that is added is fetched at once, and is there once', async () => {
    publisher.paths['/rss'] = aFile(TWO);
    const work: Promise<unknown>[] = [];
    const adding = { ...ctx, background: (one: Promise<unknown>) => void work.push(one) };
    const { id } = await addFeed(adding, { url: publisher.url('/rss'), everyHours: 1 });
    await Promise.all(work);
    expect(await feed(id)).toMatchObject({ title: 'Example Times', articles: 1 });
    await expect(addFeed(ctx, { url: publisher.url('/rss'), everyHours: 1 })).rejects.toThrow(
      "This feed has already been added as 'Example Times'.",
    );
  });
});
