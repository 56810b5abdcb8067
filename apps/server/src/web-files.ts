import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest']);
/** Smaller files fit into one packet anyway. */
const WORTH_COMPRESSING = 1_400;

interface WebFile {
  bytes: Buffer;
  type: string;
  etag: string;
  compressible: boolean;
  /** Compressed once, at the first request. */
  packed: Map<string, Promise<Buffer>>;
}

const packers: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tamis</title></head><body>
<h1>The web app has not been built yet</h1>
<p>The server is running, but there are no pages to show. Build them once with <code>pnpm build</code> and reload this page,
or use <code>pnpm dev</code>, which needs no build.</p></body></html>`;

/**
 * Serves the built web app from memory. Files with a hash in their name never change and may be cached for ever; pages
 * are fetched again each time. An address that is neither a file nor part of the API is one of the app's own and gets
 * the page that the build has made for it (`apps/web/pages.ts`); without a session it gets the sign-in page, which
 * leads on to the address.
 */
export function webFiles(folder: string, isSignedOut: (c: Context) => boolean = () => false): MiddlewareHandler {
  let files: Map<string, WebFile> | null = null;
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = new URL(c.req.url).pathname;
    if (path === '/api' || path.startsWith('/api/')) return next();
    files ??= readFiles(folder);
    if (files === null) return c.html(NOT_BUILT, 503);
    const file = files.get(path);
    if (file !== undefined && !path.endsWith('.html')) return send(c, file, cacheOf(path));
    if (path.startsWith('/assets/')) return next();
    const page = pageAt(isSignedOut(c) ? SIGN_IN : path, files);
    return page === undefined ? next() : send(c, page, 'no-cache', ['Cookie']);
  };
}

const SIGN_IN = '/auth';

/** '/entity/16' is `entity/$id.html`; an address without a page of its own gets one without a title. */
function pageAt(path: string, files: ReadonlyMap<string, WebFile>): WebFile | undefined {
  const names = [path === '/' ? '/dashboard' : path, path.replace(/[^/]+$/u, '$id'), '/index'];
  return names.flatMap((name) => files.get(`${name}.html`) ?? [])[0];
}

function cacheOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function send(c: Context, file: WebFile, cache: string, varyOn: readonly string[] = []): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': file.type, 'cache-control': cache, etag: file.etag };
  const vary = file.compressible ? [...varyOn, 'Accept-Encoding'] : varyOn;
  if (vary.length > 0) headers['vary'] = vary.join(', ');
  // A proxy that compresses files has weakened their tags (W/).
  const held = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//u, ''));
  if (held?.includes(file.etag)) return new Response(null, { status: 304, headers });
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = file.compressible ? Object.keys(packers).find((name) => accepted.includes(name)) : undefined;
  if (encoding === undefined) return new Response(new Uint8Array(file.bytes), { headers });
  const packed = file.packed.get(encoding) ?? packers[encoding]!(file.bytes);
  file.packed.set(encoding, packed);
  return new Response(new Uint8Array(await packed), { headers: { ...headers, 'content-encoding': encoding } });
}

function readFiles(folder: string): Map<string, WebFile> | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const extension = extname(entry.name);
      const bytes = readFileSync(path);
      return [
        `/${relative(folder, path).split(sep).join('/')}`,
        {
          bytes,
          type: TYPES[extension] ?? 'application/octet-stream',
          etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
          compressible: COMPRESSIBLE.has(extension) && bytes.byteLength > WORTH_COMPRESSING,
          packed: new Map<string, Promise<Buffer>>(),
        },
      ];
    }),
  );
}
