import { jsonInTurns } from '@tamis/api/turns';
import type { Page } from '@tamis/api/wire';
import type { Context } from 'hono';
import { DOCUMENT_POLICY } from '../security-headers.ts';
import type { RestRow } from './row.ts';

/** What the reports' procedure returns. */
interface ReportFile {
  format: 'html' | 'pdf';
  fileName: string;
  bytes: Uint8Array;
}

/** The result of procedures that add something only once. */
interface Added {
  isKnown: boolean;
}

/** The request, and a pause in long work. */
interface Asked {
  input: unknown;
  row: RestRow;
  breathe: () => Promise<void>;
}

type Send = (c: Context, output: unknown, asked: Asked) => Response | Promise<Response>;

/** How each kind of response is sent. */
export const answers: Record<RestRow['answer'], Send> = {
  json: (c, output) => c.json(output ?? {}),
  created: (c, output) => c.json(output ?? {}, 201),
  added: (c, output) => c.json(output, (output as Added).isKnown ? 200 : 201),
  list: sendList,
  csv: (_c, output, { row: { fileName = 'template.csv' } }) =>
    new Response(output as string, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    }),
  report: (_, output) => {
    const file = output as ReportFile;
    const type = file.format === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8';
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': type,
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
        'content-security-policy': DOCUMENT_POLICY,
      },
    });
  },
};

/** An array, with the total and links to the neighbouring pages in the headers. */
async function sendList(c: Context, output: unknown, { input, breathe }: Asked): Promise<Response> {
  const { rows, total, next } = Array.isArray(output)
    ? { rows: output as unknown[], total: output.length }
    : (output as Page<unknown>);
  c.header('x-total-count', String(total));
  const { limit, offset = 0 } = (input ?? {}) as { limit?: number; offset?: number };
  if (limit !== undefined) {
    const links: string[] = [];
    const hasMore = offset + rows.length < total && rows.length > 0;
    if (next) links.push(link(c, 'next', { limit, cursor: next }));
    else if (next === undefined && hasMore) links.push(link(c, 'next', { limit, offset: offset + limit }));
    // Beyond the end, the previous page is the last one.
    const lastPage = Math.floor((total - 1) / limit) * limit;
    if (offset > 0) links.push(link(c, 'prev', { limit, offset: Math.max(0, Math.min(offset - limit, lastPage)) }));
    if (links.length > 0) c.header('link', links.join(', '));
  }
  return c.body(await jsonInTurns(rows, breathe), 200, { 'content-type': 'application/json' });
}

function link(
  c: Context,
  rel: 'next' | 'prev',
  page: { limit: number } & ({ offset: number } | { cursor: string }),
): string {
  const url = new URL(c.req.url);
  for (const name of ['cursor', 'offset']) if (!(name in page)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(page)) url.searchParams.set(name, String(value));
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
}
