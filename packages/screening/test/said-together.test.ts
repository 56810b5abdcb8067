import { describe, expect, test } from 'vitest';
import { buildIndex, compare, createCustomerFinder, openIndex, screen } from '../src/index.ts';
import { namesSaidTogether } from '../src/matching/said-together.ts';
import { aName, aParty, aSubject } from './builders.ts';

const called = (text: string) => aName(text, { kind: 'aka', strength: 'weak' });
const together = (...names: Parameters<typeof namesSaidTogether>[0]) =>
  namesSaidTogether(names).map(({ text }) => text);

describe('a by-name is used with the family name', () => {
  test.each([
    ['Otoniel Úsuga', 'Dairo Antonio USUGA DAVID', 'OTONIEL'],
    ['El Socio Restrepo', 'Eduardo RESTREPO VICTORIA', 'EL SOCIO'],
    ['Barbecue Cherizier', 'Jimmy CHERIZIER', 'Barbeque'],
    ['Sever Gaziev', 'TARKHAN ISMAILOVICH GAZIEV', 'Sever'],
    ['Вайнах Газиев', 'Тархан Исмаилович ГАЗИЕВ', 'Вайнах'],
  ])('%s is %s, known as %s, for comparing and searching', (asked, primary, byName) => {
    const subject = aSubject({ name: asked });
    const party = aParty({ names: [aName(primary), called(byName)] });
    const compared = compare(subject, party);
    expect(compared).toMatchObject({ match: true, evidence: { matchedNameKind: 'aka' } });
    expect(compared.evidence.matchedName.startsWith(`${byName} `)).toBe(true);
    const { hits } = screen([openIndex(buildIndex([{ id: 1, party }]))], subject);
    expect(hits.map(({ score }) => score)).toEqual([compared.score]);
    const customers = openIndex(buildIndex([{ id: 5, party: aParty({ name: asked }) }]));
    const found: number[] = [];
    createCustomerFinder([customers])(party, (id) => found.push(id));
    expect(found).toEqual([5]);
  });

  test('the family name is the part that the publisher marks, otherwise the part in capitals, otherwise the whole name', () => {
    const told = aName('Eduardo Restrepo Victoria', { parts: { given: 'Eduardo', family: 'Restrepo Victoria' } });
    expect(together(told, called('Socio'))).toEqual(['Socio Restrepo Victoria']);
    expect(together(aName('Eduardo RESTREPO'), called('Socio'))).toEqual(['Socio RESTREPO']);
    expect(together(aName('Eduardo Restrepo'), called('Socio'))).toEqual(['Socio Eduardo Restrepo']);
  });
});

describe('what a by-name is not said with', () => {
  test.each([
    ['a given name that many have, which would be a brother', 'Dairo Antonio USUGA DAVID', 'CARLOS'],
    ['another spelling of a word of the name', 'Tijani KARSHOM', 'KHARSHOUM'],
    ['a title', 'Gul KHAN', 'Doctor'],
    ['a name in another alphabet', 'Tarkhan Ismailovich GAZIEV', 'Вайнах'],
    ['a name of two words', 'Joaquin GUZMAN LOERA', 'Rapido Toro'],
    ['a name of one word, which tells no family', 'Hambali', 'Encep'],
  ])('%s', (_why, primary, byName) => {
    expect(together(aName(primary), called(byName))).toEqual([]);
  });

  test('another by-name: it is used with the primary name', () => {
    const alias = aName('Juan RESTREPO VICTORIA', { kind: 'aka' });
    expect(together(alias, aName('Dairo Antonio USUGA DAVID'), called('OTONIEL'))).toEqual(['OTONIEL USUGA DAVID']);
    expect(together(alias, called('OTONIEL'))).toEqual([]);
  });

  test('the name of a company', () => {
    const party = aParty({ type: 'company', names: [aName('Orion USUGA'), called('OTONIEL')] });
    const { evidence } = compare(aSubject({ name: 'Otoniel Usuga', type: 'company' }), party);
    expect(['Orion USUGA', 'OTONIEL']).toContain(evidence.matchedName);
  });
});

test('a weak by-name alone still says little', () => {
  const party = aParty({ names: [aName('Dairo Antonio USUGA DAVID'), called('OTONIEL')] });
  expect(compare(aSubject({ name: 'Otoniel' }), party).match).toBe(false);
  expect(compare(aSubject({ name: 'Otoniel Restrepo' }), party).match).toBe(false);
});
