import { describe, expect, test } from 'vitest';
import { compare } from '../src/index.ts';
import { MisspeltWords, slipsBetween } from '../src/names/misspelt-words.ts';
import { analyse } from '../src/names/analyse.ts';
import { aParty, aSubject } from './builders.ts';

const score = (one: string, other: string): number =>
  compare(aSubject({ name: one, type: 'company' }), aParty({ name: other, type: 'company' })).score;
const wordsOf = (name: string): string[] =>
  analyse(name, 'organisation')[0]?.tokens.map((token) => token.forms[0] ?? '') ?? [];

describe('a shared word is recognised with one slip, a long one with two', () => {
  const known = new MisspeltWords(['bank', 'center', 'centr', 'tanker', 'trading', 'foundation', 'trade']);

  test.each([
    ['banck', 'bank'],
    ['bnak', 'bank'],
    ['bvnk', 'bank'],
    ['cenetr', 'center'],
    ['cener', 'center'],
    ['tradng', 'trading'],
    ['fmuhndation', 'foundation'],
  ])('%s is %s', (spelling, word) => {
    expect(known.closest(spelling)).toBe(word);
  });

  test.each(['tanner', 'bunk', 'banks', 'tradex', 'rank', 'fountainous', ''])('%s is another word', (spelling) => {
    expect(known.closest(spelling)).toBeUndefined();
  });

  test('slips are letters missing, added, changed or swapped', () => {
    expect(['trade', 'trde', 'traade', 'trude', 'tarde', 'truda'].map((word) => slipsBetween('trade', word))).toEqual([
      0, 1, 1, 1, 1, 2,
    ]);
  });

  test('a phrase is known by its words', () => {
    expect(wordsOf('Bueos Aires Servicios')).toEqual(wordsOf('Buenos Aires Servicios'));
  });
});

describe('the kind of a body does not distinguish it, its trade does', () => {
  test.each([
    ['Zafarani Network', 'Zafarani Group'],
    ['Zafarani Foundation', 'Zafarani Fund'],
  ])('%s is shown for %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test('with one own word, two trades are two companies', () => {
    expect(score('Zafarani Shipping', 'Zafarani Steel')).toBeLessThan(70);
    expect(score('Zafarani Shipping International', 'Zafarani Steel International')).toBeLessThan(70);
  });

  test('with two own words, a person would want to see them', () => {
    expect(score('Zafarani Behruzan Shipping', 'Zafarani Behruzan Steel')).toBeGreaterThanOrEqual(70);
  });
});

describe('short names, and names with their acronym', () => {
  test.each([
    ['BP', 'BP plc'],
    ['3M', '3M Company'],
    ['LG', 'LG'],
  ])('%s as a whole is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test.each([
    ['PDVSA Petroleos de Venezuela SA', 'Petróleos de Venezuela'],
    ['HSBC Hongkong and Shanghai Banking Corporation', 'Hongkong and Shanghai Banking Corporation'],
    ['DB Deutsche Bahn AG', 'Deutsche Bahn'],
    ['Federal Security Service (FSB)', 'FSB'],
  ])('%s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(70);
  });

  test('a word with the same beginning as the others that abbreviates nothing stays', () => {
    expect(wordsOf('Dana Deutsche Bahn')).toContain('dana');
  });

  test('three letters are met by chance', () => {
    expect(score('Munch Marinov Trading', 'MMT')).toBeLessThan(70);
  });
});

test('a bank is found in one word and in two', () => {
  expect(score('Halkbank', 'Türkiye Halk Bankası A.Ş.')).toBeGreaterThanOrEqual(70);
});
