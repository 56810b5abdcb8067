import { describe, expect, test } from 'vitest';
import { DEFAULT_THRESHOLD, compare } from '../src/index.ts';
import { aParty, aSubject } from './builders.ts';

const score = (one: string, other: string): number =>
  compare(aSubject({ name: one, type: 'company' }), aParty({ name: other, type: 'company' })).score;

describe('two dictionary words, two towns or two words of Mandarin syllables are two companies', () => {
  test.each([
    ['Greenwich Metals Inc', 'Greenwich Meals Inc'],
    ['Nordic Salmon AS', 'Nordic Saloon ApS'],
    ['Hamburg Chemie GmbH', 'Homburg Chemie GmbH'],
    ['Corvex Shipping', 'Corvex Shopping'],
    ['Shanghai Mingda Chemical', 'Shanghai Mingdu Chemical'],
    ['Nile Valley Cement', 'Nile Valley Dairy'],
  ])('%s, %s', (one, other) => expect(score(one, other)).toBeLessThan(DEFAULT_THRESHOLD));

  test.each([
    ['a slip that makes no word', 'Golden Horizon Trading', 'Golden Horizen Trading'],
    ['a slip of a shared word', 'Corvex Shipping', 'Corvex Shiping'],
    ['letters of one sound', 'Al Noor Petrochem FZE', 'Al Nour Petrochem Free Zone Establishment'],
    ['Han characters of a name', '江西洪都航空工业', 'Jiangxi Hongdu Aviation Industry'],
  ])('but not %s: %s, %s', (_what, one, other) => expect(score(one, other)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD));
});
