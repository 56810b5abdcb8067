import { isRealDay } from '../calendar.ts';
import { dayText } from '../day-text.ts';

/** The content of a report, in order, before it becomes an HTML page or a PDF. */
export interface ReportDocument {
  /** The name of the report: 'Report 12'. */
  reference: string;
  title: string;
  /** The first sentence. */
  verdict: string;
  /** When and by whom the report was made, as labels and values. */
  letterhead: readonly Fact[];
  gauge: { score: number; band: 'high' | 'medium' | 'low'; label: string };
  sections: readonly Section[];
}

/** Metadata of a PDF. The same document with the same options gives the same bytes. */
export interface PdfOptions {
  createdAt: number;
  /** 32 hexadecimal digits. */
  fileId: string;
}

export interface Fact {
  label: string;
  value: string;
  /** The link of the value. */
  href?: string;
}

/** A cell of a table: a text, optionally with details in lines below it, and a link to its source. */
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
  /** Share of the table's width in percent; those of a table add up to 100. */
  width: number;
  /** Aligns numbers by their last digit. */
  numeric?: boolean;
}

/** The prefix of a detail that is a warning: it is shown in amber. */
export const WARNING = '\u26a0 ';

/** Hebrew and Arabic script, with their presentation forms. */
export const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Characters that control the direction of text. */
const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const [LEFT_TO_RIGHT_ISOLATE, RIGHT_TO_LEFT_ISOLATE, END_OF_ISOLATE] = ['\u2066', '\u2067', '\u2069'];

/**
 * Isolates text that is not the report's own, such as a name. The report itself is written from left to right; Hebrew
 * and Arabic words keep their direction without affecting the text around them.
 */
export function isolate(words: string): string {
  if (!RIGHT_TO_LEFT.test(words)) return words;
  const first = /\p{L}/u.exec(words)?.[0] ?? '';
  return `${RIGHT_TO_LEFT.test(first) ? RIGHT_TO_LEFT_ISOLATE : LEFT_TO_RIGHT_ISOLATE}${words}${END_OF_ISOLATE}`;
}

/** The same data without characters that could reverse a line of the report. */
export function withoutSteering<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), unsteered) as T;
}

const unsteered = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(STEERING, '') : value;

/** Each band has a symbol besides its colour. */
export const BAND_SIGNS = { high: '\u25b2', medium: '\u25c6', low: '\u25cf' } as const satisfies Record<
  ReportDocument['gauge']['band'],
  string
>;

/** Times in a report are exact and include the time zone: 'Mar 1, 2025, 12:00:00 UTC'. */
export function utcTime(time: number | string): string {
  return `${dayText(time)}, ${new Date(time).toISOString().slice(11, 19)} UTC`;
}

/** A date: whole dates are formatted as everywhere in the report; partial dates stay as given. */
export const dateText = (given: string): string => (isRealDay(given) ? dayText(given) : given);
