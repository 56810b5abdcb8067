import type { Ctx } from '@tamis/api/context';
import { admit } from '@tamis/api/trpc';
import type { Detail, Up } from '@tamis/api/yente/answer-schema';
import { MatchOptions, MatchRequest, SearchOptions } from '@tamis/api/yente/schema';
import { catalog } from '@tamis/api/yente/datasets';
import * as service from '@tamis/api/yente/service';
import { type Context, Hono } from 'hono';
import { readJson } from './body.ts';
import { methodRefused } from './method-refused.ts';
import { parseInput } from './parse-input.ts';
import type { AppEnv } from './request.ts';
import { type Entries, isList, isNumber } from './rest/row-input.ts';

const UP: Up = { status: 'ok' };

/** Whether a request is one of an OpenSanctions client, which reads errors as `Detail`. */
export const isYente = (c: Context): boolean => /^\/api\/yente(?:\/|$)/u.test(c.req.path);
export const detail = (text: string): Detail => ({ detail: text });

/**
 * The paths of the OpenSanctions matching API under `/api/yente`, so that its clients can point here: the same requests
 * and responses, with the same screening. Errors are `Detail`, wherever they come from.
 */
export function mountYente(app: Hono<AppEnv>, ctxOf: (c: Context<AppEnv>) => Ctx): void {
  const yente = new Hono<AppEnv>();
  const reader = (c: Context<AppEnv>): Ctx => {
    const ctx = ctxOf(c);
    admit(ctx, 'matches.read');
    return ctx;
  };

  yente.get('/healthz', (c) => c.json(UP));
  yente.get('/readyz', async (c) =>
    (await service.isReady(ctxOf(c))) ? c.json(UP) : c.json(detail('No list has been imported yet.'), 503),
  );
  yente.get('/algorithms', (c) => {
    reader(c);
    return c.json(service.algorithms());
  });
  yente.get('/catalog', async (c) => c.json(await catalog(reader(c))));
  yente.get('/entities/:id', async (c) => c.json(await service.entityById(reader(c), c.req.param('id'))));
  yente.get('/search/:dataset', async (c) => {
    const ctx = reader(c);
    const options = parseInput(SearchOptions, queryOf(c, SearchOptions.entries));
    return c.json(await service.searchDataset(ctx, c.req.param('dataset'), options));
  });
  yente.post('/match/:dataset', async (c) => {
    const ctx = reader(c);
    const body = parseInput(MatchRequest, await readJson(c.req.raw));
    const options = parseInput(MatchOptions, queryOf(c, MatchOptions.entries));
    return c.json(await service.match(ctx, c.req.param('dataset'), body, options));
  });
  for (const path of ['/healthz', '/readyz', '/algorithms', '/catalog', '/entities/:id', '/search/:dataset']) {
    refuseOthers(yente, path, ['GET', 'HEAD']);
  }
  refuseOthers(yente, '/match/:dataset', ['POST']);
  yente.all('*', (c) => c.json(detail('There is nothing at this address.'), 404));
  app.route('/api/yente', yente);
}

function refuseOthers(yente: Hono<AppEnv>, path: string, allowed: readonly string[]): void {
  yente.all(path, (c) => c.json(detail(methodRefused(c.req, allowed)), 405, { allow: allowed.join(', ') }));
}

/**
 * The parameters of the address, with the types that the schemas expect. Those that may be repeated are lists; of the
 * others the first value counts.
 */
function queryOf(c: Context, known: Entries): Record<string, unknown> {
  const given = Object.entries(c.req.queries());
  return Object.fromEntries(
    given.map(([name, values]) => {
      if (isList(known[name])) return [name, values];
      const [text = ''] = values;
      return [name, isNumber(known[name]) ? numberIn(text) : text];
    }),
  );
}

/** An empty text is no number, and not zero. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
