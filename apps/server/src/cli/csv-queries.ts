import { Readable } from 'node:stream';
import { readCsv } from '@tamis/api/entities/read-csv';
import { Failure } from './failure.ts';
import type { Line } from './lines.ts';

/** The rows of a CSV with the columns of an upload, each as a JSON line. The header is line 1; what is not known there is not looked at. */
export async function* csvLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  let header: string[] | undefined;
  for await (const rows of readCsv(toStream(stream))) {
    const asked = header === undefined ? rows.slice(1) : rows;
    const columns = (header ??= rows[0] && headerOf(rows[0].cells));
    if (columns === undefined) continue;
    const lines = asked.map(({ row, cells }) => ({ line: row, text: JSON.stringify(recordOf(columns, cells)) }));
    if (lines.length > 0) yield lines;
  }
}

function recordOf(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  const given = columns.map((column, at) => [column, cells[at]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== ''));
}

/** The known columns in their own spelling, whatever the file's. */
const COLUMNS = [
  'name',
  'type',
  'country',
  'birthDate',
  'position',
  'founded',
  'industry',
  'isPep',
  'isSanctioned',
  'riskScore',
  'aliases',
  'alias',
  'nationality',
  'gender',
  'passportNumber',
  'idNumber',
];

function headerOf(cells: readonly string[]): string[] {
  const known = new Map(COLUMNS.map((column) => [column.toLowerCase(), column]));
  const header = cells.map((cell) => known.get(cell.trim().toLowerCase()) ?? cell.trim());
  if (!header.includes('name')) throw new Failure('The file has no column name. The first line must name the columns.');
  return header;
}

function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;
}
