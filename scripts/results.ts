import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The number of lines of a failure message to keep: enough to see what was expected, not the whole diff. */
const LINES_TOLD = 12;

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Results extends Count {
  /** The failures, each with its file, its name and the first lines of its message. */
  failures: string[];
}

export const NOTHING: Results = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function add(a: Results, b: Results): Results {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

/** One failure, of a test or of another check. */
export function failure(title: string, said = ''): Results {
  return { ...NOTHING, failed: 1, failures: [told(title, said)] };
}

function told(title: string, said: string): string {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, LINES_TOLD).map((line) => `    ${line}`)].join('\n');
}

/** Where every package's unit tests store their results. */
function unitResults(root: string): string[] {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'test-results/unit.json')),
  );
}

/** Removes old results, so that they do not count for a run that writes no new ones. */
export function forgetUnitResults(root: string): void {
  for (const file of unitResults(root)) rmSync(file, { force: true });
}

interface UnitFile {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

export function unitCount(root: string): Results {
  const counts = unitResults(root)
    .filter((file) => existsSync(file))
    .map((file) => {
      const result = JSON.parse(readFileSync(file, 'utf8')) as UnitFile;
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests,
        skipped: result.numPendingTests + result.numTodoTests,
        failures: unitFailures(result, root),
      };
    });
  return counts.reduce(add, NOTHING);
}

/** A file that could not be loaded is reported by its own name. */
function unitFailures(result: UnitFile, root: string): string[] {
  return result.testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [told(name, file.message ?? '')];
    return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages?.join('\n') ?? ''));
  });
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: BrowserTest[] }[];
}

interface BrowserTest {
  status: string;
  results: { error?: { message?: string } }[];
}

/** A browser test that passed only on a retry counts as passed. */
export function browserCount(file: string): Results {
  if (!existsSync(file)) return NOTHING;
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(browserFailures),
  };
}

function browserFailures(suite: Suite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) => told(`${spec.file}:${spec.line} › ${spec.title}`, test.results.at(-1)?.error?.message ?? '')),
  );
  return [...own, ...(suite.suites ?? []).flatMap(browserFailures)];
}

export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
