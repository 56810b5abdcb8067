/** The publishers' own files, where they are at hand (TAMIS_LISTS, or shared/lists beside the repository); else skipped. */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { fieldsOf, listOf, textIn } from '@tamis/screening/lists/json-value';
import { clean, type XmlNode } from '@tamis/screening/lists/xml-node';
import { describe, expect, test } from 'vitest';
import { asAdvanced } from '../../test/list-as-advanced.ts';
import { euTable, recordsOf, ukTable } from '../../test/list-as-table.ts';
import {
  addresses,
  asUkDate,
  countries,
  dates,
  differences,
  familyFirst,
  hasWords,
  identifiers,
  lacking,
  names,
  remarks,
  textOfFirst,
  type Place,
} from '../../test/list-comparing.ts';
import { byRef, createHash, read as readContent, type Reading } from '../../test/list-reading.ts';
import { secoXml } from '../../test/seco-xml.ts';
import { readList } from './read-list.ts';

const folder = process.env['TAMIS_LISTS'] ?? fileURLToPath(new URL('../../../../../shared/lists', import.meta.url));

const OFAC = 'ofac/SDN_REBUILT_2024-05-03.xml.gz';
const EU = 'eu/xmlFullSanctionsList_1_1_REBUILT_2026-02.xml.gz';
const UK = 'uk/UK-Sanctions-List_REBUILT_2026-08-22.xml.gz';
const UN = 'un/un_consolidated_2025-04-19.xml.gz';
const OFAC_TABLES = [
  'ofac/sdn_2023-12-05.csv.gz',
  'ofac/alt_2024-09.csv.gz',
  'ofac/add_2025-02.csv.gz',
  'ofac/sdn_comments_2025-02.csv',
];

function stream(file: string): ReadableStream<Uint8Array> {
  // Node's type of a web stream and the web's own differ in name only.
  return Readable.toWeb(createReadStream(join(folder, file))) as ReadableStream<Uint8Array>;
}

/** Each list is read once for all tests. */
const readings = new Map<string, Promise<Reading>>();

function read(...files: string[]): Promise<Reading> {
  const key = files.join(' ');
  const reading = readings.get(key) ?? readFiles(files);
  readings.set(key, reading);
  return reading;
}

async function readFiles(files: readonly string[]): Promise<Reading> {
  const [parties, rejects]: [Reading['parties'], Reading['rejects']] = [[], []];
  const summary = await readList(files.map(stream), {
    createHash,
    onBatch(batch) {
      parties.push(...batch.parties);
      rejects.push(...batch.rejects);
    },
  });
  return { summary, parties, rejects };
}

