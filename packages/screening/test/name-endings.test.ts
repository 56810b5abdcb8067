import { describe, expect, test } from 'vitest';
import { compareSpellings } from '../src/matching/spelling-similarity.ts';
import { areManAndWoman } from '../src/names/name-endings.ts';

describe('a man and a woman of one name are two people', () => {
  test.each([
    ['roman', 'romana'],
    ['roberto', 'roberta'],
    ['adrien', 'adrienne'],
    ['fabian', 'fabiane'],
    ['karim', 'karima'],
    ['valentin', 'valentina'],
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

describe('fathers of different names are told apart though their names end alike', () => {
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

describe('two common names are two names where a vowel of another kind stands', () => {
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
