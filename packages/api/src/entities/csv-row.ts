import * as v from 'valibot';
import { issueText, shorten } from '../errors.ts';
import { countryWarning } from '../screening/compared-countries.ts';
import { dateWarning } from '../screening/compared-dates.ts';
import { nameWarning } from '../screening/doubtful-name.ts';
import { isSearchable } from '../wire.ts';
import type { Column } from './csv-columns.ts';
import { isBrokenText } from '../csv/broken-text.ts';
import { type Header, shapeFault } from '../csv/csv-header.ts';
import { dateFault } from '../csv/date-cell.ts';
import { FACTS, FLAG_REASONS, type NewEntity, NewEntity as NewEntitySchema } from './schema.ts';
import { EntityType } from './view-schema.ts';
import type { CsvRow } from '../csv/read-csv.ts';

/** One row as a new entity, or a sentence on each thing that is wrong with it. */
export function readRow(header: Header<Column>, { cells }: CsvRow): NewEntity | string {
  const fault = shapeFault(header, cells);
  if (fault) return fault;
  const cell = (column: Column) => cells[header.at.get(column) ?? -1]?.trim() ?? '';
  const type = cell('type').toLowerCase();
  const fact = (column: Fact) => (isForeign(column, type) ? '' : cell(column));
  const isPep = truth(cell('isPep')) ?? false;
  const isSanctioned = truth(cell('isSanctioned')) ?? false;
  const score = cell('riskScore');
  const parsed = v.safeParse(NewEntitySchema, {
    name: cell('name'),
    type,
    country: cell('country'),
    isPep,
    isSanctioned,
    riskScore: isScore(score) ? Number(score) : 0,
    flags: { sanctionLists: [], reasons: declaredReasons(isPep, isSanctioned) },
    additionalInfo: {
      birthDate: fact('birthDate'),
      position: fact('position'),
      founded: fact('founded'),
      industry: fact('industry'),
    },
  });
  const faults = [
    ...(parsed.issues ?? []).map((issue) => issueText(issue)).map((text) => withType(text, cell('type'))),
    ...cellFaults(header, cell, fact),
  ];
  return parsed.success && faults.length === 0 ? parsed.output : [...new Set(faults)].join('; ');
}

/** Adds the value to the message about a type, as other messages have it. */
const withType = (text: string, type: string): string =>
  text === EntityType.message && type !== '' ? `${text}, not '${shorten(type)}'` : text;

/** What is wrong with cells that a form has no text for, under the names that the file gives them. */
function cellFaults(
  header: Header<Column>,
  cell: (column: Column) => string,
  fact: (column: Fact) => string,
): string[] {
  const faults: (string | undefined)[] = [];
  for (const column of ['isPep', 'isSanctioned'] as const) {
    if (truth(cell(column)) !== undefined) continue;
    faults.push(`${headingOf(header, column)} must be true or false, not '${shorten(cell(column))}'`);
  }
  const score = cell('riskScore');
  if (!isScore(score)) {
    const heading = headingOf(header, 'riskScore');
    faults.push(`${heading} must be a whole number from 0 to 100, not '${shorten(score)}'`);
  }
  for (const column of ['birthDate', 'founded'] as const) {
    if (!isPartialDate(fact(column))) faults.push(dateFault(headingOf(header, column), fact(column)));
  }
  return faults.filter((fault) => fault !== undefined);
}

/** What the file calls a column. */
const headingOf = ({ headings }: Header<Column>, column: Column): string => headings.get(column) ?? column;

/** A column of facts that only some types have. */
type Fact = (typeof FACT_COLUMNS)[number];
const FACT_COLUMNS = [...FACTS.person, ...FACTS.company];

/** Whether entities of this type have no such fact; of what is no type at all nothing is known. */
function isForeign(column: Fact, type: string): boolean {
  const own: readonly string[] | undefined = v.is(EntityType, type) ? FACTS[type] : undefined;
  return own !== undefined && !own.includes(column);
}

