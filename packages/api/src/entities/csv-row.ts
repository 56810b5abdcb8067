import * as v from 'valibot';
import { BadRequest, issueText } from '../errors.ts';
import { type NewEntity, NewEntity as NewEntitySchema } from './schema.ts';
import { type CsvRow, MAX_CELL } from './read-csv.ts';

const REQUIRED = ['name', 'type', 'country'] as const;
const OPTIONAL = ['isPep', 'isSanctioned', 'riskScore', 'birthDate', 'position', 'founded', 'industry'] as const;
type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];
const COLUMNS: readonly Column[] = [...REQUIRED, ...OPTIONAL];

/** Where each known column stands, and the names of those that are not known. */
export interface Header {
  at: Map<Column, number>;
  ignored: string[];
  width: number;
}

/** Reads the header row, in any order and case. Throws BadRequest naming every required column that is missing. */
export function readHeader(cells: readonly string[]): Header {
  const at = new Map<Column, number>();
  const ignored: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = cell.replace(/^\uFEFF/, '').trim();
    const column = COLUMNS.find((known) => known.toLowerCase() === name.toLowerCase().replaceAll(/[\s_-]/g, ''));
    if (!column) {
      if (name !== '') ignored.push(name.slice(0, 60));
    } else if (at.has(column)) {
      throw new BadRequest(`The header names the column ${column} twice.`);
    } else at.set(column, index);
  }
  const missing = REQUIRED.filter((column) => !at.has(column));
  if (missing.length > 0) {
    const many = missing.length > 1;
    throw new BadRequest(
      `The required column${many ? 's' : ''} ${missing.join(', ')} ${many ? 'are' : 'is'} missing. The first row must name the columns: ${COLUMNS.join(', ')}.`,
    );
  }
  return { at, ignored, width: cells.length };
}

/** One row as a new entity, or one sentence that says what is wrong with it. */
export function readRow(header: Header, { cells }: CsvRow): NewEntity | string {
  if (cells.length > header.width) return `The row has ${cells.length} cells, the header ${header.width}`;
  const long = cells.findIndex((cell) => cell.length > MAX_CELL);
  if (long !== -1) return `Column ${long + 1} has more than ${MAX_CELL} characters`;
  const cell = (column: Column) => cells[header.at.get(column) ?? -1]?.trim() ?? '';

  const isPep = truth(cell('isPep'));
  if (isPep === undefined) return `isPep must be true or false, not '${cell('isPep').slice(0, 40)}'`;
  const isSanctioned = truth(cell('isSanctioned'));
  if (isSanctioned === undefined)
    return `isSanctioned must be true or false, not '${cell('isSanctioned').slice(0, 40)}'`;
  const score = cell('riskScore');
  if (!/^\d{0,3}$/.test(score)) return `riskScore must be a whole number from 0 to 100, not '${score.slice(0, 40)}'`;
  for (const column of ['birthDate', 'founded'] as const) {
    const fault = dateFault(column, cell(column));
    if (fault) return fault;
  }
  const parsed = v.safeParse(NewEntitySchema, {
    name: cell('name'),
    type: cell('type').toLowerCase(),
    country: cell('country'),
    isPep,
    isSanctioned,
    riskScore: Number(score),
    flags: { sanctionLists: [], reasons: declaredReasons(isPep, isSanctioned) },
    additionalInfo: {
      birthDate: cell('birthDate'),
      position: cell('position'),
      founded: cell('founded'),
      industry: cell('industry'),
    },
  });
  return parsed.success ? parsed.output : issueText(parsed.issues[0]);
}

/** The words the Add Entity dialog sends for the same flags. */
function declaredReasons(isPep: boolean, isSanctioned: boolean): string[] {
  return [...(isPep ? ['Political connections'] : []), ...(isSanctioned ? ['Sanctions list'] : [])];
}

function truth(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (word === 'true') return true;
  return word === 'false' || word === '' ? false : undefined;
}

/** A file's dates are YYYY-MM-DD and must exist in the calendar. */
function dateFault(column: string, text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${column} must be a date like 1971-06-12, not '${text.slice(0, 40)}'`;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    return `${column} ${text} is not in the calendar`;
  return undefined;
}
