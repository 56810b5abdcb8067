import type { Subject } from '@tamis/screening';
import { NOT_SEARCHABLE, isSearchable } from '../wire.ts';
import type { ScreenQuery } from './schema.ts';

/** Who is asked for, as the engine compares them. */
export const subjectOf = ({ name, type, country, birthDate }: ScreenQuery): Subject => ({
  names: [name],
  type,
  countries: country ? [country] : [],
  dates: birthDate ? [birthDate] : [],
});

/** What is to be said beside an answer for a subject of whom nothing could be looked for: it is no clear one. */
export const warningOf = ({ names, identifiers = [] }: Subject): { warning?: string } =>
  names.some(isSearchable) || identifiers.length > 0 ? {} : { warning: NOT_SEARCHABLE };
