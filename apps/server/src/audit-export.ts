import { exportAudit } from '@tamis/api/audit/export';
import { ExportAudit } from '@tamis/api/audit/schema';
import type { Ctx } from '@tamis/api/context';
import { admit } from '@tamis/api/trpc';
import type { Context, Hono } from 'hono';
import { errorDetails } from '@tamis/api/error-details';
import { parseInput } from './parse-input.ts';
import type { AppEnv } from './request.ts';
import { givenQuery } from './rest/input.ts';
import { refuseOtherMethods } from './rest/mount.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' };

/** `GET /api/audit/export`: the audit log as a file, for administrators; the same filters as on the page. */
export function mountAuditExport(app: Hono<AppEnv>, ctxOf: (c: Context<AppEnv>) => Ctx): void {
  app.get('/api/audit/export', async (c, next) => {
    // Hono handles HEAD as GET, but an export is recorded, and without a body there is none.
    if (c.req.method === 'HEAD') return next();
    const ctx = ctxOf(c);
    admit(ctx, 'audit.read');
    const input = parseInput(ExportAudit, givenQuery(c, ExportAudit.entries));
    const { format } = input;
    const day = new Date(ctx.now()).toISOString().slice(0, 10);
    c.header('content-type', TYPES[format]);
    c.header('content-disposition', `attachment; filename="audit-log-${day}.${format}"`);
    const pieces = await exportAudit(ctx, input);
    const failed = (error: unknown) =>
      ctx.log('audit export failed', { requestId: ctx.requestId, ...errorDetails(error) });
    return c.body(downloadOf(pieces, failed));
  });
  refuseOtherMethods(app, '/api/audit/export', ['GET']);
}

/** Pieces of text as a download. If they fail, it breaks off: a file that is cut short must not look whole. */
export function downloadOf(
  pieces: AsyncGenerator<string>,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          failed(error);
          // A host may show the error of a stream, and the error of a failed query repeats people's data.
          controller.error(new Error('The download was interrupted'));
        }
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    // Nothing is read ahead: if that failed, a host would end the response as if it were complete.
    { highWaterMark: 0 },
  );
}
