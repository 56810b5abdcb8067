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
