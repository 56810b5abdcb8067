import { buildIndex, openIndex } from '@tamis/screening';
import { expect, test } from 'vitest';
import { aListedParty } from '../../test/list-builders.ts';
import { alike } from './alike.ts';

test('a single letter resembles no whole name; a character that is a word may', () => {
  const indexed = ['Karimullah', '李'].map((name, id) => ({ id, party: aListedParty({ name, dates: [] }) }));
  const indexes = [openIndex(buildIndex(indexed))];
  const found = (q: string) => alike(indexes, q, { threshold: 60 }).map(({ primaryName }) => primaryName);
  for (const q of ['k', 'K.', 'к']) expect(found(q)).toEqual([]);
  expect(found('karimulla')).toEqual(['Karimullah']);
  expect(found('李')).toEqual(['李']);
});
