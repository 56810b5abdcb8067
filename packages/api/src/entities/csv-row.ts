import * as v from 'valibot';
import { issueText, shorten } from '../errors.ts';
import { countryWarning } from '../screening/compared-countries.ts';
import { dateWarning } from '../screening/compared-dates.ts';
import { isSearchable } from '../wire.ts';
import type { Column } from './csv-columns.ts';
import { type Header, shapeFault } from '../csv/csv-header.ts';
import { dateFault } from '../csv/date-cell.ts';
import { FACTS, FLAG_REASONS, type NewEntity, NewEntity as NewEntitySchema } from './schema.ts';
import { EntityType } from './view-schema.ts';
import type { CsvRow } from '../csv/read-csv.ts';

/** One row as a new entity, or one sentence that says what is wrong with it. */
export function readRow(header: Header<Column>, { cells }: CsvRow): NewEntity | string {
  const fault = shapeFault(header, cells);
  if (fault) return fault;
  const cell = (column: Column) => cells[header.at.get(column) ?? -1]?.trim() ?? '';

  const isPep = truth(cell('isPep'));
  if (isPep === undefined) return `isPep must be true or false, not '${shorten(cell('isPep'))}'`;
  const isSanctioned = truth(cell('isSanctioned'));
  if (isSanctioned === undefined) return `isSanctioned must be true or false, not '${shorten(cell('isSanctioned'))}'`;
  const type = cell('type').toLowerCase();
  const fact = (column: Fact) => (isForeign(column, type) ? '' : cell(column));
  const score = cell('riskScore');
  if (!/^\d{0,3}$/.test(score)) return `riskScore must be a whole number from 0 to 100, not '${shorten(score)}'`;
  for (const column of ['birthDate', 'founded'] as const) {
    const wrong = isPartialDate(fact(column)) ? undefined : dateFault(column, fact(column));
    if (wrong) return wrong;
  }
  const parsed = v.safeParse(NewEntitySchema, {
    name: cell('name'),
    type,
    country: cell('country'),
    isPep,
    isSanctioned,
    riskScore: Number(score),
    flags: { sanctionLists: [], reasons: declaredReasons(isPep, isSanctioned) },
    additionalInfo: {
      birthDate: fact('birthDate'),
      position: fact('position'),
      founded: fact('founded'),
      industry: fact('industry'),
    },
  });
  return parsed.success ? parsed.output : issueText(parsed.issues[0]);
}

/** A column of facts that only some types have. */
type Fact = (typeof FACT_COLUMNS)[number];
const FACT_COLUMNS = [...FACTS.person, ...FACTS.company];

/** Whether entities of this type have no such fact; of what is no type at all nothing is known. */
function isForeign(column: Fact, type: string): boolean {
  const own: readonly string[] | undefined = v.is(EntityType, type) ? FACTS[type] : undefined;
  return own !== undefined && !own.includes(column);
}

/** A sentence on each cell that was left out of a row that was imported: entities of its type have no such fact. */
export function ignoredValueWarnings(header: Header<Column>, cells: CsvRow['cells'], { type }: NewEntity): string[] {
  return FACT_COLUMNS.filter((column) => isForeign(column, type)).flatMap((column) => {
    const text = cells[header.at.get(column) ?? -1]?.trim() ?? '';
    return text === '' ? [] : [`${column} '${shorten(text)}' was not imported: a ${type} has none`];
  });
}

/** One sentence on a date of which only the year, or year and month, is given: it is imported and compared as far as that. */
export function partialDateWarning({ additionalInfo: info }: NewEntity): string | undefined {
  const column = (['birthDate', 'founded'] as const).find((name) => isPartialDate(info?.[name] ?? ''));
  return column && `${column} ${info?.[column]} is not a whole date like 1971-06-12; it was imported as it is`;
}

/** One sentence on a date of the calendar that stands for none, as exports have it ('0001-01-01'). */
export function unknownDateWarning({ additionalInfo: info }: NewEntity): string | undefined {
  for (const column of ['birthDate', 'founded'] as const) {
    const said = info?.[column] ? dateWarning(column, info[column]) : undefined;
    if (said) return said;
  }
  return undefined;
}

/** One sentence on a country that is not compared: the row is imported and screened without it. */
export function unknownCountryWarning({ country }: NewEntity): string | undefined {
  const warning = countryWarning(country);
  return warning && `${warning}, and its risk counts as a middle value`;
}

/** One sentence on a name that no list can be searched for: the row is imported, and nothing is found. */
export function unsearchableNameWarning({ name }: NewEntity): string | undefined {
  if (isSearchable(name)) return undefined;
  return `name '${shorten(name)}' has no letter and no digit: no list can be searched for it. Put the name right`;
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

/** '1971', '1971-06': what some registers know. */
const isPartialDate = (text: string) => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text);
