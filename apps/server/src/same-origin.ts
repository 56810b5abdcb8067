import { Forbidden } from '@tamis/api/errors';
import type { Config } from '@tamis/api/context';
import type { MiddlewareHandler } from 'hono';
import { apiKeyOf, sessionToken } from './request.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes in a signed-in browser, whatever their content type. With a session
 * cookie the request has to say that it comes from here. Without one there is nothing to abuse but signing in itself, so
 * there a program that says nothing may pass, and a browser, which always says where a write comes from, may not lie.
 */
export function sameOrigin(config: Config): MiddlewareHandler {
  const publicHost = new URL(config.publicUrl).host;
  return async (c, next) => {
    if (!READS.has(c.req.method)) {
      const here = new URL(c.req.url).host;
      const origin = originOf(c.req.header('sec-fetch-site'), c.req.header('origin'), [here, publicHost]);
      if (origin === 'elsewhere') throw new Forbidden('This request came from another site, so it was refused.');
      // A key is no cookie: no page can make a browser send one.
      if (origin === 'unknown' && apiKeyOf(c) === null && sessionToken(c, config) !== null) {
        throw new Forbidden(
          `A signed-in request that changes something must say where it comes from: send the header Origin: ${new URL(c.req.url).origin}`,
        );
      }
    }
    await next();
  };
}

/** Where a request says that it comes from. Browsers send both headers by themselves, and no page can forge them. */
function originOf(
  fetchSite: string | undefined,
  origin: string | undefined,
  hosts: readonly string[],
): 'here' | 'elsewhere' | 'unknown' {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'here' : 'elsewhere';
  if (origin === undefined) return 'unknown';
  return URL.canParse(origin) && hosts.includes(new URL(origin).host) ? 'here' : 'elsewhere';
}
