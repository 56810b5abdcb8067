import { BadRequest } from './errors.ts';

/** The form of a day is checked by its schema; whether the month has it is checked here. Throws naming the field. */
export function knownDay(field: string, day: string | null): string | null {
  if (day === null) return null;
  const date = new Date(day);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new BadRequest(`${field}: ${day} is not a real date.`);
  }
  return day;
}
