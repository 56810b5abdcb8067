/** Names of one country as the ear of another hears them. */
import { describe, expect, test } from 'vitest';
import { buildIndex, openIndex, screen } from '../src/index.ts';
import { frenchHeard } from '../src/names/by-ear/french.ts';
import { heardElsewhere } from '../src/names/by-ear/other-languages.ts';
import { polishHeard } from '../src/names/by-ear/polish.ts';
import { aParty, aSubject } from './builders.ts';
import { expectDiffer, expectMatch } from './people.ts';

describe('Polish', () => {
  test.each([
    ['wąchocki', ['vonkhotski']],
    ['dąbrowski', ['dombrovski']],
    ['dabrowska', ['dombrovska']],
    ['jędrzejczyk', ['yendzheychik']],
    ['wojciech', ['voytsekh', 'voychek']],
    ['zieba', ['#zemba', 'zhemba']],
  ])('%s is heard as %s', (name, heard) => expect(polishHeard(name)).toEqual(heard));

  test('only words in Polish spelling are read so', () => {
    for (const name of ['szabo', 'marks', 'lecz', 'cruz', 'warner']) expect(polishHeard(name)).toEqual([]);
  });

  test.each([
    ['Przemysław Wąchocki', 'Пшемыслав Вонхоцкий'],
    ['Krzysztof Dabrowski', 'Кшиштоф Домбровский'],
    ['Wojciech Szczepański', 'Voychek Shchepanski'],
    ['Grzegorz Zięba', 'Gzhegozh Zhemba'],
    ['Bożena Żurawska', 'Божена Журавская'],
  ])('%s, %s', (one, other) => expectMatch(one, other));

  test.each([
    ['Jan Zając', 'Jan Zajączek'],
    ['Jan Dąbrowski', 'Jan Dąbkowski'],
    ['Анна Степаньская', 'Anna Szczepańska'],
  ])('%s is not %s', (one, other) => expectDiffer(one, other));
});

describe('French', () => {
  test.each([
    ['beauchamp', ['#boshan']],
    ['leclerc', ['#lekler']],
    ['guillaume', ['#giem']],
    ['lacroix', ['#lakrua']],
    ['thibault', ['#tibo']],
    ['rocher', ['#roshe']],
  ])('%s is heard as %s', (name, heard) => expect(frenchHeard(name)).toEqual(heard));

  test('only words in French spelling are read so', () => {
    for (const name of ['howard', 'premier', 'baker', 'martinez']) expect(frenchHeard(name)).toEqual([]);
  });

  test.each([
    ['Guillaume Beauchamp', 'Гийом Бошан'],
    ['Jean Beauchamp', 'Жан Бошан'],
    ['Benoît Leclerc', 'Бенуа Леклер'],
    ['Xavier Lacroix', 'Ксавье Лакруа'],
  ])('%s, %s', (one, other) => expectMatch(one, other));

  test.each([
    ['Пьер Леру', 'Pierre Leroy'],
    ['Пьер Бланшар', 'Pierre Blanchet'],
    ['Pierre Renaud', 'Pierre Renault'],
  ])('%s is not %s', (one, other) => expectDiffer(one, other));
});

describe('Hungarian, Romanian and Italian', () => {
  test.each([
    ['mészáros', '#mesarosh'],
    ['szentgyörgyi', '#sentderdi'],
    ['văcăroiu', '#vekerou'],
    ['chiesa', '#keza'],
    ['guglielmi', '#gulelmi'],
  ])('%s is heard as %s', (name, heard) => expect(heardElsewhere(name)).toEqual([heard]));

  test.each([
    ['László Szentgyörgyi', 'Ласло Сентдьёрди'],
    ['Nicolae Văcăroiu', 'Николае Вэкэрою'],
    ['Călin Țăranu', 'Кэлин Цэрану'],
    ['Giovanni Chiesa', 'Джованни Кьеза'],
  ])('%s, %s', (one, other) => expectMatch(one, other));

  test.each([
    ['Ласло Сентдьёрди', 'László Szentpétery'],
    ['Кэлин Цэрану', 'Călin Ciobanu'],
  ])('%s is not %s', (one, other) => expectDiffer(one, other));
});

test.each([
  ['Гийом Бошан', 'Guillaume Beauchamp'],
  ['Guillaume Beauchamp', 'Гийом Бошан'],
  ['Ласло Сентдьёрди', 'László Szentgyörgyi'],
  ['Анна Домбровская', 'Anna Dabrowska'],
])('a search for %s finds %s by ear', (name, listed) => {
  const index = openIndex(buildIndex([{ id: 1, party: aParty({ name: listed, type: 'person' }) }]));
  expect(screen([index], aSubject({ name, type: 'person' })).hits).toHaveLength(1);
});
