/**
 * OpenSanctions' targets.simple.csv: one row per target. Several values of a cell are separated by semicolons, in the
 * form of a nested CSV row.
 */
import { ownValue } from '../own-value.ts';
import { Countries } from './countries.ts';
import { distinctDates, parseDate, parseDay } from './dates.ts';
import { identifier } from './identifiers.ts';
import { NewestDay, joined, partyOrReject, type ListHeader, type Outcome, type TableFormat } from './list-format.ts';
import { inOtherScript } from './names.ts';
import { entityPage, partyTypes } from './open-sanctions-schema.ts';
import { RowReading, type Rows } from './table.ts';
import type { ListedParty, PartyIdentifier, PartyName } from '../party.ts';

/** A quoted value with doubled quotation marks, or an unquoted one up to the next semicolon. */
const oneValue = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/gy;

/** The values of a cell; one that contains a semicolon or quotation mark is quoted. */
function valuesIn(cell: string): string[] {
  if (!cell.includes('"')) return nonEmpty(cell.split(';'));
  const found: string[] = [];
  for (const [, quoted, plain = ''] of cell.matchAll(oneValue)) found.push(quoted?.replaceAll('""', '"') ?? plain);
  return nonEmpty(found);
}
const nonEmpty = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

function toParty(record: Rows): Outcome {
  const { columns, rows, line } = record;
  const [row] = rows;
  const cell = (column: string): string => (row === undefined ? '' : columns.cell(row, column));
  const values = (column: string): string[] => valuesIn(cell(column));
  const ref = cell('id');
  const schema = cell('schema');
  const type = ownValue(partyTypes, schema);
  if (type === undefined)
    return { ref: ref.slice(0, 100), line, reason: `A record of the schema '${schema}' is not screened.` };
  const countries = new Countries();
  for (const code of values('countries')) countries.addCodeOrName(code, 'other');
  const listed = parseDay(cell('first_seen'));
  const identifiers = [
    ['identifiers', 'Identifier'],
    ['phones', 'Phone'],
    ['emails', 'E-mail'],
  ].flatMap(([column = '', label = '']) =>
    values(column).map((value): PartyIdentifier | undefined => identifier({ label, value, type })),
  );
  const remarks = joined([
    cell('sanctions') === '' ? '' : `Sanctions: ${values('sanctions').join('; ')}.`,
    cell('dataset') === '' ? '' : `Sources: ${values('dataset').join('; ')}.`,
    listed === undefined ? '' : `In the data since ${listed}.`,
  ]);
  const party: ListedParty = {
    sourceRef: ref,
    type,
    names: [...new Set([cell('name'), ...values('aliases')])]
      .filter((text) => text !== '')
      .map((text, i): PartyName => {
        const kind = inOtherScript(text) ? 'original-script' : 'aka';
        return { text, kind: i === 0 ? 'primary' : kind, strength: 'strong' };
      }),
    dates: distinctDates(values('birth_date').map(parseDate)),
    countries: countries.list,
    birthPlaces: [],
    identifiers: identifiers.filter((found) => found !== undefined),
    addresses: values('addresses').map((text) => ({ text })),
    programmes: values('program_ids'),
    positions: [],
    ...(remarks !== undefined && { remarks }),
    sourceUrl: entityPage(ref),
  };
  return partyOrReject(party, { line });
}

const isHeader = (cells: readonly string[]): boolean =>
  ['id', 'schema', 'name', 'aliases', 'birth_date'].every((column) => cells.includes(column));

class OpenSanctionsReading extends RowReading {
  readonly #lastSeen: NewestDay;

  constructor() {
    const lastSeen = new NewestDay();
    super({
      isHeader,
      idColumn: 'id',
      toOutcome(record) {
        for (const row of record.rows) lastSeen.add(parseDay(record.columns.cell(row, 'last_seen')));
        return toParty(record);
      },
    });
    this.#lastSeen = lastSeen;
  }

  header(): ListHeader {
    return this.#lastSeen.header();
  }
}

export const openSanctionsCsv: TableFormat = {
  name: 'open-sanctions-csv',
  title: 'a table of OpenSanctions (targets.simple.csv)',
  lists: [],
  recognises: isHeader,
  begin: () => new OpenSanctionsReading(),
};
