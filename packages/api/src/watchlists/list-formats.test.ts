import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fixture, partiesOf, read } from '../../test/list-reading.ts';

describe('OFAC SDN.XML', () => {
  test('a person with names, dates, countries, identifiers and remarks', async () => {
    expect((await partiesOf('ofac-sdn')).get('900001')).toEqual({
      sourceRef: '900001',
      type: 'person',
      names: [
        {
          text: 'Rustam Idrisovich HALVANI',
          kind: 'primary',
          strength: 'strong',
          parts: { given: 'Rustam Idrisovich', family: 'HALVANI' },
        },
        { text: 'ABU IDRIS', kind: 'aka', strength: 'weak' },
        {
          text: 'Rustam KHALVANI',
          kind: 'fka',
          strength: 'strong',
          parts: { given: 'Rustam', family: 'KHALVANI' },
        },
        {
          text: 'Рустам Идрисович ХАЛВАНИ',
          kind: 'original-script',
          strength: 'strong',
          parts: { given: 'Рустам Идрисович', family: 'ХАЛВАНИ' },
        },
      ],
      dates: [
        { from: '1968-03-14', to: '1968-03-14' },
        { from: '1967', to: '1967', circa: true },
      ],
      gender: 'male',
      countries: [
        { code: 'UZ', text: 'Uzbekistan', role: 'nationality' },
        { code: 'KP', text: 'Korea, North', role: 'nationality' },
        { code: 'UZ', text: 'Uzbekistan', role: 'birth' },
        { code: 'UZ', text: 'Uzbekistan', role: 'residence' },
      ],
      birthPlaces: ['Samarkand, Uzbekistan'],
      identifiers: [
        { kind: 'passport', value: 'AA 1234567', label: 'Passport', country: 'UZ' },
        { kind: 'wallet', value: 'bc1qinventedinventedinvented0000000000000', label: 'Digital Currency Address - XBT' },
        { kind: 'email', value: 'office@halvani.example', label: 'Email Address' },
      ],
      addresses: [
        { text: 'Building 5, Invented Street, Tashkent, 100000, Uzbekistan', city: 'Tashkent', country: 'UZ' },
      ],
      programmes: ['DEMO-EO1', 'SDGT'],
      positions: ['General Director & founder'],
      remarks:
        '(Linked To: SEVERNY VECTOR SHIPPING LLC) Secondary sanctions risk: See Section 0 of an invented order. ' +
        'Passport AA 1234567: issued 2011-02-01.',
      sourceUrl: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=900001',
    });
  });

  test('a company with founding date, tax, registration, SWIFT and LEI numbers', async () => {
    const company = (await partiesOf('ofac-sdn')).get('900002');
    expect(company?.type).toBe('company');
    expect(company?.names[1]).toEqual({ text: 'NORTHERN VECTOR LINES', kind: 'nka', strength: 'strong' });
    expect(company?.dates).toEqual([{ from: '2002-06-05', to: '2002-06-05' }]);
    expect(company?.identifiers.map(({ kind, country }) => [kind, country])).toEqual([
      ['tax', 'RU'],
      ['registration', 'RU'],
      ['swift', undefined],
      ['lei', undefined],
    ]);
    expect(company?.countries).toEqual([{ code: 'RU', text: 'Russia', role: 'registration' }]);
  });

  test('a vessel with IMO number, MMSI, call sign and flag', async () => {
    const vessel = (await partiesOf('ofac-sdn')).get('900003');
    expect(vessel?.type).toBe('vessel');
    expect(vessel?.identifiers).toEqual([
      { kind: 'call-sign', value: 'UBXX3', label: 'Call sign' },
      { kind: 'imo', value: '9000003', label: 'Vessel Registration Identification' },
      { kind: 'mmsi', value: '273000003', label: 'MMSI' },
    ]);
    expect(vessel?.countries).toEqual([{ code: 'PA', text: 'Panama', role: 'flag' }]);
    expect(vessel?.remarks).toBe('Vessel type: Crude Oil Tanker. Vessel owner: Severny Vector Shipping LLC.');
  });

  test('an aircraft with tail and serial number and the year it was built', async () => {
    const aircraft = (await partiesOf('ofac-sdn')).get('900004');
    expect(aircraft?.type).toBe('aircraft');
    expect(aircraft?.identifiers.map(({ kind, value }) => [kind, value])).toEqual([
      ['aircraft-serial', '20999'],
      ['aircraft-tail', 'EP-XXX'],
    ]);
    expect(aircraft?.dates).toEqual([{ from: '1990', to: '1990' }]);
  });

  test('ranges of years and days, and a month', async () => {
    expect((await partiesOf('ofac-sdn')).get('900005')?.dates).toEqual([
      { from: '1958', to: '1963' },
      { from: '1961-02', to: '1961-02' },
      { from: '1960-01-01', to: '1962-12-31' },
    ]);
  });

  test('a second record with an id and a record without a name are rejected, the rest is read', async () => {
    const { summary, rejects } = await read(fixture('ofac-sdn'));
    expect(rejects).toEqual([
      { ref: '900005', line: 240, reason: 'The id 900005 appears in the file twice; the first record is kept.' },
      { ref: '900006', line: 245, reason: 'The record has no name.' },
    ]);
    expect(summary).toMatchObject({
      format: 'ofac-sdn',
      list: 'ofac',
      publishedAt: '2026-09-14',
      declaredCount: 7,
      parties: 5,
      rejected: 2,
      sha256: createHash('sha256').update(fixture('ofac-sdn')).digest('hex'),
      bytes: fixture('ofac-sdn').length,
    });
  });

  test('CONSOLIDATED.XML is known by its programmes, and read in the former namespace', async () => {
    const { summary } = await read(fixture('ofac-consolidated'));
    expect(summary).toMatchObject({ format: 'ofac-sdn', list: 'ofac-cons', publishedAt: '2022-06-02', parties: 2 });
  });
});

