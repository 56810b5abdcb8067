import { expect, test } from 'vitest';
import { acronymsIn } from '../src/features/shared/acronyms.ts';

test.each([
  ['PEP', 'PEP: politically exposed person'],
  ['UK HMT List', 'UK: United Kingdom; HMT: His Majesty’s Treasury'],
  ['OFAC-CONS', 'OFAC: Office of Foreign Assets Control, US Treasury'],
  ['Sanctioned', undefined],
  ['50 % rule', undefined],
])('%j is explained as %j', (text, explanation) => {
  expect(acronymsIn(text)).toBe(explanation);
});
