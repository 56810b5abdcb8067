import { isHttps } from '@tamis/api/auth/sessions';
import type { Ctx, Services } from '@tamis/api/context';
import { errorHeaders } from '@tamis/api/errors';
import { appRouter } from '@tamis/api/router';
import { trpcServer } from '@hono/trpc-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mountAuditExport } from './audit-export.ts';
import { MAX_JSON_BYTES, type ReadUpload, jsonTooLarge, uploadInMemory } from './body.ts';
import { mountEvents } from './events.ts';
import { keyLimits } from './key-limits.ts';
import { type AppEnv, answerToError, requestCtx, requestId, session } from './request.ts';
import { mountDocs } from './rest/docs.ts';
import { mountRest, refuseOtherMethods } from './rest/mount.ts';
import type { Health } from './rest/other-paths.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { detail, isYente, mountYente } from './yente.ts';

interface AppOptions {
  version: string;
  /** The address a request came from. */
  address: (c: Context) => string;
  /** How an uploaded file is read; in memory unless the host has a disk. */
  readUpload?: ReadUpload;
}

/** The most calls in one request; the web app sends one at a time. */
const MAX_BATCHED_CALLS = 20;

export type App = Hono<AppEnv>;

/** Everything under `/api`, for any host that speaks Request and Response. A host adds the web app's files behind it. */
export function createApp(services: Services, options: AppOptions): App {
  const app = new Hono<AppEnv>();
  const ctxOf = (c: Context<AppEnv>) => requestCtx(services, c, options.address(c));

  app.use(requestId, securityHeaders({ https: isHttps(services.config) }));
  app.onError((error, c) => {
    const { status, text } = answerToError(services, error, c.get('requestId'));
    return isYente(c) ? c.json(detail(text), status, errorHeaders(error)) : c.text(text, status, errorHeaders(error));
  });
  app.notFound((c) => c.text('There is nothing at this address.', 404));

  app.use('/api/*', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/api/health', async (c) => {
    const { lists } = await services.index.current();
    return c.json({ status: 'ok', version: options.version, lists: lists.length } satisfies Health);
  });

  mountDocs(app, options.version);

  app.use('/api/*', sameOrigin(services.config), session(services, keyLimits(services.now)));
  mountTrpc(app, services, ctxOf);
  mountEvents(app, ctxOf);
  mountAuditExport(app, ctxOf);
  mountYente(app, ctxOf);
  mountRest(app, ctxOf, options.readUpload ?? uploadInMemory);
  for (const path of ['/api/health', '/api/openapi.json', '/api/docs', '/api/events']) {
    refuseOtherMethods(app, path);
  }
  return app;
}

function mountTrpc(app: App, services: Services, ctxOf: (c: Context<AppEnv>) => Ctx): void {
  // tRPC would fail on an address that cannot be decoded; REST takes such a part literally.
  app.use('/api/trpc/*', (c, next) => (isDecodable(c.req.path) ? next() : Promise.resolve(c.notFound())));
  app.use(
    '/api/trpc/*',
    bodyLimit({ maxSize: MAX_JSON_BYTES, onError: () => Promise.reject(jsonTooLarge()) }),
    trpcServer({
      endpoint: '/api/trpc',
      router: appRouter,
      maxBatchSize: MAX_BATCHED_CALLS,
      createContext: (_, c: Context<AppEnv>) => ({ ...ctxOf(c) }),
      responseMeta: ({ errors }) => ({
        headers: Object.assign({}, ...errors.map(errorHeaders)) as Record<string, string>,
      }),
      onError: ({ error, ctx }) => void answerToError(services, error, ctx?.requestId ?? ''),
    }),
  );
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
