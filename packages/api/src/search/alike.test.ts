import { buildIndex, openIndex } from '@tamis/screening';
import { expect, test } from 'vitest';
import { aListedParty } from '../../test/list-builders.ts';
import { aContext } from '../../test/test-context.ts';
import { alike } from './alike.ts';

test('a single letter resembles no whole name; a character that is a word may', async () => {
  const indexed = ['Karimullah', '李'].map((name, id) => ({ id, party: aListedParty({ name, dates: [] }) }));
  const indexes = [openIndex(buildIndex(indexed))];
  const ctx = await aContext();
  const found = async (q: string) =>
    (await alike(ctx, indexes, q, { threshold: 60, limit: 20 })).map(({ primaryName }) => primaryName);
  for (const q of ['k', 'K.', 'к']) expect(await found(q)).toEqual([]);
  expect(await found('karimulla')).toEqual(['Karimullah']);
  expect(await found('李')).toEqual(['李']);
});
