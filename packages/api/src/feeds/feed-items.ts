import { beginningOf } from '@tamis/screening/beginning-of';
import { webAddress } from '../media/web-address.ts';
import { publishedTime } from '../media/published-time.ts';
import { textOfHtml } from '../media/read-page.ts';
import { escapeHtml } from '../media/sanitise-html.ts';
import { FeedRefused } from './feed-refused.ts';

/** One article in a feed. */
export interface FeedItem {
  /** The id that the feed gives the item; null if it gives none. */
  id: string | null;
  title: string;
  /** Where the article is: an http or https address. */
  link: string | null;
  /** Milliseconds UTC; null where it is not said, or no time. */
  publishedAt: number | null;
  /** Who published it, where it is somebody else than the feed. */
  source: string | null;
  /** Its text, or the beginning of it, as HTML from anywhere. */
  html: string;
}

type Attributes = Readonly<Record<string, string>>;

const ROOTS = new Set(['rss', 'rdf:RDF', 'RDF', 'feed']);
const ITEMS = new Set(['item', 'entry']);
/** What holds the feed's own title. */
const HEADS = new Set(['channel', 'feed']);
/** The elements of an item that are read, those with the same meaning in the order in which they are preferred. */
const TEXTS = ['content:encoded', 'content', 'description', 'summary'];
const TIMES = ['pubDate', 'published', 'dc:date', 'issued', 'updated', 'modified'];
const IDS = ['guid', 'id'];
const SOURCES = ['source', 'dc:publisher'];
const READ = new Set(['title', 'link', ...TEXTS, ...TIMES, ...IDS, ...SOURCES]);

/** News have a few dozen items; what stands behind so many is as old as it is long. */
const MAX_ITEMS = 1_000;
const MAX_DEPTH = 64;
/** Longest text of one element; as long as an article may be. */
const MAX_CHARACTERS = 500_000;

/** An element whose text is collected: as it was given, and as markup if it contains elements. */
interface Field {
  name: string;
  depth: number;
  attributes: Attributes;
  raw: string;
  markup: string;
  hasElements: boolean;
}

interface Draft {
  depth: number;
  base: string;
  about: string | null;
  permalink: string | null;
  link: string | null;
  /** The first text of each element. */
  values: Map<string, string>;
}

/** Collects the items of a feed from its elements as they open and close. */
export class FeedItems {
  readonly all: FeedItem[] = [];
  title: string | null = null;
  #base: string;
  readonly #path: string[] = [];
  #draft: Draft | null = null;
  #field: Field | null = null;

  /** `address` is where the feed came from. */
  constructor(address: string) {
    this.#base = address;
  }

