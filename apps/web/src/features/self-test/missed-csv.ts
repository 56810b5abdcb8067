import type { MissedName } from '@tamis/api/self-test/schema';

/** The missed names as a CSV for a spreadsheet; a name that a spreadsheet would take for a formula is kept a text. */
export async function missedCsv(missed: readonly MissedName[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const rows = missed.map(({ type, change, asked, listed, list, score }) => ({
    type,
    change,
    asked,
    listed,
    list,
    score: score ?? '',
  }));
  return Papa.unparse(rows, { escapeFormulae: true });
}
