import { expect, test } from 'vitest';
import { areOneParty } from '../src/features/matches/one-party.ts';

const rows = (...partyIds: number[][]) => partyIds.map((row) => row.map((partyId) => ({ partyId })));

test('rows are about one party if each shares a record with another', () => {
  expect(areOneParty(rows([1, 2, 3]))).toBe(true);
  expect(areOneParty(rows([1], [1]))).toBe(true);
  expect(areOneParty(rows([1, 2], [3, 4], [2, 3]))).toBe(true);
  expect(areOneParty(rows([1], [2]))).toBe(false);
  expect(areOneParty(rows([1, 2], [2], [3, 4], [4]))).toBe(false);
});
