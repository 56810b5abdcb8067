import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  choiceParam,
  flagParam,
  idFrom,
  numberParam,
  parseSearch,
  stringifySearch,
  textParam,
} from '../src/features/shared/search-params.ts';

const Search = v.object({ q: textParam, page: numberParam, add: flagParam, tab: choiceParam(v.picklist(['high'])) });

test('a text stays a text, whatever it looks like', () => {
  for (const q of ['123', 'true', '"x"', 'Ångström & Søn', '周敏远']) {
    expect(v.parse(Search, parseSearch(stringifySearch({ q })))).toMatchObject({ q });
  }
  expect(stringifySearch({ q: '123' })).toBe('?q=123');
});

test('missing values are not in the URL', () => {
  expect(stringifySearch({ q: undefined, page: 2, add: true })).toBe('?page=2&add=true');
  expect(stringifySearch({})).toBe('');
});

test('an invalid value counts as missing', () => {
  expect(v.parse(Search, { page: '-1', add: 'yes', tab: 'highest' })).toEqual({});
  expect(v.parse(Search, { page: '3', add: 'true', tab: 'high' })).toEqual({ page: 3, add: true, tab: 'high' });
});

test.each([
  ['12', 12],
  ['0', null],
  ['1e3', null],
  ['abc', null],
  ['99999999999999999999', null],
])('the id in /entity/%s is %s', (param, id) => expect(idFrom(param)).toBe(id));
