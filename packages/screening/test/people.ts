import { expect } from 'vitest';
import { DEFAULT_THRESHOLD, compare } from '../src/index.ts';
import { aParty, aSubject } from './builders.ts';

/** What a person of one name scores against a listed person of the other, with nothing else known. */
export const score = (one: string, other: string): number =>
  compare(aSubject({ name: one, type: 'person' }), aParty({ name: other, type: 'person' })).score;

/** The names alert by default, whichever of the two is listed. */
export function expectMatch(one: string, other: string): void {
  expect(score(one, other)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
  expect(score(other, one)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
}

/** The names do not alert by default, whichever of the two is listed. */
export function expectDiffer(one: string, other: string): void {
  expect(score(one, other)).toBeLessThan(DEFAULT_THRESHOLD);
  expect(score(other, one)).toBeLessThan(DEFAULT_THRESHOLD);
}
