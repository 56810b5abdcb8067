import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
// Vitest loads React's development build. The page frames must be rendered with the same kind.
import 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const root = `${process.cwd()}/`;
const KB = 1024;

type Chunk = Rolldown.OutputChunk;
let chunks: Map<string, Chunk>;
let css: number;
/** The HTML page served at each address, by its file: 'entity/$id.html'. */
let pages: Map<string, string>;

/** The web app as it is served, built in memory. */
beforeAll(async () => {
  // Otherwise Vitest's environment would make this a development build.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  if (!('output' in built)) throw new Error('The build has not one output');
  chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const main = built.output.find(({ fileName }) => /^assets\/index-.*\.css$/u.test(fileName));
  pages = new Map(
    built.output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.html') ? [[file.fileName, String(file.source)]] : [],
    ),
  );
  css = main?.type === 'asset' ? gzipSync(main.source).length : Number.NaN;
}, 120_000);

/** A chunk and everything that it imports statically. */
function withImports(chunk: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) withImports(chunks.get(name)!, seen);
  return seen;
}

const chunkOf = (module: string): Chunk | undefined =>
  [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/src/${module}`));

const entryFiles = () => withImports([...chunks.values()].find(({ isEntry }) => isEntry)!);

/** The JavaScript files that load before a route is shown: the entry, the application, its layout and the page. */
function filesOf(route: string): Set<string> {
  const names = route.startsWith('_app/') ? ['_app', route] : [route];
  const files = new Set([...entryFiles(), ...withImports(chunkOf('main.tsx')!)]);
  for (const name of names) {
    const page = chunkOf(`routes/${name}.tsx?tsr-split=component`);
    if (!page) throw new Error(`The route ${name} has no chunk of its own`);
    for (const file of withImports(page)) files.add(file);
  }
  return files;
}

const sizeOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)!.code).length, 0);
const bytesOf = (route: string): number => sizeOf(filesOf(route));

const routes = readdirSync(`${root}src/routes/_app`, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => relative(`${root}src/routes`, `${file.parentPath}/${file.name}`).replace(/\.tsx$/u, ''));

test('/auth takes at most 160 KB of JavaScript', () => {
  expect(bytesOf('auth') / KB).toBeLessThanOrEqual(160);
});

test('the first signed-in route takes at most 200 KB', () => {
  expect(bytesOf('_app/index') / KB).toBeLessThanOrEqual(200);
});

test.each(routes)('the route %s takes at most 300 KB', (route) => {
  expect(bytesOf(route) / KB).toBeLessThanOrEqual(300);
});

test.each(['auth', ...routes])('the route %s needs at most 25 files', (route) => {
  expect(filesOf(route).size).toBeLessThanOrEqual(25);
});

test('the page is painted before more than 4 KB of JavaScript has loaded', () => {
  expect(sizeOf(entryFiles()) / KB).toBeLessThanOrEqual(4);
});

describe.each([
  ['auth.html', 'auth', 'Welcome back'],
  ['dashboard.html', '_app/index', 'Dashboard'],
  ['entities.html', '_app/entities/index', 'Entities'],
  ['entities/upload.html', '_app/entities/upload', 'Bulk Entity Upload'],
  ['entity/$id.html', '_app/entity/$id', 'Entity Profile'],
])('the page %s', (file, route, title) => {
  const page = () => new DOMParser().parseFromString(pages.get(file)!, 'text/html');

  test('requests the files of its route before the application runs', () => {
    const early = page().querySelectorAll('link[rel=modulepreload], script[type=module]');
    const asked = [...early].map((link) => link.getAttribute('href') ?? link.getAttribute('src'));
    expect(new Set(asked)).toEqual(new Set([...filesOf(route)].map((name) => `/${name}`)));
    expect(asked).toHaveLength(filesOf(route).size);
  });

  test('shows its title and its layout, which cannot be used yet', () => {
    const frame = page().querySelector('#root > [inert]')!;
    expect(frame.querySelector('h1')?.textContent).toBe(title);
    expect(frame.querySelector('main')).not.toBeNull();
  });

  test('has no inline script or style, which the content policy would refuse', () => {
    expect(page().querySelectorAll('script:not([src]), style, [style]')).toHaveLength(0);
  });
});

test('the style sheet takes at most 20 KB', () => {
  expect(css / KB).toBeLessThanOrEqual(20);
});
