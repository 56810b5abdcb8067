import { delimiterOf, encodingOf, tellsDelimiter, withOneLineEnd } from '@tamis/api/csv/csv-text';

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
  const [{ default: Papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const text = new TextDecoder(encodingOf(new Uint8Array(bytes))).decode(bytes);
  // Empty lines count, as they do for the server.
  const { data } = Papa.parse<string[]>(withOneLineEnd(text), {
    delimiter: delimiterOf(text),
    newline: text.includes('\n') ? '\n' : '\r',
  });
  const header = data.find((cells) => cells.some((cell) => cell.trim() !== '') && !tellsDelimiter(cells)) ?? [];
  return issueRows(issues).map((issue) => {
    const own = header.map((heading, at) => [heading, data[issue.Row - 1]?.[at] ?? ''] as const);
    // A file that is uploaded for the second time may still have the former errors.
    return { ...Object.fromEntries(own), ...issue };
  });
}
