import { describe, expect, test } from 'vitest';
import { buildIndex, compare, createCustomerFinder, mergeIndexes, openIndex, screen } from '../src/index.ts';
import type { ListedParty, Subject } from '../src/index.ts';
import { aDate, aNationality, aParty, aSubject } from './builders.ts';

const born = '1985-04-02';
const olga = (name: string, more: Partial<Subject> = {}): Subject => aSubject({ name, dates: [born], ...more });
const listed = (name: string, more: Partial<ListedParty> = {}): ListedParty =>
  aParty({ name, dates: [aDate(born)], ...more });

describe('a woman is found under another family name by her own names and her date of birth', () => {
  test.each([
    ['and her father’s', olga('Olga Nikolaevna Vetrova'), listed('Karpinskaya Olga Nikolaevna')],
    ['and her father’s, across alphabets', olga('Ольга Николаевна Ветрова'), listed('Olga Nikolayevna Karpinskaya')],
    [
      'as a date is typed',
      olga('Olga Nikolaevna Vetrova', { dates: ['02.04.1985'] }),
      listed('Olga Nikolaevna Sizova'),
    ],
    [
      'and a second name, if her gender is given',
      olga('Maria Fernanda Lopez', { gender: 'female' }),
      listed('María Fernanda Villaseñor', { gender: 'female' }),
    ],
    [
      'and her place of birth',
      olga('Jane Hathersedge', { gender: 'female', birthPlaces: ['Leeds'] }),
      listed('Jane Wolstenholme', { gender: 'female', birthPlaces: ['Leeds, England'] }),
    ],
    [
      'and her country, by a name that few bear',
      olga('Gulnora Maksudi', { countries: ['UZ'] }),
      listed('Gulnora Islamovna Sattorova', { countries: [aNationality('UZ')] }),
    ],
  ])('%s', (_by, subject, party) => {
    const { score, explanation } = compare(subject, party);
    expect(score).toBeGreaterThanOrEqual(70);
    expect(score).toBeLessThan(80);
    expect(explanation).toContain('as it may be by marriage');
  });

  test.each([
    ['another day', olga('Olga Nikolaevna Vetrova', { dates: ['1985-04-03'] }), listed('Olga Nikolaevna Karpinskaya')],
    [
      'a day that stands for none',
      olga('Olga Nikolaevna Vetrova', { dates: ['1985-01-01'] }),
      listed('Olga Nikolaevna Karpinskaya', { dates: [aDate('1985-01-01')] }),
    ],
    ['a twin', olga('Olga Nikolaevna Vetrova'), listed('Anna Nikolaevna Vetrova')],
    ['a man', olga('Oleg Nikolaevich Vetrov'), listed('Oleg Nikolaevich Karpinsky')],
    [
      'one given name alone',
      olga('Jane Hathersedge', { gender: 'female' }),
      listed('Jane Wolstenholme', { gender: 'female' }),
    ],
    [
      'a common given name and a country',
      olga('Anna Vetrova', { countries: ['RU'] }),
      listed('Anna Karpinskaya', { countries: [aNationality('RU')] }),
    ],
    ['whoever neither is told to be a woman', olga('Marlowe Fernanda Lopez'), listed('Marlowe Fernanda Villaseñor')],
    [
      'a man whose family name ends like a woman’s elsewhere',
      olga('Carlos Alberto Medina'),
      listed('Carlos Alberto Villaseñor'),
    ],
    [
      'another place of birth',
      olga('Olga Nikolaevna Vetrova', { birthPlaces: ['Samara'] }),
      listed('Olga Nikolaevna Karpinskaya', { birthPlaces: ['Vladivostok'] }),
    ],
  ])('but not %s', (_who, subject, party) => {
    expect(compare(subject, party).match).toBe(false);
  });
});

describe('a search finds her as a comparison does', () => {
  const parties = [
    listed('Olga Nikolaevna Karpinskaya'),
    listed('Anna Nikolaevna Vetrova'),
    listed('Zarvan Delvraki'),
    aParty({ name: 'Olga Nikolaevna Karpinskaya', dates: [aDate('1985-04-03')] }),
    listed('Olga Nikolaevna Wolstenholme'),
    listed('Maria Fernanda Villaseñor'),
  ];
  const segment = openIndex(buildIndex(parties.map((party, id) => ({ id, party }))));

  test.each([
    ['one list', segment],
    ['lists that are asked as one', openIndex(mergeIndexes([segment, segment]))],
  ])('of %s', (_lists, index) => {
    const subject = olga('Olga Nikolaevna Vetrova');
    const { hits } = screen([index], subject);
    expect(new Set(hits.map(({ id }) => id))).toEqual(new Set([0, 4]));
    expect(hits[0]!.score).toBe(compare(subject, parties[0]!).score);
  });

  test('though her gender is given on one side only', () => {
    const { hits } = screen([segment], olga('Maria Fernanda Lopez', { gender: 'female' }));
    expect(hits.map(({ id }) => id)).toEqual([5]);
  });

  test('and an update finds her among customers', () => {
    const found: number[] = [];
    createCustomerFinder([segment])(listed('Vetrova Olga Nikolaevna'), (id) => found.push(id));
    expect(found).toContain(0);
    expect(found).not.toContain(3);
  });
});
