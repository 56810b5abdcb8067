import { describe, expect, test } from 'vitest';
import { compareSpellings } from '../src/matching/spelling-similarity.ts';
import { areManAndWoman } from '../src/names/people/women-and-men.ts';

describe('a man and a woman of one name are two people', () => {
  test.each([
    ['roman', 'romana'],
    ['roberto', 'roberta'],
    ['adrien', 'adrienne'],
    ['fabian', 'fabiane'],
    ['karim', 'karima'],
    ['valentin', 'valentina'],
    ['vladislav', 'vladislava'],
    ['nazim', 'nazime'],
  ])('%s and %s', (man, woman) => {
    expect(areManAndWoman(man, woman)).toBe(true);
    expect(areManAndWoman(woman, man)).toBe(true);
    expect(compareSpellings(man, woman).similarity).toBe(0);
  });

  test.each([
    ['petrov', 'petrova', 'a family'],
    ['kuzmin', 'kuzmina', 'a family'],
    ['natali', 'natalia', 'one woman in two languages'],
    ['mari', 'maria', 'one woman in two languages'],
    ['robert', 'roberto', 'one man in two languages'],
  ])('%s and %s are not: %s', (one, other) => {
    expect(areManAndWoman(one, other)).toBe(false);
  });
});

test('a man’s and a woman’s name are two in different spellings, too', () => {
  expect(compareSpellings('rashid', 'rachida').similarity).toBe(0);
  expect(compareSpellings('rashid', 'rachid').similarity).toBeGreaterThan(0.85);
});

test('a Greek family and the one named after its son are two', () => {
  expect(compareSpellings('vlachos', 'vlachakis').similarity).toBe(0);
  expect(compareSpellings('vlachakis', 'vlahakis').similarity).toBeGreaterThan(0.8);
});

describe('fathers with different names are distinguished though their patronymics end alike', () => {
  test.each([
    ['stepanovich', 'semyonovich'],
    ['nikolayevna', 'mikhaylovna'],
  ])('%s and %s', (one, other) => {
    expect(compareSpellings(one, other).similarity).toBe(0);
  });

  test.each([
    ['andreyevich', 'andreevich'],
    ['sergeyevna', 'sergeevna'],
  ])('%s and %s are one', (one, other) => {
    expect(compareSpellings(one, other).similarity).toBeGreaterThan(0.85);
  });
});

describe('two common names with different kinds of vowels are two names', () => {
  test.each([
    ['jung', 'jang'],
    ['marko', 'mirko'],
  ])('%s and %s', (one, other) => {
    expect(compareSpellings(one, other).similarity).toBe(0);
  });

  test.each([
    ['ahmad', 'ahmed'],
    ['katarina', 'katerina'],
    ['sofia', 'sophia'],
  ])('%s and %s are one', (one, other) => {
    expect(compareSpellings(one, other).similarity).toBeGreaterThan(0.8);
  });
});