describe('EU list, XML 1.1', () => {
  test('a person: the English name is first, original script and low quality are distinguished', async () => {
    expect((await partiesOf('eu-1-1')).get('800001')).toEqual({
      sourceRef: '800001',
      type: 'person',
      names: [
        {
          text: 'Sergei Valeryevich STROGANIN',
          kind: 'primary',
          strength: 'strong',
          parts: { given: 'Sergei', middle: 'Valeryevich', family: 'STROGANIN' },
          language: 'en',
        },
        {
          text: 'Sergueï Valerievitch STROGANINE',
          kind: 'aka',
          strength: 'strong',
          parts: { given: 'Sergueï', middle: 'Valerievitch', family: 'STROGANINE' },
          language: 'fr',
        },
        {
          text: 'Сергей Валерьевич СТРОГАНИН',
          kind: 'original-script',
          strength: 'strong',
          parts: { given: 'Сергей', middle: 'Валерьевич', family: 'СТРОГАНИН' },
          language: 'ru',
        },
        { text: 'Serzh', kind: 'aka', strength: 'weak' },
      ],
      dates: [
        { from: '1966-07-02', to: '1966-07-02' },
        { from: '1965', to: '1965', circa: true },
      ],
      gender: 'male',
      countries: [
        { code: 'RU', text: 'RUSSIAN FEDERATION', role: 'nationality' },
        { code: 'SU', text: 'USSR', role: 'birth' },
        { code: 'RU', text: 'RUSSIAN FEDERATION', role: 'residence' },
      ],
      birthPlaces: ['Perm'],
      identifiers: [
        { kind: 'passport', value: '75 1234567', label: 'Passport', country: 'RU' },
        { kind: 'other', value: '34409/129', label: 'Other' },
      ],
      addresses: [
        { text: '1 Invented Lane, Moscow, 101000, PO Box 77, RUSSIAN FEDERATION', city: 'Moscow', country: 'RU' },
      ],
      programmes: ['DEMO'],
      positions: ['Colonel', 'Head of an invented agency'],
      listedOn: '2019-05-06',
      remarks:
        'Invented for tests. Legal act: 2020/1 (OJ L1). EU reference number: EU.1.1. UN reference number: DEi.001.',
      sourceUrl: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=OJ:L_INVENTED',
    });
  });

  test('country 00 is unknown and is no country', async () => {
    const company = (await partiesOf('eu-1-1')).get('800002');
    expect(company?.countries.map(({ code, role }) => [code, role])).toEqual([
      ['AE', 'residence'],
      ['AE', 'registration'],
    ]);
    expect(company?.addresses).toEqual([
      { text: 'Port Road, Fujairah, UNITED ARAB EMIRATES', city: 'Fujairah', country: 'AE' },
    ]);
    expect(company?.names[1]).toMatchObject({ kind: 'original-script', language: 'ar' });
    expect(company?.listedOn).toBe('2004-07-09');
  });

  test('phone numbers of an address are compared; remarks on its parts are kept', async () => {
    const record =
      '<subjectType code="person"/><nameAlias wholeName="Ada" strong="false"><remark>Low quality alias</remark></nameAlias>' +
      '<nameAlias wholeName="Adah" strong="true"><remark>nom de guerre</remark></nameAlias>' +
      '<address countryIso2Code="00"><remark>in prison</remark><contactInfo key="PHONE" value="+1 202 555 0100"/>' +
      '<contactInfo key="EMAIL" value="ada@invented.example"/><contactInfo key="WEB" value="invented.example"/></address>' +
      '<identification number="B 12345" identificationTypeCode="passport" knownExpired="true" knownFalse="false" ' +
      'validTo="2020-01-01" nameOnDocument="Ada A."><remark>(issued in Perm)</remark></identification>';
    const content = `<export xmlns="http://eu.europa.ec/fpi/fsd/export"><sanctionEntity logicalId="1">${record}</sanctionEntity></export>`;
    const [party] = (await read(content)).parties;
    expect(party?.identifiers.map(({ kind, value }) => [kind, value])).toEqual([
      ['passport', 'B 12345'],
      ['phone', '+1 202 555 0100'],
      ['email', 'ada@invented.example'],
      ['website', 'invented.example'],
    ]);
    expect(party?.remarks).toBe(
      'Name Adah: nom de guerre. Address: in prison. ' +
        'Document B 12345: known to be expired, valid to 2020-01-01, in the name of Ada A., (issued in Perm).',
    );
  });

  test.each([
    ['person', 'Selim Halvani'],
    ['enterprise', 'The Base'],
  ])(
    'for a %s %s is first: a nickname without a word in common with the others does not represent a person',
    async (code, leading) => {
      const names = ['The Base', 'Selim Halvani', 'Halvani, Selim Omar'].map(
        (name) => `<nameAlias wholeName="${name}" strong="true"/>`,
      );
      const record = `<subjectType code="${code}"/>${names.join('')}`;
      const content = `<export xmlns="http://eu.europa.ec/fpi/fsd/export"><sanctionEntity logicalId="1">${record}</sanctionEntity></export>`;
      const [party] = (await read(content)).parties;
      expect(party?.names.find(({ kind }) => kind === 'primary')?.text).toBe(leading);
    },
  );

  test('a Latin name is first; contradicting genders are none; ranges and months', async () => {
    const person = (await partiesOf('eu-1-1')).get('800003');
    expect(person?.names.map(({ text, kind, strength }) => [text, kind, strength])).toEqual([
      ['Zhou Minyuan', 'primary', 'strong'],
      ['周敏远', 'original-script', 'strong'],
      ['Chou Min-yuan', 'aka', 'weak'],
    ]);
    expect(person?.gender).toBeUndefined();
    expect(person?.dates).toEqual([
      { from: '1958', to: '1963' },
      { from: '1961-08', to: '1961-08' },
    ]);
    expect(person?.programmes).toEqual(['DEMO', 'DEMO2']);
    expect(person?.listedOn).toBe('2021-04-11');
  });

  test('only the Gregorian day of a date in the Islamic calendar is used', async () => {
    expect((await partiesOf('eu-1-1')).get('800004')?.dates).toEqual([{ from: '1982-04-19', to: '1982-04-19' }]);
  });

  test('a record without an id is rejected with its name', async () => {
    const { rejects, summary } = await read(fixture('eu-1-1'));
    expect(rejects).toEqual([
      { ref: '', line: 56, reason: "The record has no id (its name is 'A Company Without An Id')." },
    ]);
    expect(summary).toMatchObject({ format: 'eu-1-1', list: 'eu', publishedAt: '2026-08-05', parties: 5, names: 11 });
  });
});

