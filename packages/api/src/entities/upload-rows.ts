/** The rows of a file of entities: good ones and faulty ones, with their errors and warnings. */
import type { CsvRow } from '../csv/read-csv.ts';
import type { Header } from '../csv/csv-header.ts';
import type { RowIssue } from '../csv/row-issue.ts';
import { shorten } from '../errors.ts';
import type { Column } from './csv-columns.ts';
import { readRow, rowWarnings } from './csv-row.ts';
import type { NewEntity, UploadResult } from './schema.ts';

/** Characters of a row that the response quotes: its name and the next cells. */
const MAX_CONTENT = 120;

export interface Fault extends RowIssue {
  /** The text of the row; empty for the header. */
  content: string;
}

export interface GoodRow {
  row: number;
  input: NewEntity;
  cells: readonly string[];
  /** A sentence on each doubtful thing in it. */
  warnings: readonly string[];
}

/** Validates each row by itself. */
export function sortRows(
  header: Header<Column>,
  rows: readonly CsvRow[],
  now: number,
): { good: GoodRow[]; faults: Fault[] } {
  const good: GoodRow[] = [];
  const faults: Fault[] = [];
  for (const row of rows) {
    const read = readRow(header, row);
    if (typeof read === 'string') faults.push({ row: row.row, message: read, content: contentOf(row.cells) });
    else good.push({ ...row, input: read, warnings: rowWarnings(header, row.cells, read, now) });
  }
  return { good, faults };
}

/** The text of a row, as much as fits on a line of a table. */
const contentOf = (cells: readonly string[]): string =>
  shorten(
    cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(', '),
    MAX_CONTENT,
  );

/** Warnings about rows by themselves, and about rows that look like others, in the order of the file. */
export function warningsOf(good: readonly GoodRow[], alike: readonly RowIssue[]): Fault[] {
  const likenesses = new Map(alike.map(({ row, message }) => [row, message]));
  return good.flatMap(({ row, cells, warnings }) =>
    [...warnings, likenesses.get(row)]
      .filter((message) => message !== undefined)
      .map((message) => ({ row, message, content: contentOf(cells) })),
  );
}

export const messageOf = ({ row, message }: Fault): RowIssue => ({ row, message });

/** Each row once, however many errors and warnings it has. */
export function contentsOf(faults: readonly Fault[]): UploadResult['contents'] {
  const byRow = new Map(faults.filter(({ content }) => content !== '').map(({ row, content }) => [row, content]));
  return Array.from(byRow, ([row, content]) => ({ row, content }));
}
