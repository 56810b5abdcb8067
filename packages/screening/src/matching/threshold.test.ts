import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THRESHOLD_FIGURES } from './threshold-figures.ts';
import { DEFAULT_THRESHOLD, figuresAt, THRESHOLD_BOUNDS } from './threshold.ts';

test('what was measured covers every threshold that can be set', () => {
  const measured = THRESHOLD_FIGURES.map(({ threshold }) => threshold);
  expect(measured[0]).toBe(THRESHOLD_BOUNDS.least);
  expect(measured.at(-1)).toBe(THRESHOLD_BOUNDS.most);
  expect(measured).toContain(DEFAULT_THRESHOLD);
});

test('the higher the threshold, the fewer innocents alert and the more known names are missed', () => {
  THRESHOLD_FIGURES.slice(1).forEach((row, at) => {
    const before = THRESHOLD_FIGURES[at]!;
    expect(row.peopleOf10000).toBeLessThanOrEqual(before.peopleOf10000);
    expect(row.companiesOf10000).toBeLessThanOrEqual(before.companiesOf10000);
    expect(row.missedOf10000).toBeGreaterThanOrEqual(before.missedOf10000);
  });
});

test('between two that were measured the figures lie on the line between them', () => {
  const [first, second] = THRESHOLD_FIGURES;
  expect(figuresAt(first!.threshold)).toEqual(first);
  const between = figuresAt(first!.threshold + 1);
  const line = first!.peopleOf10000 + (second!.peopleOf10000 - first!.peopleOf10000) / 5;
  expect(between.peopleOf10000).toBe(Math.round(line));
});

test('the benchmarks tell the same figures', () => {
  const page = readFileSync(new URL('../../../../docs/BENCHMARKS.md', import.meta.url), 'utf8');
  const rowOf = (name: string) =>
    page
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`))
      ?.split('|')
      .slice(2, -1)
      .map(Number);
  expect(rowOf('of 10,000')).toEqual(THRESHOLD_FIGURES.map(({ threshold }) => threshold));
  expect(rowOf('innocent people that alert')).toEqual(THRESHOLD_FIGURES.map(({ peopleOf10000 }) => peopleOf10000));
  expect(rowOf('innocent companies that alert')).toEqual(
    THRESHOLD_FIGURES.map(({ companiesOf10000 }) => companiesOf10000),
  );
  expect(rowOf('known names, changed, that are missed')).toEqual(
    THRESHOLD_FIGURES.map(({ missedOf10000 }) => missedOf10000),
  );
});
