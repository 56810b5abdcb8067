import { isRealDay } from '../calendar.ts';
import { dayText } from '../day-text.ts';

/** A report before it is set as a page or a PDF: what it says, in the order it says it. */
export interface ReportDocument {
  /** What people call the report: 'Report 12'. */
  reference: string;
  title: string;
  /** The one sentence that comes first. */
  verdict: string;
  /** When and by whom, as label and value. */
  letterhead: readonly Fact[];
  gauge: { score: number; band: 'high' | 'medium' | 'low'; label: string };
  sections: readonly Section[];
}

/** What a PDF says of itself. The same document with the same options makes the same bytes. */
export interface PdfOptions {
  createdAt: number;
  /** 32 hexadecimal digits. */
  fileId: string;
}

export interface Fact {
  label: string;
  value: string;
  /** Where the value leads. */
  href?: string;
}

/** A table's cell: a text, on which it may rest in lines below; a link leads to where the text comes from. */
export type Cell = string | { text: string; href?: string | undefined; strong?: boolean; details?: readonly string[] };

export interface Section {
  title: string;
  blocks: readonly Block[];
}

export type Block =
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'bars'; bars: readonly { label: string; value: number; note: string }[] }
  | { kind: 'text'; text: string }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[]; empty: string };

interface Column {
  title: string;
  /** Share of the table's width; the shares of a table add up to 100. */
  width: number;
  /** Numbers stand below each other by their last digit. */
  numeric?: boolean;
}

/** Begins a detail that warns: it is set in amber. */
export const WARNING = '\u26a0 ';

/** Hebrew and Arabic script, with their presentation forms. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Signs that steer the direction of the text around them. */
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const [LEFT_TO_RIGHT_ISOLATE, RIGHT_TO_LEFT_ISOLATE, END_OF_ISOLATE] = ['\u2066', '\u2067', '\u2069'];

/**
 * Words that are not the report's own, such as a name, as they stand within its text. All that the report says is
 * written from left to right; Hebrew and Arabic words in it keep their direction and give none to what surrounds them.
 */
export function isolate(words: string): string {
  if (!RIGHT_TO_LEFT.test(words)) return words;
  const first = /\p{L}/u.exec(words)?.[0] ?? '';
  return `${RIGHT_TO_LEFT.test(first) ? RIGHT_TO_LEFT_ISOLATE : LEFT_TO_RIGHT_ISOLATE}${words}${END_OF_ISOLATE}`;
}

/** The same data without signs that could turn a line of the report around. */
export function withoutSteering<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), unsteered) as T;
}

const unsteered = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(STEERING, '') : value;

/** Each band has a sign besides its colour. */
export const BAND_SIGNS = { high: '\u25b2', medium: '\u25c6', low: '\u25cf' } as const satisfies Record<
  ReportDocument['gauge']['band'],
  string
>;

/** Times in a report are exact and say their zone: 'Mar 1, 2025, 12:00:00 UTC'. */
export function utcTime(time: number | string): string {
  return `${dayText(time)}, ${new Date(time).toISOString().slice(11, 19)} UTC`;
}

/** A date as it was given: a whole day is written like every other, what is not known to the day stays. */
export const dateText = (given: string): string => (isRealDay(given) ? dayText(given) : given);
