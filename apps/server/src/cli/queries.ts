import { Readable } from 'node:stream';
import type { Subject } from '@tamis/screening';
import { readCsv } from '@tamis/api/entities/read-csv';
import { BadRequest } from '@tamis/api/errors';
import { Failure } from './failure.ts';
import type { Line } from './lines.ts';
import {
  type Properties,
  isTypeWord,
  partyTypeOf,
  propertiesOf,
  subjectOf,
  valuesOf,
} from '@tamis/api/screening/subject-properties';

/** One line of the input: who is asked for, or why that cannot be told. */
export type Query = { line: number; query: object; subject: Subject } | { line: number; error: string };

/** Longer names are no names; the work on a line stays bounded. */
const MAX_NAME = 500;

/** JSON lines with the keys name, type, country, birthDate, aliases and further FollowTheMoney properties. */
export function jsonQuery({ line, text }: Line): Query {
  return queryOf(line, () => {
    const query: unknown = JSON.parse(text);
    return { query: query as object, properties: propertiesOf(query, 'The line') };
  });
}

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

function queryOf(line: number, read: () => { query: object; properties: Properties }): Query {
  try {
    const { query, properties } = read();
    const type = valuesOf(properties, 'type', 'schema')[0];
    if (type !== undefined && !isTypeWord(type)) throw new Failure(`The type ${type.slice(0, 40)} is not known`);
    const subject = subjectOf(properties, partyTypeOf(type), 'The line');
    if (subject.names.some((name) => name.length > MAX_NAME))
      throw new Failure(`A name is longer than ${MAX_NAME} characters`);
    return { line, query, subject };
  } catch (error) {
    if (error instanceof Failure || error instanceof BadRequest) return { line, error: error.message };
    if (error instanceof SyntaxError) return { line, error: 'The line is not valid JSON' };
    throw error;
  }
}

function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;
}
