import { type KeyHolder, authenticateKey } from '@tamis/api/api-keys/service';
import { authenticate, sessionCookie, sessionCookieName, sessionLasts } from '@tamis/api/auth/sessions';
import type { Config, Ctx, Services } from '@tamis/api/context';
import { errorDetails } from '@tamis/api/error-details';
import { errorAnswer } from '@tamis/api/errors';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { KeyLimits } from './key-limits.ts';

type Session = NonNullable<Awaited<ReturnType<typeof authenticate>>>;

/** The variables of a request. */
export interface AppEnv {
  Variables: {
    requestId: string;
    session: Session | null;
    /** Set instead of a session if the request has an API key. */
    keyHolder: KeyHolder | null;
    /** The `Set-Cookie` of the response. */
    cookie: string | null;
    /** Counts a further call of this request. */
    countCall: () => void;
  };
}

/** Gives the request an id, which the response and the log include, so that a reported error can be found. */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('requestId', crypto.randomUUID());
  await next();
  c.res.headers.set('x-request-id', c.get('requestId'));
};

/** Status and text of the response to an error. An error of our own is logged. */
export function answerToError({ log }: Pick<Services, 'log'>, error: unknown, requestId: string) {
  const { status, text, internal } = errorAnswer(error, requestId);
  if (internal) log('request failed', { requestId, ...errorDetails(error) });
  return { status: status as ContentfulStatusCode, text };
}

/** The raw session token that came with a request. */
export function sessionToken(c: Context, config: Config): string | null {
  return getCookie(c, sessionCookieName(config)) ?? null;
}

/** The API key of a request, valid or not: `Authorization: Bearer …`, or `ApiKey …` as yente's clients send it. */
export function apiKeyOf(c: Context): string | null {
  return /^(?:Bearer|ApiKey) +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

/**
 * Identifies the caller with one query per request, none without a cookie. A new, renewed or cleared session cookie is
 * added when the response is ready, because a procedure's response has no headers of its own.
 */
export function session(services: Services, limits: KeyLimits): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const key = apiKeyOf(c);
    const holder = key === null ? null : await authenticateKey(services, key);
    const countCall = () => {
      if (holder !== null) limits.take(holder.keyId);
    };
    countCall();
    c.set('countCall', countCall);
    c.set('keyHolder', holder);
    const token = key === null ? sessionToken(c, services.config) : null;
    const found = token === null ? null : await authenticate(services, token);
    c.set('session', found);
    c.set('cookie', found?.isRenewed ? sessionCookie(services.config, token) : null);
    await next();
    const cookie = c.get('cookie');
    if (cookie !== null) c.res.headers.append('set-cookie', cookie);
  };
}

/** The context of this request. */
export function requestCtx(services: Services, c: Context<AppEnv>, address: string): Ctx {
  const found = c.get('session');
  const holder = c.get('keyHolder');
  const user = holder?.user ?? found?.user ?? null;
  const name = user?.username ?? 'anonymous';
  return {
    ...services,
    user,
    actor: holder === null ? name : `${name} by key ${holder.keyName}`,
    byKey: holder !== null,
    admission: holder?.admission ?? (found ? sessionLasts(found.sessionId, found.user) : undefined),
    countCall: c.get('countCall'),
    sessionId: found?.sessionId ?? null,
    address,
    requestId: c.get('requestId'),
    setSessionToken: (token) => c.set('cookie', sessionCookie(services.config, token)),
  };
}
