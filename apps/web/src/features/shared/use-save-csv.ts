import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
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

interface Export {
  name: string;
  rows: () => Rows | Promise<Rows>;
  recorded?: Recorded;
}

/** What an export of customers' data is recorded as, before the file is saved: none leaves without its event. */
interface Recorded {
  what: 'entity' | 'match';
  filter: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Hands rows to the browser as a CSV file to keep, once they are there; why that failed is said in a toast. */
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
