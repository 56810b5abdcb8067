import { expect, test } from 'vitest';
import { contradictedReasons } from '../src/features/matches/contradicted-reasons.ts';
import { aField } from './match-builders.ts';

const of = (...fields: Parameters<typeof aField>[]) =>
  Object.fromEntries(contradictedReasons(fields.map((field) => ({ fields: [aField(...field)] }))));

test.each([
  ['a full date', ['date', 'Date of birth', { note: 'Same date' }], ['Date of birth differs', 'Name only']],
  ['an identifier', ['identifier', 'Identifier', { verdict: 'match' }], ['Name only']],
  ['a country', ['country', 'Country', { note: 'Same country' }], ['Nationality differs']],
  ['a type', ['type', 'Type', { note: 'Same type' }], ['Different type']],
] as const)('%s that both sides have contradicts what says otherwise', (_, field, reasons) => {
  expect(Object.keys(of([...field]))).toEqual(reasons);
});

test.each([
  ['the year alone', ['date', 'Date of birth', { note: 'Year agrees' }]],
  ['an approximate date', ['date', 'Date of birth', { note: 'Same date, which the list calls approximate' }]],
  ['a successor', ['country', 'Country', { note: 'One succeeded the other' }]],
  ['a gender', ['gender', 'Gender', { note: 'Same gender' }]],
  ['another identifier', ['identifier', 'Identifier', { verdict: 'differs' }]],
] as const)('%s contradicts nothing', (_, field) => {
  expect(of([...field])).toEqual({});
});

test('of several matches one is enough', () => {
  expect(
    of(['date', 'Date of birth', { note: '3 years apart' }], ['date', 'Date of birth', { note: 'Same date' }]),
  ).toEqual({
    'Date of birth differs': 'same date',
    'Name only': 'same date',
  });
});
