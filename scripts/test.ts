/**
 * `pnpm test`: runs all checks, the quickest first. At the end it repeats the failures, so that they are not lost among
 * what passed; the last line is the count of all tests. Another check, such as linting, counts as one failure if it fails.
 * `--verify` also builds.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.ts';
import {
  NOTHING,
  type Results,
  add,
  browserCount,
  countLine,
  failure,
  forgetUnitResults,
  unitCount,
} from './results.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'apps/web');
const inCi = !['', '0', 'false'].includes(process.env['CI'] ?? '');

/** Runs a program of this repository and passes on its output; true if it succeeds. */
function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<boolean> {
  console.log(`\n▸ ${[command, ...args].join(' ')}`);
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      ...options.env,
    },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A failed check counts as one failure; a passed one is not counted. */
async function check(command: string, args: string[]): Promise<Results> {
  return (await run(command, args)) ? NOTHING : failure([command, ...args].join(' '));
}

/** The tests' own count, plus a failure if the run failed without one: a file that does not load, a crash. */
function counted(ok: boolean, what: string, count: Results): Results {
  return ok || count.failed > 0 ? count : add(count, failure(`${what} did not run to their end`));
}

async function unitTests(): Promise<Results> {
  forgetUnitResults(root);
  const ok = await run('turbo', ['run', 'test', '--continue', '--concurrency', '2', '--output-logs', 'full']);
  return counted(ok, 'The unit tests', unitCount(root));
}

async function browserTests(): Promise<Results> {
  const chromium = findChromium(web);
  if (chromium === null) {
    console.error('\n!! NO BROWSER: the browser tests were not run. Install Chromium, or set CHROMIUM_PATH.');
    return inCi ? failure('No browser: the browser tests were not run') : { ...NOTHING, skipped: 1 };
  }
  const results = join(web, 'test-results/browser.json');
  rmSync(results, { force: true });
  const ok = await run(join(web, 'node_modules/.bin/playwright'), ['test', '--reporter=list,json'], {
    cwd: web,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  });
  return counted(ok, 'The browser tests', browserCount(results));
}

const steps: (() => Promise<Results>)[] = [
  () => check('oxfmt', ['--check']),
  () => check('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  () => check('tsc', ['-p', '.']),
  () => check('turbo', ['run', 'typecheck', '--output-logs', 'errors-only']),
  unitTests,
  browserTests,
];
if (process.argv.includes('--verify'))
  steps.push(() => check('turbo', ['run', 'build', '--output-logs', 'errors-only']));

let total = NOTHING;
for (const step of steps) total = add(total, await step());
if (total.failures.length > 0) console.log(`\nFailed:\n\n${total.failures.join('\n\n')}`);
console.log(`\n${countLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
