import { expect, test } from 'vitest';
import { aContext } from '../../test/test-context.ts';
import { aListedParty } from '../../test/list-builders.ts';
import { changedComparedFields } from './party-changes.ts';
import { partyToStore } from './read-parties.ts';

test('the fields that are reported as changed are those that the hash of a revision includes', async () => {
  const { createHash } = await aContext();
  const before = aListedParty();
  const changes = [
    { type: 'company' as const },
    { dates: [] },
    { gender: 'female' as const },
    { countries: [] },
    { birthPlaces: ['Tashkent'] },
    { identifiers: [{ kind: 'passport' as const, value: 'A1' }] },
    { remarks: 'Known for long.' },
    { programmes: [] },
    { addresses: [{ text: 'Main street 1' }] },
  ];
  const told = changes.map((change) => changedComparedFields(before, { ...before, ...change }).length > 0);
  const hashOf = (party: typeof before) => partyToStore(createHash, party).matchHash;
  expect(told).toEqual(changes.map((change) => hashOf({ ...before, ...change }) !== hashOf(before)));
  expect(told).toEqual([true, true, true, true, true, true, false, false, false]);
});