/**
 * A sentence on each doubtful thing in a row that was imported: a value that its type does not have, a name that is hardly
 * one, garbled letters, a date or a country that is not known, or a birth date that is known only in part.
 */
export function rowWarnings(header: Header<Column>, cells: CsvRow['cells'], input: NewEntity, now: number): string[] {
  return [
    ...ignoredValueWarnings(header, cells, input),
    unsearchableNameWarning(header, input) ?? nameWarning(input.name, headingOf(header, 'name')),
    brokenTextWarning(header, cells),
    partialDateWarning(header, input),
    doubtfulDateWarning(header, input, now),
    unknownCountryWarning(header, input),
  ].filter((message) => message !== undefined);
}

/** On each cell that was left out: entities of its type have no such fact. */
function ignoredValueWarnings(header: Header<Column>, cells: CsvRow['cells'], { type }: NewEntity): string[] {
  return FACT_COLUMNS.filter((column) => isForeign(column, type)).flatMap((column) => {
    const text = cells[header.at.get(column) ?? -1]?.trim() ?? '';
    return text === '' ? [] : [`${headingOf(header, column)} '${shorten(text)}' was not imported: a ${type} has none`];
  });
}

/** On letters that a wrong encoding has lost or garbled. */
function brokenTextWarning({ at, headings }: Header<Column>, cells: CsvRow['cells']): string | undefined {
  const broken = [...at].find(([, column]) => isBrokenText(cells[column] ?? ''));
  if (!broken) return undefined;
  const [column, index] = broken;
  const text = shorten((cells[index] ?? '').trim());
  return `${headings.get(column)} '${text}' looks garbled by a wrong encoding. Save the file as CSV UTF-8 and correct the row`;
}

/**
 * On a birth date of which only the year, or year and month, is given: it is imported and compared as far as that. Of a
 * company most people know only the year.
 */
function partialDateWarning(header: Header<Column>, { additionalInfo: info }: NewEntity): string | undefined {
  const date = info?.birthDate ?? '';
  return isPartialDate(date)
    ? `${headingOf(header, 'birthDate')} ${date} is not a whole date like 1971-06-12; it was imported as it is`
    : undefined;
}

/** On a date that stands for none, as exports have it ('0001-01-01'), and on one in the future. */
function doubtfulDateWarning(
  header: Header<Column>,
  { additionalInfo: info }: NewEntity,
  now: number,
): string | undefined {
  for (const column of ['birthDate', 'founded'] as const) {
    const said = info?.[column] ? dateWarning(headingOf(header, column), info[column], now) : undefined;
    if (said) return said;
  }
  return undefined;
}

/** On a country that is not compared: the row is imported and screened without it. */
function unknownCountryWarning(header: Header<Column>, { country }: NewEntity): string | undefined {
  const warning = countryWarning(country, headingOf(header, 'country'));
  return warning && `${warning}, and its risk counts as a middle value`;
}

/** On a name that no list can be searched for: the row is imported, and nothing is found. */
function unsearchableNameWarning(header: Header<Column>, { name }: NewEntity): string | undefined {
  if (isSearchable(name)) return undefined;
  const heading = headingOf(header, 'name');
  return `${heading} '${shorten(name)}' has no letter and no digit: no list can be searched for it. Correct the name`;
}

/** What the Add Entity dialog sends for the same flags. */
function declaredReasons(isPep: boolean, isSanctioned: boolean): string[] {
  return [...(isPep ? [FLAG_REASONS.isPep] : []), ...(isSanctioned ? [FLAG_REASONS.isSanctioned] : [])];
}

function truth(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (word === 'true') return true;
  return word === 'false' || word === '' ? false : undefined;
}

const isScore = (text: string) => /^\d{0,3}$/.test(text) && Number(text) <= 100;

/** '1971', '1971-06': what some registers know. */
const isPartialDate = (text: string) => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text);
