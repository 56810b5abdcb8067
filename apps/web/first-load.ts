import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { routeOf } from './page-chunks.ts';

type Bundle = Rolldown.OutputBundle;
/** What a page needs before it is shown, by its path: '/entity/$id'. */
type FilesByPath = Record<string, string[]>;

/** What the session guard asks first (`src/session.ts`). */
const SESSION = '/api/trpc/auth.session';

/**
 * Lets the browser fetch the files of the page in its address, and who is signed in, while it still reads the framework:
 * else it learns of them only when the application runs, two or three round trips later.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') throw new Error('The build has no index.html');
        const source = `(${fetchEarly.toString()})(${JSON.stringify(filesByPath(bundle))},'${SESSION}');`;
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/first-load-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        html.source = String(html.source).replace('<script', `<script src="/${fileName}" async></script>\n    <script`);
      },
    },
  };
}

/** Runs in the browser, before everything else. A path that is no page's needs nothing early. */
function fetchEarly(files: FilesByPath, session: string): void {
  const path = location.pathname;
  const page = files[path] ?? files[path.replace(/[^/]+$/u, '$id')] ?? [];
  const links = [
    ...page.map((href) => ({ rel: 'modulepreload', href })),
    { rel: 'preload', as: 'fetch', href: session, crossOrigin: 'anonymous' },
  ];
  for (const link of links) document.head.append(Object.assign(document.createElement('link'), link));
}

function filesByPath(bundle: Bundle): FilesByPath {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const pages = chunks.flatMap((chunk) => {
    const route = routeOf(chunk.facadeModuleId ?? '');
    return route === undefined ? [] : [{ route, files: withImports(bundle, chunk.fileName) }];
  });
  const known = entry ? withImports(bundle, entry.fileName) : new Set<string>();
  const layout = pages.find(({ route }) => route === '_app')?.files ?? new Set<string>();
  return Object.fromEntries(
    pages.flatMap(({ route, files }) => {
      if (route === '_app') return [];
      const all = route.startsWith('_app/') ? new Set([...layout, ...files]) : files;
      return [[pathOf(route), [...all].filter((file) => !known.has(file)).map((file) => `/${file}`)]];
    }),
  );
}

/** A file with everything that it imports. */
function withImports(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of file.imports) withImports(bundle, imported, seen);
  return seen;
}

const pathOf = (route: string): string => `/${route.replace(/^_app\/?/u, '').replace(/(?:^|\/)index$/u, '')}`;
