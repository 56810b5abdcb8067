import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Where every package's unit tests leave their results. */
function unitResults(root: string): string[] {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, 'test-results/unit.json')),
  );
}

/** Old results must not be counted for a run that did not get as far as writing new ones. */
export function forgetUnitResults(root: string): void {
  for (const file of unitResults(root)) rmSync(file, { force: true });
}

export function unitCount(root: string): Count {
  const counts = unitResults(root)
    .filter((file) => existsSync(file))
    .map((file) => {
      const result = JSON.parse(readFileSync(file, 'utf8')) as {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        numTodoTests: number;
      };
      const skipped = result.numPendingTests + result.numTodoTests;
      return { passed: result.numPassedTests, failed: result.numFailedTests, skipped };
    });
  return counts.reduce(add, NOTHING);
}

/** A browser test that passed only when it was tried again counts as passed. */
export function browserCount(file: string): Count {
  if (!existsSync(file)) return NOTHING;
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
