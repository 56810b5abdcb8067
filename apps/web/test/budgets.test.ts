import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

const root = `${process.cwd()}/`;
const KB = 1024;

type Chunk = Rolldown.OutputChunk;
let chunks: Map<string, Chunk>;
let css: number;
let firstLoad: string;

/** The web app as it is served, built in memory. */
beforeAll(async () => {
  // Under test React would be built as for development.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  if (!('output' in built)) throw new Error('The build has not one output');
  chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const main = built.output.find(({ fileName }) => /^assets\/index-.*\.css$/u.test(fileName));
  const early = built.output.find(({ fileName }) => fileName.startsWith('assets/first-load-'));
  firstLoad = early?.type === 'asset' ? String(early.source) : '';
  css = main?.type === 'asset' ? gzipSync(main.source).length : Number.NaN;
}, 120_000);

/** A chunk with everything that it needs before it runs. */
function withImports(chunk: Chunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) withImports(chunks.get(name)!, seen);
  return seen;
}

const chunkOf = (module: string): Chunk | undefined =>
  [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/src/${module}`));

/** The files of JavaScript that come before a route is shown: the entry, its layout and the page itself. */
function filesOf(route: string): Set<string> {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)!;
  const names = route.startsWith('_app/') ? ['_app', route] : [route];
  const files = withImports(entry);
  for (const name of names) {
    const page = chunkOf(`routes/${name}.tsx?tsr-split=component`);
    if (!page) throw new Error(`The route ${name} has no chunk of its own`);
    for (const file of withImports(page)) files.add(file);
  }
  return files;
}

const bytesOf = (route: string): number =>
  [...filesOf(route)].reduce((sum, file) => sum + gzipSync(chunks.get(file)!.code).length, 0);

const routes = readdirSync(`${root}src/routes/_app`, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => relative(`${root}src/routes`, `${file.parentPath}/${file.name}`).replace(/\.tsx$/u, ''));

test('/auth takes at most 160 KB of JavaScript', () => {
  expect(bytesOf('auth') / KB).toBeLessThanOrEqual(160);
});

test('the first signed-in route takes at most 220 KB', () => {
  expect(bytesOf('_app/index') / KB).toBeLessThanOrEqual(220);
});

test.each(routes)('the route %s takes at most 320 KB', (route) => {
  expect(bytesOf(route) / KB).toBeLessThanOrEqual(320);
});

test.each(['auth', ...routes])('the route %s comes in at most 25 files', (route) => {
  expect(filesOf(route).size).toBeLessThanOrEqual(25);
});

test.each([
  ['/auth', 'auth'],
  ['/', '_app/index'],
  ['/entities', '_app/entities/index'],
  ['/entity/16', '_app/entity/$id'],
])('on %s the files of the page are asked for before the application runs', (path, route) => {
  history.replaceState(null, '', path);
  const script = document.createElement('script');
  script.textContent = firstLoad;
  document.head.append(script);
  const early = [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  document.head.replaceChildren();
  const entry = withImports([...chunks.values()].find(({ isEntry }) => isEntry)!);
  const late = [...filesOf(route)].filter((file) => !entry.has(file));
  expect(new Set(early)).toEqual(new Set(late.map((file) => `/${file}`)));
});

test('the style sheet takes at most 25 KB', () => {
  expect(css / KB).toBeLessThanOrEqual(25);
});
