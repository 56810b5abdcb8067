/** Which column a heading of a CSV file stands for, on the server and on the upload page before. */

/** The columns that a file may have, and what else customers' files call them: lower case, without ' _-'. */
export interface ColumnNames<C extends string> {
  required: readonly C[];
  optional: readonly C[];
  alsoCalled?: Readonly<Partial<Record<C, readonly string[]>>>;
}

/** Why a header is refused; the server goes on with what a header has to name. */
export const columnsMissing = (columns: readonly string[]): string =>
  `The required ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')} ${columns.length === 1 ? 'is' : 'are'} missing.`;
/** And why, too. */
export const columnTwice = (column: string): string => `The header names the column ${column} twice.`;

/**
 * Which column each heading stands for, in any case and with any of ' _-' between its words. A column's own name goes
 * before what else it is called: of 'country' and 'nationality' the first is read, and the other one is not known.
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
