/** Converts country names, as people and publishers write them, to ISO 3166-1 alpha-2 and back. */
import { ownValue } from '../own-value.ts';
import { countryRows, successors } from './tables/countries.ts';
import { otherCountryNames } from './tables/country-names.ts';
import type { CountryRole, PartyCountry } from '../party.ts';

/** English short names by code. */
const names = new Map<string, string>();
/** Alpha-2 codes by alpha-2 and alpha-3 code. */
const isoCodes = new Map<string, string>();
/** Codes by name, nationality and other spellings. */
const codes = new Map<string, string>();

for (const row of countryRows.trim().split('\n')) {
  const [code = '', alpha3 = '', name = '', adjectives = '', spellings = ''] = row.split('|');
  names.set(code, name);
  isoCodes.set(fold(code), code).set(fold(alpha3), code);
  for (const text of [name, ...adjectives.split(';'), ...spellings.split(';')]) {
    const key = fold(text);
    if (key !== '' && !codes.has(key)) codes.set(key, code);
  }
}

for (const row of otherCountryNames.trim().split('\n')) {
  const code = row.slice(0, 2);
  for (const text of row.slice(3).split(';')) {
    const key = fold(text);
    if (key !== '' && !codes.has(key)) codes.set(key, code);
  }
}

/** Letters and digits only, lower case, no accents; 'and' equals '&', and a leading 'the' is dropped. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[\p{M}.'’`ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^st /, 'saint ');
}

/** Words before a country's name that do not change which country is meant. */
const before = /^(?:now|currently|formerly|former|ex|possibly|probably|region|republic of|kingdom of|state of) /;
const after = / (?:citizenship|citizen|nationality|national|passport|origin|islands)$/;

/** Languages whose country names are recognised in addition to English, by script. */
const languages: readonly (readonly [script: RegExp, languages: string])[] = [
  [/\p{Script=Latin}/u, 'fr es de it pt nl pl tr sv da nb fi cs sk hu hr sl ro sq lt lv et is ca id ms vi az uz tk'],
  [/\p{Script=Cyrillic}/u, 'ru uk be bg sr mk kk ky uz-Cyrl tg mn'],
  [/\p{Script=Arabic}/u, 'ar fa ur ps ckb'],
  [/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u, 'zh zh-Hant ja ko'],
  [/[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}]/u, 'el he ka hy am'],
  [/[\u0900-\u0dff]/u, 'hi mr ne bn pa gu ta te kn ml si'],
  [/[\u0e00-\u109f\u1780-\u17ff]/u, 'th lo my km'],
];

const foreignCodes = new Map<string, ReadonlyMap<string, string>>();

/**
 * Names in other languages come from the host's own tables. They are read once per script, and only if English did not
 * help.
 */
function foreign(text: string): ReadonlyMap<string, string> | undefined {
  const some = languages.find(([script]) => script.test(text))?.[1];
  if (some === undefined) return undefined;
  let table = foreignCodes.get(some);
  if (!table) foreignCodes.set(some, (table = readForeign(some.split(' '))));
  return table;
}

function readForeign(some: readonly string[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const language of some)
    for (const style of ['long', 'short'] as const) {
      const display = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
      for (const code of names.keys()) {
        const key = fold(display.of(code) ?? '');
        if (key !== '' && !codes.has(key) && !table.has(key)) table.set(key, code);
      }
    }
  return table;
}

/** The country of that name. Codes do not count: within a place, 'CA' and 'GA' are more often American states. */
function named(text: string): string | undefined {
  const key = fold(text);
  const plain = key.replace(before, '').replace(before, '').replace(after, '').replace(after, '').replace(/^the /, '');
  return codes.get(key) ?? codes.get(plain) ?? foreign(key)?.get(key);
}

/** 'na' means 'not available' to the UN; it is Namibia only in upper case. */
function coded(text: string): string | undefined {
  return text === 'na' ? undefined : isoCodes.get(fold(text));
}

