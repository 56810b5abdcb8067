/**
 * Runs every benchmark, one after another. `--write` stores their output in docs/BENCHMARKS.md; `--five-million` also
 * measures an index of that many names, which takes some minutes and 4 GB of memory.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LARGE = 'packages/screening/bench/large.ts';
/** Writes the figures that the product shows to a source file as well. */
const KEEPS_FIGURES = 'packages/screening/bench/run.ts';
const BENCHMARKS = [
  KEEPS_FIGURES,
  LARGE,
  'apps/server/bench/run.ts',
  'apps/server/bench/command-line.ts',
  'apps/server/bench/lists-and-pages.ts',
];
const MARK = '<!-- figures -->';

const write = process.argv.includes('--write');
const forLarge = process.argv.filter((argument) => argument === '--five-million');
const forFigures = write ? ['--write'] : [];
const parts: string[] = [];
for (const file of BENCHMARKS) {
  const options = file === LARGE ? forLarge : file === KEEPS_FIGURES ? forFigures : [];
  const run = spawnSync(process.execPath, ['--expose-gc', file, ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(run.stdout);
  if (run.status !== 0) process.exit(run.status ?? 1);
  parts.push(run.stdout.trim());
}
if (write) {
  const page = `${root}docs/BENCHMARKS.md`;
  const [head = ''] = readFileSync(page, 'utf8').split(MARK);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  writeFileSync(
    page,
    `${head}${MARK}\n\nMeasured with \`pnpm bench --write\` on ${machine}.\n\n${parts.join('\n\n')}\n`,
  );
}
