import { describe, expect, it } from 'vitest';
import { companyWordSources } from './company-word-sources.ts';
import { townsOfStates } from '../tables/towns.ts';
import { isWithin } from './towns.ts';

const known = new Set(
  companyWordSources
    .filter(([name]) => name === 'place')
    .flatMap(([, words]) => words.trim().split('\n'))
    .map((line) => line.split(' ', 1)[0]),
);

describe('towns of states', () => {
  it('are places that the tables of words know, by their names there', () => {
    const places = townsOfStates.trim().split(/:? |\n/);
    expect(places.filter((place) => !known.has(place))).toEqual([]);
  });

  it('lie in their state, whichever is asked first, and in no other', () => {
    expect(isWithin('tehran', 'iran')).toBe(true);
    expect(isWithin('iran', 'tehran')).toBe(true);
    expect(isWithin('tehran', 'iraq')).toBe(false);
    expect(isWithin('tehran', 'shiraz')).toBe(false);
  });
});
