import { expect, test } from 'vitest';
import { evidenceRows, likeName } from '../src/features/matches/evidence-rows.ts';
import { aMatch, aPart } from './match-builders.ts';

test('parts that are read within one written word start like names', () => {
  const match = aMatch({
    entityName: 'Abulghasem Mozaffari',
    matchedName: 'Abolqasem MOZAFARI',
    parts: [aPart('Abu', 'abu'), aPart('ghasem', 'qasem'), aPart('Mozaffari', 'MOZAFARI')],
    fields: [],
  });
  expect(evidenceRows(match).map(({ subject, listed }) => [subject, listed])).toEqual([
    ['Abu', 'Abu'],
    ['Ghasem', 'Qasem'],
    ['Mozaffari', 'MOZAFARI'],
  ]);
});

test.each([
  ['van den Berg', 'Jan van den Berg', 'van den Berg'],
  ['abu qasem Mozafari', 'Abolqasem Mozafari', 'Abu Qasem Mozafari'],
  ['gholam ali', 'gholamali', 'gholam ali'],
])('%j in %j is shown as %j', (read, name, shown) => {
  expect(likeName(read, name)).toBe(shown);
});
