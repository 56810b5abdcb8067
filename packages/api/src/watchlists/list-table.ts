/** Splits CSV text into rows: comma, semicolon or tab, quoted or not, as publishers and spreadsheets write it. */
import { tableFormats } from '@tamis/screening/lists/known-formats';
import { nameOfForeignTable, nameOfTable } from '@tamis/screening/lists/other-formats';
import type { Reading, TableRow } from '@tamis/screening/lists/list-format';
import Papa from 'papaparse';
import { delimiterOf, tellsDelimiter } from '../csv/csv-text.ts';
import type { ListCollector } from './list-collector.ts';
import { ListRefused, orCutShort } from './list-refused.ts';

/** Characters of one row: the longest has some 30,000. An unclosed quotation mark may swallow no more. */
const MAX_ROW_LENGTH = 1_000_000;
/** The widest list has 118 columns. */
const MAX_COLUMNS = 256;
/** The end-of-file mark of old systems, on a line of its own. */
const END_MARK = '\u001a';

/** What `Papa.Parser` returns, which its types leave open. */
interface Parsed {
  data: string[][];
  errors: { type: string; code: string; row?: number }[];
  /** The position of the first incomplete row. */
  meta: { cursor: number };
}

export class TableRows {
  readonly #collector: ListCollector;
  #reading: Reading<TableRow> | undefined;
  #format: string | undefined;
  #parser: Papa.Parser | undefined;
  #rest = '';
  #line = 1;
  /** The number of cells of the widest row so far, and of the last one. */
  #width = 0;
  #lastWidth = 0;
  /** How many rows end with an empty cell, and whether the last one does. */
  #emptyEnds = 0;
  #endsEmpty = false;
  /** The file has ended within its last row. */
  #isOpen = false;

  constructor(collector: ListCollector) {
    this.#collector = collector;
  }

  write(text: string): void {
    this.#rest += text;
    this.#parse(true);
    if (this.#rest.length > MAX_ROW_LENGTH) {
      throw new ListRefused(
        'too-large',
        `The file is not a list: its row on line ${this.#line} is too long. Is a quotation mark not closed?`,
      );
    }
  }

  end(): void {
    this.#isOpen = !this.#rest.startsWith(END_MARK) && this.#rest.trim() !== '';
    this.#rest = this.#rest.replace(/\r$/, '');
    this.#parse(false);
    if (this.#lastWidth < this.#width) {
      throw new ListRefused(
        'truncated',
        `The file is cut short: its last row has ${this.#lastWidth} of ${this.#width} cells.`,
      );
    }
    if (this.#mayMissMore()) throw new ListRefused('truncated', 'The file is cut short: its last row has no end.');
  }

  /**
   * Whether the last cell may be incomplete. Programs end every row with a line end. Authors of an own list may not,
   * and if other rows end with an empty cell, the last one may, too.
   */
  #mayMissMore(): boolean {
    if (!this.#isOpen || this.#format === 'own-list') return false;
    return !this.#endsEmpty || this.#emptyEnds === 1;
  }

  /**
   * Whether a row may be wider than those before it. In a list written by hand such a row is rejected, and the others
   * do not count as too short.
   */
  #tellsWidth(): boolean {
    return this.#width === 0 || this.#format !== 'own-list';
  }

  /** Parses complete rows; at the end of the file the last one counts as complete. */
  #parse(moreToCome: boolean): void {
    this.#parser ??= new Papa.Parser({ delimiter: delimiterOf(this.#rest, 3), newline: '\n' });
    const { data, errors, meta } = this.#parser.parse(this.#rest, 0, moreToCome) as Parsed;
    // What is wrong in the row that is not whole yet may come right with the rest of it.
    const broken = errors.find(({ type, row = 0 }) => type === 'Quotes' && (row < data.length || !moreToCome));
    if (broken !== undefined) throw this.#brokenQuotes(data, broken);
    for (const cells of data) this.#take(cells);
    this.#rest = moreToCome ? this.#rest.slice(meta.cursor) : '';
  }

  #brokenQuotes(rows: readonly string[][], { code, row = 0 }: Parsed['errors'][number]): ListRefused {
    const line = rows.slice(0, row).reduce((sum, cells) => sum + linesIn(cells), this.#line);
    if (code === 'InvalidQuotes') {
      return new ListRefused(
        'malformed',
        `The file is not a well-formed table: a quotation mark on line ${line} is out of place.`,
      );
    }
    return new ListRefused('truncated', `The file is cut short: a quotation mark on line ${line} is not closed.`);
  }

  #take(cells: string[]): void {
    const line = this.#line;
    this.#line += linesIn(cells);
    const last = cells.length - 1;
    cells[last] = cells[last]?.replace(/\r$/, '') ?? '';
    if (cells.every((cell) => cell === '' || cell === END_MARK || cell.trim() === '')) return;
    if (this.#reading === undefined && tellsDelimiter(cells)) return;
    if (cells.length > MAX_COLUMNS) {
      throw new ListRefused(
        'too-large',
        `The file is not a list: its row on line ${line} has ${cells.length} columns.`,
      );
    }
    this.#reading ??= this.#begin(cells);
    if (this.#tellsWidth()) this.#width = Math.max(this.#width, cells.length);
    this.#lastWidth = cells.length;
    this.#endsEmpty = cells[last] === '';
    if (this.#endsEmpty) this.#emptyEnds += 1;
    this.#collector.take(this.#reading.take({ line, cells }), line);
  }

  #begin(first: string[]): Reading<TableRow> {
    const foreign = nameOfForeignTable(first);
    if (foreign !== undefined) throw new ListRefused('other-format', foreign);
    const format = tableFormats.find(({ recognises }) => recognises(first));
    if (format === undefined) {
      throw new ListRefused('other-format', this.#isOpen ? orCutShort(nameOfTable(first)) : nameOfTable(first));
    }
    this.#format = format.name;
    return this.#collector.begin(format);
  }
}

/** How many lines of the file a row takes. */
function linesIn(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 1);
}
