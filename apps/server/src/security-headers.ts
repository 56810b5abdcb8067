import type { MiddlewareHandler } from 'hono';

/**
 * The only style sheets that are not our own files: the toaster and the press and scroll behaviour of the component
 * library each insert one into the page. Their hashes allow these texts and no other; a test compares them with the
 * installed packages.
 */
export const STYLE_HASHES = {
  toaster: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  press: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  scroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
} as const;

const styles = Object.values(STYLE_HASHES)
  .map((hash) => `'${hash}'`)
  .join(' ');

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styles}`,
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A report is a page of its own with its style sheet inside. It runs nothing and loads nothing. */
export const DOCUMENT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ONE_YEAR_S = 31_536_000;

/** The headers of every response. A response with its own content policy keeps it. */
export function securityHeaders(options: { https: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', PAGE_POLICY);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (options.https) headers.set('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
  };
}
