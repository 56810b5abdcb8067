import { alert, article, articleEntity, entity } from '@tamis/db/schema';
import { describe, expect, test } from 'vitest';
import { anEntity } from '../../test/builders.ts';
import { aContext } from '../../test/test-context.ts';
import { canonicalAddress } from './canonical-address.ts';
import { findMentions } from './find-mentions.ts';
import { textOfHtml, readPage } from './read-page.ts';
import { mediaRouter } from './router.ts';

const TEXT =
  'Prosecutors charged Ada Lindqvist with fraud on Monday, after an investigation that took two years and led to three countries. Ada Lindqvist denies everything, and her lawyer speaks of a misunderstanding.';

const given = {
  title: 'Trader charged',
  content: TEXT,
  source: 'Example Times',
  publishedAt: '2025-02-10T00:00:00Z',
};

/** A web page like that of a newspaper. */
const aPage = (head = '') => `<!DOCTYPE html><html><head><title>Trader charged | Example</title>
<meta property="og:title" content="Trader charged &amp; arrested"><meta property="og:site_name" content="Example Times">
<meta property="article:published_time" content="2025-02-10T08:00:00Z">${head}
<script>var x = '<article><p>not this</p></article>'</script></head><body>
<nav><ul><li>Home</li><li>Crime</li></ul></nav>
<article><h1>Trader charged</h1><p onclick="x()">${TEXT}</p><aside><p>Read also: a bakery opens.</p></aside>
<figure><p>A picture.</p></figure><p>The trial begins in <strong>May</strong>.</p><form><p>Subscribe!</p></form></article>
<article><p>A teaser.</p></article><footer><p>All rights reserved.</p></footer></body></html>`;

const page =
  (html: string, type = 'text/html; charset=utf-8') =>
  async () =>
    new Response(html, { headers: { 'content-type': type } });

/** A system with the entity Ada Lindqvist, and a web of one page. */
async function aDesk(fetchPublic?: (url: URL) => Promise<Response>) {
  const ctx = await aContext({ role: 'analyst', ...(fetchPublic && { fetchPublic }) });
  await anEntity(ctx, { name: 'Ada Lindqvist' });
  return { ctx, media: mediaRouter.createCaller(ctx) };
}

describe('the entities that an article names', () => {
  test('are found, with the places', async () => {
    const { ctx, media } = await aDesk();
    const other = await anEntity(ctx, { name: 'Nordic Grain AB', type: 'company' });
    const added = await media.add({ ...given, title: 'Nordic Grain and Ada Lindqvist charged' });
    expect(added.mentions.map(({ name, places }) => [name, places.length])).toEqual([
      ['Ada Lindqvist', 3],
      ['Nordic Grain AB', 1],
    ]);
    const { title, content } = added;
    for (const { part, start, end } of added.mentions[0]!.places) {
      expect((part === 'title' ? title : content).slice(start, end)).toBe('Ada Lindqvist');
    }
    expect((await ctx.db.orm.select().from(alert)).map(({ entityId }) => entityId)).toEqual([1, other]);
  });

  test('are linked, and so are those that it is said to be about', async () => {
    const { ctx, media } = await aDesk();
    const holm = await anEntity(ctx, { name: 'Jonas Holm' });
    const { mentions } = await media.add({ ...given, entityIds: [holm] });
    expect(mentions.map(({ name, places }) => [name, places.length])).toEqual([
      ['Ada Lindqvist', 2],
      ['Jonas Holm', 0],
    ]);
  });

  test('include a country only if somebody says so', async () => {
    const { ctx } = await aDesk();
    await anEntity(ctx, { name: 'Ruritania', type: 'country' });
    const [found] = await findMentions(ctx, [{ title: '', content: 'The court in Ruritania freed Ada Lindqvist.' }]);
    expect(found?.map(({ entityId }) => entityId)).toEqual([1]);
  });

  test('are found among thousands, for several texts at once', async () => {
    const { ctx } = await aDesk();
    await ctx.db.client.execute(
      `insert into entity (name, type, country, name_key, match_hash, created_at, updated_at)
       select 'Person Number' || value, 'person', 'Norway', 'number' || value || ' person', 'x', 0, 0
       from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 4500) select value from n)`,
    );
    const texts = ['Person Number4400 was here.', 'Nobody was here.', 'Ada Lindqvist was here.'];
    const found = await findMentions(
      ctx,
      texts.map((content) => ({ title: '', content })),
    );
    const names = await Promise.all(
      found.map(async ([first]) =>
        first ? (await ctx.db.orm.select().from(entity)).find(({ id }) => id === first.entityId)?.name : null,
      ),
    );
    expect(names).toEqual(['Person Number4400', null, 'Ada Lindqvist']);
  });
});

