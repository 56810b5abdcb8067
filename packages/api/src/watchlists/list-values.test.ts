import { followTheMoney } from '@tamis/screening/lists/follow-the-money';
import type { ListValue } from '@tamis/screening/lists/list-format';
import { describe, expect, test } from 'vitest';
import { byRef, fixture, partiesOf, read, refusal } from '../../test/list-reading.ts';

/** A value of a FollowTheMoney file: a person who is listed. */
function aPerson(properties: object): ListValue {
  return { line: 1, value: { id: 'a', schema: 'Person', target: true, properties: { name: ['Ada'], ...properties } } };
}

describe('FollowTheMoney', () => {
  const halvani = {
    sourceRef: 'demo-1',
    type: 'person',
    names: [
      { text: 'Rustam Halvani', kind: 'primary', strength: 'strong' },
      { text: 'Рустам Халвани', kind: 'original-script', strength: 'strong' },
      { text: 'Rustam Khalvani', kind: 'aka', strength: 'strong' },
      { text: 'Rustam Idrisov', kind: 'fka', strength: 'strong' },
      { text: 'Abu Idris', kind: 'aka', strength: 'weak' },
    ],
    dates: [
      { from: '1968-03-14', to: '1968-03-14' },
      { from: '1967', to: '1967' },
    ],
    gender: 'male',
    countries: [
      { code: 'UZ', text: 'Uzbekistan', role: 'nationality' },
      { code: 'UZ', text: 'Uzbekistan', role: 'other' },
      { code: 'RU', text: 'Russia', role: 'other' },
      { code: 'UZ', text: 'Uzbekistan', role: 'residence' },
    ],
    birthPlaces: ['Samarkand'],
    identifiers: [
      { kind: 'passport', value: 'AA1234567', label: 'Passport', country: 'UZ' },
      { kind: 'email', value: 'office@halvani.example', label: 'E-mail' },
    ],
    addresses: [{ text: '5 Invented Street, Tashkent', city: 'Tashkent', country: 'UZ' }],
    programmes: ['DEMO-EO1'],
    positions: ['Minister of Inventions'],
    topics: ['role.pep', 'sanction'],
    listedOn: '2021-05-06',
    remarks: 'Invented for tests. Ministry of Demonstrations: He does not exist.',
    sourceUrl: 'https://demo.example/halvani',
  };

  test.each([
    ['entities.ftm.json', ' Family (daughter): Dilnoza Halvani.'],
    ['targets.nested.json', ''],
  ] as const)(
    '%s: a person with the sanction, address and passport that name them or that they hold',
    async (name, family) => {
      expect((await partiesOf(name)).get('demo-1')).toEqual({ ...halvani, remarks: `${halvani.remarks}${family}` });
    },
  );

  test.each(['entities.ftm.json', 'targets.nested.json'] as const)('%s: an office that was left', async (name) => {
    expect((await partiesOf(name)).get('demo-3')?.positions).toEqual(['Former Member of the invented parliament']);
  });

  test('the tax and registration numbers of a company in any country are recognised', () => {
    const properties = {
      name: ['Acme'],
      irsCode: ['12-3456789'],
      voenCode: ['1401234567'],
      jibCode: ['4200000000001'],
      cikCode: ['0000320193'],
    };
    const value = { id: 'c', schema: 'Company', target: true, properties };
    const reading = followTheMoney.begin();
    const outcomes = [...reading.take({ value, line: 1 }), ...(reading.end?.() ?? [])];
    expect(outcomes).toMatchObject([
      {
        identifiers: [
          { kind: 'tax', value: '12-3456789' },
          { kind: 'tax', value: '1401234567' },
          { kind: 'registration', value: '4200000000001' },
          { kind: 'other', value: '0000320193', label: 'CIK' },
        ],
      },
    ]);
  });

  test('a relative has no office of their own, and says so', async () => {
    expect((await partiesOf('entities.ftm.json')).get('demo-2')).toMatchObject({
      positions: ['Relative or close associate of a politically exposed person'],
      topics: ['role.rca'],
    });
  });

  test('companies, vessels, aircraft and wallets with their numbers', async () => {
    const parties = await partiesOf('entities.ftm.json');
    const kinds = (ref: string) => parties.get(ref)?.identifiers.map(({ kind, value }) => [kind, value]);
    expect(parties.get('demo-4')).toMatchObject({ type: 'company', dates: [{ from: '2002-06-05', to: '2002-06-05' }] });
    expect(kinds('demo-4')).toEqual([
      ['tax', '7700000001'],
      ['registration', '1027700000001'],
    ]);
    expect(parties.get('demo-5')).toMatchObject({ type: 'vessel', dates: [{ from: '2004', to: '2004' }] });
    expect(kinds('demo-5')).toEqual([['imo', '9000003']]);
    expect(parties.get('demo-9')?.type).toBe('aircraft');
    expect(kinds('demo-9')).toEqual([
      ['aircraft-tail', 'EP-XXX'],
      ['aircraft-serial', '20999'],
    ]);
    expect(parties.get('demo-7')?.type).toBe('wallet');
    expect(kinds('demo-7')).toEqual([['wallet', 'bc1qinventedinventedinvented0000000000000']]);
  });

  test('a party without a name is known by its first number; one that has neither is left out', () => {
    const reading = followTheMoney.begin();
    const values: [schema: string, properties: object][] = [
      ['CryptoWallet', { publicKey: ['bc1qinvented0000'], currency: ['XBT'] }],
      ['Vessel', { mmsi: ['620000001'], imoNumber: ['9000003'] }],
      ['Airplane', { registrationNumber: ['EP-XX1'] }],
      ['Vessel', { flag: ['ir'] }],
    ];
    const taken = values.map(([schema, properties], at) =>
      reading.take({ value: { id: `${at}`, schema, target: true, properties }, line: at + 1 }),
    );
    expect(taken.flatMap((outcomes) => Array.from(outcomes))).toEqual([
      { ref: '3', line: 4, reason: 'The record has no name.' },
    ]);
    expect([...(reading.end?.() ?? [])]).toMatchObject([
      { type: 'wallet', names: [{ text: 'bc1qinvented0000', kind: 'primary' }] },
      { type: 'vessel', names: [{ text: '9000003', kind: 'primary' }] },
      { type: 'aircraft', names: [{ text: 'EP-XX1', kind: 'primary' }] },
    ]);
  });

  test('entities that are not listed themselves are left out, with a note', async () => {
    const { summary, parties } = await read(fixture('entities.ftm.json'));
    expect(parties.map(({ sourceRef }) => sourceRef)).not.toContain('demo-8');
    expect(summary).toMatchObject({ parties: 8, rejected: 0, publishedAt: '2026-10-01' });
    expect(summary.notes).toEqual([
      'Persons and companies that only stand beside those that are listed, and were left out: 1.',
    ]);
  });

  test.each([
    ['sanctions', ['demo-1', 'demo-4', 'demo-5', 'demo-7', 'demo-9']],
    ['pep', ['demo-1', 'demo-2', 'demo-3']],
    ['own', ['demo-1', 'demo-2', 'demo-3', 'demo-4', 'demo-5', 'demo-6', 'demo-7', 'demo-9']],
  ] as const)('a list of the kind %s takes what has its topics', async (kind, refs) => {
    const { summary, parties } = await read(fixture('entities.ftm.json'), { expected: 'opensanctions', kind });
    expect(parties.map(({ sourceRef }) => sourceRef)).toEqual(refs);
    expect(summary.notes.join(' ').includes('not of the kind of this list')).toBe(kind !== 'own');
  });

  test('a list is refused if the file has nothing of its kind', async () => {
    expect(await refusal(fixture('targets.nested.json'), { expected: 'debarred', kind: 'debarment' })).toBe(
      'None of the 2 records of the file is of the kind of this list.',
    );
  });

  test('the relations of a party are shown, listed or not, from either end', async () => {
    const entities = [
      { id: 'f', schema: 'Family', properties: { person: ['a'], relative: ['b'], relationship: ['mother'] } },
      { id: 'a', schema: 'Person', caption: 'Ada', target: true, properties: { topics: ['role.pep'] } },
      { id: 'b', schema: 'Person', caption: 'Anne', target: true, properties: { topics: ['role.rca'] } },
      { id: 'c', schema: 'Company', caption: 'Engines Ltd', properties: {} },
      {
        id: 'd',
        schema: 'Directorship',
        properties: { director: ['a'], organization: ['c'], role: ['Chair'], endDate: ['1852'] },
      },
      { id: 'u', schema: 'UnknownLink', properties: { subject: ['a'], object: ['nobody'] } },
    ];
    const { parties } = await read(entities.map((entity) => JSON.stringify(entity)).join('\n'));
    expect(parties.map(({ sourceRef, remarks }) => [sourceRef, remarks])).toEqual([
      ['a', 'Family (mother): Anne. Former Directorship (Chair): Engines Ltd.'],
      ['b', 'Family (mother of): Ada.'],
    ]);
    const mother = { id: 'b', schema: 'Person', caption: 'Anne', properties: {} };
    const family = {
      id: 'f',
      schema: 'Family',
      properties: { person: ['a'], relative: [mother], relationship: ['mother'] },
    };
    const nested = { ...entities[1], properties: { topics: ['role.pep'], familyPerson: [family] } };
    expect((await read(JSON.stringify(nested))).parties[0]?.remarks).toBe('Family (mother): Anne.');
  });

  test('a body with thousands of members is read in seconds, and the first of its relations are kept', () => {
    const reading = followTheMoney.begin();
    const body = {
      id: 'b',
      schema: 'Organization',
      caption: 'Assembly',
      target: true,
      properties: { name: ['Assembly'] },
    };
    const seats = Array.from({ length: 20_000 }, (_, at) => [
      { id: `p${at}`, schema: 'Person', caption: `Member ${at}`, properties: {} },
      { id: `s${at}`, schema: 'Membership', properties: { member: [`p${at}`], organization: ['b'] } },
    ]);
    for (const value of [body, ...seats.flat()]) expect([...reading.take({ line: 1, value })]).toEqual([]);
    const told = Array.from({ length: 50 }, (_, at) => `Membership: Member ${at}.`).join(' ');
    expect([...reading.end!()]).toEqual([expect.objectContaining({ sourceRef: 'b', remarks: told })]);
  });

  test('a repeated id is rejected', async () => {
    const line = '{"id":"a","schema":"Person","target":true,"properties":{"name":["Ada"]}}';
    expect((await read(`${line}\n${line}\n`)).rejects).toEqual([
      { ref: 'a', line: 2, reason: 'The id a appears in the file twice; the first record is kept.' },
    ]);
  });

  test('a complete party does not wait for the end of the file', () => {
    const reading = followTheMoney.begin();
    expect([...reading.take(aPerson({ addressEntity: [{ schema: 'Address' }] }))]).toHaveLength(1);
    expect([...reading.take(aPerson({ addressEntity: ['addr-1'] }))]).toHaveLength(0);
    expect([...(reading.end?.() ?? [])]).toHaveLength(1);
  });

  test('fields of the wrong type are read as if they were missing', async () => {
    const { parties } = await read(
      '{"id":"a","schema":"Person","target":true,"properties":{"name":["Ada",{"x":1},7,null],"birthDate":{"y":2},"topics":"sanction","__proto__":["x"],"addressEntity":[{"schema":"Address"}]}}',
    );
    expect(parties[0]).toMatchObject({ names: [{ text: 'Ada' }, { text: '7' }], dates: [], topics: ['sanction'] });
  });
});