  /** Whether an element is not closed yet. */
  get isOpen(): boolean {
    return this.#path.length > 0;
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.#path.at(-1);
    if (parent === undefined && !ROOTS.has(name)) {
      throw new FeedRefused(`This is not an RSS or Atom feed: it is XML that begins with <${beginningOf(name, 60)}>.`);
    }
    this.#path.push(name);
    const depth = this.#path.length;
    if (depth > MAX_DEPTH) throw new FeedRefused(`The feed's elements are nested more than ${MAX_DEPTH} deep.`);
    if (depth === 1) this.#base = resolved(attributes['xml:base'], this.#base) ?? this.#base;
    if (this.#field) this.#openWithin(this.#field, name);
    else if (this.#draft) this.#openOfItem(this.#draft, name, { depth, attributes });
    else if (ITEMS.has(name)) this.#draft = this.#newDraft(depth, attributes);
    else if (name === 'title' && HEADS.has(parent ?? '')) this.#field = newField(name, depth, attributes);
  }

  text(text: string): void {
    if (!this.#field) return;
    this.#field.raw += text;
    this.#field.markup += escapeHtml(text);
    if (this.#field.markup.length > MAX_CHARACTERS * 2) throw new FeedRefused('A single text in the feed is too long.');
  }

  close(): void {
    const depth = this.#path.length;
    const name = this.#path.pop() ?? '';
    const field = this.#field;
    if (field && field.depth < depth) field.markup += `</${localName(name)}>`;
    else if (field) {
      this.#field = null;
      this.#take(field);
    } else if (this.#draft?.depth === depth) {
      if (this.all.length < MAX_ITEMS) this.all.push(itemOf(this.#draft));
      this.#draft = null;
    }
  }

  #newDraft(depth: number, attributes: Attributes): Draft {
    const base = resolved(attributes['xml:base'], this.#base) ?? this.#base;
    const about = attributes['rdf:about'] ?? null;
    return { depth, base, about, permalink: null, link: null, values: new Map() };
  }

  /** Elements deeper in an item, such as the name of its author, are not the item's own. */
  #openOfItem(draft: Draft, name: string, { depth, attributes }: { depth: number; attributes: Attributes }): void {
    if (depth !== draft.depth + 1 || !READ.has(name)) return;
    this.#field = newField(name, depth, attributes);
    const { href, rel = 'alternate' } = attributes;
    // Atom's way to link; there may be others, to the comments or to the item itself.
    if (name === 'link' && href !== undefined && rel === 'alternate') draft.link ??= resolved(href, draft.base);
  }

  #openWithin(field: Field, name: string): void {
    field.hasElements = true;
    field.markup += `<${localName(name)}>`;
  }

  #take(field: Field): void {
    const { name, attributes } = field;
    if (!this.#draft) {
      this.title ??= lineOf(htmlOf(field)) || null;
      return;
    }
    const { values, base } = this.#draft;
    const raw = field.raw.trim();
    if (name === 'link') {
      if (raw !== '') this.#draft.link ??= resolved(raw, base);
    } else if (name === 'source') values.set(name, sourceOf(field));
    else if (!values.has(name)) values.set(name, name === 'title' || TEXTS.includes(name) ? htmlOf(field) : raw);
    if (name === 'guid' && attributes['isPermaLink'] !== 'false') this.#draft.permalink = webAddress(raw);
  }
}

const newField = (name: string, depth: number, attributes: Attributes): Field => ({
  name,
  depth,
  attributes,
  raw: '',
  markup: '',
  hasElements: false,
});

function itemOf({ values, link, permalink, about, base }: Draft): FeedItem {
  const first = (names: readonly string[]) => names.map((name) => values.get(name)).find(Boolean);
  return {
    id: first(IDS) ?? about,
    title: lineOf(values.get('title') ?? ''),
    link: link ?? permalink ?? resolved(about ?? undefined, base),
    publishedAt: publishedTime(first(TIMES) ?? ''),
    source: first(SOURCES) ?? null,
    html: first(TEXTS) ?? '',
  };
}

/** Atom says whether a text is plain; RSS does not, and means HTML. */
function htmlOf({ attributes, raw, markup, hasElements }: Field): string {
  if (hasElements) return markup;
  const { type = 'html' } = attributes;
  if (type === 'text' || type === 'text/plain') return escapeHtml(raw);
  // Anything else, such as a picture, is no text.
  return /^(?:x?html|text\/html|application\/xhtml\+xml)$/iu.test(type) ? raw : '';
}

/** RSS gives the name itself, Atom the head of the feed that the item was taken from. */
function sourceOf({ raw, markup, hasElements }: Field): string {
  return lineOf(hasElements ? (/<title>(.*?)<\/title>/su.exec(markup)?.[1] ?? '') : raw);
}

const lineOf = (html: string): string => textOfHtml(html).replaceAll(/\s+/gu, ' ').trim();
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An address in a feed as a plain web address. */
function resolved(address: string | undefined, base: string): string | null {
  const url = address === undefined ? null : URL.parse(address.trim(), base);
  return url === null ? null : webAddress(url.href);
}
