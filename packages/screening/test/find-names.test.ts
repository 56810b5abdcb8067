import { describe, expect, test } from 'vitest';
import { buildIndex, findIdsInSteps, findNames, findNamesInSteps, openIndex } from '../src/index.ts';
import { atOnce } from '../src/steps.ts';
import { aName, aParty } from './builders.ts';

const indexOf = (...names: string[]) =>
  openIndex(buildIndex(names.map((name, at) => ({ id: at + 1, party: aParty({ name, type: typeOf(name) }) }))));
const typeOf = (name: string) => (/(?:Ltd|Trading|Bank|Company|Ministry)\b/u.test(name) ? 'company' : 'person');
const findIds = (...asked: Parameters<typeof findIdsInSteps>) => atOnce(findIdsInSteps(...asked));
const found = (names: string[], text: string) => findNames([indexOf(...names)], text).map(({ name }) => name.text);

describe('names are found by some of their words', () => {
  test('the best first: the same name, its words, their beginnings, letters inside', () => {
    const names = ['Romanovich', 'Ann Romanov', 'Roman', 'Boris Roman', 'Xaviroman'];
    expect(found(names, 'roman')).toEqual(['Roman', 'Boris Roman', 'Romanovich', 'Ann Romanov', 'Xaviroman']);
  });

  test.each([
    ['rustam halvani', 'in its own order'],
    ['Halvani, RUSTAM', 'in another order and case'],
    ['halv rus', 'by the beginnings of its words'],
    ['rustm halvanni', 'with a slip in each word'],
    ['рустам халвани', 'in another script'],
  ])('%s finds a name %s', (text) => {
    expect(found(['Signe Almqvist', 'Rustam Halvani'], text)).toEqual(['Rustam Halvani']);
  });

  test('much less similar names are left out once a name is found, but are better than nothing', () => {
    const names = ['Pavel Prigozhin', 'Lyubov Prigozhina', 'Khaitian Presizhn'];
    expect(found(names, 'prigozhin')).toEqual(['Pavel Prigozhin', 'Lyubov Prigozhina']);
    expect(found(names.slice(2), 'prigozhin')).toEqual(['Khaitian Presizhn']);
  });

  test('every word must occur', () => {
    expect(found(['Anna Beispiel'], 'anna muster')).toEqual([]);
  });

  test.each([
    ['li', '李娜'],
    ['李', 'Li Na'],
    ['u', 'U Tun'],
    ['Ng', 'Ng Wei'],
    ['x', 'Xaver Moser'],
  ])('%s, however short, finds %s', (text, name) => {
    expect(found(['Signe Almqvist', name], text)).toContain(name);
  });

  test('company words are found by their letters: trad for Trading', () => {
    const names = ['Delta Trading Ltd', 'Omega Bank Ltd'];
    expect(found(names, 'delta trad')).toEqual(['Delta Trading Ltd']);
    expect(found(names, 'ban omeg')).toEqual(['Omega Bank Ltd']);
  });
});

test.each([
  'Delta Trading Ltd',
  'Omega Bank',
  'Halvani Overseas General Trading Company',
  'Joint Stock Company Northern Shipyard Development Institute',
  'Ministry of Posts Roads Bridges Harbours Canals Railways Lighthouses Mines Forests Rivers Lakes Dams and Wells',
])('a name typed in full agrees in full: %s', (name) => {
  const [best, next] = findNames([indexOf(name, `${name} Overseas Holding`)], name);
  expect(best).toMatchObject({ name: { text: name }, agreement: 1 });
  expect(next?.agreement).toBeLessThan(1);
});

test('a different or additional legal form is a further word', () => {
  const names = ['Delta Trading', 'Delta Trading Ltd', 'Delta Trading JSC'];
  const agreements = (text: string) =>
    findNames([indexOf(...names)], text).map(({ name, agreement }) => [name.text, agreement]);
  expect(agreements('delta trading ltd')).toEqual([
    ['Delta Trading', 1],
    ['Delta Trading Ltd', 1],
    ['Delta Trading JSC', expect.closeTo(0.99, 5)],
  ]);
});

test('says which name of a party was found, and how its words agree', () => {
  const party = aParty({ names: [aName('Carlos Ramirez'), aName('Ilich the Jackal', { kind: 'aka' })] });
  const index = openIndex(buildIndex([{ id: 7, party }]));
  expect(findNames([index], 'jackal')).toMatchObject([{ id: 7, index: 0, by: 'word', name: { kind: 'aka' } }]);
  expect(findNames([index], 'jack')).toMatchObject([{ by: 'beginning' }]);
  expect(findNames([index], 'jackel')).toMatchObject([{ by: 'spelling' }]);
  expect(findNames([index], 'ackal')).toMatchObject([{ by: expect.stringMatching(/spelling|inside/u) }]);
});

test('returns the best of the accepted ones, up to the number requested', () => {
  const index = indexOf('Ann One', 'Ann Two', 'Ann Three', 'Annabel Four');
  expect(findNames([index], 'ann', { limit: 2, accept: (id) => id !== 2 }).map(({ id }) => id)).toEqual([1, 3]);
});

test('each word is a step, so that a long query lets a host do other work', () => {
  const words = 'abdul boris carla dmitri elena'.split(' ');
  const steps = [...findNamesInSteps([indexOf('Ann One')], words.join(' '))];
  expect(steps.length).toBeGreaterThanOrEqual(words.length);
});

test('the numbers alone are those of all that are found', () => {
  const index = indexOf('Ann One', 'Ann Two', 'Boris Three', 'Annabel Four');
  expect(findIds([index], 'ann')).toEqual(new Set([1, 2, 4]));
  expect(findIds([index], 'ann', { accept: (id) => id !== 2 })).toEqual(new Set([1, 4]));
  // Names that are spelled far less alike are left out here too.
  const spelled = indexOf('Pavel Prigozhin', 'Lyubov Prigozhina', 'Khaitian Presizhn');
  expect(findIds([spelled], 'prigozhin')).toEqual(new Set([1, 2]));
  const many = indexOf(...Array.from({ length: 700 }, (_, at) => `Ann Name${at}`));
  expect(findIds([many], 'ann').size).toBe(700);
});

test('whatever is asked, there is an answer', () => {
  const index = indexOf('Anna Beispiel', '100% Pure Trading');
  for (const text of ['', ' ', '%', "'", '\u0000', '🙂', '習', ')(', 'a '.repeat(250), '~', '@', '#1', '^']) {
    expect(findNames([index], text)).toBeInstanceOf(Array);
  }
  expect(findNames([openIndex(buildIndex([]))], 'anna')).toEqual([]);
});
