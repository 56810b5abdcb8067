import { atOnce } from '@tamis/screening/steps';
import { type HtmlToken, decodeCharacters, htmlTokens } from './html-tokens.ts';
import type { Steps } from '../turns.ts';
import { webAddress } from './web-address.ts';

/** Elements that hold an article's text. Other elements are removed and their text is kept. */
const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']);
const INLINE = new Set(['em', 'strong', 'a']);

/** Elements with the same meaning as one of those. */
const SAME = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);

/** No article nests deeper; browsers get slow only far beyond. */
const MAX_DEPTH = 20;

/** Removed elements whose text is a paragraph of its own. */
const PARAGRAPHS = new Set(
  'address article aside caption center dd details dir div dl dt fieldset figcaption figure footer header hgroup hr main menu nav pre section summary table tbody tfoot thead tr'.split(
    ' ',
  ),
);

/** Removed elements that separate words within a line. */
const ON_ONE_LINE = new Set(['td', 'th', 'form', 'button', 'option', 'label', 'legend']);

/** How an element separates the text around it: by a new line or a new word; a phrase element does neither. */
export function partingOf(name: string): 'line' | 'word' | 'none' {
  if (name === 'br' || BLOCKS.has(name) || PARAGRAPHS.has(name) || BLOCKS.has(SAME.get(name) ?? '')) return 'line';
  return ON_ONE_LINE.has(name) ? 'word' : 'none';
}

/**
 * Reduces an article's HTML to an allowlist: paragraphs, lines, headings, lists, quotations, emphasis and links to http
 * and https addresses. The result is written from tokens, with every text escaped and every element closed, so none of
 * the input's markup is passed on. Sanitising twice gives the same as sanitising once.
 */
export function sanitiseHtml(html: string): string {
  return atOnce(sanitiseSteps(htmlTokens(html)));
}

/** The same for HTML that is split into tokens already, or for a part of it. */
export function* sanitiseSteps(tokens: Iterable<HtmlToken>): Steps<string> {
  const writer = new HtmlWriter();
  for (const token of tokens) {
    writer.take(token);
    yield;
  }
  return writer.end();
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

class HtmlWriter {
  readonly #parts: string[] = [];
  /** Names of the open elements, outermost first. */
  readonly #open: string[] = [];
  /** Whether a removed element began or ended, so that the text that follows is a paragraph of its own. */
  #isParted = false;

  take(token: HtmlToken): void {
    if (token.kind === 'text') return this.#text(readable(decodeCharacters(token.text)));
    const name = SAME.get(token.name) ?? token.name;
    if (PARAGRAPHS.has(name)) this.#part();
    else if (ON_ONE_LINE.has(name)) this.#endWord();
    else if (token.kind === 'close') this.#close(name);
    else if (name === 'br') this.#parts.push('<br>');
    else if (BLOCKS.has(name)) this.#openBlock(name);
    else if (INLINE.has(name)) this.#openInline(name, token.attributes);
  }

  end(): string {
    this.#closeDownTo(0);
    return this.#parts.join('').trim();
  }

  #text(text: string): void {
    if (text.trim() !== '') this.#beginPhrase();
    this.#parts.push(escapeHtml(text));
  }

  /** Closes the open paragraph or heading. */
  #part(): void {
    this.#endParagraph();
    this.#isParted = true;
  }

  #endParagraph(): void {
    const paragraph = this.#open.findLastIndex((open) => open === 'p' || open === 'h2' || open === 'h3');
    if (paragraph >= 0) this.#closeDownTo(paragraph);
  }

  #endWord(): void {
    if (!/\s$/u.test(this.#parts.at(-1) ?? '')) this.#parts.push(' ');
  }

  /** Begins a paragraph if a removed element has separated the text from what is before it. */
  #beginPhrase(): void {
    if (this.#isParted) this.#openBlock('p');
  }

  /** A block closes the open paragraph or heading; a list item opens a list if there is none. */
  #openBlock(name: string): void {
    this.#endParagraph();
    this.#isParted = false;
    if (name === 'li') {
      const list = this.#open.findLastIndex((open) => open === 'ul' || open === 'ol');
      if (list < 0) return;
      this.#closeDownTo(list + 1);
    }
    this.#push(name, `<${name}>`);
  }

  #openInline(name: string, attributes: ReadonlyMap<string, string>): void {
    this.#beginPhrase();
    if (this.#open.includes(name)) return;
    if (name !== 'a') return this.#push(name, `<${name}>`);
    const address = webAddress(attributes.get('href') ?? '');
    if (address !== null) this.#push(name, `<a href="${escapeHtml(address)}" rel="noopener noreferrer nofollow">`);
  }

  #push(name: string, tag: string): void {
    if (this.#open.length >= MAX_DEPTH) return;
    this.#open.push(name);
    this.#parts.push(tag);
  }

  #close(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at >= 0) this.#closeDownTo(at);
  }

  #closeDownTo(depth: number): void {
    while (this.#open.length > depth) this.#parts.push(`</${this.#open.pop()}>`);
  }
}

/** Without control characters, and without characters that change the direction of text. */
function readable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (char) =>
    char === '\n' || char === '\t' ? char : '',
  );
}
