import { columnTwice, columnsMissing } from '@tamis/api/csv/csv-columns';
import { COLUMNS } from '@tamis/api/entities/csv-columns';
import { columnsOfHeader } from './csv-columns.ts';
import type { CsvPreview } from './csv-preview.ts';

interface HeaderProblem {
  /** An `error` makes the server reject the file; a `warning` names columns that are not imported. */
  tone: 'error' | 'warning';
  text: string;
  /** What to do about it. */
  advice?: string;
}

/** The problems of a header row, shown before the file is sent. */
export function headerProblems(header: readonly string[]): HeaderProblem[] {
  const known = columnsOfHeader(header);
  const missing = COLUMNS.required.filter((column) => !known.includes(column));
  const twice = known.filter((column, at) => known.indexOf(column) !== at).filter((column) => column !== undefined);
  const unknown = header.filter((heading, at) => known[at] === undefined && heading.trim() !== '');
  const problems: HeaderProblem[] = [];
  if (missing.length > 0) {
    problems.push({ tone: 'error', text: columnsMissing(missing), advice: 'The first row must name the columns.' });
  }
  problems.push(...[...new Set(twice)].map((column) => ({ tone: 'error' as const, text: columnTwice(column) })));
  if (unknown.length > 0) {
    problems.push({
      tone: 'warning',
      text: `Unknown and not imported: ${namesText(unknown)}.`,
    });
  }
  return problems;
}

/** The names come from the file: there may be hundreds, and each may be very long. */
const MOST_NAMES = 10;
const MOST_OF_NAME = 40;

function namesText(headings: readonly string[]): string {
  const names = headings
    .slice(0, MOST_NAMES)
    .map((heading) => heading.trim())
    .map((name) => (name.length > MOST_OF_NAME ? `${name.slice(0, MOST_OF_NAME)}…` : name));
  const more = headings.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

/** Whether the server will reject the file because of what the preview has found. */
export const willBeRefused = ({ fault, header }: Pick<CsvPreview, 'fault' | 'header'>): boolean =>
  fault !== null || headerProblems(header).some(({ tone }) => tone === 'error');
