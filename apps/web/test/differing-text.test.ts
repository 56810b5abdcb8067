import { expect, test } from 'vitest';
import { differingRuns } from '../src/features/matches/differing-text.ts';

/** The text, with the underlined parts in brackets. */
const marked = (subject: string, listed: string, by: 'letters' | 'words') =>
  differingRuns(subject, listed, by)
    .map(({ text, differs }) => (differs ? `[${text}]` : text))
    .join('');

test.each([
  ['Deripaska', 'Děripaska', 'D[ě]ripaska'],
  ['Deripaska', 'De\u030Cripaska', 'D[ě]ripaska'],
  ['Abramovitch', 'Abramovič', 'Abramovi[č]'],
  ['Haddar', 'al-Haddar', '[al-]Haddar'],
  ['Deripaska', 'DERIPASKA', 'DERIPASKA'],
])('by letters: %s, %s', (subject, listed, text) => {
  expect(marked(subject, listed, 'letters')).toBe(text);
});

test('by words, an accent is not a difference', () => {
  expect(marked('San Jose, Costa Rica', 'San José, Panama', 'words')).toBe('San José, [Panama]');
});
