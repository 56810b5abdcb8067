import { describe, expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';

const ADDRESS = 'https://news.example/feeds/all.xml';
const read = (xml: string | Uint8Array, contentType?: string) =>
  readFeed(typeof xml === 'string' ? new TextEncoder().encode(xml) : xml, {
    address: ADDRESS,
    ...(contentType !== undefined && { contentType }),
    breathe: async () => undefined,
  });
const rss = (items: string, head = '<title>Example Times</title>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${head}${items}</channel></rss>`;
const only = async (xml: string) => (await read(xml)).items[0];

describe('RSS 2.0', () => {
  test('gives the feed its title, and each item its link, time, publisher and text', async () => {
    const feed = await read(
      rss(`<image><title>A logo</title></image>
        <item><title>Trader charged</title><link>https://news.example/a</link><guid isPermaLink="false">a1</guid>
          <pubDate>Mon, 10 Feb 2025 08:00:00 +0100</pubDate><source url="https://wire.example/">Wire Agency</source>
          <description>A teaser.</description><content:encoded><![CDATA[<p>The <b>whole</b> article.</p>]]></content:encoded>
          <media:group><title>A picture</title></media:group></item>
        <item><title>Another</title></item>`),
    );
    expect(feed.title).toBe('Example Times');
    expect(feed.items).toEqual([
      {
        id: 'a1',
        title: 'Trader charged',
        link: 'https://news.example/a',
        publishedAt: Date.UTC(2025, 1, 10, 7),
        source: 'Wire Agency',
        html: '<p>The <b>whole</b> article.</p>',
      },
      { id: null, title: 'Another', link: null, publishedAt: null, source: null, html: '' },
    ]);
  });

  test('a link without a host is on the host of the feed', async () => {
    expect((await only(rss('<item><title>A</title><link>/a?b=1&amp;c=2</link></item>')))?.link).toBe(
      'https://news.example/a?b=1&c=2',
    );
  });

  test('a permanent guid is a link; one that leads nowhere on the web is none', async () => {
    expect((await only(rss('<item><guid>https://news.example/b</guid></item>')))?.link).toBe('https://news.example/b');
    expect((await only(rss('<item><link>javascript:alert(1)</link></item>')))?.link).toBeNull();
    expect((await only(rss('<item><guid>tag:news.example,2025:1</guid></item>')))?.link).toBeNull();
  });

  test.each([
    ['HTML in HTML', 'AT&amp;amp;T &amp;lt;fined&amp;gt;', 'AT&T <fined>'],
    ['CDATA', '<![CDATA[Müller &amp; Söhne]]>', 'Müller & Söhne'],
    ['the names of HTML', 'Jos&eacute; &ndash; fined&hellip;', 'José – fined…'],
    ['the names of HTML in HTML', 'Jos&amp;eacute; M&amp;uuml;ller', 'José Müller'],
    ['markup', 'Trader &lt;b&gt;charged&lt;/b&gt;\n\t again', 'Trader charged again'],
  ])('a title with %s', async (_, given, title) => {
    expect((await only(rss(`<item><title>${given}</title></item>`)))?.title).toBe(title);
  });

  test.each([
    ['2025-02-10T08:00:00Z', Date.UTC(2025, 1, 10, 8)],
    ['10 Feb 2025 08:00 GMT', Date.UTC(2025, 1, 10, 8)],
    ['Mon, 10 Feb 2025 08:00:00 AEDT', Date.UTC(2025, 1, 10, 8)],
    ['yesterday', null],
    ['0000-00-00', null],
    ['', null],
  ])('the time %j', async (given, time) => {
    expect((await only(rss(`<item><title>A</title><pubDate>${given}</pubDate></item>`)))?.publishedAt).toBe(time);
  });
});

test('Atom 1.0, with other links, text and elements of several types, and the feed that it was taken from', async () => {
  const feed =
    await read(`<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://atom.example/">
    <title type="html">Example &amp;amp; Times</title><id>urn:feed</id>
    <entry><title>5 &lt; 6</title><id>urn:1</id><link rel="self" href="self"/><link rel="replies" href="replies"/>
      <link href="news/1"/><link href="news/1.pdf"/><updated>2025-02-11T00:00:00Z</updated><published>2025-02-10T00:00:00Z</published>
      <author><name>A. Writer</name></author><summary type="text">Plain &lt;text&gt;.</summary></entry>
    <entry><title type="xhtml"><div>Nordic <em>Grain</em></div></title><id>urn:2</id>
      <source><title>Wire</title><id>urn:wire</id><updated>2020-01-01T00:00:00Z</updated></source>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One &amp; two.</p></div></content></entry>
    <entry><title>Picture</title><content type="image/png">iVBORw0KGgo=</content></entry></feed>`);
  expect(feed.title).toBe('Example & Times');
  expect(feed.items).toMatchObject([
    {
      id: 'urn:1',
      title: '5 < 6',
      link: 'https://atom.example/news/1',
      publishedAt: Date.UTC(2025, 1, 10),
      html: 'Plain &lt;text&gt;.',
    },
    { id: 'urn:2', title: 'Nordic Grain', source: 'Wire', publishedAt: null, html: '<div><p>One &amp; two.</p></div>' },
    { title: 'Picture', html: '' },
  ]);
});

test('RSS 1.0, whose items stand beside the channel', async () => {
  const feed =
    await read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://news.example/"><title>Official Journal</title></channel>
    <item rdf:about="https://news.example/c"><title>Fined</title><description>A fine.</description>
      <dc:date>2025-02-10T00:00:00Z</dc:date><dc:publisher>Authority</dc:publisher></item></rdf:RDF>`);
  expect(feed).toMatchObject({
    title: 'Official Journal',
    items: [{ id: 'https://news.example/c', link: 'https://news.example/c', source: 'Authority', html: 'A fine.' }],
  });
});

test('any declared encoding, and the marks before it', async () => {
  const latin = rss('<item><title>M\u00fcller</title></item>').replace('"1.0"?', '"1.0" encoding="ISO-8859-1"?');
  const { items } = await read(Uint8Array.from(latin, (char) => char.charCodeAt(0)));
  expect(items[0]?.title).toBe('Müller');
  expect((await only(`\ufeff${rss('<item><title>A</title></item>')}`))?.title).toBe('A');
});

/** Russian letters are in the same order there, each in a byte. */
const inWindows1251 = (xml: string) =>
  Uint8Array.from(xml, (char) => (char.charCodeAt(0) > 0xff ? char.charCodeAt(0) - 0x350 : char.charCodeAt(0)));
const titleOf = async (xml: string | Uint8Array, type: string) => (await read(xml, type)).items[0]?.title;

describe('the encoding that the response names', () => {
  const cyrillic = 'application/rss+xml; charset=windows-1251';
  const item = rss('<item><title>Дело</title></item>');

  test('counts where the feed does not say its own and is not in UTF-8', async () => {
    expect(await titleOf(inWindows1251(item), cyrillic)).toBe('Дело');
    await expect(titleOf(inWindows1251(item), 'application/rss+xml')).rejects.toThrow('should be encoded in UTF-8');
    await expect(titleOf(inWindows1251(item), 'text/xml; charset=unheard')).rejects.toThrow(
      'should be encoded in UTF-8',
    );
  });

  test('does not count against what the feed itself says or is', async () => {
    expect(await titleOf(item, cyrillic)).toBe('Дело');
    const declared = inWindows1251(item.replace('"1.0"?', '"1.0" encoding="windows-1251"?'));
    expect(await titleOf(declared, 'text/xml; charset=iso-8859-1')).toBe('Дело');
  });
});

describe('what is no feed is refused in words', () => {
  const whole = rss('<item><title>A</title><link>https://news.example/a</link></item>');
  test.each([
    ['nothing', '', 'The feed is empty.'],
    ['a text', 'Sorry, try again later.', 'This is not an RSS or Atom feed: it is not XML.'],
    ['JSON', '{"version":"https://jsonfeed.org/version/1"}', 'This is not an RSS or Atom feed: it is not XML.'],
    ['other XML', '<urlset/>', 'This is not an RSS or Atom feed: it is XML that begins with <urlset>.'],
    [
      'a web page',
      '<!doctype html><html><head><title>News</title></head></html>',
      "This address leads to a web page, not to a feed. Give the address of the site's RSS or Atom feed.",
    ],
    [
      'a web page that names its feed',
      '<html><head><link rel="alternate" type="application/rss+xml" href="/rss"></head></html>',
      'This address leads to a web page, not to a feed. The page says that its feed is at https://news.example/rss',
    ],
    [
      'a DOCTYPE',
      `<!DOCTYPE rss [<!ENTITY a "&a;&a;">]>${whole.slice(21)}`,
      'The feed has a DOCTYPE, which is not safe to read. Look for an RSS 2.0 or Atom feed there.',
    ],
    ['a cut', whole.slice(0, -30), 'The feed is cut off: it ends before its last element is closed.'],
  ])('%s', async (_, xml, sentence) => {
    await expect(read(xml)).rejects.toThrow(sentence);
  });

  test.each([
    [
      'an entity that nobody knows',
      rss('<item><title>&unheard;</title></item>'),
      /not well-formed XML \(line 1: .*\)/u,
    ],
    ['elements without end', rss('<item>'.repeat(100)), /nested more than 64 deep/u],
    [
      'a text without end',
      rss(`<item><title>${'x'.repeat(1_100_000)}</title></item>`),
      /A single text in the feed is too long/u,
    ],
    ['bytes that are no text', `${rss('')}\ud800`, /cut off|not well-formed/u],
  ])('%s', async (_, xml, sentence) => {
    await expect(read(xml)).rejects.toThrow(sentence);
  });

  test('wherever it is cut', async () => {
    for (let end = 1; end < whole.length; end += 1) {
      await expect(read(whole.slice(0, end))).rejects.toMatchObject({ name: 'FeedRefused' });
    }
  });
});

test('only so many items are kept', async () => {
  const { items } = await read(rss('<item><title>A</title></item>'.repeat(1_200)));
  expect(items).toHaveLength(1_000);
});