describe('the World Bank', () => {
  test('firms and people without footnotes and with their other names', async () => {
    const reading = await read(fixture('world-bank.json'));
    const parties = byRef(reading);
    expect(reading.summary).toMatchObject({ format: 'world-bank', list: 'world-bank', parties: 3, rejected: 1 });
    expect(parties.get('900001')).toEqual({
      sourceRef: '900001',
      type: 'person',
      names: [{ text: 'MR. RUSTAM HALVANI', kind: 'primary', strength: 'strong' }],
      dates: [],
      countries: [{ code: 'NG', text: 'Nigeria', role: 'residence' }],
      birthPlaces: [],
      identifiers: [],
      addresses: [{ text: '1 INVENTED ROAD, LAGOS, Nigeria', city: 'LAGOS', country: 'NG' }],
      programmes: ['World Bank debarment'],
      positions: [],
      listedOn: '2017-01-24',
      remarks: 'Consultant Guidelines, 1.22(a)(i).',
      sourceUrl: 'https://www.worldbank.org/en/projects-operations/procurement/debarred-firms',
    });
    expect(parties.get('900002')?.names[1]).toEqual({
      text: '虚构建设集团有限公司',
      kind: 'original-script',
      strength: 'strong',
    });
    expect(parties.get('900002')?.remarks).toBe(
      'Cross Debarment: ADB. Debarred until 2027-07-22. 虚构建设集团有限公司',
    );
    expect(parties.get('900003')?.names).toEqual([
      { text: 'VECTOR BUILDERS LLC', kind: 'primary', strength: 'strong' },
      { text: 'Vector Works', kind: 'fka', strength: 'strong' },
    ]);
  });

  test.each([
    ['(新疆交建机械租赁有限公司)(916501000722297604)*647', ['新疆交建机械租赁有限公司'], ['916501000722297604']],
    ['黄永翔, 北京市朝阳区周家庄村 104 号', ['黄永翔'], []],
    ['(Now known as Qi Technologies) (Reg. No.: 0305350288)', ['Qi Technologies'], ['0305350288']],
    ['AKA LONESTAR (PVT) LTD', ['LONESTAR (PVT) LTD'], []],
    ['(also doing business as PT. Suburo) (Reg. No. 09.04.1.46.28307)', ['PT. Suburo'], ['09.04.1.46.28307']],
    ['(formerly known as CompuAids (doing business as (dba) ESS) (TIN No. 300898378)', ['CompuAids'], ['300898378']],
    ['(ID No. 401-220966-0008F)', [], ['401-220966-0008F']],
    ['as a successor or assign to Sugdiyon Limited', [], []],
  ])('the addition to a firm, %j, has other names and numbers', async (added, names, numbers) => {
    const firm = { SUPP_ID: '1', SUPP_NAME: 'FIRM', SUPP_TYPE_CODE: 'F', ADD_SUPP_INFO: added };
    const [party] = (await read(JSON.stringify({ response: { ZPROCSUPP: [firm] } }))).parties;
    expect(party?.names.slice(1).map(({ text }) => text)).toEqual(names);
    expect(party?.identifiers.map(({ value }) => value)).toEqual(numbers);
  });
});

