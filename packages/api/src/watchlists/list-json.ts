/**
 * Splits JSON text into values: one per line, or the elements of a list, bare or in an envelope; each is parsed by
 * itself.
 */
import { valueFormats } from '@tamis/screening/lists/known-formats';
import { nameOfValue } from '@tamis/screening/lists/other-formats';
import type { ListValue, Reading } from '@tamis/screening/lists/list-format';
import { clean } from '@tamis/screening/lists/xml-node';
import type { ListCollector } from './list-collector.ts';
import { ListRefused } from './list-refused.ts';

/** Longest value: the largest published one has some 2,000,000 characters. */
const MAX_CHARACTERS = 8_000_000;
/** The formats nest five deep; more is an attack. */
const MAX_DEPTH = 64;
/** The text around the list. */
const MAX_AROUND = 64 * 1024;

/** The text before the first element of a list: an opening bracket, perhaps within some keys. */
const LIST_START = /^\s*(?:\{\s*"[^"\\]{0,100}"\s*:\s*){0,4}\[(?=\s*(?:[{\]]|$))/;

const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

export class JsonValues {
  readonly #collector: ListCollector;
  #reading: Reading<ListValue> | undefined;
  #text = '';
  /** The position in `#text` where scanning continues. */
  #at = 0;
  #line = 1;
  /** Where the value begins that is being scanned, its line, and how deep the scan is in it. */
  #start = 0;
  #startLine = 1;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** The text before and after the list; undefined if the file has one value per line. */
  #before: string | undefined;
  #after: string | undefined;
  #separated = true;
  #begun = false;

  constructor(collector: ListCollector) {
    this.#collector = collector;
  }

  write(text: string): void {
    this.#text += text;
    if (!this.#begun) this.#openList();
    this.#scan();
    const from = this.#depth > 0 ? this.#start : this.#at;
    this.#text = this.#text.slice(from);
    this.#at -= from;
    this.#start = 0;
    if (this.#text.length > MAX_CHARACTERS) {
      throw new ListRefused('too-large', 'The file is not a list: a single value in it is too long.');
    }
  }

  end(): void {
    const unclosed = new ListRefused('truncated', 'The file is cut short: its JSON is not closed.');
    if (this.#depth > 0) throw unclosed;
    if (this.#before === undefined) return;
    if (this.#after === undefined) throw unclosed;
    try {
      JSON.parse(`${this.#before}]${this.#after}`);
    } catch {
      throw unclosed;
    }
  }

  #openList(): void {
    this.#begun = true;
    this.#before = LIST_START.exec(this.#text)?.[0];
    this.#at = this.#before?.length ?? 0;
    this.#line += (this.#before ?? '').split('\n').length - 1;
  }

  #scan(): void {
    const text = this.#text;
    while (this.#at < text.length) {
      if (this.#after !== undefined) {
        this.#after += text.slice(this.#at);
        this.#at = text.length;
        if (this.#after.length > MAX_AROUND) throw this.#malformed('there is more after the list');
      } else if (this.#depth === 0) this.#between(text.charCodeAt(this.#at));
      else this.#within(text);
    }
  }

  /** One character between two values. */
  #between(code: number): void {
    const inList = this.#before !== undefined;
    if (code === OPEN_OBJECT) {
      if (!this.#separated) throw this.#malformed('a comma is missing');
      this.#start = this.#at;
      this.#startLine = this.#line;
      this.#depth = 1;
      this.#separated = false;
    } else if (code === 0x2c && inList && !this.#separated) this.#separated = true;
    else if (code === CLOSE_LIST && inList) this.#after = '';
    else if (code === NEWLINE) {
      this.#line += 1;
      if (!inList) this.#separated = true;
    } else if (code > 0x20)
      throw this.#malformed(`'${clean(this.#text.slice(this.#at, this.#at + 20))}' is not a record`);
    this.#at += 1;
  }

  /** The characters of a value, up to its end or that of the text. */
  #within(text: string): void {
    for (; this.#at < text.length; this.#at += 1) {
      const code = text.charCodeAt(this.#at);
      if (code === NEWLINE) this.#line += 1;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (code === BACKSLASH) this.#escaped = true;
        else if (code === QUOTE) this.#inString = false;
      } else if (code === QUOTE) this.#inString = true;
      else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH) {
          throw new ListRefused('too-deep', `The file is not a list: its values nest more than ${MAX_DEPTH} deep.`);
        }
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
        this.#depth -= 1;
        if (this.#depth === 0) {
          this.#at += 1;
          return this.#take(text.slice(this.#start, this.#at));
        }
      }
    }
  }

  #take(text: string): void {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw this.#malformed('what begins here cannot be read', this.#startLine);
    }
    // It begins with a brace, so it is an object.
    this.#reading ??= this.#begin(value as Record<string, unknown>);
    const line = this.#startLine;
    this.#collector.take(this.#reading.take({ line, value }), line);
  }

  #begin(first: Record<string, unknown>): Reading<ListValue> {
    const format = valueFormats.find(({ recognises }) => recognises(first));
    if (format === undefined) throw new ListRefused('other-format', nameOfValue(first));
    return this.#collector.begin(format);
  }

  #malformed(what: string, line = this.#line): ListRefused {
    return new ListRefused('malformed', `The file is not well-formed JSON (line ${line}: ${what}).`);
  }
}
