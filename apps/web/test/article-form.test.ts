import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newText, TextForm } from '../src/features/media/article-form.ts';

const given = { ...newText(), title: 'Trader charged', source: 'Example Times', content: 'Ada Lindqvist was charged.' };
const faultOf = (day: string) => v.safeParse(TextForm, { ...given, day }).issues?.[0].message;

test('an article of today is taken, and one of a day that has not come is not', () => {
  expect(faultOf(given.day)).toBeUndefined();
  expect(faultOf('2019-12-31')).toBeUndefined();
  expect(faultOf('31.12.2019')).toBe('Published must be a day, YYYY-MM-DD');
  expect(faultOf('2999-01-01')).toBe('Published must not lie in the future');
});