/** Lists repeat the same few hundred texts; the cache is bounded. */
const known = new Map<string, string>();
const MOST_KNOWN = 4000;
/** Longer texts are prose; no country name is that long. */
const LONGEST_NAME = 120;

/**
 * The ISO alpha-2 code of the country that a name, code or nationality means, in any common language and in the
 * spellings of the lists ('Korea, North', 'Iran (Islamic Republic of)', 'Syrian', 'Kazakh SSR', 'Homs, Syria'). Empty
 * if it means no known country.
 */
export function countryCode(text: string): string {
  if (text.length > LONGEST_NAME) return '';
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const code =
    coded(text) ??
    named(text) ??
    named(text.replace(/\([^)]*\)/g, ' ')) ??
    named(text.slice(text.lastIndexOf(',') + 1)) ??
    named(text.split(';', 1)[0] ?? '') ??
    '';
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, code);
  return code;
}

/** The English short name of an ISO alpha-2 code; the code itself if unknown. */
export function countryName(code: string): string {
  return names.get(code.toUpperCase()) ?? code;
}

/** A country for display: a bare code becomes the English short name, any other text stays unchanged. */
export function countryText(given: string): string {
  const code = coded(given.trim());
  return code === undefined ? given : countryName(code);
}

/**
 * English short names of the countries that have a name with this beginning ('turk': Türkiye, Turkmenistan) or this
 * code.
 */
export function countriesCalled(beginning: string): string[] {
  const start = fold(beginning);
  const isLong = start.length >= MIN_BEGINNING_LENGTH;
  const called = isLong ? Array.from(codes, ([name, code]) => (begins(name, start) ? code : '')) : [];
  return [...new Set([countryCode(beginning), isoCodes.get(start) ?? '', ...called])]
    .filter((code) => code !== '')
    .map(countryName);
}
const MIN_BEGINNING_LENGTH = 3;
/** Longer names begin with another country's name: Turkish Republic of Northern Cyprus. */
const MAX_WORDS = 3;
const begins = (name: string, start: string): boolean => name.startsWith(start) && name.split(' ').length <= MAX_WORDS;

/** The present countries in the territory of a former one (SU, YU, CS, XC, AN); the code itself for any other. */
export function countrySuccessors(code: string): readonly string[] {
  return ownValue(successors, code) ?? [code];
}

/** Words by which publishers state that a value is unknown. */
const unknown = new Set([
  '',
  '00',
  'na',
  'n a',
  'unknown',
  'undetermined',
  'none identified',
  'null',
  'stateless',
  'tbc',
]);

/** A party's countries without duplicates. Texts that mean 'unknown' are left out. */
export class Countries {
  readonly list: PartyCountry[];

  /** @param known the countries that are already known. */
  constructor(known: readonly PartyCountry[] = []) {
    this.list = [...known];
  }

  add(text: string, role: CountryRole, code = countryCode(text)): void {
    if (unknown.has(fold(text)) && code === '') return;
    if (this.list.some((known) => known.role === role && known.code === code && (code !== '' || known.text === text))) {
      return;
    }
    this.list.push({ code, text, role });
  }

  /** Like `add`, but returns the code, empty if the text names no known country. */
  addNamed(text: string, role: CountryRole): string {
    const code = countryCode(text);
    this.add(text, role, code);
    return code;
  }

  /** A country given by its ISO alpha-2 code (in either case) or by its name. */
  addCodeOrName(text: string, role: CountryRole): void {
    const code = text.length === 2 ? countryCode(text.toUpperCase()) : '';
    if (code === '') this.add(text, role);
    else this.add(countryName(code), role, code);
  }

  /** The country at the end of a place ('Giza, Egypt'), if any. */
  addPlace(place: string, role: CountryRole): void {
    const text = place.slice(place.lastIndexOf(',') + 1).trim();
    const code = text.length > LONGEST_NAME ? '' : (named(text) ?? '');
    if (code !== '') this.add(text, role, code);
  }
}
