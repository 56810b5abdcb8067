import { isPlainText } from '@tamis/db/plain-text';
import { BadRequest, shorten } from '../errors.ts';
import { type ColumnNames, columnTwice, columnsMissing, columnsOf } from './csv-columns.ts';
import { MAX_CELL } from './read-csv.ts';

/** The position and the heading of each known column, and the headings that are not known. */
export interface Header<C extends string> {
  at: Map<C, number>;
  headings: Map<C, string>;
  ignored: string[];
  width: number;
}

/** Reads the header row, in any order and case. Throws `BadRequest` that names every missing required column. */
export function readHeader<C extends string>(cells: readonly string[], names: ColumnNames<C>): Header<C> {
  const at = new Map<C, number>();
  const headings = new Map<C, string>();
  const ignored: string[] = [];
  for (const [index, column] of columnsOf(cells, names).entries()) {
    const heading = shorten((cells[index] ?? '').replace(/^\uFEFF/, '').trim(), 60);
    if (!column) {
      if (heading !== '') ignored.push(heading);
      continue;
    }
    if (at.has(column)) throw new BadRequest(columnTwice(column));
    at.set(column, index);
    headings.set(column, heading);
  }
  const { required, optional } = names;
  const missing = required.filter((column) => !at.has(column));
  if (missing.length > 0) {
    const all = [...required, ...optional].join(', ');
    throw new BadRequest(`${columnsMissing(missing)} The first row must name the columns: ${all}.`);
  }
  return { at, headings, ignored, width: cells.length };
}

/** The fault of a row with more cells than the header: they have probably moved to other columns. Empty cells do no harm. */
export function widthFault(width: number, cells: readonly string[]): string | undefined {
  const isLost = cells.slice(width).some((cell) => cell.trim() !== '');
  return isLost ? `The row has ${cells.length} cells, the header ${width}` : undefined;
}

/**
 * What is wrong with a row before its cells are read. Cells that are not imported are not checked: empty ones after the
 * header's, and those in unknown columns.
 */
export function shapeFault({ at, width }: Header<string>, cells: readonly string[]): string | undefined {
  const tooWide = widthFault(width, cells);
  if (tooWide !== undefined) return tooWide;
  for (const column of at.values()) {
    const cell = cells[column] ?? '';
    if (cell.length > MAX_CELL) return `Column ${column + 1} has more than ${MAX_CELL} characters`;
    if (!isPlainText(cell)) return `Column ${column + 1} contains a character that cannot be stored (U+0000)`;
  }
  return undefined;
}
