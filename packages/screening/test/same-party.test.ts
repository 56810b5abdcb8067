import { expect, test } from 'vitest';
import { compare } from '../src/matching/compare.ts';
import type { ListRecord } from '../src/matching/same-party.ts';
import { partiesInSteps, samePartyInSteps } from '../src/matching/same-party.ts';
import type { ListedParty } from '../src/party.ts';
import { aDate, aName, aNationality, aParty, aSubject } from './builders.ts';

const born = { dates: [aDate('1968-03-14')] };

const onList = (list: string, name: string, details: Parameters<typeof aParty>[0] = born): ListRecord => ({
  list,
  party: aParty({ name, ...details }),
});

const open = onList('OFAC', 'Rustam Idrisovich Halvani');

/** The lists that also have the party. */
function alsoOn(record: ListRecord, others: readonly ListRecord[]): string[] {
  const steps = samePartyInSteps(record, others);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.map(({ record: { list } }) => list);
  }
}

test('one person on four lists, each with its own spelling, is one party', () => {
  const others = [
    onList('EU', 'Rustam Idrisovich HALVANI'),
    onList('UK', 'Рустам Идрисович Халвани'),
    onList('UN', 'Rustam Idrisovich Khalvani'),
  ];
  expect(alsoOn(open, others)).toEqual(['EU', 'UK', 'UN']);
});

test('records whose names are aliases in each other are one party', () => {
  const known = {
    ...born,
    names: [aName('Rustam Halvani'), aName('Yusuf al-Samarkandi', { kind: 'aka' })],
  };
  const other = {
    ...born,
    names: [aName('Yusuf al-Samarkandi'), aName('Rustam Halvani', { kind: 'aka' })],
  };
  expect(alsoOn(onList('OFAC', '', known), [onList('EU', '', other)])).toEqual(['EU']);
  // The other publisher does not know that name: an alias may belong to two people.
  const knowsLess = { ...born, names: [aName('Yusuf al-Samarkandi')] };
  expect(alsoOn(onList('OFAC', '', known), [onList('EU', '', knowsLess)])).toEqual([]);
});

test('less detail does not contradict: no date, a year only, a range or an approximate date', () => {
  const years = { from: '1966', to: '1969' };
  expect(alsoOn(open, [onList('EU', 'Rustam Idrisovich Halvani', {})])).toEqual(['EU']);
  for (const date of [{ from: '1968', to: '1968' }, years, { from: '1966', to: '1966', circa: true }]) {
    const other = onList('EU', 'Rustam Idrisovich Halvani', { dates: [date] });
    expect(alsoOn(open, [other])).toEqual(['EU']);
    expect(alsoOn(other, [open])).toEqual(['OFAC']);
  }
});

test('another date of birth, gender or document, or another type, is another party', () => {
  const passport = (value: string) => ({ ...born, identifiers: [{ kind: 'passport' as const, value, country: 'UZ' }] });
  const pairs: [Partial<ListedParty>, Partial<ListedParty>][] = [
    [born, { dates: [aDate('1971-11-02')] }],
    [
      { ...born, gender: 'male' },
      { ...born, gender: 'female' },
    ],
    [passport('AA1234567'), passport('BB7654321')],
    [born, { ...born, type: 'vessel' }],
  ];
  for (const [one, other] of pairs) {
    expect(alsoOn(onList('OFAC', 'Rustam Halvani', one), [onList('EU', 'Rustam Halvani', other)])).toEqual([]);
  }
});

test('a different country does not contradict: lists name citizenship and residence', () => {
  const steps = samePartyInSteps(onList('OFAC', 'Rustam Halvani', { ...born, countries: [aNationality('UZ')] }), [
    onList('EU', 'Rustam Halvani', { ...born, countries: [aNationality('RU')] }),
  ]);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value).toMatchObject([{ record: { list: 'EU' } }]);
  expect(step.value[0]?.fields).toContainEqual(
    expect.objectContaining({ field: 'country', subject: 'UZ', listed: 'RU', verdict: 'differs' }),
  );
});

test('a publisher has one record per party: never two of one list, and of another list the most similar one', () => {
  const likely = onList('EU', 'Rustam Idrisovich Halvani');
  const lessLikely = onList('EU', 'Rustam Idrisovich Halvani', {});
  expect(alsoOn(open, [onList('OFAC', 'Rustam Idrisovich Halvani')])).toEqual([]);
  expect(alsoOn(open, [lessLikely, likely])).toEqual(['EU']);
  // Of two equal records, on either side, it is impossible to say which one is meant.
  expect(alsoOn(open, [likely, { ...likely }])).toEqual([]);
  expect(alsoOn(open, [{ ...open }, likely])).toEqual([]);
  // Nor is it this one if another record of its own list is more similar.
  expect(alsoOn(lessLikely, [likely, open])).toEqual([]);
});

test('if two records contradict each other, neither is the same party', () => {
  const year = { dates: [{ from: '1968', to: '1968' }] };
  const inMarch = onList('EU', 'Rustam Idrisovich Halvani', { dates: [aDate('1968-03-14')] });
  const inJuly = onList('UK', 'Rustam Idrisovich Halvani', { dates: [aDate('1968-07-21')] });
  const inYear = onList('OFAC', 'Rustam Idrisovich Halvani', year);
  expect(alsoOn(inYear, [inMarch])).toEqual(['EU']);
  expect(alsoOn(inYear, [inMarch, inJuly])).toEqual([]);
});

test('a near name is not enough, though a search for one finds the other', () => {
  const [one, other] = ['Ivan Petrov', 'Ivan Sergeevich Petrov'];
  expect(compare(aSubject({ name: one }), aParty({ name: other })).match).toBe(true);
  expect(alsoOn(onList('UN', one, {}), [onList('UK', other, {})])).toEqual([]);
});

/** Splits records into parties and returns the lists of each. */
function partiesOf(...records: ListRecord[]): string[][] {
  const steps = partiesInSteps(records);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.map((party) => party.map(({ list }) => list));
  }
}

test('records are grouped into parties, each led by its first record', () => {
  const other = { dates: [aDate('1981-11-02')] };
  expect(
    partiesOf(
      open,
      onList('PEP', 'Ola Nord'),
      onList('EU', 'Rustam Idrisovich HALVANI'),
      onList('UK', 'Rustam Idrisovich Halvani', other),
      onList('UN', 'Rustam Idrisovich HALVANI', other),
    ),
  ).toEqual([['OFAC', 'EU'], ['PEP'], ['UK', 'UN']]);
});

test('a record without a date belongs to neither of two people with different dates', () => {
  const other = { dates: [aDate('1981-11-02')] };
  const undated = onList('UN', 'Rustam Idrisovich Halvani', {});
  expect(partiesOf(open, onList('EU', 'Rustam Idrisovich Halvani', other), undated)).toEqual([
    ['OFAC'],
    ['EU'],
    ['UN'],
  ]);
  expect(partiesOf(open, undated)).toEqual([['OFAC', 'UN']]);
});

test('records of one list are never one party, and neither of two equally similar ones is', () => {
  expect(partiesOf(open, onList('EU', 'Rustam Idrisovich Halvani'), onList('EU', 'Rustam Idrisovich Halvani'))).toEqual(
    [['OFAC'], ['EU'], ['EU']],
  );
  expect(partiesOf()).toEqual([]);
});
