import { expect, test } from 'vitest';
import { analysePerson } from '../src/names/people/analyse-person.ts';
import { transcribedSpellings } from '../src/names/east-asian/transcribed-names.ts';

test.each([
  ['梅德韦丘克', 'medvechuk'],
  ['帕特鲁舍夫', 'patrushev'],
  ['扎哈罗娃', 'zaharova'],
  ['巴希尔', 'bashir'],
  ['季姆琴科', 'timchenko'],
])('the characters of %s are read as the sounds that they stand for', (name, spelling) => {
  expect(transcribedSpellings(name)).toContain(spelling);
});

test('traditional characters stand for the same', () => {
  expect(transcribedSpellings('梅德韋丘克')).toEqual(transcribedSpellings('梅德韦丘克'));
});

test('a word with a character that no foreign name is spelled with is none', () => {
  expect(transcribedSpellings('习近平')).toEqual([]);
});

test('however long a word is, it has a few spellings only', () => {
  expect(transcribedSpellings('拉罗利勒伦列'.repeat(4)).length).toBeLessThanOrEqual(8);
});

const readings = (name: string) => analysePerson(name).map(({ tokens }) => tokens.flatMap(({ forms }) => forms));

test('names are read like that where a dot stands between their words, and by their characters as well', () => {
  expect(readings('扬·马萨雷克')[0]).toEqual(expect.arrayContaining(['jan', 'masalek']));
  expect(readings('扬·马萨雷克').flat()).toContain('yang');
  expect(readings('马萨雷').flat()).not.toContain('masale');
});
