import { jsonInTurns } from '@tamis/api/turns';
import type { Context } from 'hono';
import { DOCUMENT_POLICY } from '../security-headers.ts';
import type { RestRow } from './row.ts';

/** What the reports' procedure answers. */
interface ReportFile {
  format: 'html' | 'pdf';
  fileName: string;
  bytes: Uint8Array;
}

/** What the procedures answer that take something once. */
interface Added {
  isKnown: boolean;
}

/** What was asked, and a pause in long work. */
interface Asked {
  input: unknown;
  row: RestRow;
  breathe: () => Promise<void>;
}

type Send = (c: Context, output: unknown, asked: Asked) => Response | Promise<Response>;

/** How each kind of answer is sent. */
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

/** An array, with the number of all rows and where the neighbouring pages are in the headers. */
async function sendList(c: Context, output: unknown, { input, breathe }: Asked): Promise<Response> {
  const { rows, total } = Array.isArray(output)
    ? { rows: output as unknown[], total: output.length }
    : (output as { rows: unknown[]; total: number });
  c.header('x-total-count', String(total));
  const { limit, offset = 0 } = (input ?? {}) as { limit?: number; offset?: number };
  if (limit !== undefined) {
    const links: string[] = [];
    if (offset + rows.length < total && rows.length > 0) links.push(link(c, limit, offset + limit, 'next'));
    if (offset > 0) links.push(link(c, limit, Math.max(0, offset - limit), 'prev'));
    if (links.length > 0) c.header('link', links.join(', '));
  }
  return c.body(await jsonInTurns(rows, breathe), 200, { 'content-type': 'application/json' });
}

function link(c: Context, limit: number, offset: number, rel: 'next' | 'prev'): string {
  const url = new URL(c.req.url);
  url.searchParams.delete('cursor');
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('offset', String(offset));
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
}
