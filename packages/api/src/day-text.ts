const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as pages show it, 'Mar 1, 2025', in UTC. Takes a day or a time in ISO 8601, or milliseconds. */
export function dayText(time: number | string): string {
  return format.format(new Date(time));
}
