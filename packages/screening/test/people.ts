import { expect } from 'vitest';
import { DEFAULT_THRESHOLD, compare } from '../src/index.ts';
import { aParty, aSubject } from './builders.ts';

/** The score of two people with these names when nothing else is known. */
export const score = (one: string, other: string): number =>
  compare(aSubject({ name: one, type: 'person' }), aParty({ name: other, type: 'person' })).score;

/** Expects an alert at the default threshold, whichever of the two is listed. */
export function expectMatch(one: string, other: string): void {
  expect(score(one, other)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
  expect(score(other, one)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
}

/** Expects no alert at the default threshold, whichever of the two is listed. */
export function expectDiffer(one: string, other: string): void {
  expect(score(one, other)).toBeLessThan(DEFAULT_THRESHOLD);
  expect(score(other, one)).toBeLessThan(DEFAULT_THRESHOLD);
}