describe('an article by its address', () => {
  test('is read without navigation and the like, with title, source and date of the page', async () => {
    const asked: string[] = [];
    const { media } = await aDesk(async (url) => {
      asked.push(url.href);
      return page(aPage())();
    });
    const added = await media.addByUrl({ url: ' https://news.example/a?id=1&utm_source=x#top' });
    expect(asked).toEqual(['https://news.example/a?id=1']);
    expect(added).toMatchObject({
      title: 'Trader charged & arrested',
      source: 'Example Times',
      publishedAt: '2025-02-10T08:00:00.000Z',
      url: 'https://news.example/a?id=1',
      content: `${TEXT}\n\nThe trial begins in May.`,
      fullContent: `<p>${TEXT}</p><p>The trial begins in <strong>May</strong>.</p>`,
      riskLevelBy: 'rules',
    });
  });

  test('is one article, however its address is written or its text is submitted again', async () => {
    const canonical = '<link rel="canonical" href="https://news.example/a">';
    const { ctx, media } = await aDesk(page(aPage(canonical)));
    const first = await media.addByUrl({ url: 'https://news.example/a?page=1' });
    const changed = page(aPage(canonical).replace('May', 'June'));
    const again = mediaRouter.createCaller({ ...ctx, fetchPublic: changed });
    const known = { id: first.id, isKnown: true };
    expect(first.isKnown).toBe(false);
    expect(await again.addByUrl({ url: 'https://news.example/a#later' })).toMatchObject(known);
    expect(await media.add({ ...given, title: first.title, content: first.content })).toMatchObject(known);
    expect(await ctx.db.orm.select().from(article)).toHaveLength(1);
    expect(await ctx.db.orm.select().from(articleEntity)).toHaveLength(1);
  });

  test('cannot claim an address on another host', async () => {
    const { media } = await aDesk(page(aPage('<link rel=canonical href="https://other.example/a">')));
    expect((await media.addByUrl({ url: 'https://news.example/a' })).url).toBe('https://news.example/a');
  });

  test('is decoded as the page declares', async () => {
    const html = aPage()
      .replace('Example Times', 'Gazeta Łódź')
      .replace('<title>', '<meta charset="iso-8859-2"><title>');
    const latin2 = Uint8Array.from(
      Array.from(html, (char) => ({ Ł: 0xa3, ó: 0xf3, ź: 0xbc })[char] ?? char.charCodeAt(0)),
    );
    const { media } = await aDesk(async () => new Response(latin2, { headers: { 'content-type': 'text/html' } }));
    expect((await media.addByUrl({ url: 'https://news.example/a' })).source).toBe('Gazeta Łódź');
  });

  test.each([
    ['a private address', 'http://127.0.0.1/a', page(aPage()), /^url: The address 127\.0\.0\.1 belongs/u],
    ['a name inside', 'http://localhost:3000/', page(aPage()), /^url: The address localhost/u],
    ['no address', 'news.example', page(aPage()), /^Web address must begin with/u],
    ['an address with a password', 'https://a:b@a.example/', page(aPage()), /^url: .*contains a user name$/u],
    ['a page that is gone', 'https://a.example/', async () => new Response('', { status: 404 }), /^url: .*status 404/u],
    ['a picture', 'https://a.example/', page('x', 'image/png'), /^url: this is not a web page \(image\/png\)/u],
    ['a page without text', 'https://a.example/', page('<title>x</title><div>'), /^url: no article was found/u],
    ['a page without title', 'https://a.example/', page(`<p>${TEXT}</p>`), /^url: this page has no title/u],
    [
      'a redirect inside',
      'https://a.example/',
      async () => new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/' } }),
      /^url: .*https to http|^url: The address 10/u,
    ],
  ])('%s is rejected with the field and the reason', async (_, url, web, message) => {
    const { ctx, media } = await aDesk(web);
    await expect(media.addByUrl({ url })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(message),
    });
    expect(await ctx.db.orm.select().from(article)).toEqual([]);
  });
});

