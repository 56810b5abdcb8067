import { OWN_LIST_TEMPLATE } from '@tamis/screening/lists/own-list';
import { describe, expect, test } from 'vitest';
import { fixture, partiesOf, read, refusal } from '../../test/list-reading.ts';

describe('the UK Sanctions List as CSV', () => {
  test('is the same parties as the XML', async () => {
    const [table, xml] = [await read(fixture('uk-sanctions-list.csv')), await read(fixture('uk-sanctions-list'))];
    expect(table.parties).toEqual(xml.parties);
    expect(table.summary).toMatchObject({ format: 'uk-csv', list: 'uk', publishedAt: '2026-09-02', parties: 5 });
    expect(table.rejects).toEqual([{ ref: 'DEM0005', line: 11, reason: 'The record has no name.' }]);
  });

  const header = 'Unique ID,Name 6,Name type,Regime Name,Designation Type,Other Information';

  test('is read without the line of its date, and with line breaks in cells', async () => {
    const { parties, rejects } = await read(
      `${header}\r\nA1,ONE,Primary Name,R,Entity,"first\nsecond ""line"""\r\nA2,,Primary Name,R,Entity,\r\n`,
    );
    expect(parties[0]).toMatchObject({ sourceRef: 'A1', remarks: 'first second "line"' });
    expect(rejects).toEqual([{ ref: 'A2', line: 4, reason: 'The record has no name.' }]);
  });

  test('is refused if the rows of a designation are scattered, because names would be lost', async () => {
    const rows = ['A1,ONE,Primary Name,R,Entity,', 'A2,TWO,Primary Name,R,Entity,', 'A1,UNO,Alias,R,Entity,'];
    expect(await refusal([header, ...rows].join('\n'))).toBe(
      "The rows of A1 do not stand together (line 4); sort the file by 'Unique ID'.",
    );
  });

  test('is refused if it is cut within a row or within quotation marks', async () => {
    expect(await refusal(`${header}\nA1,ONE,Primary Name,R,Entity,x\nA2,TWO`)).toBe(
      'The file is cut short: its last row has 2 of 6 cells.',
    );
    expect(await refusal(`${header}\nA1,ONE,Primary Name,R,Entity,x\nA2,TWO,Alias,R,Entity,"and so`)).toBe(
      'The file is cut short: a quotation mark on line 3 is not closed.',
    );
  });

  test('is refused if a quotation mark is misplaced, because rows would run together', async () => {
    expect(await refusal(`${header}\nA1,ONE,Alias,R,Entity,x\nA2,"TWO" and,Alias,R,Entity,"y"\n`)).toBe(
      'The file is not a well-formed table: a quotation mark on line 3 is out of place.',
    );
  });

  test('is refused if a quotation mark swallows the file', async () => {
    expect(await refusal(`${header}\nA1,ONE,Alias,R,Entity,"${'x,\n'.repeat(500_000)}`)).toBe(
      'The file is not a list: its row on line 2 is too long. Is a quotation mark not closed?',
    );
  });
});

describe('the EU list as CSV', () => {
  test('is the same parties as the XML, but for the mark of a weak name, which it lacks', async () => {
    const [table, xml] = [await read(fixture('eu-1-1.csv')), await read(fixture('eu-1-1'))];
    for (const name of xml.parties.flatMap(({ names }) => names)) {
      if (name.text === 'Chou Min-yuan') name.strength = 'strong';
    }
    expect(table.parties).toEqual(xml.parties);
    expect(table.summary).toMatchObject({ format: 'eu-csv', list: 'eu', publishedAt: '2026-08-05', parties: 5 });
    expect(table.rejects).toEqual([
      { ref: '', line: 14, reason: "The record has no id (its name is 'A Company Without An Id')." },
    ]);
  });

  test('a name whose remark says so is weak', async () => {
    const names = (await partiesOf('eu-1-1.csv')).get('800001')?.names;
    expect(names?.filter(({ strength }) => strength === 'weak').map(({ text }) => text)).toEqual(['Serzh']);
  });
});

