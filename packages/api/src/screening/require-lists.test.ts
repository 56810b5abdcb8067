import { expect, test } from 'vitest';
import { requireLists } from './require-lists.ts';

const ofac = { title: 'OFAC SDN List', parties: 18_000 };
const un = { title: 'UN Consolidated List', parties: 0 };

test('if there are lists, they are searched', () => {
  const set = { lists: [ofac] };
  expect(requireLists(set)).toBe(set);
});

test.each([
  [
    'no list',
    [],
    'No list has been imported yet, so nothing can be screened. An administrator can import one on the Lists page, or on the command line: pnpm cli lists import ofac <file>.',
  ],
  [
    'a list without parties',
    [ofac, un],
    'UN Consolidated List is empty: a search of it would find nobody, whatever the name. An administrator can import it again on the Lists page.',
  ],
])('with %s nothing is searched, and the error says what to do', (_, lists, sentence) => {
  expect(() => requireLists({ lists })).toThrow(sentence);
});
