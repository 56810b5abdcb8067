/** A news feed's bytes to its items: RSS 2.0 (and the versions before it), Atom 1.0, and RSS 1.0 in RDF. */
import { beginningOf } from '@tamis/screening/beginning-of';
import { SaxesParser } from 'saxes';
import { CHARACTER_NAMES } from '../media/character-names.ts';
import { htmlTokens } from '../media/html-tokens.ts';
import { charsetIn } from '../outside/charset-in.ts';
import { ListRefused } from '../watchlists/list-refused.ts';
import { listText, tellsItsEncoding } from '../watchlists/list-text.ts';
import { type FeedItem, FeedItems } from './feed-items.ts';
import { FeedRefused } from './feed-refused.ts';

export interface Feed {
  /** As it calls itself. */
  title: string | null;
  /** In the order of the file. */
  items: FeedItem[];
}

/** Small enough that parsing one piece never holds the event loop for long. */
const PIECE = 64 * 1024;
/** In so many characters a file that is none shows what it is. */
const BEGINNING = 2_000;
const FEED_TYPES = /application\/(?:rss|atom|rdf)\+xml/iu;

/**
 * Reads a feed whole. `address` is where it came from: what it links to without a host is there. `contentType` is what the
 * answer that brought it says of it. Throws `FeedRefused` where it is no feed, is cut off, or holds what is not safe to read.
 */
export async function readFeed(
  given: Uint8Array,
  { address, contentType = '', breathe }: { address: string; contentType?: string; breathe: () => Promise<void> },
): Promise<Feed> {
  const bytes = inUtf8(given, contentType);
  const items = new FeedItems(address);
  const parser = parserFor(items);
  let beginning = '';
  try {
    for await (const text of listText(piecesOf(bytes))) {
      if (beginning.length < BEGINNING) {
        beginning = (beginning + text).trimStart().slice(0, BEGINNING);
        if (beginning !== '') refuseOther(beginning, address);
      }
      parser.write(text);
      await breathe();
    }
    if (beginning === '') throw new FeedRefused('The feed is empty.');
    if (items.isOpen) throw new FeedRefused('The feed is cut off: it ends before its last element is closed.');
    parser.close();
  } catch (error) {
    if (error instanceof ListRefused) throw new FeedRefused(error.message);
    throw error;
  }
  return { title: items.title, items: items.all };
}

/** A file that does not say how it is encoded, and is not in UTF-8, is read as the answer that brought it says. */
function inUtf8(bytes: Uint8Array, contentType: string): Uint8Array {
  const charset = charsetIn(contentType);
  if (charset === undefined || tellsItsEncoding(bytes) || decodedAs('utf-8', bytes) !== null) return bytes;
  const text = decodedAs(charset, bytes);
  return text === null ? bytes : new TextEncoder().encode(text);
}

/** Null where these bytes are none of that encoding, or nobody knows it. */
function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function parserFor(items: FeedItems): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  // Many feeds use HTML's names for characters, which XML does not know.
  Object.assign(parser.ENTITIES, CHARACTER_NAMES);
  parser.on('doctype', () => {
    throw new FeedRefused('The feed has a DOCTYPE, which is not safe to read. Look for an RSS 2.0 or Atom feed there.');
  });
  parser.on('error', (error) => {
    const what = beginningOf(error.message, 120).replaceAll(/^\d+:\d+: |\.$/gu, '');
    throw new FeedRefused(`The feed is not well-formed XML (line ${parser.line}: ${what}). Tell its publisher.`);
  });
  parser.on('opentag', ({ name, attributes }) => items.open(name, attributes));
  parser.on('text', (text) => items.text(text));
  parser.on('cdata', (text) => items.text(text));
  parser.on('closetag', () => items.close());
  return parser;
}

/** Throws if the first characters show that it is not a feed. A web page often names its feed. */
function refuseOther(beginning: string, address: string): void {
  if (/^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html)\b/iu.test(beginning)) {
    const feed = feedNamedIn(beginning, address);
    const instead =
      feed === null ? "Give the address of the site's RSS or Atom feed." : `The page says that its feed is at ${feed}`;
    throw new FeedRefused(`This address leads to a web page, not to a feed. ${instead}`);
  }
  if (!beginning.startsWith('<')) throw new FeedRefused('This is not an RSS or Atom feed: it is not XML.');
}

function feedNamedIn(html: string, address: string): string | null {
  for (const token of htmlTokens(html, new Set(['script', 'style']))) {
    if (token.kind !== 'open' || token.name !== 'link') continue;
    const isFeed = FEED_TYPES.test(token.attributes.get('type') ?? '');
    if (isFeed) return URL.parse(token.attributes.get('href') ?? '', address)?.href ?? null;
  }
  return null;
}
