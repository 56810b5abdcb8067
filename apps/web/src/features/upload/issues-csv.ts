export interface Issue {
  row: number;
  message: string;
}

/** Rows and what is wrong with them, as a file. A text that begins like a formula is not run by a spreadsheet. */
export async function issuesCsv(issues: readonly Issue[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return Papa.unparse(
    issues.map(({ row, message }) => ({ Row: row, Error: message })),
    { escapeFormulae: true },
  );
}