function text(file: string): string {
  const bytes = readFileSync(join(folder, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The records of a list whose values the parties lack; the `unless` are no information, or are read as something else. */
async function lost(
  file: string,
  ref: (record: XmlNode) => string | undefined,
  places: Place[],
  unless: RegExp,
): Promise<string[]> {
  const parties = byRef(await read(file));
  const records = await recordsOf(stream(file));
  return records
    .flatMap((record) => lacking(record, parties.get(ref(record) ?? ''), places))
    .filter((one) => !unless.test(one));
}

describe.skipIf(!existsSync(folder))('published lists', { timeout: 120_000 }, () => {
  test.each([
    [OFAC, { list: 'ofac', parties: 14_973, declaredCount: 14_973, publishedAt: '2024-05-03' }],
    ['ofac/consolidated_nonsdn_2022-06-02.xml', { list: 'ofac-cons', parties: 449, publishedAt: '2022-06-02' }],
    [EU, { list: 'eu', parties: 5860, names: 29_826 }],
    [UK, { list: 'uk', parties: 6349, publishedAt: '2026-08-22' }],
    ['un/un_consolidated_2023-08-23.xml.gz', { list: 'un', parties: 955, publishedAt: '2023-08-23' }],
    [UN, { list: 'un', parties: 877, publishedAt: '2025-04-19' }],
    ['ofac/sdn_advanced_small_sample.xml', { format: 'ofac-advanced', list: 'ofac', parties: 1, names: 5 }],
    ['ofac/sdn_2023-12-05.csv.gz', { format: 'ofac-csv', list: 'ofac', parties: 13_479 }],
    [
      'uk/UK-Sanctions-List_csv_header_and_1_real_line_2026-10-08.csv',
      { list: 'uk', parties: 1, publishedAt: '2026-10-08' },
    ],
    [
      'fragments-2026/EU_csv_1_1_first21cols_2026-08-05_fragment.csv',
      { list: 'eu', parties: 1, publishedAt: '2026-08-05' },
    ],
    ['pep/everypolitician_flat_2015-11-30.csv.gz', { list: 'every-politician', parties: 49_484 }],
    ['pep/us_legislators-current.yaml.gz', { list: 'us-congress', parties: 537 }],
    ['pep/us_executive.yaml', { list: 'us-executive', parties: 80 }],
    ['other/worldbank_debarred.json.gz', { list: 'world-bank', parties: 1370, publishedAt: '2026-02-21' }],
    ['other/entities.ftm_tiny_sample.jsonl', { format: 'follow-the-money', parties: 6, names: 35 }],
  ])('%s is read whole, every record', async (file, expected) => {
    expect((await read(file)).summary).toMatchObject({ ...expected, rejected: 0 });
  });

  test('the tables of the OFAC consolidated list are read together', async () => {
    const files = ['prim', 'alt', 'add', 'comments'].map((table) => `ofac/cons_${table}_2025-12.csv`);
    expect((await read(...files)).summary).toMatchObject({
      list: 'ofac-cons',
      parties: 442,
      names: 1587,
      rejected: 0,
      notes: [],
    });
  });

  test.each([
    ['eu/eu_global_oldformat_2016-02-11.xml.gz', 'This is the EU list in the format used before 2018'],
    ['uk/ofsi_conlist_2018-04-13.csv.gz', 'This is the OFSI consolidated list, closed on 28 January 2026'],
    ['other/consolidated_small_sample.csv', 'This is the US Consolidated Screening List as CSV'],
    ['names/common-forenames-by-country.csv', 'This is a table, but not a known list'],
    ['fragments-2026/SDN_2026-06-22_fragment.xml', 'The file declares 19082 records, but holds 2.'],
  ])('%s is refused by name', async (file, sentence) => {
    await expect(read(file)).rejects.toThrow(sentence);
  });

  test('no value of an OFAC record is lost', async () => {
    const known: Place[] = [
      ['lastName', names],
      ['firstName', names],
      ['akaList/aka/lastName', names],
      ['programList/program', ({ programmes }) => programmes],
      ['title', ({ positions }) => positions],
      ['remarks', remarks],
      ['nationalityList/nationality/country', countries],
      ['placeOfBirthList/placeOfBirthItem/placeOfBirth', ({ birthPlaces }) => birthPlaces],
      ['addressList/address/address1', addresses],
      ['addressList/address/city', addresses],
      ['vesselInfo/callSign', identifiers, hasWords],
    ];
    expect(await lost(OFAC, (record) => textOfFirst(record, 'uid'), known, /: remarks /)).toEqual([]);
  });

  test('no value of an EU record is lost', async () => {
    const known: Place[] = [
      ['nameAlias@wholeName', names],
      ['birthdate@birthdate', dates],
      ['birthdate@city', ({ birthPlaces }) => birthPlaces],
      ['regulation@programme', ({ programmes }) => programmes],
      ['nameAlias@function', ({ positions }) => positions],
      ['identification@number', identifiers, hasWords],
      ['address@street', addresses],
      ['remark', remarks],
      ['regulation@numberTitle', remarks],
    ];
    expect(
      await lost(
        EU,
        (record) => record.attributes['logicalId'],
        known,
        /(?:IMO|: identification@number (?:na|unknown)$)/i,
      ),
    ).toEqual([]);
  });

  test('no value of a UK record is lost', async () => {
    const known: Place[] = [
      ['Names/Name/Name6', names],
      ['NonLatinNames/NonLatinName/NameNonLatinScript', (party) => names(party).flatMap(familyFirst)],
      ['IndividualDetails/Individual/DOBs/DOB', (party) => dates(party).map(asUkDate)],
      ['IndividualDetails/Individual/BirthDetails/Location/TownOfBirth', ({ birthPlaces }) => birthPlaces],
      ['RegimeName', ({ programmes }) => programmes],
      ['OtherInformation', remarks],
      ['UKStatementofReasons', remarks],
      ['OFSIGroupID', remarks],
      ['UNReferenceNumber', remarks],
      [
        'IndividualDetails/Individual/PassportDetails/Passport/PassportAdditionalInformation',
        (party) => remarks(party).map((text) => `${text}.`),
      ],
      ['Addresses/Address/AddressLine1', addresses],
      ['IndividualDetails/Individual/Positions/Position', ({ positions }) => positions],
      ['IndividualDetails/Individual/PassportDetails/Passport/PassportNumber', identifiers, hasWords],
      ['EntityDetails/Entity/BusinessRegistrationNumbers/BusinessRegistrationNumber', identifiers, hasWords],
    ];
    expect(await lost(UK, (record) => textOfFirst(record, 'UniqueID'), known, /: Names| ,/)).toEqual([]);
  });

  test('no value of a UN record is lost', async () => {
    const known: Place[] = [
      ['FIRST_NAME', names],
      ['NAME_ORIGINAL_SCRIPT', names],
      ['INDIVIDUAL_ALIAS/ALIAS_NAME', names],
      ['ENTITY_ALIAS/ALIAS_NAME', names],
      ['INDIVIDUAL_PLACE_OF_BIRTH/CITY', ({ birthPlaces }) => birthPlaces],
      ['LISTED_ON', ({ listedOn = '' }) => [listedOn]],
      ['COMMENTS1', remarks],
      ['UN_LIST_TYPE', ({ programmes }) => programmes],
      ['DESIGNATION/VALUE', ({ positions }) => positions],
      ['INDIVIDUAL_DATE_OF_BIRTH/DATE', dates],
      ['INDIVIDUAL_DATE_OF_BIRTH/YEAR', dates],
      ['INDIVIDUAL_DOCUMENT/NUMBER', identifiers, hasWords],
      ['NATIONALITY/VALUE', countries],
    ];
    expect(
      await lost(
        UN,
        (record) => textOfFirst(record, 'REFERENCE_NUMBER'),
        known,
        // Brackets, semicolons and a change of script part several names; 'born' begins a note.
        / (?:na|null|\d{4}-\d\d-\d\d-\d\d:\d\d)$|ALIAS_NAME .*(?:[(;]| born |[a-z] [\u0600-\u06ff])/,
      ),
    ).toEqual([]);
  });

  test('the UK list and the EU list as tables are the same parties as their XML', async () => {
    const uk = await readContent(ukTable(await recordsOf(stream(UK)), '22-Aug-2026'));
    expect(uk.summary).toMatchObject({ format: 'uk-csv', parties: 6349, rejected: 0 });
    expect(differences(uk, await read(UK))).toEqual({});
    const eu = await readContent(euTable(await recordsOf(stream(EU)), '26/02/2026'));
    expect(eu.summary).toMatchObject({ format: 'eu-csv', parties: 5860, names: 29_826, rejected: 0 });
    expect(differences(eu, await read(EU))).toEqual({});
  });

  test("OFAC's advanced format is the same parties as the standard one", async () => {
    const pieces = [...asAdvanced(await recordsOf(stream(OFAC)))].map((piece) => new TextEncoder().encode(piece));
    const { listedOn, dates, ...others } = differences(await readContent(pieces), await read(OFAC));
    expect({ listedOn, ...others }).toEqual({ listedOn: 14_973 });
    // Ranges of days that are whole years are told as days by one and as years by the other.
    expect(dates).toBeLessThan(60);
  });

  test("OFAC's tables say of the same parties what SDN.XML says, but for what changed in five months", async () => {
    const tables = await read(...OFAC_TABLES);
    expect(tables.summary).toMatchObject({ parties: 13_479, names: 33_534, notes: [] });
    const { remarks: _, addresses: __, ...fields } = differences(tables, await read(OFAC));
    for (const field of ['type', 'gender', 'birthPlaces', 'positions', 'dates', 'names'] as const) {
      expect([field, fields[field] ?? 0]).toEqual([field, expect.toSatisfy((count: number) => count < 30)]);
    }
    // Some 40 have telephones in brackets, which the rebuilt XML has in its remarks.
    expect(fields['identifiers']).toBeLessThan(780);
    const wallets = tables.parties.flatMap((party) => party.identifiers).filter(({ kind }) => kind === 'wallet');
    const sanctioned = new Set(
      ['XBT', 'ETH', 'LTC', 'XMR', 'ZEC', 'DASH', 'BTG', 'ETC', 'BSV'].flatMap((currency) =>
        text(`ofac/crypto/sanctioned_addresses_${currency}.txt`).split('\n'),
      ),
    );
    expect(wallets.filter(({ value }) => sanctioned.has(value)).length / wallets.length).toBeGreaterThan(0.8);
  });

  test('every date of birth and nearly every country of the OFAC list is understood', async () => {
    const { parties } = await read(OFAC);
    const people = parties.filter(({ type }) => type === 'person');
    expect({ people: people.length, dated: people.filter(({ dates }) => dates.length > 0).length }).toEqual({
      people: 6854,
      dated: 6736,
    });
    const all = parties.flatMap((party) => party.countries);
    expect(all.filter(({ code }) => code === '').length / all.length).toBeLessThan(0.001);
  });

  test('politicians have their names, dates and offices', async () => {
    const politicians = byRef(await read('pep/everypolitician_flat_2015-11-30.csv.gz'));
    // Rows without quotation marks and entities, which need no parser.
    const rows = text('pep/everypolitician_flat_2015-11-30.csv.gz')
      .split('\n')
      .slice(1)
      .filter((row) => !/["&]/.test(row) && row !== '');
    expect(rows.length).toBeGreaterThan(30_000);
    const genders: Record<string, string> = { m: 'male', homme: 'male', f: 'female', femme: 'female' };
    const different = rows.filter((row) => {
      const [id = '', name = '', , born = '', , gender = ''] = row.split(',');
      const known = genders[gender.toLowerCase()] ?? /^(?:fe)?male$/i.exec(gender)?.[0].toLowerCase() ?? '';
      const party = politicians.get(id);
      const read = [party?.names[0]?.text, party?.dates[0]?.from ?? '', party?.gender ?? ''];
      // Some are born in the year 9764.
      return read.join() !== [clean(name), /^[3-9]|^2[1-9]/.test(born) ? '' : born, known].join();
    });
    expect(different).toEqual([]);
    const congress = (await read('pep/us_legislators-current.yaml.gz')).parties;
    const birthdays = [...text('pep/us_legislators-current.yaml.gz').matchAll(/birthday: '(.*)'/g)].map(
      ([, day]) => day,
    );
    expect(congress.map(({ dates }) => dates[0]?.from)).toEqual(birthdays);
    const countries = [...politicians.values()].flatMap((party) => party.countries);
    expect(countries.filter(({ code }) => code === '').length / countries.length).toBeLessThan(0.02);
  });

  test('members and presidents of the United States have their names, birthdays, genders and offices', async () => {
    for (const file of ['pep/us_legislators-current.yaml.gz', 'pep/us_executive.yaml']) {
      const { parties } = await read(file);
      // A record after the other, as its lines say it.
      const records = text(file).split(/^- /mu).slice(1);
      expect(records.length).toBeGreaterThanOrEqual(80);
      for (const [at, record] of records.entries()) {
        const all = (key: string) =>
          [...record.matchAll(new RegExp(`^[ -]*${key}: ["']?(.*?)["']?$`, 'gmu'))].map(([, value]) => value ?? '');
        const said = (key: string) => all(key)[0] ?? '';
        const party = parties[at];
        expect(party?.names[0]?.text).toContain(said('first'));
        expect(party?.names[0]?.text).toContain(said('last'));
        expect(party?.dates.map(({ from }) => from)).toEqual(all('birthday'));
        expect(party?.gender).toBe({ M: 'male', F: 'female' }[said('gender')]);
        const offices = party?.positions.join('; ') ?? '';
        // Offices within a party have days of their own.
        const terms = /^ {2}terms:\n((?: {2}- .*\n| {4}.*\n)*)/mu.exec(record)?.[1] ?? '';
        const days = [...terms.matchAll(/(?:start|end): '(\d{4})/gu)].map(([, year]) => year);
        for (const year of [days[0], days.at(-1)]) expect(offices).toContain(year);
        for (const state of all('state')) expect(offices).toContain(` for ${state} (`);
      }
    }
  });

  test('the Swiss list, written as XML from a derived copy, has its names and dates', async () => {
    const targets = text('other/seco_2026-02_ammitto.jsonl.gz')
      .trim()
      .split('\n')
      .map((line) => fieldsOf(listOf(JSON.parse(line))[1]));
    const { summary, parties, rejects } = await readContent(secoXml(targets));
    expect(summary).toMatchObject({ format: 'seco', list: 'seco', parties: 7608, rejected: 646 });
    expect(new Set(rejects.map(({ reason }) => reason))).toEqual(new Set(['The record has no name.']));
    const known: Place[] = [
      ['individual/identity/name/name-part/value', (party) => [...names(party), ...party.positions]],
      ['entity/identity/name/name-part/value', names],
      ['individual/identity/day-month-year@year', dates],
      ['individual/justification', remarks],
      ['entity/identity/address/address-details', addresses],
    ];
    const found = byRef({ summary, parties, rejects });
    const records = await recordsOf(new Blob([secoXml(targets)]).stream());
    const lack = records.flatMap((record) => lacking(record, found.get(record.attributes['ssid'] ?? ''), known));
    // A dash stands for a part of a name that is not known.
    expect(lack.filter((one) => !one.endsWith(' -'))).toEqual([]);
  });

  test('debarred firms have their names, days and countries', async () => {
    const parties = byRef(await read('other/worldbank_debarred.json.gz'));
    const response = fieldsOf(fieldsOf(JSON.parse(text('other/worldbank_debarred.json.gz')))['response']);
    for (const fields of listOf(response['ZPROCSUPP']).map(fieldsOf)) {
      const party = parties.get(textIn(fields, 'SUPP_ID'));
      const name = textIn(fields, 'SUPP_NAME').replaceAll(/\s*\*\d+.*/g, '');
      expect(party?.names[0]?.text).toContain(name);
      expect(party?.listedOn).toBe(textIn(fields, 'DEBAR_FROM_DATE'));
      expect(party?.countries[0]?.text ?? '').toBe(textIn(fields, 'COUNTRY_NAME'));
    }
  });
});