describe('UK Sanctions List', () => {
  test('a person: the primary name is first, whatever the case of its mark; weak and original-script names follow', async () => {
    const person = (await partiesOf('uk-sanctions-list')).get('DEM0001');
    expect(person?.names).toEqual([
      {
        text: 'RUSTAM IDRISOVICH HALVANI',
        kind: 'primary',
        strength: 'strong',
        parts: { given: 'RUSTAM', middle: 'IDRISOVICH', family: 'HALVANI' },
      },
      { text: 'Abu Idris', kind: 'aka', strength: 'weak' },
      {
        text: 'Rustam Khalvani',
        kind: 'aka',
        strength: 'strong',
        parts: { given: 'Rustam', family: 'Khalvani' },
      },
      { text: 'Rustam Halwani', kind: 'aka', strength: 'strong' },
      {
        text: 'Рустам Идрисович ХАЛВАНИ',
        kind: 'original-script',
        strength: 'strong',
        parts: { given: 'Рустам Идрисович', family: 'ХАЛВАНИ' },
      },
      { text: 'رستم إدريس الحلواني', kind: 'original-script', strength: 'strong' },
    ]);
    expect(person).toMatchObject({
      type: 'person',
      gender: 'male',
      dates: [
        { from: '1968-03-14', to: '1968-03-14' },
        { from: '1967', to: '1967' },
        { from: '1961-08', to: '1961-08' },
        { from: '1960-06', to: '1960-06' },
      ],
      birthPlaces: ['Samarkand, USSR'],
      positions: ['Dr', 'General Director'],
      programmes: ['The Demonstration (Sanctions) Regulations 2021'],
      listedOn: '2021-01-25',
      remarks:
        'Sanctions imposed: Asset freeze, Travel Ban. OFSI group ID: 99001. UN reference number: DEi.001. ' +
        'Passport AA 1234567: Uzbekistan issued 2011-02-01. ' +
        'National identifier 31403680000000: Uzbekistan national identity card. ' +
        'Invented for tests. None: he does not exist.',
      sourceUrl: 'https://search-uk-sanctions-list.service.gov.uk/designations/DEM0001/Individual',
    });
    expect(person?.countries.map(({ code, role }) => [code, role])).toEqual([
      ['UZ', 'nationality'],
      ['IR', 'nationality'],
      ['SY', 'nationality'],
      ['SU', 'birth'],
      ['UZ', 'residence'],
    ]);
    expect(person?.identifiers.map(({ kind, value, country }) => [kind, value, country])).toEqual([
      ['passport', 'AA 1234567', 'UZ'],
      ['national-id', '31403680000000', 'UZ'],
      ['phone', '+998 00 000 00 00', undefined],
      ['email', 'office@halvani.example', undefined],
    ]);
  });

  test('a company with a former name and a registration number', async () => {
    const company = (await partiesOf('uk-sanctions-list')).get('DEM0002');
    expect(company?.names.map(({ text, kind }) => [text, kind])).toEqual([
      ['SEVERNY VECTOR SHIPPING LLC', 'primary'],
      ['Vector Shipping', 'fka'],
      ['СЕВЕРНЫЙ ВЕКТОР ШИППИНГ', 'original-script'],
    ]);
    expect(company?.identifiers).toEqual([
      { kind: 'registration', value: '1027700000001', label: 'Business registration number' },
    ]);
    expect(company?.remarks).toBe(
      'Sanctions imposed: Asset freeze. Subsidiary: Vector Crewing. Type of entity: Shipping company.',
    );
  });

  test('each of several registration numbers is one, without the word before it', async () => {
    const record =
      '<UniqueID>DEM1</UniqueID><Names><Name><Name6>Vector</Name6></Name></Names><EntityDetails><Entity>' +
      '<BusinessRegistrationNumbers><BusinessRegistrationNumber>OGRN: 1247700291200\nINN: 9707028663' +
      '</BusinessRegistrationNumber></BusinessRegistrationNumbers></Entity></EntityDetails>';
    const { parties } = await read(`<Designations><Designation>${record}</Designation></Designations>`);
    expect(parties[0]?.identifiers).toEqual([
      { kind: 'registration', value: '1247700291200', label: 'Business registration number (OGRN)' },
      { kind: 'registration', value: '9707028663', label: 'Business registration number (INN)' },
    ]);
  });

  test('a ship with IMO number, flags and the year it was built', async () => {
    const ship = (await partiesOf('uk-sanctions-list')).get('DEM0003');
    expect(ship).toMatchObject({
      type: 'vessel',
      identifiers: [{ kind: 'imo', value: '9000003' }],
      dates: [{ from: '2004', to: '2004' }],
      sourceUrl: 'https://search-uk-sanctions-list.service.gov.uk/designations/DEM0003/Ship',
    });
    expect(ship?.remarks).toBe(
      'Sanctions imposed: Prohibition of port entry. Current owner or operator: Severny Vector Shipping LLC. ' +
        'Previous owner or operator: Amber Sea Ltd. Type of ship: Oil Tanker. Tonnage: 62000. Length: 228.',
    );
    expect(ship?.countries.map(({ code, role }) => [code, role])).toEqual([
      ['PA', 'flag'],
      ['LR', 'other'],
    ]);
  });

  test('an IMO number in free text only is found', async () => {
    expect((await partiesOf('uk-sanctions-list')).get('DEM0004')?.identifiers).toEqual([
      { kind: 'imo', value: '9000004', label: 'IMO number' },
    ]);
  });
});

