import type { Subject } from '@tamis/screening';
import type { ScreenQuery } from './schema.ts';

/** Who is asked for, as the engine compares them. */
export const subjectOf = ({ name, type, country, birthDate }: ScreenQuery): Subject => ({
  names: [name],
  type,
  countries: country ? [country] : [],
  dates: birthDate ? [birthDate] : [],
});
