/** Splits XML text into records: one tree at a time, everything else is dropped. */
import { xmlFormatOf } from '@tamis/screening/lists/known-formats';
import type { Reading, XmlFormat } from '@tamis/screening/lists/list-format';
import { nameOfRoot } from '@tamis/screening/lists/other-formats';
import type { XmlNode } from '@tamis/screening/lists/xml-node';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ListCollector } from './list-collector.ts';
import { doctypeRefused, prologEnds } from './list-prolog.ts';
import { ListRefused } from './list-refused.ts';

/** The formats nest six deep; more is an attack. */
const MAX_DEPTH = 64;
/** Longest text or start tag: the longest statement of reasons has some 20,000 characters. */
const MAX_CHARACTERS = 1_000_000;
/** Most elements in one record: the largest has a few thousand. */
const MAX_ELEMENTS = 100_000;
const MAX_ATTRIBUTES = 256;

function tooLarge(what: string): ListRefused {
  return new ListRefused('too-large', `The file is not a list: ${what}.`);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function namespaceOf(tag: SaxesTagPlain): string {
  const colon = tag.name.indexOf(':');
  return tag.attributes[colon === -1 ? 'xmlns' : `xmlns:${tag.name.slice(0, colon)}`] ?? '';
}

/** Turns pieces of text into records. Throws `ListRefused` at the first error. */
export class XmlRecords {
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #collector: ListCollector;
  #prolog: string | undefined = '';
  #format: XmlFormat | undefined;
  #reading: Reading<XmlNode> | undefined;
  #root: XmlNode | undefined;
  /** Open elements of the record or header element being read. */
  readonly #open: XmlNode[] = [];
  #depth = 0;
  #elements = 0;
  /** Characters since the parser last reported anything. */
  #unreported = 0;

  constructor(collector: ListCollector) {
    this.#collector = collector;
    const parser = this.#parser;
    parser.on('error', (error) => this.#fail(error));
    parser.on('opentag', (tag) => this.#openTag(tag));
    parser.on('closetag', (tag) => this.#closeTag(tag));
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
    parser.on('comment', () => (this.#unreported = 0));
    parser.on('processinginstruction', () => (this.#unreported = 0));
  }

  write(text: string): void {
    if (this.#prolog === undefined) return this.#write(text);
    this.#prolog += text;
    if (!prologEnds(this.#prolog)) return;
    const start = this.#prolog;
    this.#prolog = undefined;
    this.#write(start);
  }

  end(): void {
    if (this.#prolog?.trim() === '') throw new ListRefused('empty', 'The file is empty.');
    if (this.#root === undefined) {
      throw new ListRefused('truncated', 'The file is cut short: it ends before the list begins.');
    }
    if (this.#depth > 0) {
      throw new ListRefused('truncated', `The file is cut short: its root element <${this.#root.name}> is not closed.`);
    }
    this.#parser.close();
    if (this.#format !== undefined) this.#collector.addHeader(this.#format.header(this.#root));
  }

  #write(text: string): void {
    this.#unreported += text.length;
    this.#parser.write(text);
    if (this.#unreported > MAX_CHARACTERS + text.length) throw tooLarge('a single value in it is too long');
  }

  #fail(error: Error): never {
    if (/doctype/i.test(error.message)) throw doctypeRefused();
    const what = error.message
      .slice(0, 120)
      .replace(/^\d+:\d+: |\.$/g, '')
      .replace(/\s+/g, ' ');
    throw new ListRefused('malformed', `The file is not well-formed XML (line ${this.#parser.line}: ${what}).`);
  }

  #openTag(tag: SaxesTagPlain): void {
    this.#unreported = 0;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) {
      throw new ListRefused('too-deep', `The file is not a list: its elements are nested more than ${MAX_DEPTH} deep.`);
    }
    const name = localName(tag.name);
    const node: XmlNode = { name, attributes: tag.attributes, children: [], text: '', line: this.#parser.line };
    const format = this.#format;
    if (format === undefined) return this.#openRoot(tag, node);
    const parent = this.#open.at(-1);
    if (parent !== undefined) {
      this.#elements += 1;
      if (this.#elements > MAX_ELEMENTS) throw tooLarge('one record in it is too long');
      parent.children.push(node);
      this.#open.push(node);
    } else if (format.records.includes(name) || (this.#depth === 2 && format.headers.includes(name))) {
      this.#elements = 0;
      this.#open.push(node);
    }
    if (Object.keys(tag.attributes).length > MAX_ATTRIBUTES)
      throw tooLarge('an element in it has attributes that are too long');
  }

  #openRoot(tag: SaxesTagPlain, node: XmlNode): void {
    this.#format = xmlFormatOf(node.name, namespaceOf(tag));
    if (this.#format === undefined) throw new ListRefused('other-format', nameOfRoot(node.name));
    this.#reading = this.#collector.begin(this.#format);
    this.#root = node;
  }

  #text(text: string): void {
    this.#unreported = 0;
    const node = this.#open.at(-1);
    if (node === undefined) return;
    if (node.text.length + text.length > MAX_CHARACTERS) throw tooLarge('a single value in it is too long');
    node.text += text;
  }

  #closeTag(tag: SaxesTagPlain): void {
    this.#unreported = 0;
    this.#depth -= 1;
    const node = this.#open.pop();
    if (node === undefined || this.#open.length > 0 || this.#format === undefined) return;
    if (this.#reading !== undefined && this.#format.records.includes(localName(tag.name))) {
      this.#collector.take(this.#reading.take(node), node.line);
    } else this.#root?.children.push(node);
  }
}
