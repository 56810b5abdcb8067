const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as the pages write it, 'Mar 1, 2025', by UTC: of a day, a point in time in ISO 8601, or its milliseconds. */
export function dayText(time: number | string): string {
  return format.format(new Date(time));
}
