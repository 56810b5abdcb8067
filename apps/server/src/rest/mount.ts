import type { Ctx } from '@tamis/api/context';
import { BadRequest, firstIssue, issueText } from '@tamis/api/errors';
import { appRouter } from '@tamis/api/router';
import { TRPCError, callTRPCProcedure } from '@trpc/server';
import type { Context, Hono } from 'hono';
import type { ReadUpload, Upload } from '../body.ts';
import { methodRefused } from '../method-refused.ts';
import type { AppEnv } from '../request.ts';
import { answers } from './answer.ts';
import { inputOf } from './input.ts';
import type { RestRow } from './row.ts';
import { restTable } from './table.ts';

/**
 * Mounts every row of the table. A row calls the procedure that the web app calls by tRPC, so rules, permissions and
 * messages are the same. The body is read only after the procedure has admitted the caller.
 */
export function mountRest(app: Hono<AppEnv>, ctxOf: (c: Context<AppEnv>) => Ctx, readUpload: ReadUpload): void {
  for (const row of restTable) {
    app.on(row.method, honoPath(row.path), async (c, next) => {
      // Hono handles HEAD as GET.
      if (row.isRecorded && c.req.method === 'HEAD') return next();
      const ctx = ctxOf(c);
      const { output, input } = await call(row, c, { ctx, readUpload });
      return answers[row.answer](c, output, { input, row, breathe: ctx.breathe });
    });
  }
  for (const [path, allowed] of methodsByPath()) {
    refuseOtherMethods(app, path, allowed);
  }
}

/** To be called after the path's own methods are mounted. */
export function refuseOtherMethods(
  app: Hono<AppEnv>,
  path: string,
  allowed: readonly string[] = ['GET', 'HEAD'],
): void {
  app.all(path, (c) => c.text(methodRefused(c.req, allowed), 405, { allow: allowed.join(', ') }));
}

async function call(
  row: RestRow,
  c: Context<AppEnv>,
  { ctx, readUpload }: { ctx: Ctx; readUpload: ReadUpload },
): Promise<{ output: unknown; input: unknown }> {
  let input: Promise<unknown> | undefined;
  let upload: Upload | undefined;
  const readFile = async (field: string) => {
    upload = await readUpload(c.req.raw, field);
    return upload.file;
  };
  try {
    const output: unknown = await callTRPCProcedure({
      router: appRouter,
      path: row.procedure,
      type: row.method === 'GET' ? 'query' : 'mutation',
      // A report is made and recorded by a GET, as specified.
      allowMethodOverride: true,
      ctx,
      getRawInput: () => (input ??= inputOf(row, c, readFile)),
      signal: c.req.raw.signal,
      batchIndex: 0,
    });
    return { output, input: await input };
  } catch (error) {
    throw inCallersWords(row, error);
  } finally {
    await upload?.forget();
  }
}

/** Reports an error in the input with the names in the path and the body, not with the procedure's. */
function inCallersWords(row: RestRow, error: unknown): unknown {
  const issue = error instanceof TRPCError ? firstIssue(error) : undefined;
  const [first, ...rest] = issue?.path ?? [];
  if (issue === undefined || first === undefined) return error;
  const inBody = row.body !== undefined && 'key' in row.body && first.key === row.body.key;
  const param = Object.entries(row.params ?? {}).find(([, key]) => key === first.key)?.[0];
  if (!inBody && param === undefined) return error;
  const path = inBody ? rest : [{ ...first, key: param }, ...rest];
  // The issue's own type wants a path with at least one item; only the items' keys are read.
  return new BadRequest(issueText({ ...issue, path: path as unknown as typeof issue.path }));
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function methodsOf({ method, isRecorded }: RestRow): string[] {
  return method === 'GET' && !isRecorded ? ['GET', 'HEAD'] : [method];
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const row of restTable) {
    const path = honoPath(row.path);
    const allowed = methods.get(path) ?? [];
    methods.set(path, [...allowed, ...methodsOf(row)]);
  }
  return methods;
}
