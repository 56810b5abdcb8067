/** People and companies that are on no list: random given and family names of one country, and random company names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Subject } from '../src/party.ts';
import type { Random } from '../src/self-test/random.ts';
import { listsFolder } from './read-lists.ts';

type Locales = Record<string, Record<string, string[]>>;

const sectors = [
  'Construction',
  'Consulting',
  'Bakery',
  'Logistics',
  'Travel',
  'Software',
  'Trading',
  'Foods',
  'Motors',
  'Pharmacy',
  'Design',
  'Energy',
  'Shipping',
  'Textiles',
  'Electronics',
  'Media',
  'Capital',
  'Services',
];
const forms = ['LLC', 'Ltd', 'GmbH', 'S.A.', 'Inc', 'SARL', 'OOO', 'Co. Ltd', ''];

const isTable = (name: string): boolean => name.startsWith('first_name');

/** Random people: half with a birth date, half with a country. */
export function innocentPeople(count: number, random: Random): Subject[] {
  const locales: Locales = JSON.parse(
    gunzipSync(readFileSync(join(listsFolder, 'names/person_names_by_locale.json.gz'))).toString(),
  );
  const usable = Object.entries(locales).flatMap(([locale, tables]) => {
    const given = Object.entries(tables).flatMap(([name, names]) => (isTable(name) ? names : []));
    const family = Object.entries(tables).flatMap(([name, names]) => (name.startsWith('last_name') ? names : []));
    return given.length > 0 && family.length > 0 ? [{ locale, given, family }] : [];
  });
  return Array.from({ length: count }, () => {
    const { locale, given, family } = random.pick(usable);
    const subject: Subject = { names: [`${random.pick(given)} ${random.pick(family)}`], type: 'person' };
    if (random.integer(2) === 0)
      subject.dates = [
        `${1940 + random.integer(65)}-${String(1 + random.integer(12)).padStart(2, '0')}-${String(1 + random.integer(28)).padStart(2, '0')}`,
      ];
    const country = locale.split('_')[1];
    if (country?.length === 2 && random.integer(2) === 0) subject.countries = [country];
    return subject;
  });
}

/** Random companies named after people, letters and places. */
export function innocentCompanies(count: number, people: readonly Subject[], random: Random): Subject[] {
  return Array.from({ length: count }, () => {
    const word = random.pick(people).names[0]?.split(' ').at(-1) ?? 'Nomen';
    const second = random.integer(3) === 0 ? ` & ${random.pick(people).names[0]?.split(' ').at(-1) ?? ''}` : '';
    return {
      names: [`${word}${second} ${random.pick(sectors)} ${random.pick(forms)}`.trim()],
      type: 'company' as const,
    };
  });
}
