import { fileURLToPath } from 'node:url';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { routeOf } from './page-chunks.ts';

type Bundle = Rolldown.OutputBundle;

/** The session guard's request (`src/session.ts`). */
const SESSION = '/api/trpc/auth.session';
const FRAME = fileURLToPath(new URL('src/frame.tsx', import.meta.url));
/** No page has this address. */
const NO_PAGE = '/-';
const ROOT = '<div id="root"></div>';
/** The font with the letters of nearly every text on screen. */
const LATIN = /inter-latin-wght-normal-.*\.woff2$/u;

/**
 * Writes an HTML page for each URL of the application: `entity/$id.html` for '/entity/$id'. The browser paints the
 * layout at once, and fetches the page's files and the session while it still parses the framework. Otherwise it would
 * learn of them only once the application runs, two or three round trips later. `index.html` is for URLs without a
 * page.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const html = String(index.source);
        const font = Object.keys(bundle).find((file) => LATIN.test(file));
        if (font === undefined) throw new Error('The build has no font');
        const { module } = await runnerImport<typeof import('./src/frame.tsx')>(FRAME, { configFile: false });
        const { everywhere, byPath } = filesOf(bundle);
        const page = async (path: string, files: Iterable<string>) =>
          withFrame(withLinks(html, files, font), await module.frameOf(path));
        index.source = await page(NO_PAGE, everywhere);
        for (const [path, files] of byPath) {
          const fileName = `${path === '/' ? 'dashboard' : path.slice(1)}.html`;
          this.emitFile({ type: 'asset', fileName, source: await page(path, files) });
        }
      },
    },
  };
}

function withLinks(html: string, files: Iterable<string>, font: string): string {
  const links = [
    // The frame is painted first: its style sheet must not share a slow connection with the application.
    ...[...files]
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${SESSION}">`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
  ];
  return html.replace('  </head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`);
}

/**
 * The content policy refuses inline styles. Fields are read-only, because text typed before the application runs would
 * be lost.
 */
function withFrame(html: string, frame: string): string {
  if (!html.includes(ROOT) || !frame.includes('</main>')) throw new Error(`The frame could not be made: ${frame}`);
  const toBeLookedAt = frame.replaceAll(/ style="[^"]*"/gu, '').replaceAll('<input ', '<input readonly ');
  return html.replace(
    ROOT,
    () => `<div id="root"><div inert aria-hidden="true" data-frame>${toBeLookedAt}</div></div>`,
  );
}

/** The files that every page needs first, and those of each page by its path: '/entity/$id'. */
function filesOf(bundle: Bundle): { everywhere: Set<string>; byPath: [path: string, files: Set<string>][] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/main.tsx'));
  if (main === undefined) throw new Error('The build has no src/main.tsx');
  const everywhere = withImports(bundle, main.fileName);
  const routes = chunks.flatMap((chunk) => {
    const route = routeOf(chunk.facadeModuleId ?? '');
    return route === undefined ? [] : [{ route, files: withImports(bundle, chunk.fileName) }];
  });
  const layout = routes.find(({ route }) => route === '_app')?.files ?? [];
  const byPath = routes
    .filter(({ route }) => route !== '_app' && route !== '$')
    .map(({ route, files }): [string, Set<string>] => {
      const around = route.startsWith('_app/') ? layout : [];
      return [pathOf(route), new Set([...everywhere, ...around, ...files])];
    });
  return { everywhere, byPath };
}

/** A file and everything that it imports. */
function withImports(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of file.imports) withImports(bundle, imported, seen);
  return seen;
}

const pathOf = (route: string): string => `/${route.replace(/^_app\/?/u, '').replace(/(?:^|\/)index$/u, '')}`;