describe('OpenSanctions targets.simple.csv', () => {
  test('a person with values separated by semicolons', async () => {
    expect((await partiesOf('targets.simple.csv')).get('demo-1')).toEqual({
      sourceRef: 'demo-1',
      type: 'person',
      names: [
        { text: 'Rustam Halvani', kind: 'primary', strength: 'strong' },
        { text: 'Рустам Халвани', kind: 'original-script', strength: 'strong' },
        { text: 'Rustam Khalvani', kind: 'aka', strength: 'strong' },
      ],
      dates: [
        { from: '1968-03-14', to: '1968-03-14' },
        { from: '1967', to: '1967' },
      ],
      countries: [
        { code: 'UZ', text: 'Uzbekistan', role: 'other' },
        { code: 'RU', text: 'Russia', role: 'other' },
      ],
      birthPlaces: [],
      identifiers: [
        { kind: 'other', value: 'AA1234567', label: 'Identifier' },
        { kind: 'phone', value: '+998000000000', label: 'Phone' },
        { kind: 'email', value: 'office@halvani.example', label: 'E-mail' },
      ],
      addresses: [{ text: '5 Invented Street, Tashkent' }],
      programmes: ['DEMO-EO1'],
      positions: [],
      remarks:
        'Sanctions: Demonstration programme - 2021-05-06. Sources: Demonstration List. In the data since 2022-03-16.',
      sourceUrl: 'https://www.opensanctions.org/entities/demo-1/',
    });
  });

  test('a value with a semicolon or a quotation mark is one value', async () => {
    const cells = {
      id: 'demo-9',
      schema: 'Company',
      name: 'Halvani Trade; Finance Ltd',
      aliases: '"Halvani ""Golden"" Trade; Finance";Halvani Trade;"ООО ""Халвани"""',
      birth_date: '',
      addresses: '5 Invented Street, Tashkent;"Box 7; Samarkand"',
      identifiers: '"A;1";"unclosed;B2',
    };
    const row = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const { parties } = await read(`${Object.keys(cells).join(',')}\n${row.join(',')}\n`);
    const [party] = parties;
    expect(party?.names.map(({ text }) => text)).toEqual([
      'Halvani Trade; Finance Ltd',
      'Halvani "Golden" Trade; Finance',
      'Halvani Trade',
      'ООО "Халвани"',
    ]);
    expect(party?.addresses.map(({ text }) => text)).toEqual(['5 Invented Street, Tashkent', 'Box 7; Samarkand']);
    expect(party?.identifiers.map((one) => one.value)).toEqual(['A;1', '"unclosed', 'B2']);
  });

  test('records that cannot be screened are rejected by their schema', async () => {
    const { summary, parties, rejects } = await read(fixture('targets.simple.csv'));
    expect(summary.publishedAt).toBe('2026-10-01');
    expect(parties.map(({ type }) => type)).toEqual(['person', 'company', 'vessel']);
    expect(rejects).toEqual([{ ref: 'demo-8', line: 5, reason: "A record of the schema 'Security' is not screened." }]);
  });

  test('fills any list but those that have a publisher of their own', async () => {
    expect((await read(fixture('targets.simple.csv'), { expected: 'opensanctions' })).summary.parties).toBe(3);
    expect(await refusal(fixture('targets.simple.csv'), { expected: 'ofac' })).toBe(
      'This is a table of OpenSanctions (targets.simple.csv), but OFAC was expected.',
    );
  });
});

describe('EveryPolitician', () => {
  test('a member of a legislature with names in several scripts', async () => {
    const { summary, parties, rejects } = await read(fixture('every-politician.csv'));
    expect(summary).toMatchObject({ format: 'every-politician', list: 'every-politician', parties: 2 });
    expect(parties[0]).toEqual({
      sourceRef: '00000000-0000-4000-8000-000000000001',
      type: 'person',
      names: [
        { text: 'Rustam Halvani', kind: 'primary', strength: 'strong' },
        { text: 'Rustam Khalvani', kind: 'aka', strength: 'strong' },
        { text: 'Рустам Халвани', kind: 'original-script', strength: 'strong' },
        { text: '鲁斯塔姆·哈尔瓦尼', kind: 'original-script', strength: 'strong' },
      ],
      dates: [{ from: '1968-03-14', to: '1968-03-14' }],
      gender: 'male',
      countries: [{ code: 'UZ', text: 'Uzbekistan', role: 'other' }],
      birthPlaces: [],
      identifiers: [],
      addresses: [],
      programmes: [],
      positions: ['Member of parliament (Legislative Chamber of Uzbekistan)'],
      topics: ['role.pep'],
      remarks: "Political party: Party of the People's Inventions. Constituency: Samarkand.",
      sourceUrl: 'https://www.wikidata.org/wiki/Q0',
    });
    expect(parties[1]).toMatchObject({ dates: [{ from: '1901', to: '1901' }], remarks: 'Died 1980-02-03.' });
    expect(rejects[0]).toMatchObject({ line: 4, reason: 'The record has no name.' });
  });
});

