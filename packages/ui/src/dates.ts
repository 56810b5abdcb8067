export type DateVariant = 'date' | 'short' | 'long' | 'time' | 'datetime' | 'seconds' | 'utc';
export type DateValue = string | number | Date;

const FORMATS: Record<Exclude<DateVariant, 'utc'>, Intl.DateTimeFormatOptions> = {
  /** 'MMM d, yyyy' */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** 'MMM d' */
  short: { month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  datetime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Used where the order of events matters. */
  seconds: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  },
};

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
const CALENDAR_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** All other text stays unchanged: a browser reads 02.01.1968 as 1 February, and a year or month alone is meant as such. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

/** A point in time, a calendar day, or undefined if the value is neither. */
export function readDate(value: DateValue): { date: Date; isDay: boolean } | undefined {
  if (typeof value === 'string' && !ISO_DATE.test(value)) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const isDay = typeof value === 'string' && CALENDAR_DAY.test(value);
  /* Otherwise 31 February would be read as 3 March. */
  if (isDay && date.toISOString().slice(0, 10) !== value) return undefined;
  return { date, isDay };
}

/** 'Nov 20, 2026', for a month 'Nov 2026'; an unreadable value is returned unchanged. */
export function formatDate(value: DateValue, variant: DateVariant = 'date', timeZone?: string): string {
  const read = readDate(value);
  if (!read) return monthText(value) ?? String(value);
  /* For evidence: the same for every reader. */
  if (variant === 'utc') return read.isDay ? formatDate(value) : momentText(read.date).utc;
  /* A calendar day has no time. */
  const hasTime = variant === 'time' || variant === 'datetime' || variant === 'seconds';
  const shown = read.isDay && hasTime ? 'date' : variant;
  return formatter(shown, read.isDay ? 'UTC' : timeZone).format(read.date);
}

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });

const monthText = (value: DateValue): string | undefined =>
  typeof value === 'string' && CALENDAR_MONTH.test(value) ? month.format(new Date(value)) : undefined;

/** Cached: creating one takes longer than everything that a page formats with it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(variant: keyof typeof FORMATS, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${variant} ${timeZone}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...FORMATS[variant], timeZone });
  formatters.set(key, made);
  return made;
}

/** A moment in full, for its tooltip: local time, zone and UTC. */
export function momentText(date: Date, timeZone?: string) {
  const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  return {
    local: local.format(date),
    zone: local.resolvedOptions().timeZone,
    utc: `${formatDate(date, 'date', 'UTC')}, ${date.toISOString().slice(11, 19)} UTC`,
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks differ: something that a server has just done must not appear to be in the future. */
const SKEW = 5 * MINUTE;
const UNITS: { unit: Intl.RelativeTimeFormatUnit; ms: number }[] = [
  { unit: 'year', ms: 365.25 * DAY },
  { unit: 'month', ms: 30.44 * DAY },
  { unit: 'day', ms: DAY },
  { unit: 'hour', ms: HOUR },
  { unit: 'minute', ms: MINUTE },
];

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** '2 hours ago' */
export function relativeTime(value: DateValue, now: number): string {
  const read = readDate(value);
  if (!read) return String(value);
  const passed = now - read.date.getTime();
  const elapsed = passed < 0 && passed > -SKEW ? 0 : passed;
  const found = UNITS.find(({ ms }) => Math.abs(elapsed) >= ms);
  return found ? relative.format(-Math.trunc(elapsed / found.ms), found.unit) : 'seconds ago';
}
