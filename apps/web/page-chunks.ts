import type { Plugin, Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Files that several pages share, in the order in which they are loaded; each needs only those before it. */
const SHARED = ['load', 'vendor', 'start', 'app', 'pages', 'match'] as const;
type Shared = (typeof SHARED)[number];

/** What fetches a file when it is needed: all that the entry itself needs. */
const LOADER = /vite\/preload-helper/u;
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|scheduler|@tanstack|@trpc|seroval)\//u;
const ICON = /\/lucide-react\//u;
/** Words, badges and the like: few bytes each, and on most pages sooner or later. */
const SMALL = /\/(?:packages\/(?:ui|screening)\/src|packages\/api\/src\/alerts|features\/shared)\//u;
const ENTRY = /\/src\/main\.tsx$/u;
/** What so many pages need comes with the first of them. */
const MANY = 6;
/** The pages that show matches: what only these share, they have in one file, although none needs all of it. */
const OF_MATCHES: ReadonlySet<string> = new Set(['_app/matches', '_app/entity/$id', '_app/parties/$id']);
/** Schemas: few bytes each, and needed by pages that need nothing else of a match. */
const SCHEMA = /\/packages\/api\/src\//u;

/**
 * Puts modules that are needed together into one file, so that a page comes in a few requests on a slow network:
 * `vendor` seldom changes, `start` is needed by every page, `app` by whoever is signed in, the dashboard first, `pages` by
 * most pages beyond it, `match` by those that show matches. What else fewer pages share is left to the bundler.
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
            // The first that wants a module gets it, and all that it imports.
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

  /** What other pages need as well must not bring them the whole file of matches. */
  function addOfMatch(id: string, pages: ReadonlySet<string>): void {
    if ([...pages].every((page) => OF_MATCHES.has(page))) found.set(id, 'match');
    else found.set(id, SCHEMA.test(slashed(id)) ? 'app' : 'pages');
  }

  /**
   * A small module that two pages share goes to those that everybody has; where the dashboard, which comes first, does
   * without it, to those of the other pages. Undefined where it is left to the bundler: it would bring others along.
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

/** The pages that cannot be shown without a module, by its id; '' is the entry, which every page needs. */
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
/** The route whose page a module is, as its file is called: '_app/entity/$id'. */
export const routeOf = (id: string): string | undefined =>
  /\/src\/routes\/(.*)\.tsx\?tsr-split=component$/u.exec(slashed(id))?.[1];

const slashed = (id: string): string => id.replaceAll('\\', '/');