describe('officials of the United States', () => {
  test('a member of Congress, with names, terms and roles', async () => {
    const { summary, parties, rejects } = await read(fixture('us-congress.yaml'));
    expect(summary).toMatchObject({ format: 'us-congress', list: 'us-congress', parties: 1 });
    expect(parties[0]).toEqual({
      sourceRef: 'X000001',
      type: 'person',
      names: [
        {
          text: "Ada O'Neil Invented Jr.",
          kind: 'primary',
          strength: 'strong',
          parts: { given: 'Ada', middle: "O'Neil", family: 'Invented' },
        },
        { text: "Ada O'Neil Invented, Jr.", kind: 'aka', strength: 'strong' },
        { text: 'Addie Invented', kind: 'aka', strength: 'strong' },
        { text: "Ada O'Neil Maiden", kind: 'aka', strength: 'strong' },
      ],
      dates: [{ from: '1958-10-13', to: '1958-10-13' }],
      gender: 'female',
      countries: [{ code: 'US', text: 'United States', role: 'nationality' }],
      birthPlaces: [],
      identifiers: [],
      addresses: [],
      programmes: [],
      positions: [
        'United States Senator for WA (2001 to 2031)',
        'Member of the United States House of Representatives for WA (1993 to 1995)',
        'Senate Invention Chair',
      ],
      topics: ['role.pep'],
      remarks: 'Political party: Democrat, Independent.',
      sourceUrl: 'https://bioguide.congress.gov/search/bio/X000001',
    });
    expect(rejects).toEqual([{ ref: 'wikidata-Q0', line: 46, reason: 'The record has no name.' }]);
  });

  test('presidents are distinguished from members of Congress, and have another id if they were never there', async () => {
    const { summary, parties } = await read(fixture('us-executive.yaml'));
    expect(summary).toMatchObject({ format: 'us-executive', list: 'us-executive' });
    expect(parties.map(({ sourceRef, positions }) => [sourceRef, positions[0]])).toEqual([
      ['X000002', 'President of the United States (1793 to 1797)'],
      ['govtrack-900003', 'President of the United States (2033 to 2037)'],
    ]);
    expect(await refusal(fixture('us-executive.yaml'), { expected: 'us-congress' })).toBe(
      'This is the list of presidents and vice presidents of the United States, but US-CONGRESS was expected.',
    );
  });
});

