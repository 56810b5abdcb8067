import { describe, expect, test } from 'vitest';
import { DEFAULT_THRESHOLD, buildIndex, compare, openIndex, screen } from '../src/index.ts';
import { aParty, aSubject } from './builders.ts';

const score = (one: string, other: string): number =>
  compare(aSubject({ name: one, type: 'company' }), aParty({ name: other, type: 'company' })).score;

describe('a sole trader is called by a person’s name, in full or by initials', () => {
  test.each([
    ['IP Sinitsyn K.D.', 'Individual Entrepreneur Sinitsyn Konstantin Dmitrievich'],
    ['ИП Орешкина Л. П.', 'IP Oreshkina Larisa Pavlovna'],
    ['ФОП Марченко С.В.', 'FOP Marchenko Serhii Volodymyrovych'],
    ['Sinitsyn K. D., IP', 'ИП Синицын Константин Дмитриевич'],
    ['Индивидуальный предприниматель Орешкина Лариса Павловна', 'ИП Орешкина Л.П.'],
  ])('%s is %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
    expect(score(other, one)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
  });

  test.each([
    ['IP Sinitsyn K.D.', 'Individual Entrepreneur Sinitsyn Boris Dmitrievich'],
    ['IP Sinitsyn K.D.', 'IP Sinitsyn B.D.'],
    ['ИП Орешкина Лариса Павловна', 'ИП Орешкина Людмила Павловна'],
  ])('%s is not %s', (one, other) => {
    expect(score(one, other)).toBeLessThan(DEFAULT_THRESHOLD);
    expect(score(other, one)).toBeLessThan(DEFAULT_THRESHOLD);
  });

  test('a company whose name begins with the same letters is not a person', () => {
    expect(score('IP Corvex Telecom', 'IP Corvex Telecom Ltd')).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
    expect(score('IP Corvex Telecom', 'C. T. Corvex')).toBeLessThan(DEFAULT_THRESHOLD);
  });

  test('a search finds what comparing finds', () => {
    const listed = aParty({ type: 'company', name: 'Individual Entrepreneur Sinitsyn Konstantin Dmitrievich' });
    const index = openIndex(buildIndex([{ id: 7, party: listed }]));
    const subject = aSubject({ name: 'ИП Синицын К. Д.', type: 'company' });
    expect(screen([index], subject).hits.map(({ id }) => id)).toEqual([7]);
  });
});
