/** Finds the article in a web page: its text without navigation and the like, and the page's metadata. */
import { atOnce } from '@tamis/screening/steps';
import { type HtmlToken, decodeCharacters, htmlTokens } from './html-tokens.ts';
import { publishedTime } from './published-time.ts';
import { partingOf, sanitiseSteps } from './sanitise-html.ts';
import { type Steps, stepsInTurns } from '../turns.ts';

export interface Page {
  title: string | null;
  /** The publisher's name, if the page gives one. */
  source: string | null;
  /** Milliseconds UTC. */
  publishedAt: number | null;
  /** The page's own address, as the page gives it. */
  canonical: string | null;
  /** Sanitised HTML. */
  html: string;
  /** The same as plain text. */
  text: string;
}

/** Elements around an article. */
const AROUND = new Set('nav aside footer form button menu dialog figure label fieldset'.split(' '));
/** Elements that hold an article's text; others (menus, teasers, share buttons) rarely do. */
const TEXT = new Set('p h2 h3 ul ol li blockquote'.split(' '));
/** What separates elements in plain text. */
const GAPS = { line: '\n\n', word: ' ', none: '' };
/** Anything shorter is no article but a teaser or a cookie notice. */
const SHORTEST = 150;
const CONTAINERS = ['article', 'main', 'body'] as const;

/** Reads a page, and serves other requests in between: some pages have megabytes. */
export function readPage(html: string, breathe: () => Promise<void>): Promise<Page> {
  return stepsInTurns(pageSteps(html), breathe);
}

function* pageSteps(html: string): Steps<Page> {
  const tokens: HtmlToken[] = [];
  for (const token of htmlTokens(html)) {
    tokens.push(token);
    yield;
  }
  const clean = yield* sanitiseSteps((yield* articleIn(tokens)) ?? (yield* textOf(tokens)));
  return { ...(yield* headOf(html)), html: clean, text: yield* textSteps(clean) };
}

/** The content of the first container with enough text. */
function* articleIn(tokens: readonly HtmlToken[]): Steps<HtmlToken[] | null> {
  for (const name of CONTAINERS) {
    const part = longest(yield* partsIn(tokens, name));
    if (part && textLength(part) >= SHORTEST) return part;
  }
  return null;
}

/** Plain text of HTML, with an empty line between paragraphs. */
export function textOfHtml(html: string): string {
  return atOnce(textSteps(html));
}

function* textSteps(html: string): Steps<string> {
  let text = '';
  for (const token of htmlTokens(html)) {
    yield;
    if (token.kind === 'text') text += decodeCharacters(token.text).replaceAll(/\s+/gu, ' ');
    else text += GAPS[partingOf(token.name)];
  }
  return text
    .split(/\n+/u)
    .map((line) => line.replaceAll(/ {2,}/gu, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}

/** The content of each outermost element with this name. */
function* partsIn(tokens: readonly HtmlToken[], name: string): Steps<HtmlToken[][]> {
  const parts: HtmlToken[][] = [];
  let depth = 0;
  for (const token of tokens) {
    yield;
    const isIt = token.kind !== 'text' && token.name === name;
    if (isIt && token.kind === 'open') {
      depth += 1;
      if (depth === 1) parts.push([]);
    } else if (isIt) depth = Math.max(0, depth - 1);
    else if (depth > 0) parts.at(-1)?.push(token);
  }
  const texts: HtmlToken[][] = [];
  for (const part of parts) texts.push(yield* textOf(part));
  return texts;
}

/** The tokens of paragraphs, headings, lists and quotations of the article itself. */
function* textOf(tokens: readonly HtmlToken[]): Steps<HtmlToken[]> {
  const kept: HtmlToken[] = [];
  const around: string[] = [];
  let depth = 0;
  for (const token of tokens) {
    yield;
    if (token.kind !== 'text' && AROUND.has(token.name)) {
      if (token.kind === 'open') around.push(token.name);
      else if (around.includes(token.name)) around.length = around.lastIndexOf(token.name);
      continue;
    }
    if (around.length > 0) continue;
    const isText = token.kind !== 'text' && TEXT.has(token.name);
    if (isText && token.kind === 'open') depth += 1;
    if (depth > 0) kept.push(token);
    if (isText && token.kind === 'close') depth = Math.max(0, depth - 1);
  }
  return kept;
}

const textLength = (tokens: readonly HtmlToken[]): number =>
  tokens.reduce((sum, token) => sum + (token.kind === 'text' ? token.text.trim().length : 0), 0);

function longest(parts: readonly HtmlToken[][]): HtmlToken[] | undefined {
  const lengths = new Map(parts.map((part) => [part, textLength(part)]));
  return parts.toSorted((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0))[0];
}

const TITLES = ['og:title', 'twitter:title', 'dc.title'];
const SOURCES = ['og:site_name', 'application-name', 'dc.publisher', 'publisher'];
const DATES = [
  'article:published_time',
  'datepublished',
  'date',
  'dc.date',
  'dc.date.issued',
  'pubdate',
  'parsely-pub-date',
];
/** The text of the head, without scripts and styles. */
const NOT_READ = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe']);

function* headOf(html: string): Steps<Omit<Page, 'html' | 'text'>> {
  const meta = new Map<string, string>();
  let canonical: string | null = null;
  let title = '';
  let heading = '';
  let open = '';
  for (const token of htmlTokens(html, NOT_READ)) {
    yield;
    if (token.kind === 'text') {
      if (open === 'title' && title === '') title = token.text;
      if (open === 'h1') heading += token.text;
      continue;
    }
    if (token.kind === 'close') {
      if (token.name === open) open = '';
      continue;
    }
    if (token.name === 'title' || (token.name === 'h1' && heading === '')) open = token.name;
    const { attributes } = token;
    if (token.name === 'meta') {
      const key = (attributes.get('property') ?? attributes.get('name') ?? attributes.get('itemprop'))?.toLowerCase();
      if (key !== undefined && !meta.has(key)) meta.set(key, attributes.get('content') ?? '');
    }
    if (token.name === 'link' && attributes.get('rel')?.toLowerCase() === 'canonical') {
      canonical ??= attributes.get('href') ?? null;
    }
    if (token.name === 'time' && !meta.has('time')) meta.set('time', attributes.get('datetime') ?? '');
  }
  const first = (keys: readonly string[]) => keys.map((key) => line(meta.get(key) ?? '')).find(Boolean) ?? null;
  return {
    title: first(TITLES) ?? (line(decodeCharacters(heading)) || line(decodeCharacters(title)) || null),
    source: first(SOURCES),
    publishedAt: timeIn([...DATES, 'time'].map((key) => meta.get(key) ?? '')),
    canonical,
  };
}

const line = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

function timeIn(texts: readonly string[]): number | null {
  return texts.map(publishedTime).find((time) => time !== null) ?? null;
}
