/** The hand-written tables of names and words: one entry per line, written once and in the form of a lookup. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kinOf } from '../src/names/people/nicknames.ts';
import { loanWords } from '../src/names/tables/loan-words.ts';
import { nearNames } from '../src/names/tables/near-names.ts';

const linesOf = (table: string): string[] => table.trim().split('\n');
const folder = new URL('../src/names/tables/', import.meta.url);
/**
 * Tables that are text with one entry per line. Readings of characters are grouped differently, and bodies are
 * separated by strokes.
 */
const otherwise = /\.gen\.ts$|^(?:southern-\w+|vietnamese-readings|known-bodies|legal-forms-\w+)\.ts$/;
const files = readdirSync(folder).filter((file) => !otherwise.test(file));
const tables = await Promise.all(
  files.map(async (file) => {
    const all = Object.values<unknown>(await import(new URL(file, folder).href));
    return { file, lines: all.filter((table) => typeof table === 'string').flatMap(linesOf) };
  }),
);
const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
/** Whether a word occurs twice in a line. */
const twice = (line: string): boolean => new Set(line.split(' ')).size < line.split(' ').length;
const areOne = (one: string, other: string): boolean => kinOf(one).get(other) === 'transliteration';
const wordsOf = (table: string): string[][] => linesOf(table).map((line) => line.split(' '));

test('all of them are looked at', () => {
  expect(tables.filter(({ lines }) => lines.length > 1).length).toBeGreaterThan(20);
});

describe.each(tables)('$file', ({ lines }) => {
  test('separates its words by one space each, with nothing before, after or between them', () => {
    expect(lines.filter((line) => !/^\S+(?: \S+)*$/.test(line))).toEqual([]);
  });

  test('has no word twice in a line', () => {
    expect(lines.filter(twice)).toEqual([]);
  });

  test('has no word of two alphabets', () => {
    const words = lines.flatMap((line) => line.split(/[^\p{L}\p{M}]+/u));
    expect(words.filter((word) => alphabets.filter((letter) => letter.test(word)).length > 1)).toEqual([]);
  });

  test('is written in composed small letters', () => {
    expect(lines.filter((line) => line !== line.normalize('NFC').toLowerCase())).toEqual([]);
  });
});

test('loan words begin with the English word', () => {
  expect(wordsOf(loanWords).filter(([english = '']) => !/^[a-z]+$/.test(english))).toEqual([]);
});

test('near names are not spellings of one another', () => {
  const contradictions = wordsOf(nearNames).flatMap((names) =>
    names.flatMap((one, at) => names.slice(at + 1).filter((other) => areOne(one, other))),
  );
  expect(contradictions).toEqual([]);
});
