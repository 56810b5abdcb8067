import { useMutation } from '@tanstack/react-query';
import { failure } from './error-text.ts';
import { notify } from './notify.ts';
import { saveFile } from './save-file.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** By this mark a spreadsheet knows a file as UTF-8; without it Arabic and Chinese names are shown as gibberish. */
const UTF8_MARK = '\ufeff';

/** Rows as a CSV file for a spreadsheet, which runs no text that begins like a formula. */
export async function csvText(rows: Rows): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return UTF8_MARK + Papa.unparse([...rows], { escapeFormulae: true });
}

/** Hands rows to the browser as a CSV file to keep, once they are there; why that failed is said in a toast. */
export function useSaveCsv() {
  return useMutation({
    mutationFn: async ({ name, rows }: { name: string; rows: () => Rows | Promise<Rows> }) =>
      saveFile(name, 'text/csv', await csvText(await rows())),
    onError: (error) => notify(failure('Export failed', error)),
  });
}
