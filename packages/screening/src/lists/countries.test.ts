import { expect, test } from 'vitest';
import { Countries, countriesCalled, countryCode, countryName, countrySuccessors, countryText } from './countries.ts';

test.each([
  ['ru', 'RU'],
  ['RUS', 'RU'],
  ['Russian Federation', 'RU'],
  ['Russian', 'RU'],
  ['Korea, North', 'KP'],
  ["Democratic People's Republic of Korea", 'KP'],
  ['Democratic People’s Republic of Korea', 'KP'],
  ["KOREA, DEMOCRATIC PEOPLE'S REPUBLIC OF", 'KP'],
  ['Korea, South', 'KR'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Congo, Democratic Republic of the', 'CD'],
  ['CONGO, Democratic Republic of (was Zaire)', 'CD'],
  ['Congo, Republic of the', 'CG'],
  ['Bahamas, The', 'BS'],
  ['The Gambia', 'GM'],
  ['Cote d Ivoire', 'CI'],
  ["COTE D'IVOIRE", 'CI'],
  ['Türkiye', 'TR'],
  ['St. Kitts & Nevis', 'KN'],
  ['St Vincent and the Grenadines', 'VC'],
  ['BOSNIA AND HERZEGOWINA', 'BA'],
  ['Bosnia-Herzegovina', 'BA'],
  ['Virgin Islands, British', 'VG'],
  ['North Macedonia, The Republic of', 'MK'],
  ['Burma', 'MM'],
  ['Viet Nam', 'VN'],
  ['Palestinian', 'PS'],
  ['Region: Gaza', 'PS'],
  ['Region: Crimea', 'UA'],
  ['USSR', 'SU'],
  ['former Soviet Union', 'SU'],
  ['Ukrainian SSR', 'UA'],
  ['now Republic of Moldova', 'MD'],
  ['Zaire', 'CD'],
  ['Kosovo', 'XK'],
  ['Saudi Arabia citizenship', 'SA'],
  ['Iranian national', 'IR'],
  ['possibly Palestinian;arrested 23 Apr 2002', 'PS'],
  ['Latakia Province, Syria', 'SY'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
  ['Dominica', 'DM'],
  ['Dominican', 'DO'],
  ['Allemagne', 'DE'],
  ['Россия', 'RU'],
  ['中国', 'CN'],
  ['لبنان', 'LB'],
  ['РФ', 'RU'],
  ['Oroszország', 'RU'],
  ['Ryssland', 'RU'],
  ['रूस', 'RU'],
  ['Ελλάδα', 'GR'],
  ['საქართველო', 'GE'],
  ['ประเทศไทย', 'TH'],
  ['КНДР', 'KP'],
  ['한국', 'KR'],
  ['香港', 'HK'],
  ['Россия (РСФСР)', 'RU'],
  ['DDR', 'DE'],
  ['Weißrussland', 'BY'],
  ['UdSSR', 'SU'],
  ['ČSSR', 'XC'],
  ['Југославија', 'YU'],
  ['Rhodesia', 'ZW'],
  ['East Pakistan', 'BD'],
])('%s is %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test.each(['', '00', 'na', 'Tartous', 'Atlantis', 'Atlanta, GA', 'x'.repeat(200)])('%j names no country', (text) => {
  expect(countryCode(text)).toBe('');
});

test('a code has a name, and an unknown code stands for itself', () => {
  expect(countryName('RU')).toBe('Russia');
  expect(countryName('tr')).toBe('Türkiye');
  expect(countryName('ZZ')).toBe('ZZ');
});

test('a former country has successors', () => {
  expect(countrySuccessors('SU')).toContain('UZ');
  expect(countrySuccessors('XC')).toEqual(['CZ', 'SK']);
  expect(countrySuccessors('FR')).toEqual(['FR']);
});

test('a party has each country once in each role, and no unknown ones', () => {
  const countries = new Countries();
  countries.add('Lebanon', 'nationality');
  countries.add('Lebanese', 'nationality');
  countries.add('UNKNOWN', 'nationality');
  countries.addPlace('Giza, Egypt', 'birth');
  countries.addPlace('Somewhere', 'birth');
  countries.add('Atlantis', 'residence');
  expect(countries.list).toEqual([
    { code: 'LB', text: 'Lebanon', role: 'nationality' },
    { code: 'EG', text: 'Egypt', role: 'birth' },
    { code: '', text: 'Atlantis', role: 'residence' },
  ]);
});

test.each([
  ['BY', 'Belarus'],
  ['rus', 'Russia'],
  [' XK ', 'Kosovo'],
  ['Russian Federation', 'Russian Federation'],
  ['Atlantis', 'Atlantis'],
  ['ZZ', 'ZZ'],
  ['na', 'na'],
])('the country given as %j is read as %s', (given, read) => expect(countryText(given)).toBe(read));

test.each([
  ['turk', ['Türkiye', 'Turkmenistan', 'Turks and Caicos Islands']],
  ['Turkey', ['Türkiye']],
  ['TUR', ['Türkiye', 'Turkmenistan', 'Turks and Caicos Islands']],
  ['DE', ['Germany']],
  ['uk', ['United Kingdom']],
  ['Deutschland', ['Germany']],
  ['atlantis', []],
])('countries with a name that begins with %s', (beginning, called) => {
  expect(countriesCalled(beginning).toSorted()).toEqual(called.toSorted());
});
