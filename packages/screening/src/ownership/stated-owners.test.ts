import { expect, test } from 'vitest';
import { statedOwners } from './stated-owners.ts';

const inRemarks = (remarks: string) => statedOwners({ remarks }).map(({ relation, name }) => `${relation}: ${name}`);

test("OFAC's links, in the tables' words and in those of the advanced XML", () => {
  expect(
    inRemarks('Secondary sanctions risk: invented; Linked To: GREY FLEET (GF)-EAST; Linked To: IVAN QUELL. More.'),
  ).toEqual(['Linked To: GREY FLEET (GF)-EAST', 'Linked To: IVAN QUELL']);
  expect(inRemarks('(Linked To: GREY FLEET)')).toEqual(['Linked To: GREY FLEET']);
  expect(inRemarks('Owned or Controlled By GREY FLEET LLC (900002). Linked To QUELL, Ivan (900003).')).toEqual([
    'Linked To: QUELL, Ivan',
    'Owned or controlled by: GREY FLEET LLC',
  ]);
});

test('parties with which OFAC forbids transactions are not owners of the party', () => {
  const prohibited = 'Transactions Prohibited For Persons Owned or Controlled By U.S. Financial Institutions';
  expect(inRemarks(`${prohibited}: North Korea Sanctions Regulations section 510.214; Linked To: GREY FLEET.`)).toEqual(
    ['Linked To: GREY FLEET'],
  );
});

test('the prose of the UK list, as far as the clause goes', () => {
  expect(
    inRemarks(
      'It is owned or controlled, directly or indirectly, by Ivan Quell and is involved in much. Parent company: Grey Fleet Ltd.',
    ),
  ).toEqual(['Owned or controlled by: Ivan Quell', 'Parent company: Grey Fleet Ltd']);
});

test('owners that a list names as such, with their share; each once', () => {
  expect(statedOwners({ owners: [{ name: 'Ivan Quell', share: 25 }, { name: 'Maria Stern' }] })).toEqual([
    { relation: 'Owner', name: 'Ivan Quell', share: 25 },
    { relation: 'Owner', name: 'Maria Stern', share: null },
  ]);
  expect(inRemarks('Linked To: A B; Linked To: A B.')).toHaveLength(1);
});

test('prose without an owner names none, however long', () => {
  expect(inRemarks('')).toEqual([]);
  expect(inRemarks('It owns or controls nothing. Linked To: ')).toEqual([]);
  expect(inRemarks('Linked To: ('.repeat(5_000))).toEqual([]);
});
