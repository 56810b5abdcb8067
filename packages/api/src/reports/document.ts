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

export interface Fact {
  label: string;
  value: string;
}

/** A table's cell; a link leads to where its text comes from. */
export type Cell = string | { text: string; href: string };

export interface Section {
  title: string;
  blocks: readonly Block[];
}

export type Block =
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'bars'; bars: readonly { label: string; value: number; note: string }[] }
  | { kind: 'text'; text: string }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[]; empty: string };

export interface Column {
  title: string;
  /** Share of the table's width; the shares of a table add up to 100. */
  width: number;
}

export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** Times in a report are exact and say their zone. */
export function utcTime(time: number | string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

export function utcDay(time: number | string): string {
  return new Date(time).toISOString().slice(0, 10);
}
