export interface Issue {
  row: number;
  message: string;
  /** The content of the row, if known. */
  content?: string;
}

/** Adds the content of its row to each issue. */
export function withContents(issues: readonly Issue[], contents: readonly { row: number; content: string }[]): Issue[] {
  const byRow = new Map(contents.map(({ row, content }) => [row, content]));
  return issues.map((issue) => ({ ...issue, content: byRow.get(issue.row) }));
}

/** The issues as rows of a CSV file. */
export const issueRows = (issues: readonly Issue[]) => issues.map(({ row, message }) => ({ Row: row, Error: message }));

/** The rows with issues as they stand in the file, each with its issue, so that they can be corrected and uploaded again. */
export async function correctableRows(
  file: File,
  issues: readonly Issue[],
): Promise<Record<string, string | number>[]> {
  const { readCsv } = await import('@tamis/api/csv/read-csv');
  const awaited = new Set(issues.map(({ row }) => row));
  const cellsOf = new Map<number, readonly string[]>();
  let header: readonly string[] | undefined;
  for await (const records of readCsv(file.stream())) {
    header ??= records[0]?.cells;
    for (const { row, cells } of records) if (awaited.has(row)) cellsOf.set(row, cells);
  }
  return issueRows(issues).map((issue) => {
    const cells = cellsOf.get(issue.Row);
    const own = (header ?? []).map((heading, at) => [heading, cells?.[at] ?? ''] as const);
    // A file that is uploaded for the second time may still have the former errors.
    return { ...Object.fromEntries(own), ...issue };
  });
}
