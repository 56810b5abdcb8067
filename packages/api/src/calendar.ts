import { BadRequest } from './errors.ts';

/** Whether a text in the form of a day, 2026-02-30, is one of the calendar. */
export function isRealDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

/** The form of a day is checked by its schema; whether the month has it is checked here. Throws naming the field. */
export function knownDay(field: string, day: string | null): string | null {
  if (day === null) return null;
  if (!isRealDay(day)) throw new BadRequest(`${field}: ${day} is not a real date.`);
  return day;
}
