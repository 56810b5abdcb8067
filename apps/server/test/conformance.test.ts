import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(join(repository, 'docs/CONFORMANCE.md'), 'utf8');

/** The rows of a sentence, a file and the title of a test in it. */
const rows = page
  .split('\n')
  .map((line) => /^\| (?<sentence>.+) \| `(?<file>[^`]+\.tsx?)` \| (?<title>.+) \|$/u.exec(line)?.groups)
  .filter((row) => row !== undefined)
  .map((row) => ({
    sentence: row['sentence'] ?? '',
    file: row['file'] ?? '',
    title: (row['title'] ?? '').replaceAll('\\|', '|'),
  }));

const sourceOf = (file: string) =>
  existsSync(join(repository, file)) ? readFileSync(join(repository, file), 'utf8') : '';

test.each(rows)('$sentence', ({ file, title }) => {
  const source = sourceOf(file);
  // As it stands in the source, between its quotation marks.
  expect(["'", '"', '`'].some((mark) => source.includes(`(${mark}${title}${mark}`))).toBe(true);
});

test('every section of the specification that can be tested is there, and no sentence twice', () => {
  const sections = [...page.matchAll(/^## (\d)\./gmu)].map(([, number]) => Number(number));
  expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rows.length).toBeGreaterThan(100);
  const sentences = rows.map(({ sentence }) => sentence);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});