describe('JSON and YAML that are not as they should be', () => {
  const entity = '{"id":"a","schema":"Person","target":true,"properties":{"name":["Ada"]}}';

  test.each([
    [
      'JSON that is cut within a record',
      `${entity}\n${entity.slice(0, 40)}`,
      'The file is cut short: its JSON is not closed.',
    ],
    ['a list that is cut between records', `[${entity},`, 'The file is cut short: its JSON is not closed.'],
    [
      'a list without a comma',
      `[${entity} ${entity}]`,
      'The file is not well-formed JSON (line 1: a comma is missing).',
    ],
    ['a record that is none', `[${entity}, 7]`, "The file is not well-formed JSON (line 1: '7]' is not a record)."],
    [
      'broken JSON',
      `${entity}\n{"id": nope}`,
      'The file is not well-formed JSON (line 2: what begins here cannot be read).',
    ],
    [
      'values nested without end',
      `{"schema":${'['.repeat(500)}`,
      'The file is not a list: its values nest more than 64 deep.',
    ],
    [
      'a value without end',
      `{"id":"${'x'.repeat(9_000_000)}`,
      'The file is not a list: a single value in it is too long.',
    ],
    [
      'YAML with an anchor',
      '- id: &a\n    x: 1\n',
      "The file is not the YAML of a list (line 1: '&a x: 1' is more than plain YAML).",
    ],
    [
      'YAML whose indentation fits nothing',
      '- id: a\n    b: 1\n  c: 2\n d: 3\n',
      'The file is not the YAML of a list (line 4: its indentation fits nothing above it).',
    ],
    [
      'YAML with an open quotation mark',
      "- id: 'a\n",
      'The file is not the YAML of a list (line 1: a quotation mark is not closed).',
    ],
    [
      'YAML that is no list of records',
      '- one\n- two\n',
      'The file is not the YAML of a list (line 1: no keys and values).',
    ],
    ['other YAML', '- id: a\n  age: 3\n', 'This is data, but not a known list: its first record has the keys id, age.'],
  ])('%s', async (_, content, sentence) => {
    expect(await refusal(content)).toBe(sentence);
  });

  test('a list of JSON values may be in an envelope, on one line or many', async () => {
    for (const text of [`[${entity}]`, ` [\n${entity}\n]\n`, `{"results": [${entity}], "total": {"of": [1]}}`]) {
      expect((await read(text)).summary.parties).toBe(1);
    }
  });
});

