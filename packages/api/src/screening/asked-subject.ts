import type { Subject } from '@tamis/screening';
import { NOT_SEARCHABLE, isSearchable } from '../wire.ts';
import { countryWarning } from './compared-countries.ts';
import { comparedDates, dateWarning } from './compared-dates.ts';
import type { ScreenQuery } from './schema.ts';
import { nameWarning } from './doubtful-name.ts';
import { DATES, type Properties } from './subject-properties.ts';

/** The subject of a search, in the form that the engine compares. */
export const subjectOf = ({ name, type, country, birthDate }: ScreenQuery): Subject => ({
  names: [name],
  type,
  countries: country ? [country] : [],
  dates: comparedDates(birthDate ? [birthDate] : []),
});

/** A warning about a query, to be shown with its result. */
export const queryWarning = (query: ScreenQuery, now: number): Warning =>
  warningOf(subjectOf(query), { birthDate: query.birthDate ? [query.birthDate] : [] }, now);

/** Whether a subject has anything to search for. */
export const isSearchableSubject = ({ names, identifiers = [] }: Subject): boolean =>
  names.some(isSearchable) || identifiers.length > 0;

export interface Warning {
  warning?: string;
}

/** Warnings about the names, if none of them is a proper one and there is no identifier to be found by. */
function doubtfulNames({ names, identifiers = [] }: Subject): string[] {
  const warnings = names.flatMap((name) => nameWarning(name) ?? []);
  return identifiers.length === 0 && warnings.length === names.length ? warnings : [];
}

/**
 * The warning about a query: nothing could be searched, so the result is not clear; the name is hardly one; or dates and
 * countries could not be compared.
 */
export function warningOf(subject: Subject, asked: Properties, now: number): Warning {
  if (!isSearchableSubject(subject)) return { warning: NOT_SEARCHABLE };
  const said = [
    ...doubtfulNames(subject),
    ...DATES.flatMap((field) => (asked[field] ?? []).flatMap((text) => dateWarning(field, text, now) ?? [])),
    ...(subject.countries ?? []).flatMap((text) => countryWarning(text) ?? []),
  ];
  return said.length > 0 ? { warning: said.join('; ') } : {};
}
