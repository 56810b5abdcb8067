import { Readable } from 'node:stream';
import { type ColumnNames, columnsOf } from '@tamis/api/csv/csv-columns';
import { widthFault } from '@tamis/api/csv/csv-header';
import { readCsv } from '@tamis/api/csv/read-csv';
import { COLUMNS as UPLOADED, type Column } from '@tamis/api/entities/csv-columns';
import { isRead } from '@tamis/api/screening/subject-properties';
import { EMPTY, Failure } from './failure.ts';
import type { Line } from './lines.ts';

/** Properties that a line may have besides the columns of an upload. */
const FURTHER = ['aliases', 'alias', 'nationality', 'gender', 'passportNumber', 'idNumber'] as const;

/** The columns of an upload under all their names; only the name is required here. */
const COLUMNS: ColumnNames<Column | (typeof FURTHER)[number]> = {
  required: ['name'],
  optional: [...UPLOADED.required.filter((column) => column !== 'name'), ...UPLOADED.optional, ...FURTHER],
  alsoCalled: UPLOADED.alsoCalled,
};

/**
 * The rows of a CSV with the columns of an upload, each as a JSON line. The header is line 1. An unknown column is
 * reported and not read, unless it is a property that a JSON line may have. A row that is wider than the header has a
 * fault. Throws the sentence of an upload for a file without rows.
 */
export async function* csvLines(
  stream: AsyncIterable<Uint8Array>,
  tell: (heading: string) => void,
): AsyncGenerator<Line[]> {
  let header: string[] | undefined;
  let isAsked = false;
  for await (const rows of readCsv(toStream(stream))) {
    const asked = header === undefined ? rows.slice(1) : rows;
    const columns = (header ??= rows[0] && headerOf(rows[0].cells, tell));
    if (columns === undefined) continue;
    const lines = asked.map(({ row, cells }) => ({
      line: row,
      text: JSON.stringify(recordOf(columns, cells)),
      fault: widthFault(columns.length, cells),
    }));
    if (lines.length > 0) yield lines;
    isAsked ||= lines.length > 0;
  }
  if (header === undefined) throw new Failure(EMPTY);
  if (!isAsked) throw new Failure('The file has a header but no rows.');
}

function recordOf(columns: readonly string[], cells: readonly string[]): Record<string, string | string[]> {
  const given = columns.map((column, at) => [column, cells[at]?.trim() ?? ''] as const);
  return Object.fromEntries(
    given
      .filter(([, text]) => text !== '')
      .map(([column, text]) => [column, isSeveral(column) ? valuesOf(text) : text]),
  );
}

/** As in an own list, several values in a cell are separated by semicolons. */
function valuesOf(text: string): string | string[] {
  const values = text.split(';').flatMap((value) => (value.trim() === '' ? [] : [value.trim()]));
  return values.length > 1 ? values : (values[0] ?? '');
}
const isSeveral = (column: string): boolean => FURTHER.some((further) => further === column);

function headerOf(cells: readonly string[], tell: (heading: string) => void): string[] {
  const known = columnsOf(cells, COLUMNS);
  const header = cells.map((cell, at) => known[at] ?? cell.trim());
  if (!header.includes('name')) throw new Failure('The file has no column name. The first line must name the columns.');
  const twice = header.find((column, at) => column !== '' && header.indexOf(column) !== at);
  if (twice !== undefined) throw new Failure(`The header names the column ${twice} twice.`);
  for (const [at, column] of header.entries()) {
    if (known[at] === undefined && column !== '' && !isRead(column)) tell(column);
  }
  return header;
}

function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;
}
