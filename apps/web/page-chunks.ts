import type { Plugin, Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Files that several pages share, in the order in which they are loaded. Each needs only those before it. */
const SHARED = ['load', 'vendor', 'start', 'app', 'pages', 'match'] as const;
type Shared = (typeof SHARED)[number];

/** Loads a file on demand. It is all that the entry itself needs. */
const LOADER = /vite\/preload-helper/u;
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|@trpc|seroval)\//u;
const ICON = /\/lucide-react\//u;
/** Texts, badges and the like: a few bytes each, which most pages need sooner or later. */
const SMALL = /\/(?:packages\/(?:ui|screening)\/src|packages\/api\/src\/alerts|features\/shared)\//u;
const ENTRY = /\/src\/main\.tsx$/u;
/** A module that at least this many pages need is loaded with the first of them. */
const MANY = 6;
/** The pages that show matches. What only these share is in one file, although none needs all of it. */
const OF_MATCHES: ReadonlySet<string> = new Set(['_app/matches', '_app/entity/$id', '_app/parties/$id']);
/** Schemas: a few bytes each, also used by pages that need nothing else of a match. */
const SCHEMA = /\/packages\/api\/src\//u;

/**
 * Puts modules that are needed together into one file, so that a page loads in a few requests on a slow network.
 * `vendor` seldom changes. `start` is needed by every page, `app` by signed-in users (the dashboard first), `pages` by
 * most other pages, and `match` by those that show matches. The bundler decides about the rest.
 */
export function pageChunks(): Plugin {
  let shared = new Map<string, Shared>();
  return {
    name: 'page-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The first group that matches a module gets it, with everything it imports.
            codeSplitting: { groups: SHARED.map((name) => ({ name, test: (id) => shared.get(id) === name })) },
          },
        },
      },
    }),
    buildEnd() {
      shared = sharedModules(this);
    },
  };
}

function sharedModules(build: Modules): Map<string, Shared> {
  const found = new Map<string, Shared>();
  const pagesOf = pagesByModule(build);
  for (const [id, pages] of pagesOf) {
    const name = sharedBy(id, pages);
    if (name !== null) found.set(id, name);
  }
  for (const id of pagesOf.keys()) addIfSmall(id);
  for (const [id, pages] of pagesOf)
    if (!found.has(id) && pages.size > 1 && pages.has('_app/matches')) addOfMatch(id, pages);
  return found;

  /** A module that other pages need too must not make them load the whole file of matches. */
  function addOfMatch(id: string, pages: ReadonlySet<string>): void {
    if ([...pages].every((page) => OF_MATCHES.has(page))) found.set(id, 'match');
    else found.set(id, SCHEMA.test(slashed(id)) ? 'app' : 'pages');
  }

  /**
   * A small module that at least two pages share goes to `app`, or to `pages` if the dashboard, which comes first, does
   * not need it. Undefined if it is left to the bundler, because it would bring other modules along.
   */
  function addIfSmall(id: string): Shared | undefined {
    const known = found.get(id);
    if (known !== undefined) return known;
    const pages = pagesOf.get(id) ?? new Set();
    if (!SMALL.test(slashed(id)) || pages.size < 2) return undefined;
    const imported = new Set(importsOf(build, id).map(addIfSmall));
    if (imported.has(undefined)) return undefined;
    const name = pages.has('_app/index') && !imported.has('pages') ? 'app' : 'pages';
    found.set(id, name);
    return name;
  }
}

function sharedBy(id: string, pages: ReadonlySet<string>): Shared | null {
  const path = slashed(id);
  if (LOADER.test(path)) return 'load';
  if (FRAMEWORK.test(path)) return 'vendor';
  if (routeOf(id) !== undefined || ENTRY.test(path) || pages.size === 1) return null;
  if (pages.has('') || pages.has('auth')) return 'start';
  if (pages.has('_app') || (pages.has('_app/index') && (ICON.test(path) || pages.size >= MANY))) return 'app';
  return ICON.test(path) || pages.size >= MANY ? 'pages' : null;
}

/** The pages that need a module, by its id. '' is the entry, which every page needs. */
function pagesByModule(build: Modules): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const root of build.getModuleIds()) {
    const page = ENTRY.test(slashed(root)) ? '' : routeOf(root);
    if (page !== undefined) note(root, page);
  }
  return found;

  function note(id: string, page: string): void {
    const pages = found.get(id) ?? new Set();
    if (pages.has(page)) return;
    found.set(id, pages.add(page));
    for (const imported of importsOf(build, id)) note(imported, page);
  }
}

const importsOf = (build: Modules, id: string): readonly string[] => build.getModuleInfo(id)?.importedIds ?? [];
/** The route of the page that a module is, named as its file: '_app/entity/$id'. */
export const routeOf = (id: string): string | undefined =>
  /\/src\/routes\/(.*)\.tsx\?tsr-split=component$/u.exec(slashed(id))?.[1];

const slashed = (id: string): string => id.replaceAll('\\', '/');
