import { Forbidden } from '@tamis/api/errors';
import type { Config } from '@tamis/api/context';
import type { MiddlewareHandler } from 'hono';
import { apiKeyOf, sessionToken } from './request.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes by another site's page in a signed-in browser, whatever their content type. A request with a session
 * cookie must say that it comes from here. Without a cookie only signing in could be abused, so a program may leave out
 * its origin, but a browser, which always sends it, must be here.
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

/** The origin that a request states. Browsers send both headers by themselves, and no page can forge them. */
function originOf(
  fetchSite: string | undefined,
  origin: string | undefined,
  hosts: readonly string[],
): 'here' | 'elsewhere' | 'unknown' {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'here' : 'elsewhere';
  if (origin === undefined) return 'unknown';
  return URL.canParse(origin) && hosts.includes(new URL(origin).host) ? 'here' : 'elsewhere';
}
