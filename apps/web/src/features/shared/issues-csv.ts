export interface Issue {
  row: number;
  message: string;
  /** What stands in the row, where that is known. */
  content?: string;
}

/** Each issue with what stands in its row. */
export function withContents(issues: readonly Issue[], contents: readonly { row: number; content: string }[]): Issue[] {
  const byRow = new Map(contents.map(({ row, content }) => [row, content]));
  return issues.map((issue) => ({ ...issue, content: byRow.get(issue.row) }));
}

/** Rows and what is wrong with them, as they stand in a file. */
export const issueRows = (issues: readonly Issue[]) => issues.map(({ row, message }) => ({ Row: row, Error: message }));