/** A person of the UN list, by what follows the name. */
async function noted(elements: string) {
  const record = `<INDIVIDUAL><FIRST_NAME>Ada</FIRST_NAME><REFERENCE_NUMBER>DEi.9</REFERENCE_NUMBER>${elements}</INDIVIDUAL>`;
  return (await read(`<CONSOLIDATED_LIST>${record}</CONSOLIDATED_LIST>`)).parties[0];
}

/** An alias with its note. */
function alias(name: string, note: string, quality = 'Good'): string {
  return `<INDIVIDUAL_ALIAS><QUALITY>${quality}</QUALITY><ALIAS_NAME>${name}</ALIAS_NAME><NOTE>${note}</NOTE></INDIVIDUAL_ALIAS>`;
}

describe('UN consolidated list', () => {
  test('a person: aliases are split, empty stubs are nothing', async () => {
    expect((await partiesOf('un-consolidated')).get('DEi.001')).toEqual({
      sourceRef: 'DEi.001',
      type: 'person',
      names: [
        { text: 'ABD AL-RAHMAN KHALIL AL-HADDAR', kind: 'primary', strength: 'strong' },
        { text: 'عبد الرحمن خليل الحدّار', kind: 'original-script', strength: 'strong' },
        { text: 'Abdulrahman Al-Haddar', kind: 'aka', strength: 'strong' },
        { text: 'عبدالرحمن الحدار', kind: 'original-script', strength: 'strong' },
        { text: 'Abu Khalil', kind: 'aka', strength: 'weak' },
        { text: 'Al-Haddar the Elder', kind: 'aka', strength: 'weak' },
      ],
      dates: [
        { from: '1971-12-06', to: '1971-12-06' },
        { from: '1971', to: '1971' },
      ],
      gender: 'male',
      countries: [
        { code: 'LB', text: 'Lebanon', role: 'nationality' },
        { code: 'LB', text: 'Lebanon', role: 'birth' },
        { code: 'LB', text: 'Lebanon', role: 'residence' },
      ],
      birthPlaces: ['Tripoli, Lebanon', 'Sidon, Lebanon'],
      identifiers: [
        { kind: 'passport', value: 'RL 3381940', label: 'Passport', country: 'LB' },
        { kind: 'national-id', value: '545167', label: 'National Identification Number' },
      ],
      addresses: [{ text: 'Invented Corniche, Beirut, Lebanon (at time of listing)', city: 'Beirut', country: 'LB' }],
      programmes: ['DEMO'],
      positions: ['Dr.', 'Treasurer'],
      listedOn: '2015-03-27',
      remarks: 'Invented for tests. National Identification Number 545167: Lebanese identity card number 545167.',
      sourceUrl: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
    });
  });

  test.each([
    ['Abu Banat', 'original script: Абу Банат', ['Абу Банат']],
    ['Merai Zoghbai', 'previously listed as, in Arabic: مرعي زغبي', ['مرعي زغبي']],
    [
      'شيخ يونس الموريتاني',
      'Yunis al-Mauritani; Younis al-Mauritani; Shaykh',
      ['Yunis al-Mauritani', 'Younis al-Mauritani', 'Shaykh'],
    ],
    ['أبو دعاء', '(Abu Du’a; Abu Duaa’) prominently known by this nom de guerre', ['Abu Du’a', 'Abu Duaa’']],
    [
      'ABU MOHAMED',
      'Abu Muhammad al-Jawlani, Abu Mohammed al-Golani (transliterations of original script name)',
      ['Abu Muhammad al-Jawlani', 'Abu Mohammed al-Golani'],
    ],
    ['فاتح', 'transliterations: Al Fatih; Fatih ) (Translation: The Conqueror) (Nom de guerre', ['Al Fatih', 'Fatih']],
    ['Samuel', 'born 16 Dec. 1948, in Izo; South Sudan', []],
  ])('the note of the alias %s names it in other letters as well', async (name, note, names) => {
    const found = (await noted(alias(name, note, 'Low')))?.names.slice(2) ?? [];
    expect(found.map(({ text }) => text)).toEqual(names);
    expect(found.every(({ strength }) => strength === 'weak')).toBe(true);
  });

  test('notes on aliases, documents and addresses are kept, and a passport in a note is compared', async () => {
    const party = await noted(
      alias('Ali Thafir', 'in Baghdad (DPOB - 1970) - Passport No. 284158, expires 21 August 2005') +
        alias('Ali Zafir', 'formerly listed as') +
        '<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>OR1961825</NUMBER>' +
        '<DATE_OF_ISSUE>2003-02-04</DATE_OF_ISSUE><CITY_OF_ISSUE>Quetta</CITY_OF_ISSUE><NOTE>expired 2006</NOTE></INDIVIDUAL_DOCUMENT>' +
        '<INDIVIDUAL_ADDRESS><COUNTRY>Iraq</COUNTRY><NOTE>(in detention)</NOTE></INDIVIDUAL_ADDRESS>' +
        '<INDIVIDUAL_ADDRESS><NOTE>605 Landmark Plaza, Karachi, Pakistan</NOTE></INDIVIDUAL_ADDRESS>',
    );
    expect(party?.identifiers.map(({ kind, value }) => [kind, value])).toEqual([
      ['passport', 'OR1961825'],
      ['passport', '284158'],
    ]);
    expect(party?.addresses.map(({ text }) => text)).toEqual([
      'Iraq (in detention)',
      '605 Landmark Plaza, Karachi, Pakistan',
    ]);
    expect(party?.countries).toContainEqual({ code: 'PK', text: 'Pakistan', role: 'residence' });
    expect(party?.remarks).toBe(
      'Alias Ali Thafir: in Baghdad (DPOB - 1970) - Passport No. 284158, expires 21 August 2005. ' +
        'Formerly listed as: Ali Zafir. Passport OR1961825: issued on 2003-02-04 in Quetta, expired 2006.',
    );
  });

  test('approximate years and ranges', async () => {
    expect((await partiesOf('un-consolidated')).get('DEi.002')?.dates).toEqual([
      { from: '1961', to: '1961', circa: true },
      { from: '1955', to: '1958' },
    ]);
  });

  test('an entity with a former name', async () => {
    const entity = (await partiesOf('un-consolidated')).get('DEe.001');
    expect(entity?.type).toBe('company');
    expect(entity?.names[1]).toEqual({ text: 'Gulf Meridian Fuels', kind: 'fka', strength: 'strong' });
  });
});