const lines = (...values: object[]) => values.map((value) => JSON.stringify(value)).join('\n');
const ownersIn = async (text: string) => {
  const { parties } = await read(text);
  return parties.find(({ sourceRef }) => sourceRef === 'demo-c')?.owners;
};

describe('ownership in the data of OpenSanctions', () => {
  const company = { id: 'demo-c', caption: 'Grey Fleet Ltd', schema: 'Company', target: true };
  const owner = {
    id: 'demo-o',
    caption: 'Ivan Quell',
    schema: 'Person',
    target: true,
    properties: { name: ['Ivan Quell'] },
  };
  test('flat: the owner is named with the share, wherever it is in the file', async () => {
    const link = { owner: ['demo-o', 'unknown'], asset: ['demo-c'], percentage: ['40 %'] };
    const over = { owner: ['demo-o'], asset: ['demo-c'], endDate: ['2020-01-01'] };
    const text = lines(
      { id: 'demo-l', schema: 'Ownership', properties: link },
      { id: 'demo-p', schema: 'Ownership', properties: over },
      { ...company, properties: { name: ['Grey Fleet Ltd'] } },
      owner,
    );
    expect(await ownersIn(text)).toEqual([{ name: 'Ivan Quell', share: 40 }]);
  });

  test('nested: what the company itself owns does not make it an owner of itself', async () => {
    const within = { id: 'demo-l', schema: 'Ownership', properties: { owner: [owner], asset: ['demo-c'] } };
    const below = {
      id: 'demo-m',
      schema: 'Ownership',
      properties: { owner: ['demo-c'], asset: [{ ...owner, id: 'demo-x' }] },
    };
    const properties = { name: ['Grey Fleet Ltd'], ownershipAsset: [within], ownershipOwner: [below] };
    expect(await ownersIn(lines({ ...company, properties }))).toEqual([{ name: 'Ivan Quell' }]);
  });
});

test("the UK list's parent companies are in the remarks", async () => {
  const parents = '<ParentCompanies><ParentCompany>Grey Fleet Ltd.</ParentCompany></ParentCompanies>';
  const text = new TextDecoder().decode(fixture('uk-sanctions-list'));
  const { parties } = await read(text.replace(/(<EntityDetails>\s*<Entity>)/u, `$1${parents}`));
  expect(parties.filter(({ remarks }) => remarks?.includes('Parent company: Grey Fleet Ltd.'))).toHaveLength(1);
});
