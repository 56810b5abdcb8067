/**
 * Splits YAML text into the elements of its list, for the plain block style in which programs write lists: maps and
 * lists by indentation, scalars plain or quoted, perhaps over several lines. Anything else (anchors, tags, merge keys,
 * flow maps) is refused, so that nothing is misread.
 */
import { valueFormats } from '@tamis/screening/lists/known-formats';
import type { ListValue, Reading } from '@tamis/screening/lists/list-format';
import { nameOfValue } from '@tamis/screening/lists/other-formats';
import type { ListCollector } from './list-collector.ts';
import { ListRefused } from './list-refused.ts';
import { parseYamlBlock, YamlError, type YamlLine } from './yaml-block.ts';

/** The largest element of a published list has a few hundred lines. */
const MAX_LINES = 20_000;
const MAX_CHARACTERS = 1_000_000;

export class YamlValues {
  readonly #collector: ListCollector;
  #reading: Reading<ListValue> | undefined;
  #rest = '';
  #line = 0;
  /** The lines of the current element. */
  #element: YamlLine[] = [];

  constructor(collector: ListCollector) {
    this.#collector = collector;
  }

  write(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#takeLine(line);
    if (this.#rest.length > MAX_CHARACTERS || this.#element.length > MAX_LINES) {
      throw new ListRefused('too-large', 'The file is not a list: a single value in it is too long.');
    }
  }

  end(): void {
    if (this.#rest.trim() !== '') {
      throw new ListRefused('truncated', `The file is cut short: its line ${this.#line + 1} has no end.`);
    }
    this.#takeElement();
  }

  #takeLine(text: string): void {
    this.#line += 1;
    const line = text.trimEnd();
    const content = line.trimStart();
    if (content === '' || content.startsWith('#') || line === '---' || line === '...') return;
    if (line.startsWith('- ')) this.#takeElement();
    this.#element.push({ number: this.#line, indent: line.length - content.length, text: content });
  }

  #takeElement(): void {
    const [first] = this.#element;
    if (first === undefined) return;
    const value = this.#parse(this.#element);
    this.#element = [];
    const [element] = Array.isArray(value) ? value : [];
    if (typeof element !== 'object' || element === null) {
      throw new ListRefused(
        'malformed',
        `The file is not the YAML of a list (line ${first.number}: no keys and values).`,
      );
    }
    // An object that is not null has keys.
    this.#reading ??= this.#begin(element as Record<string, unknown>);
    this.#collector.take(this.#reading.take({ line: first.number, value: element }), first.number);
  }

  #parse(lines: YamlLine[]): unknown {
    try {
      return parseYamlBlock(lines);
    } catch (error) {
      if (!(error instanceof YamlError)) throw error;
      throw new ListRefused('malformed', `The file is not the YAML of a list (line ${error.line}: ${error.message}).`);
    }
  }

  #begin(first: Record<string, unknown>): Reading<ListValue> {
    const format = valueFormats.find(({ recognises }) => recognises(first));
    if (format === undefined) throw new ListRefused('other-format', nameOfValue(first));
    return this.#collector.begin(format);
  }
}
