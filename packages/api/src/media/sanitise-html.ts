import { type HtmlToken, decodeCharacters, htmlTokens } from './html-tokens.ts';
import { type Steps, withoutTurns } from '../turns.ts';
import { webAddress } from './web-address.ts';

/** Elements that carry an article's text. Anything else is taken off and only its text is kept. */
const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']);
const INLINE = new Set(['em', 'strong', 'a']);

/** Nobody nests deeper in an article; browsers get slow long after. */
const MAX_DEPTH = 20;

/**
 * An article's HTML reduced to an allowlist: paragraphs, headings, lists, quotations, emphasis and links to http and
 * https addresses. The result is written anew from tokens, every text escaped and every element closed, so nothing of
 * the input's own markup is ever passed on. Sanitising twice gives what sanitising once gave.
 */
export function sanitiseHtml(html: string): string {
  return withoutTurns(sanitiseSteps(htmlTokens(html)));
}

/** The same for HTML that has been parted already, or for some of it. */
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

  take(token: HtmlToken): void {
    if (token.kind === 'text') this.#parts.push(escapeHtml(readable(decodeCharacters(token.text))));
    else if (token.kind === 'close') this.#close(token.name);
    else if (BLOCKS.has(token.name)) this.#openBlock(token.name);
    else if (INLINE.has(token.name)) this.#openInline(token);
  }

  end(): string {
    this.#closeDownTo(0);
    return this.#parts.join('').trim();
  }

  /** A block ends the paragraph or heading that is open; a list's item stands in a list. */
  #openBlock(name: string): void {
    const paragraph = this.#open.findLastIndex((open) => open === 'p' || open === 'h2' || open === 'h3');
    if (paragraph >= 0) this.#closeDownTo(paragraph);
    if (name === 'li') {
      const list = this.#open.findLastIndex((open) => open === 'ul' || open === 'ol');
      if (list < 0) return;
      this.#closeDownTo(list + 1);
    }
    this.#push(name, `<${name}>`);
  }

  #openInline({ name, attributes }: HtmlToken & { kind: 'open' }): void {
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

/** Without control characters, and without those that turn the direction of the text around them. */
function readable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (char) =>
    char === '\n' || char === '\t' ? char : '',
  );
}
