/**
 * The institution's own list as CSV. `name` and `type` are required; several values of a cell are separated by
 * semicolons. The columns:
 *
 * `id`; `name`; `type` (person, company, country, vessel, aircraft, wallet); `country`; `birth_date` (or founding
 * date); `gender`; `birth_place`; `aliases`; `weak_aliases`; `former_names`; `identifiers` (`Passport: AB123 (FR)`);
 * `address`; `position`; `programme`; `topics`; `listed_on`; `remarks`; `url`.
 */
import { ownValue } from '../own-value.ts';
import { Countries } from './countries.ts';
import { distinctDates, parsePossibleDate, parsePossibleDay } from './dates.ts';
import { identifier } from './identifiers.ts';
import { partyOrReject, type Outcome, type TableFormat, type TableRow } from './list-format.ts';
import { inOtherScript } from './names.ts';
import { Columns, namedTwice, RowReading, type Rows, tooWide } from './table.ts';
import type { ListedParty, NameKind, PartyIdentifier, PartyName, PartyType } from '../party.ts';

/** The columns of the template, in order. */
const OWN_LIST_COLUMNS = [
  'id',
  'name',
  'type',
  'country',
  'birth_date',
  'gender',
  'birth_place',
  'aliases',
  'weak_aliases',
  'former_names',
  'identifiers',
  'address',
  'position',
  'programme',
  'topics',
  'listed_on',
  'remarks',
  'url',
] as const;

/** The template file: a header and an invented party as an example. */
export const OWN_LIST_TEMPLATE: string = [
  OWN_LIST_COLUMNS.join(','),
  'OWN-1,Rustam Halvani,person,UZ,1968-03-14,male,Samarkand,Rustam Khalvani;Рустам Халвани,Abu Idris,,Passport: AA 1234567 (UZ),"5 Invented Street, Tashkent",General Director,Internal,,2026-01-15,Left without paying,',
  '',
].join('\r\n');

const types: Readonly<Record<string, PartyType>> = {
  person: 'person',
  individual: 'person',
  company: 'company',
  entity: 'company',
  organisation: 'company',
  organization: 'company',
  country: 'country',
  vessel: 'vessel',
  ship: 'vessel',
  aircraft: 'aircraft',
  wallet: 'wallet',
};

const genders: Readonly<Record<string, 'male' | 'female'>> = { male: 'male', m: 'male', female: 'female', f: 'female' };

const nameColumns: readonly [string, NameKind, PartyName['strength']][] = [
  ['aliases', 'aka', 'strong'],
  ['former_names', 'fka', 'strong'],
  ['weak_aliases', 'aka', 'weak'],
];

/** The cells of a row, and any faults found in them. */
class Cells {
  readonly #columns: Columns;
  readonly #row: TableRow;
  readonly wrong: string[] = [];

  constructor(columns: Columns, row: TableRow) {
    this.#columns = columns;
    this.#row = row;
    // In a row with too many cells, further names would fall into the next columns and the last values would be lost.
    const fault = tooWide(columns, row);
    if (fault !== undefined) this.wrong.push(fault);
  }

  text(column: string): string {
    return this.#columns.cell(this.#row, column);
  }

  texts(column: string): string[] {
    return this.text(column)
      .split(';')
      .map((text) => text.trim())
      .filter((text) => text !== '');
  }

  /** The meaning of a value; undefined if the cell is empty, and noted as a fault if it has none. */
  read<Value>(column: string, text: string, meaning: (text: string) => Value | undefined): Value | undefined {
    if (text === '') return undefined;
    const value = meaning(text);
    if (value === undefined) this.wrong.push(`'${text.slice(0, 60)}' in the column ${column} cannot be read`);
    return value;
  }
}

function namesOf(cells: Cells): PartyName[] {
  const name = cells.text('name');
  const names: PartyName[] = name === '' ? [] : [{ text: name, kind: 'primary', strength: 'strong' }];
  for (const [column, kind, strength] of nameColumns) {
    for (const text of cells.texts(column)) {
      names.push({ text, kind: kind === 'aka' && inOtherScript(text) ? 'original-script' : kind, strength });
    }
  }
  return names;
}

