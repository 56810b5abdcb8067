/** Which column a heading of a CSV file stands for: for the server, and for the preview of the upload page. */

/** The columns that a file may have, and other names for them in customers' files: in lower case, without ' _-'. */
export interface ColumnNames<C extends string> {
  required: readonly C[];
  optional: readonly C[];
  alsoCalled?: Readonly<Partial<Record<C, readonly string[]>>>;
}

/** Why a header is refused; the server adds which columns it must name. */
export const columnsMissing = (columns: readonly string[]): string =>
  `The required ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')} ${columns.length === 1 ? 'is' : 'are'} missing.`;
/** The same for a column that is named twice. */
export const columnTwice = (column: string): string => `The header names the column ${column} twice.`;

/**
 * Which column each heading stands for, in any case and with any of ' _-' between its words. A column's own name comes before
 * its other names: of 'country' and 'nationality' the first is read, and the second is unknown.
 */
export function columnsOf<C extends string>(headings: readonly string[], names: ColumnNames<C>): (C | undefined)[] {
  const columns = [...names.required, ...names.optional];
  const words = headings.map((heading) =>
    heading
      .replace(/^\uFEFF/, '')
      .toLowerCase()
      .replaceAll(/[\s_-]/g, ''),
  );
  const own = words.map((word) => columns.find((column) => column.toLowerCase() === word));
  return words.map(
    (word, at) =>
      own[at] ?? columns.find((column) => names.alsoCalled?.[column]?.includes(word) === true && !own.includes(column)),
  );
}