describe('an own list', () => {
  test('a person with all that the template has', async () => {
    expect((await partiesOf('own-list.csv')).get('OWN-1')).toEqual({
      sourceRef: 'OWN-1',
      type: 'person',
      names: [
        { text: 'Rustam Halvani', kind: 'primary', strength: 'strong' },
        { text: 'Rustam Khalvani', kind: 'aka', strength: 'strong' },
        { text: 'Рустам Халвани', kind: 'original-script', strength: 'strong' },
        { text: 'Rustam Idrisov', kind: 'fka', strength: 'strong' },
        { text: 'Abu Idris', kind: 'aka', strength: 'weak' },
      ],
      dates: [
        { from: '1968-03-14', to: '1968-03-14' },
        { from: '1967', to: '1967', circa: true },
      ],
      gender: 'male',
      countries: [
        { code: 'UZ', text: 'Uzbekistan', role: 'nationality' },
        { code: 'KZ', text: 'Kazakhstan', role: 'nationality' },
      ],
      birthPlaces: ['Samarkand'],
      identifiers: [
        { kind: 'passport', value: 'AA 1234567', label: 'Passport', country: 'UZ' },
        { kind: 'tax', value: '770', label: 'Tax number' },
      ],
      addresses: [{ text: '5 Invented Street, Tashkent' }],
      programmes: ['Internal'],
      positions: ['General Director'],
      topics: ['role.pep'],
      listedOn: '2026-01-15',
      remarks: 'Left without paying',
      sourceUrl: 'https://demo.example/1',
    });
  });

  test('a row without an id is known by its name', async () => {
    expect((await partiesOf('own-list.csv')).get('Polar Lantern')?.type).toBe('vessel');
  });

  test('unreadable rows are rejected with the reason, and unknown columns are reported', async () => {
    const { summary, rejects } = await read(fixture('own-list.csv'), { expected: 'own' });
    expect(rejects).toEqual([
      {
        ref: 'OWN-4',
        line: 5,
        reason:
          "'31 June' in the column birth_date cannot be read, and 'soon' in the column listed_on cannot be read, and 'javascript:alert(1)' in the column url cannot be read.",
      },
      { ref: 'OWN-5', line: 6, reason: 'The column type is empty.' },
      { ref: 'OWN-6', line: 7, reason: 'The record has no name.' },
    ]);
    expect(summary.notes).toEqual(['These columns are not of the template and were not read: Colour.']);
  });

  test('a row with an impossible date is rejected; one without a day or month is not', async () => {
    const dates = ['31/31/1999', '30.02.1999', '1998 to 31/06/1999', '00/00/1999', 'dd/06/1999'];
    const rows = dates.map((date) => `Ada ${date},person,${date}`);
    const { parties, rejects } = await read(['name,type,birth_date', ...rows].join('\n'), { expected: 'own' });
    expect(rejects.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      "2: '31/31/1999' in the column birth_date cannot be read.",
      "3: '30.02.1999' in the column birth_date cannot be read.",
      "4: '1998 to 31/06/1999' in the column birth_date cannot be read.",
    ]);
    expect(parties.map(({ dates: [date] }) => date?.from)).toEqual(['1999', '1999-06']);
  });

  test('the error about a row without id and name says which column is empty', async () => {
    const { rejects } = await read('name,type\nAda,person\n,person', { expected: 'own' });
    expect(rejects).toEqual([{ ref: '', line: 3, reason: 'The column name is empty.' }]);
  });

  test('a repeated id is reported with the line of the second row', async () => {
    const rows = ['id,name,type', 'A,Ada,person', 'A,Bea,person', 'B,Cleo,person', 'C,Dora,person', 'B,Eve,person'];
    const { parties, rejects } = await read(rows.join('\n'), { expected: 'own' });
    expect(parties.map(({ names }) => names[0]?.text)).toEqual(['Ada', 'Cleo', 'Dora']);
    expect(rejects).toEqual([
      { ref: 'A', line: 3, reason: 'The id A appears in the file twice; the first record is kept.' },
      { ref: 'B', line: 6, reason: 'The id B appears in the file twice; the first record is kept.' },
    ]);
  });

  test('a row with more cells than the header is rejected, because aliases would be lost, and no other counts as too short', async () => {
    const rows = [
      'name;type;country;aliases',
      'Ada;person;DE;Adele;Adine',
      'Bea;person;DE;Beate;',
      'Cleo;person;DE;;;',
    ];
    const { parties, rejects } = await read([...rows, 'Dora;person;DE;'].join('\n'), { expected: 'own' });
    expect(rejects).toEqual([{ ref: 'Ada', line: 2, reason: 'The row has 5 cells, the header 4.' }]);
    expect(parties.map(({ names }) => names.map(({ text }) => text).join())).toEqual(['Bea,Beate', 'Cleo', 'Dora']);
  });

  test('a column that the header names twice refuses the file, because only the first would be read', async () => {
    const rows = ['name,type,aliases,Aliases', 'Ada,person,Adele,Adine', ''];
    expect(await refusal(rows.join('\n'))).toBe('The header names the column Aliases twice.');
    const { summary } = await read('name,type,Colour,Colour\nAda,person,red,blue\n', { expected: 'own' });
    expect(summary.parties).toBe(1);
  });

  test("a spreadsheet's first line that names the delimiter is not part of the table", async () => {
    const { parties } = await read('sep=;\r\nname;type;aliases\r\nAda, Countess;person;Adele\r\n', { expected: 'own' });
    expect(parties[0]?.names.map(({ text }) => text)).toEqual(['Ada, Countess', 'Adele']);
  });

  test('the template itself is read without warnings', async () => {
    const { summary, parties } = await read(OWN_LIST_TEMPLATE);
    expect(summary).toMatchObject({ parties: 1, rejected: 0, notes: [] });
    expect(parties[0]).toMatchObject({ sourceRef: 'OWN-1', programmes: ['Internal'], listedOn: '2026-01-15' });
  });

  test.each([',', ';', '\t'])('cells may be separated by %j', async (mark) => {
    const table = [
      ['name', 'type', 'birth date'],
      ['Ada', 'Person', '1960'],
    ]
      .map((row) => row.join(mark))
      .join('\n');
    expect((await read(table)).parties[0]).toMatchObject({ sourceRef: 'Ada 1960', type: 'person' });
  });
});