/** `Passport: AB123 (FR)`: a kind, a number, and who issued it. */
function identifierOf(text: string, type: PartyType): PartyIdentifier | undefined {
  const [, label = 'Identifier', value = '', country] =
    /^(?:([^:]{1,60}):\s*)?(.*?)(?:\s*\(([^()]{1,80})\))?$/.exec(text) ?? [];
  return identifier({ label, value, type, ...(country !== undefined && { country }) });
}

function toParty({ columns, rows, line }: Rows): Outcome {
  const cells = new Cells(columns, rows[0] ?? { line, cells: [] });
  const name = cells.text('name');
  const dates = cells.texts('birth_date').map((text) => cells.read('birth_date', text, parsePossibleDate));
  const type = cells.read('type', cells.text('type'), (text) => ownValue(types, text.toLowerCase()));
  const gender = cells.read('gender', cells.text('gender'), (text) => ownValue(genders, text.toLowerCase()));
  const listedOn = cells.read('listed_on', cells.text('listed_on'), parsePossibleDay);
  const url = cells.read('url', cells.text('url'), (text) => (/^https?:\/\//i.test(text) ? text : undefined));
  const ref =
    cells.text('id') ||
    [name, cells.text('birth_date')]
      .filter((part) => part !== '')
      .join(' ')
      .slice(0, 100);
  if (ref === '') cells.wrong.push('the column name is empty');
  if (type === undefined && cells.text('type') === '') cells.wrong.push('the column type is empty');
  if (type === undefined || cells.wrong.length > 0) {
    const reason = `${cells.wrong.join(', and ')}.`;
    return { ref: ref.slice(0, 100), line, reason: reason.charAt(0).toUpperCase() + reason.slice(1) };
  }
  const countries = new Countries();
  for (const text of cells.texts('country'))
    countries.addCodeOrName(text, type === 'person' ? 'nationality' : 'registration');
  const topics = cells.texts('topics');
  const remarks = cells.text('remarks');
  const party: ListedParty = {
    sourceRef: ref,
    type,
    names: namesOf(cells),
    dates: distinctDates(dates),
    ...(gender !== undefined && { gender }),
    countries: countries.list,
    birthPlaces: cells.texts('birth_place'),
    identifiers: cells
      .texts('identifiers')
      .map((text) => identifierOf(text, type))
      .filter((found) => found !== undefined),
    addresses: cells.texts('address').map((text) => ({ text })),
    programmes: cells.texts('programme'),
    positions: cells.texts('position'),
    ...(topics.length > 0 && { topics }),
    ...(listedOn !== undefined && { listedOn }),
    ...(remarks !== '' && { remarks }),
    ...(url !== undefined && { sourceUrl: url }),
  };
  return partyOrReject(party, { line });
}

/** Reports which columns were not read; otherwise a misspelt or repeated column would silently lose its data. */
class OwnListReading extends RowReading {
  #unread: string[] | undefined;
  #twice: string | undefined;

  constructor() {
    super({ isHeader, toOutcome: toParty });
  }

  override take(row: TableRow): ReturnType<RowReading['take']> {
    if (this.#unread === undefined) {
      const template = new Columns(OWN_LIST_COLUMNS);
      this.#unread = row.cells.filter((column) => column.trim() !== '' && !template.has(column));
      this.#twice = namedTwice(row.cells.filter((column) => template.has(column)));
    }
    return super.take(row);
  }

  override problem(): string | undefined {
    return this.#twice === undefined ? super.problem() : `The header names the column ${this.#twice} twice.`;
  }

  notes(): string[] {
    const unread = this.#unread ?? [];
    if (unread.length === 0) return [];
    return [`These columns are not of the template and were not read: ${unread.join(', ').slice(0, 300)}.`];
  }
}

function isHeader(cells: readonly string[]): boolean {
  const columns = new Columns(cells);
  return columns.has('name') && columns.has('type');
}

export const ownList: TableFormat = {
  name: 'own-list',
  title: 'a list of your own as CSV',
  lists: [],
  recognises: isHeader,
  begin: () => new OwnListReading(),
};
