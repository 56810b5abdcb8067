import { BadRequest } from './errors.ts';

/** Whether a day in the form YYYY-MM-DD exists: 2026-02-30 does not. */
export function isRealDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

/** Throws a message that names the field if the day does not exist. Its form was checked by the schema. */
export function knownDay(field: string, day: string | null): string | null {
  if (day === null) return null;
  if (!isRealDay(day)) throw new BadRequest(`${field}: ${day} is not a real date.`);
  return day;
}
