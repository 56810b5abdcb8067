import { CHARACTER_NAMES } from './character-names.ts';
import { ownValue } from '@tamis/screening/own-value';

/** A token of HTML, as far as the sanitiser needs it. Comments, doctypes and processing instructions give no tokens. */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string };

/** Elements whose content is not text for readers: it is dropped with the element. */
const OPAQUE = new Set(
  'script style iframe object embed applet noscript noembed noframes template svg math textarea title xmp plaintext select head'.split(
    ' ',
  ),
);

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gu;

/**
 * Splits HTML into tokens in one pass, in linear time. It may differ from a browser on broken markup, because no markup
 * is passed on as it was: what is not understood becomes text, and unfinished markup ends the reading. The content of
 * `opaque` elements is left out.
 */
export function* htmlTokens(html: string, opaque: ReadonlySet<string> = OPAQUE): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const markup = html.indexOf('<', at);
    if (markup < 0) {
      yield { kind: 'text', text: html.slice(at) };
      return;
    }
    if (markup > at) yield { kind: 'text', text: html.slice(at, markup) };
    const end = endOfMarkup(html, markup);
    if (end === 'text') {
      yield { kind: 'text', text: '<' };
      at = markup + 1;
      continue;
    }
    if (end === 'unfinished') return;
    at = end;
    const token = tagToken(html.slice(markup + 1, end - 1));
    if (!token) continue;
    if (token.kind === 'open' && opaque.has(token.name)) at = afterElement(html, token.name, end);
    else yield token;
  }
}

/** The index after the markup that begins at `start`; or that it is no markup, or that it never ends. */
function endOfMarkup(html: string, start: number): number | 'text' | 'unfinished' {
  const next = html[start + 1] ?? '';
  if (html.startsWith('<!--', start)) return behind(html.indexOf('-->', start + 4), 3);
  if (next === '!' || next === '?') return behind(html.indexOf('>', start), 1);
  if (!/[a-z/]/iu.test(next)) return 'text';
  let quote = '';
  for (let at = start + 1; at < html.length; at += 1) {
    const char = html[at]!;
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    else if ((char === '"' || char === "'") && /[\s=]/u.test(html[at - 1]!)) quote = char;
  }
  return 'unfinished';
}

function behind(index: number, length: number): number | 'unfinished' {
  return index < 0 ? 'unfinished' : index + length;
}

/** Reads the text between `<` and `>`. */
function tagToken(inside: string): HtmlToken | null {
  const name = /^\/?([a-z][a-z0-9]*)(?=[\s/]|$)/iu.exec(inside)?.[1]?.toLowerCase();
  if (name === undefined) return null;
  if (inside.startsWith('/')) return { kind: 'close', name };
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of inside.slice(name.length).matchAll(ATTRIBUTE)) {
    const known = attributes.has(key.toLowerCase());
    if (!known) attributes.set(key.toLowerCase(), decodeCharacters(double ?? single ?? bare ?? ''));
  }
  return { kind: 'open', name, attributes };
}

/** The index after the closing tag of an opaque element, or the end of the text if it is never closed. */
function afterElement(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'giu');
  close.lastIndex = from;
  const end = close.exec(html) ? html.indexOf('>', close.lastIndex) : -1;
  return end < 0 ? html.length : end + 1;
}

/** The oldest names may lack the semicolon, but not within an address (`?a=1&lt=2`). */
const REFERENCE =
  /&(?:#x([0-9a-f]{1,8});?|#([0-9]{1,8});?|([a-z][a-z0-9]{1,7}(?=;)|(?:amp|lt|gt|quot|nbsp)(?![a-z0-9=]));?)/giu;

/** Resolves numeric character references and the named ones that are usual in news; others stay as written. */
export function decodeCharacters(text: string): string {
  return text.replace(REFERENCE, (whole, hex, decimal, name = '') => {
    if (name !== '') return ownValue(CHARACTER_NAMES, name) ?? whole;
    const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return isCharacter(code) ? String.fromCodePoint(code) : '\ufffd';
  });
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
}