describe('many articles at once', () => {
  test('each is added by itself, and errors name its position', async () => {
    const { ctx, media } = await aDesk();
    const articles = [
      given,
      { ...given, title: '' },
      { ...given, source: 'Another Paper' },
      { ...given, title: 'Another', content: 'Nobody that we know.' },
      { ...given, title: 'Third', colour: 'red' },
      'no article',
      [],
      { ...given, content: ' \u200b' },
      { ...given, aiSummary: '\u200b' },
    ];
    expect(await media.import({ articles })).toEqual({
      added: 1,
      known: 1,
      errors: [
        { item: 2, message: 'Title is required' },
        { item: 4, message: 'entityIds: this article names no monitored entity. Choose whom it is about.' },
        { item: 5, message: 'Unknown field: colour' },
        { item: 6, message: 'The article: expected Object, received "no article"' },
        { item: 7, message: 'The article: expected Object, received Array' },
        { item: 8, message: 'Content is required' },
        { item: 9, message: 'Summary is required' },
      ],
    });
    expect(await ctx.db.orm.select().from(article)).toHaveLength(1);
  });

  test('a viewer may not submit articles', async () => {
    const ctx = await aContext({ role: 'viewer' });
    const media = mediaRouter.createCaller(ctx);
    const refused = { code: 'FORBIDDEN' };
    await expect(media.import({ articles: [given] })).rejects.toMatchObject(refused);
    await expect(media.addByUrl({ url: 'https://news.example/a' })).rejects.toMatchObject(refused);
  });
});

test('a page without an article element is read by its paragraphs', async () => {
  const page = `<body><div>Menu</div><main><p>${TEXT}</p></main><p>Footer</p></body>`;
  const { text } = await readPage(page, async () => undefined);
  expect(text).toBe(TEXT);
});

test.each(['<article>', '<p>', '<nav>', '</p>', '<title>', '<meta name=a content="'])(
  'reading a hostile page of %s ends, and gives nothing that runs',
  async (piece) => {
    const { html } = await readPage(piece.repeat(100_000), async () => undefined);
    expect(html).not.toMatch(/<(?!\/?p>)/u);
  },
);

test('a page of megabytes is read in turns', async () => {
  let turns = 0;
  const { text } = await readPage(`<article>${`<p>${TEXT}</p>`.repeat(20_000)}</article>`, async () => {
    turns += 1;
  });
  expect(text.startsWith(TEXT)).toBe(true);
  expect(turns).toBeGreaterThan(4);
});

test('plain text keeps paragraphs separate', () => {
  expect(textOfHtml('<p>One &amp; two</p><ul><li>three</li></ul>four')).toBe('One & two\n\nthree\n\nfour');
  expect(textOfHtml('<h1>One</h1>two<br>three<tr><td>John</td><td>Smith</td></tr><section>four</section>')).toBe(
    'One\n\ntwo\n\nthree\n\nJohn Smith\n\nfour',
  );
});

test.each([
  ['https://A.example/x?utm_source=a&id=1&fbclid=2#c', 'https://a.example/x?id=1'],
  ['https://a.example/x?ref=home', 'https://a.example/x'],
  ['https://a.example/x?ref=rss2', 'https://a.example/x'],
  ['https://a.example/article.php?ref=1001&utm_id=7', 'https://a.example/article.php?ref=1001'],
  ['javascript:alert(1)', null],
  ['https://user:pass@a.example/', null],
])('the canonical address of %s', (given, canonical) => expect(canonicalAddress(given)).toBe(canonical));
