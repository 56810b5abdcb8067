/** Tables: cells by column name, and records that take several rows. */
import { clean } from './xml-node.ts';
import { type Outcome, type Placed, type Reading, type Reject, type TableRow, isReject } from './list-format.ts';

/** The columns of a table by name, ignoring case and spaces. */
export class Columns {
  /** The number of cells in the header. */
  readonly width: number;
  readonly #places = new Map<string, number>();
  /** The positions of the columns asked for so far: normalising a name for each cell would cost more than the cell. */
  readonly #asked = new Map<string, number | undefined>();

  constructor(header: readonly string[]) {
    this.width = header.length;
    for (const [place, name] of header.entries()) {
      const key = columnKey(name);
      if (!this.#places.has(key)) this.#places.set(key, place);
    }
  }

  has(column: string): boolean {
    return this.#places.has(columnKey(column));
  }

  /** The clean text of a cell; empty if the row or the table lacks it. */
  cell(row: TableRow, column: string): string {
    if (!this.#asked.has(column)) this.#asked.set(column, this.#places.get(columnKey(column)));
    const place = this.#asked.get(column);
    return place === undefined ? '' : clean(row.cells[place] ?? '');
  }
}

function columnKey(name: string): string {
  return clean(name)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
}

/** The fault of a row with more cells than the header. Additional empty cells are harmless. */
export function tooWide(columns: Columns, { cells }: TableRow): string | undefined {
  const isLost = cells.slice(columns.width).some((cell) => clean(cell) !== '');
  return isLost ? `the row has ${cells.length} cells, the header ${columns.width}` : undefined;
}

/** The first repeated column of a header; only its first occurrence would be read. */
export function namedTwice(header: readonly string[]): string | undefined {
  const keys = header.map(columnKey);
  return header.find((_, at) => keys.indexOf(keys[at]!) < at)?.trim();
}

/** One record of a table with its columns. */
export interface Rows {
  columns: Columns;
  rows: readonly TableRow[];
  /** Line of the first row. */
  line: number;
}

interface RowsFormat {
  /** Whether a row contains the column names. Rows before it are skipped. */
  isHeader: (cells: readonly string[]) => boolean;
  /** The column whose value identifies the rows of one record; without it each row is a record. */
  idColumn?: string;
  toOutcome: (record: Rows) => Outcome;
}

/** The maximum number of rows of a record; the largest real one has some 500. */
const MOST_ROWS = 20_000;

/**
 * Reads a table with a header row in which the rows of a record are adjacent, as publishers write them. If they were
 * scattered a party would lose names, so the whole file is then refused.
 */
export class RowReading implements Reading<TableRow> {
  readonly #format: RowsFormat;
  #columns: Columns | undefined;
  #rows: TableRow[] = [];
  #id = '';
  readonly #closed = new Set<string>();
  #problem: string | undefined;

  constructor(format: RowsFormat) {
    this.#format = format;
  }

  take(row: TableRow): (Placed | Reject)[] {
    if (this.#columns === undefined) {
      if (this.#format.isHeader(row.cells)) this.#columns = new Columns(row.cells);
      return [];
    }
    const { idColumn } = this.#format;
    const id = idColumn === undefined ? '' : this.#columns.cell(row, idColumn);
    const goesOn = id !== '' && id === this.#id && this.#rows.length < MOST_ROWS;
    const outcomes = goesOn ? [] : this.#close();
    if (!goesOn && this.#closed.has(id)) {
      this.#problem ??= `The rows of ${id.slice(0, 100)} do not stand together (line ${row.line}); sort the file by '${idColumn}'.`;
    }
    this.#id = id;
    this.#rows.push(row);
    return outcomes;
  }

  end(): (Placed | Reject)[] {
    return this.#close();
  }

  problem(): string | undefined {
    return this.#problem;
  }

  #close(): (Placed | Reject)[] {
    const [first] = this.#rows;
    if (first === undefined || this.#columns === undefined) return [];
    const record: Rows = { columns: this.#columns, rows: this.#rows, line: first.line };
    if (this.#id !== '') this.#closed.add(this.#id);
    this.#rows = [];
    const outcome = this.#format.toOutcome(record);
    return [isReject(outcome) ? outcome : { party: outcome, line: record.line }];
  }
}

/** The cells of some columns for each row that has any, without duplicates. */
export function distinctCells({ columns, rows }: Rows, names: readonly string[]): string[][] {
  const seen = new Map<string, string[]>();
  for (const row of rows) {
    const cells = names.map((name) => columns.cell(row, name));
    if (cells.some((cell) => cell !== '')) seen.set(cells.join('\n'), cells);
  }
  return [...seen.values()];
}
