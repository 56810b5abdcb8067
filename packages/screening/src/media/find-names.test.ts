import { describe, expect, test } from 'vitest';
import type { PartyType } from '../party.ts';
import { namedText } from './find-names.ts';

const found = (text: string, name: string, type: PartyType = 'person') =>
  namedText('', text)
    .placesOf(name, type)
    .map(({ start, end }) => text.slice(start, end));

describe('a person is found', () => {
  test.each([
    ['Police arrested Ada Lindqvist on Monday.', 'Ada Lindqvist', 'Ada Lindqvist'],
    ['Police arrested LINDQVIST Ada on Monday.', 'Ada Lindqvist', 'LINDQVIST Ada'],
    ['The trial of Ada Maria Lindqvist begins.', 'Ada Lindqvist', 'Ada Maria Lindqvist'],
    ['The trial of Ada M. Lindqvist begins.', 'Ada Lindqvist', 'Ada M. Lindqvist'],
    ['The trial of Ivan Petrov begins.', 'Иван Петрович Петров', 'Ivan Petrov'],
    ['Суд над Иваном: Иван Петров виновен.', 'Ivan Petrov', 'Иван Петров'],
    ["Jörg Müller's bank was raided.", 'Joerg Mueller', "Jörg Müller's"],
    ['Prosecutors named Rosa del Campo.', 'Rosa del Campo', 'Rosa del Campo'],
  ])('%s', (text, name, place) => expect(found(text, name)).toEqual([place]));

  test('wherever the article names them', () => {
    const text = 'Ada Lindqvist denies it. Prosecutors say Ada Lindqvist lied.';
    expect(found(text, 'Ada Lindqvist')).toEqual(['Ada Lindqvist', 'Ada Lindqvist']);
    expect(namedText('Ada Lindqvist charged', text).placesOf('Ada Lindqvist', 'person')[0]).toEqual({
      part: 'title',
      start: 0,
      end: 13,
    });
  });
});

describe('a person is not found', () => {
  test.each([
    ['by the family name alone', 'Police arrested Lindqvist on Monday.', 'Ada Lindqvist'],
    ['by the given name alone', 'Ada denies it.', 'Ada Lindqvist'],
    ['across a comma', 'They were Ada, Lindqvist and Holm.', 'Ada Lindqvist'],
    ['across sentences', 'He met Ada. Lindqvist was there.', 'Ada Lindqvist'],
    ['with words between', 'Ada met the Lindqvist family.', 'Ada Lindqvist'],
    ['as words of the language', 'The grant park was an open field.', 'Grant Park'],
    ['by half of the name', 'Maria Elena went home.', 'Maria Elena Lopez Garcia'],
    ['in another name', 'Ada Lindqvistson went home.', 'Ada Lindqvist'],
    ['in nothing', '', 'Ada Lindqvist'],
  ])('%s', (_, text, name) => expect(found(text, name)).toEqual([]));
});

describe('a company', () => {
  test.each([
    ['The regulator fined Volga Grain Trading heavily.', 'Volga Grain Trading LLC', ['Volga Grain Trading']],
    ['The regulator fined volga grain trading heavily.', 'Volga Grain Trading LLC', []],
    ['The regulator fined Bluewater on Monday.', 'Bluewater Ltd', ['Bluewater']],
    ['Bluewater was seen from the shore.', 'Bluewater Ltd', []],
    ['The regulator fined Volga on Monday.', 'Volga Grain Trading LLC', []],
  ])('%s', (text, name, places) => expect(found(text, name, 'company')).toEqual(places));
});

test('what no word of a text spells need not be looked for', () => {
  const { spellings } = namedText('Суд', 'Иван Петров met Jörg Müller.');
  for (const spelling of ['ivan', 'petrov', 'muller', 'mueller', 'met']) expect(spellings).toContain(spelling);
  expect(spellings).not.toContain('lindqvist');
});

test('a text without end is read to a point', () => {
  const text = 'Ada Lindqvist and others. '.repeat(50_000);
  expect(found(text, 'Ada Lindqvist')).toHaveLength(50);
});
