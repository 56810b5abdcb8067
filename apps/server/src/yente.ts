import type { Ctx } from '@tamis/api/context';
import { errorHeaders } from '@tamis/api/errors';
import { admit } from '@tamis/api/trpc';
import { MatchOptions, MatchRequest, SearchOptions } from '@tamis/api/yente/schema';
import { catalog } from '@tamis/api/yente/datasets';
import * as service from '@tamis/api/yente/service';
import { type Context, Hono } from 'hono';
import { readJson } from './body.ts';
import { methodRefused } from './method-refused.ts';
import { parseInput } from './parse-input.ts';
import { type AppEnv, answerToError } from './request.ts';

/**
 * The paths of the OpenSanctions matching API under `/api/yente`, so that its clients can point here: the same requests
 * and responses, with the same screening. Errors are `{detail}`, as those clients expect.
 */
export function mountYente(app: Hono<AppEnv>, ctxOf: (c: Context<AppEnv>) => Ctx): void {
  const yente = new Hono<AppEnv>();
  const reader = (c: Context<AppEnv>): Ctx => {
    const ctx = ctxOf(c);
    admit(ctx, 'matches.read');
    return ctx;
  };

  yente.onError((error, c) => {
    const { text, status } = answerToError(ctxOf(c), error, c.get('requestId'));
    return c.json({ detail: text }, status, errorHeaders(error));
  });
  yente.get('/healthz', (c) => c.json({ status: 'ok' }));
  yente.get('/readyz', async (c) =>
    (await service.isReady(ctxOf(c)))
      ? c.json({ status: 'ok' })
      : c.json({ detail: 'No list has been imported yet.' }, 503),
  );
  yente.get('/algorithms', (c) => {
    reader(c);
    return c.json(service.algorithms());
  });
  yente.get('/catalog', async (c) => c.json(await catalog(reader(c))));
  yente.get('/entities/:id', async (c) => c.json(await service.entityById(reader(c), c.req.param('id'))));
  yente.get('/search/:dataset', async (c) => {
    const ctx = reader(c);
    return c.json(await service.searchDataset(ctx, c.req.param('dataset'), parseInput(SearchOptions, queryOf(c))));
  });
  yente.post('/match/:dataset', async (c) => {
    const ctx = reader(c);
    const body = parseInput(MatchRequest, await readJson(c.req.raw));
    return c.json(await service.match(ctx, c.req.param('dataset'), body, parseInput(MatchOptions, queryOf(c))));
  });
  for (const path of ['/healthz', '/readyz', '/algorithms', '/catalog', '/entities/:id', '/search/:dataset']) {
    refuseOthers(yente, path, ['GET', 'HEAD']);
  }
  refuseOthers(yente, '/match/:dataset', ['POST']);
  yente.all('*', (c) => c.json({ detail: 'There is nothing at this address.' }, 404));
  app.route('/api/yente', yente);
}

function refuseOthers(yente: Hono<AppEnv>, path: string, allowed: readonly string[]): void {
  yente.all(path, (c) => c.json({ detail: methodRefused(c.req, allowed) }, 405, { allow: allowed.join(', ') }));
}

const LISTS = new Set([
  'include_dataset',
  'exclude_dataset',
  'exclude_schema',
  'topics',
  'exclude_entity_ids',
  'countries',
]);

/** Parameters that may be repeated are lists; of the others the first value counts. */
function queryOf(c: Context): Record<string, unknown> {
  const given = Object.entries(c.req.queries());
  return Object.fromEntries(given.map(([name, values]) => [name, LISTS.has(name) ? values : values[0]]));
}
