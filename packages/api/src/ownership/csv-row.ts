import * as v from 'valibot';
import type { ColumnNames } from '../csv/csv-columns.ts';
import { type Header, shapeFault } from '../csv/csv-header.ts';
import { dateFault } from '../csv/date-cell.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { issueText, shorten } from '../errors.ts';
import { MAX_NAME } from '../wire.ts';
import { LinkChange } from './schema.ts';

export type OwnersColumn = 'owner' | 'owned' | 'share' | 'from' | 'to' | 'source';
export const OWNERS_COLUMNS: ColumnNames<OwnersColumn> = {
  required: ['owner', 'owned'],
  optional: ['share', 'from', 'to', 'source'],
};

/** The column names and one row for each kind of owner: by name, by an entity's id, by list and reference. */
export const OWNERS_TEMPLATE = [
  'owner,owned,share,from,to,source',
  'Maria Example,Example Trading Ltd,30,2024-01-15,,Company register',
  '12,Example Trading Ltd,25.5,,,Annual return 2025',
  'OFAC:12345,Example Trading Ltd,,,2025-06-30,Press report',
  '',
].join('\r\n');

/** A row as it was read. `csv-owners.ts` looks up its names. */
export interface OwnersRow {
  row: number;
  owner: string;
  owned: string;
  terms: LinkChange;
}

/** One row of a file of owners, or everything that is wrong with it. */
export function readOwnersRow(header: Header<OwnersColumn>, { row, cells }: CsvRow): OwnersRow | string {
  const fault = shapeFault(header, cells);
  if (fault) return fault;
  const cell = (column: OwnersColumn) => cells[header.at.get(column) ?? -1]?.trim() ?? '';
  // Registers write '25', '25.5', '25,5' and '25 %'. A share is at most 100, so a comma cannot separate thousands.
  const share = cell('share').replace(/\s*%$/, '').replace(',', '.');
  const faults = cellFaults(cell, share);
  if (faults.length > 0) return faults.join('; ');
  const parsed = v.safeParse(LinkChange, {
    share: share === '' ? null : Number(share),
    from: cell('from') || null,
    to: cell('to') || null,
    source: cell('source') || null,
  });
  return parsed.success
    ? { row, owner: cell('owner'), owned: cell('owned'), terms: parsed.output }
    : parsed.issues.map((issue) => issueText(issue)).join('; ');
}

/** What is wrong with the cells that a link requires. */
function cellFaults(cell: (column: OwnersColumn) => string, share: string): string[] {
  const faults: string[] = [];
  for (const column of ['owner', 'owned'] as const) {
    if (cell(column) === '') faults.push(`${column} is required`);
    if (cell(column).length > MAX_NAME) faults.push(`${column} must be at most ${MAX_NAME} characters`);
  }
  for (const column of ['from', 'to'] as const) {
    const wrong = cell(column) === '' ? undefined : dateFault(column, cell(column));
    if (wrong) faults.push(wrong);
  }
  if (!/^(?:\d{1,3}(?:\.\d{1,10})?)?$/.test(share))
    faults.push(`share must be a number over 0 and up to 100, or empty, not '${shorten(cell('share'))}'`);
  return faults;
}
