import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { failure } from './error-text.ts';
import { notify } from './notify.ts';
import { saveFile } from './save-file.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** This mark makes spreadsheets read the file as UTF-8; without it, Arabic and Chinese names would be garbled. */
const UTF8_MARK = '\ufeff';

/** The rows as CSV for a spreadsheet, with formulas escaped. */
export async function csvText(rows: Rows): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return UTF8_MARK + Papa.unparse([...rows], { escapeFormulae: true });
}

interface Export {
  name: string;
  rows: () => Rows | Promise<Rows>;
  recorded?: Recorded;
}

/**
 * How an export of customer data is recorded before the file is saved. No such file is saved without its audit event.
 */
interface Recorded {
  what: 'entity' | 'match';
  filter: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Saves rows as a CSV file once they are loaded; a toast shows why that failed. */
export function useSaveCsv() {
  const { client } = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ name, rows: read, recorded }: Export) => {
      const rows = await read();
      if (recorded) {
        const { what, filter } = recorded;
        const given = Object.entries(filter).flatMap(([key, value]) =>
          value === undefined || ['limit', 'offset'].includes(key) ? [] : [[key, value] as const],
        );
        await client.audit.noteExport.mutate({ what, filter: Object.fromEntries(given), rows: rows.length });
      }
      saveFile(name, 'text/csv', await csvText(rows));
    },
    onError: (error) => notify(failure('Export failed', error)),
  });
}
