import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** screening <- db <- api <- server; web takes the types and schemas of api, and ui. */
const REFUSED = [
  ['packages/screening/src', "{ x } from '@tamis/db/schema'"],
  ['packages/screening/src', "{ x } from '@tamis/api/risk/service'"],
  ['packages/screening/src', "{ x } from 'node:fs'"],
  ['packages/screening/src', "{ x } from 'node:fs/promises'"],
  ['packages/db/src', "{ x } from '@tamis/api/risk/service'"],
  ['packages/api/src', "{ x } from '@tamis/server/rest/table'"],
  ['packages/api/src', "{ x } from '@libsql/client/http'"],
  ['packages/api/src', "{ x } from 'hono/cors'"],
  ['packages/api/src', "{ x } from 'node:crypto'"],
  ['packages/ui/src', "{ x } from '@tamis/api/risk/schema'"],
  ['apps/web/src', "{ x } from '@tamis/db/schema'"],
  ['apps/web/src', "{ x } from '@tamis/screening/risk/bands'"],
  ['apps/web/src', "{ x } from '@tamis/api/risk/service'"],
] as const;
/** What the same places may import. */
const ALLOWED = [
  ['packages/screening/src', "{ x } from './other.ts'"],
  ['packages/db/src', "{ x } from '@tamis/screening'"],
  ['packages/api/src', "{ x } from '@tamis/screening/risk/bands'"],
  ['apps/web/src', "type { X } from '@tamis/api/risk/service'"],
  ['apps/web/src', "{ x } from '@tamis/api/risk/schema'"],
] as const;
const ALL = [...REFUSED, ...ALLOWED];

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
/** The files that the linter of this repository refuses for what they import. */
let refused: Set<string>;

const fileOf = (place: string, what: string) => join(place, `${what.replaceAll(/\W+/gu, '-')}.ts`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tamis-imports-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [place, what] of ALL) {
    const file = join(folder, fileOf(place, what));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import ${what};\n`);
  }
  refused = new Set(restrictedIn(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

function restrictedIn(cwd: string): string[] {
  const args = ['--format', 'json'];
  let output: string;
  try {
    output = execFileSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd, encoding: 'utf8' });
  } catch (error) {
    // What is found makes the linter end with 1.
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename);
}

test.each(REFUSED)('%s may not import %s', (place, what) => {
  expect(refused).toContain(fileOf(place, what));
});

test.each(ALLOWED)('%s may import %s', (place, what) => {
  expect(refused).not.toContain(fileOf(place, what));
});
