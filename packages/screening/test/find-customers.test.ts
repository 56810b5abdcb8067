import { describe, expect, test } from 'vitest';
import { type PartyType, buildIndex, compare, createCustomerFinder, openIndex } from '../src/index.ts';
import { randomFrom } from '../src/self-test/random.ts';
import { aDate, aName, aNationality, aParty, aSubject } from './builders.ts';

const own = [
  'Sapang',
  'Shipping',
  'Energia',
  'Medya',
  'Fatsa',
  'Morion',
  'Olga',
  'Peter',
  'Abel',
  'Berta',
  'Mikhail',
  'Rosa',
];
const shared = ['Shipping', 'Energy', 'Media', 'Foods', 'Ltd', 'El', 'Partners'];
const letters = ['A', 'B', 'P', '1', 'M', 'R', 'O'];

/** Many customers built from few words, so that one word of a query finds hundreds of them. */
function customersOf(type: PartyType, others: readonly string[]) {
  const chance = randomFrom(3);
  const word = (): string => chance.pick(chance.integer(3) === 0 ? own : others);
  const names = Array.from({ length: 700 }, () => Array.from({ length: 1 + chance.integer(3) }, word).join(' '));
  return { names, index: openIndex(buildIndex(names.map((name, id) => ({ id, party: aParty({ type, name }) })))) };
}
const people = customersOf('person', shared);
const companies = customersOf('company', [...shared, ...letters]);

describe.each([
  [
    'company',
    companies,
    [
      'Sapang',
      'Sapang Shipping Inc',
      'Energiya',
      'PAO Energiya',
      'AFA Medya',
      'FATSA',
      'Morion',
      'A. B.',
      'M.R.O.',
      'P',
    ],
  ],
  [
    'person',
    people,
    ['1-P', 'A. B.', 'B. A.', 'M.R.O.', 'DOCTOR M.R.O.', 'EL M', 'P', 'Peter P', 'Olga Shipping', 'One-P'],
  ],
] as const)('of customers that are each a %s', (type, { names, index }, listed) => {
  test.each(listed)('%s is told of those who reach the threshold, and of nobody else', (name) => {
    for (const strength of ['strong', 'weak'] as const) {
      for (const threshold of [66, 70, 85]) {
        const party = aParty({ type, names: [aName(name, { strength })] });
        const found = new Set<number>();
        createCustomerFinder([index], { threshold })(party, (id) => found.add(id));
        const alike = names.flatMap((customer, id) =>
          compare(aSubject({ type, name: customer }), party, { threshold }).match ? [id] : [],
        );
        expect([...found].toSorted((one, other) => one - other)).toEqual(alike);
      }
    }
  });
});

describe('if date and country agree, a weak name is enough', () => {
  const born = '1961-05-04';
  const written = [
    'Alba',
    'Nina',
    'Roman',
    'Ahmad Sabri',
    'Khalfan Ahmad',
    'D. Lavilla',
    'Milan',
    'Вагнер',
    'Salim Hamdan',
  ];
  const names = Array.from({ length: 900 }, (_, at) => written[at % written.length]!);
  const index = openIndex(
    buildIndex(
      names.map((name, id) => ({ id, party: aParty({ name, dates: [aDate(born)], countries: [aNationality('LY')] }) })),
    ),
  );

  test.each([
    'Al Libi',
    'Nanai',
    'Abdelrahmman',
    'Ahmed Khalfan Ahmed',
    'Salem Ahmed Salem Hamdan',
    'Mile D. Lavilla',
    'M. Lavilla',
    'Wagner',
  ])('%s is told of those who reach the threshold, and of nobody else', (name) => {
    const party = aParty({ name, dates: [aDate(born)], countries: [aNationality('LY')] });
    const found = new Set<number>();
    createCustomerFinder([index])(party, (id) => found.add(id));
    const alike = names.flatMap((customer, id) =>
      compare(aSubject({ type: 'person', name: customer, dates: [born], countries: ['LY'] }), party).match ? [id] : [],
    );
    expect([...found].toSorted((one, other) => one - other)).toEqual(alike);
  });
});
