import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { COLUMNS, CSV_TEMPLATE } from './csv-columns.ts';
import { readHeader } from '../csv/csv-header.ts';
import { readRow, rowWarnings } from './csv-row.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { NewEntity } from './schema.ts';

/** The text as a stream, cut into pieces of the given number of bytes. */
function stream(text: string | Uint8Array, pieceSize = 1_000): ReadableStream<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceSize) controller.enqueue(bytes.slice(at, at + pieceSize));
      controller.close();
    },
  });
}

async function batchesOf(text: string | Uint8Array, pieceSize?: number) {
  const batches = [];
  for await (const batch of readCsv(stream(text, pieceSize))) batches.push(batch);
  return batches;
}

const rowsOf = async (text: string | Uint8Array, pieceSize?: number) => (await batchesOf(text, pieceSize)).flat();

const headerOf = (cells: readonly string[]) => readHeader(cells, COLUMNS);
const header = headerOf([
  'name',
  'type',
  'country',
  'isPep',
  'isSanctioned',
  'riskScore',
  'birthDate',
  'position',
  'founded',
  'industry',
]);
const read = (...cells: string[]) => readRow(header, { row: 2, cells });

const NOW = Date.parse('2026-07-01');

describe('reading CSV', () => {
  test('numbers each row as a spreadsheet does, empty lines included', async () => {
    expect(await rowsOf('name,type\nAda,person\n\n"Bo\nline two",person\nCy,person')).toEqual([
      { row: 1, cells: ['name', 'type'] },
      { row: 2, cells: ['Ada', 'person'] },
      { row: 4, cells: ['Bo\nline two', 'person'] },
      { row: 5, cells: ['Cy', 'person'] },
    ]);
  });

  test.each([15_997, 15_998, 15_999, 16_000, 31_999, 32_000, 600_000])('also behind %i of them', async (empty) => {
    const rows = await rowsOf(`name,type\n${'\n'.repeat(empty)}Ada,person\n\nBo,person\n`, 100_000);
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'name'],
      [empty + 2, 'Ada'],
      [empty + 4, 'Bo'],
    ]);
  });

  test('is read in batches of lines, empty or not, so that other requests are served in between', async () => {
    const batches = await batchesOf('\r\n'.repeat(500_000), 1_000_000);
    expect(batches.length).toBeGreaterThan(30);
    expect(batches.flat()).toEqual([]);
    const short = await batchesOf('A,1\n'.repeat(200_000), 1_000_000);
    expect(Math.max(...short.map((rows) => rows.length))).toBeLessThanOrEqual(16_000);
    expect(short.flat()).toHaveLength(200_000);
  });

  test('a cell of more lines than a batch has stays whole', async () => {
    const long = 'line\n'.repeat(20_000);
    const rows = await rowsOf(`name,type\n"${long}",person\nBo,person${'\n'.repeat(500_000)}Cy,person`, 100_000);
    expect(rows.map(({ cells }) => cells[0]?.length)).toEqual([4, long.length, 2, 2]);
  });

  test('gives up a file of empty lines, which no row would ever count', async () => {
    await expect(rowsOf(`name,type\n${'\n'.repeat(2_100_000)}`, 500_000)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The file has more than 2,000,000 lines.',
    });
  });

  test.each([
    [`a,b\n${','.repeat(100)}x\n`, 'Row 2 has more than 100 columns, the most that a file may have.'],
    [`a,b\n"${'x\n'.repeat(2_200_000)}`, 'Row 2: a record is too long. Is a quotation mark not closed?'],
  ])('refuses what no file has, whatever it is a file of', async (text, sentence) => {
    await expect(rowsOf(text, 500_000)).rejects.toThrow(sentence);
  });

  test.each(['', '\n'.repeat(20_000)])(
    'tells the delimiter from the header, also behind empty lines',
    async (empty) => {
      const rows = await rowsOf(`\r\n${empty}name;type\nAda, Countess;person`);
      expect(rows.map(({ cells }) => cells)).toEqual([
        ['name', 'type'],
        ['Ada, Countess', 'person'],
      ]);
    },
  );

  test('does not take a character within quotation marks for the delimiter', async () => {
    expect((await rowsOf('"name (family, given, other)";type\nAda;person'))[1]?.cells).toEqual(['Ada', 'person']);
  });

  test('lines that end in two ways are a row each, also where a cell holds the other line end', async () => {
    const rows = await rowsOf('name,type\r\nAda,person\r\nBo,person\n"Cy\r\nline two",person\nDi,person\n');
    expect(rows.map(({ cells }) => cells[0])).toEqual(['name', 'Ada', 'Bo', 'Cy\nline two', 'Di']);
  });

  test.each([';', '\t', ','])('recognises the delimiter %j by the header', async (delimiter) => {
    expect((await rowsOf(`name${delimiter}type\nAda${delimiter}person`))[1]?.cells).toEqual(['Ada', 'person']);
  });

  test.each([';', '\t', ','])(
    "a first line 'sep=%s', which Excel writes, tells it and is no row of the table",
    async (delimiter) => {
      const text = `sep=${delimiter}\r\nname${delimiter}"a, b; c"\r\nAda${delimiter}person\r\n`;
      expect(await rowsOf(text)).toEqual([
        { row: 2, cells: ['name', 'a, b; c'] },
        { row: 3, cells: ['Ada', 'person'] },
      ]);
    },
  );

  test('reads UTF-16 with its mark and refuses what is not UTF-8 with what to do', async () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array(Array.from('name,type\nAda,person', (char) => char.charCodeAt(0))).buffer),
    ]);
    expect((await rowsOf(utf16)).at(-1)?.cells).toEqual(['Ada', 'person']);
    await expect(rowsOf(new Uint8Array([...new TextEncoder().encode('name,type\nM'), 0xfc, 0x6c, 10]))).rejects.toThrow(
      'The file is not UTF-8 text. Save it as "CSV UTF-8" and upload it again.',
    );
  });

  test('ends lines as the file does, whatever a cell contains', async () => {
    const rows = Array.from({ length: 40_000 }, (_, nr) => (nr === 15_999 ? 'Str\ray,person' : `Person ${nr},person`));
    // The first record of a part tells nothing of the others.
    for (const end of ['\n', '\r\n']) {
      const read = await rowsOf(['name,type', ...rows].join(end));
      expect([read.length, read[16_000]?.cells, read.at(-1)]).toEqual([
        40_001,
        ['Str\ray', 'person'],
        { row: 40_001, cells: ['Person 39999', 'person'] },
      ]);
    }
    expect(await rowsOf('na\rme,type\nAda,person\n')).toHaveLength(2);
  });

  test('of a Macintosh of old is read, however long', async () => {
    const rows = Array.from({ length: 250_000 }, (_, nr) => `Person ${nr},person,France`);
    const read = await rowsOf(['name,type,country', ...rows, ''].join('\r'));
    expect([read.length, read.at(-1)]).toEqual([
      250_001,
      { row: 250_001, cells: ['Person 249999', 'person', 'France'] },
    ]);
  });

  test('names the row of a quotation mark that is not closed', async () => {
    await expect(rowsOf('name,type\nAda,person\n"Bo,person\n')).rejects.toThrow(
      'Row 3: a quotation mark is not closed.',
    );
  });

  test.each([
    ['no more is needed', 'name,type\n', /^read$/u],
    ['a mistake is found', 'name,"type\n', /a quotation mark is not closed/u],
  ])('lets go of a file once %s', async (_, text, outcome) => {
    const piece = new TextEncoder().encode(text.padEnd(1_000_000, 'Ada,person\n'));
    let left = 10;
    let isCancelled = false;
    const file = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
      cancel: () => void (isCancelled = true),
    });
    const begin = async () => {
      for await (const batch of readCsv(file)) if (batch.length > 0) return 'read';
      return 'empty';
    };
    expect(await begin().catch(String)).toMatch(outcome);
    expect({ isCancelled, isLocked: file.locked }).toEqual({ isCancelled: true, isLocked: false });
  });

  test('whatever the pieces, the rows are the same', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '王', '"', ',', '\n', ' '), maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 40 }),
        async (data, pieceSize) => {
          const text = Papa.unparse([['h1', 'h2'], ...data], { newline: '\n' });
          const expected = [['h1', 'h2'], ...data].filter((cells) => cells.some((c) => c.trim() !== ''));
          expect((await rowsOf(text, pieceSize)).map((row) => row.cells)).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the header', () => {
  test('may be in any order and case; unknown columns are ignored by name', () => {
    const found = headerOf(['\uFEFFCountry', 'NAME', 'Shoe size', 'type', 'is_pep']);
    expect([...found.at]).toEqual([
      ['country', 0],
      ['name', 1],
      ['type', 3],
      ['isPep', 4],
    ]);
    expect(found.ignored).toEqual(['Shoe size']);
  });

  test("knows what customers' files call the columns; a column's own name goes before that", () => {
    expect([...headerOf(['Full Name', 'Type', 'Nationality', 'DOB']).at]).toEqual([
      ['name', 0],
      ['type', 1],
      ['country', 2],
      ['birthDate', 3],
    ]);
    const both = headerOf(['Full name', 'type', 'Nationality', 'Country']);
    expect([both.at.get('country'), both.ignored]).toEqual([3, ['Nationality']]);
    expect(() => headerOf(['Full Name', 'Customer Name', 'type', 'country'])).toThrow('the column name twice');
  });

  test('names every required column that is missing', () => {
    expect(() => headerOf(['name'])).toThrow('The required columns type, country are missing.');
    expect(() => headerOf(['name', 'type', 'land'])).toThrow('The required column country is missing.');
  });

  test('rejects a column that occurs twice', () => {
    expect(() => headerOf(['name', 'type', 'country', 'Name'])).toThrow('The header names the column name twice.');
  });
});

describe('a row', () => {
  test('becomes a new entity, with the reasons that its flags bring', () => {
    expect(read('Ada Byron', 'Person', 'UK', 'true', '', '12', '1815-12-10', 'Countess', '', '')).toMatchObject({
      name: 'Ada Byron',
      type: 'person',
      isPep: true,
      isSanctioned: false,
      riskScore: 12,
      flags: { sanctionLists: [], reasons: ['Political connections'] },
      additionalInfo: { birthDate: '1815-12-10', position: 'Countess' },
    });
  });

  test('has no signs that control a device', () => {
    expect(read('Ada\u0007 By\u001bron', 'person', 'U\u0008K')).toMatchObject({ name: 'Ada Byron', country: 'UK' });
  });

  test.each([
    [['', 'person', 'UK'], 'Name must be at least 2 characters'],
    [['Ada', 'ship', 'UK'], "Type must be person, company or country, not 'ship'"],
    [['Ada', '', 'UK'], 'Type must be person, company or country'],
    [['Ada', 'person', 'U'], 'Country must be at least 2 characters'],
    [['Ada', 'person', 'UK', 'yes'], "isPep must be true or false, not 'yes'"],
    [['Ada', 'person', 'UK', '', '', '101'], "riskScore must be a whole number from 0 to 100, not '101'"],
    [['Ada', 'person', 'UK', '', '', '-1'], "riskScore must be a whole number from 0 to 100, not '-1'"],
    [['Ada', 'person', 'UK', '', '', '7.5'], "riskScore must be a whole number from 0 to 100, not '7.5'"],
    [['Ada', 'person', 'UK', '', '', '', '10/12/1815'], "birthDate must be a date like 1971-06-12, not '10/12/1815'"],
    [['Ada', 'person', 'UK', '', '', '', '1815-13'], "birthDate must be a date like 1971-06-12, not '1815-13'"],
    [['Ada', 'person', 'UK', '', '', '', '1815-02-30'], 'birthDate 1815-02-30 is not a real date'],
    [
      ['Ada', 'person', 'UK', '', '', '', `${'x'.repeat(39)}🎂🎂`],
      `birthDate must be a date like 1971-06-12, not '${'x'.repeat(39)}🎂…'`,
    ],
    [['A'.repeat(501), 'person', 'UK'], 'Name must be at most 500 characters'],
    [['A'.repeat(10_000), 'person', 'UK'], 'Column 1 has more than 2000 characters'],
    [['Ada', 'person', 'U\0K'], 'Column 3 contains a character that cannot be stored (U+0000)'],
    [Array.from({ length: 12 }, () => 'x'), 'The row has 12 cells, the header 10'],
  ])('%# with a fault is reported in one sentence', (cells, message) => {
    expect(read(...cells)).toBe(message);
  });

  test.each([
    ['1815', 'birthDate 1815 is not a whole date like 1971-06-12; it was imported as it is'],
    ['1815-12', 'birthDate 1815-12 is not a whole date like 1971-06-12; it was imported as it is'],
    ['1815-12-10', undefined],
    ['', undefined],
  ])('with the date %j is imported, with a warning where it is known in part', (birthDate, warning) => {
    const entity = read('Ada Byron', 'person', 'UK', '', '', '', birthDate) as NewEntity;
    expect(entity.additionalInfo?.birthDate).toBe(birthDate);
    expect(rowWarnings(header, [], entity, NOW)).toEqual(warning === undefined ? [] : [warning]);
  });

  test('of a company with the year of its founding is imported without a warning', () => {
    const named = headerOf(['name', 'type', 'country', 'founded']);
    const row = readRow(named, { row: 2, cells: ['Kestrel Shipping Ltd', 'company', 'Malta', '2012'] }) as NewEntity;
    expect(row.additionalInfo?.founded).toBe('2012');
    expect(rowWarnings(named, [], row, NOW)).toEqual([]);
  });

  test.each([
    ['0001-01-01', "birthDate '0001-01-01' is not compared: it is no date, or stands for none"],
    ['9999-12-31', "birthDate '9999-12-31' is not compared: it is no date, or stands for none"],
    ['2035-01-01', "birthDate '2035-01-01' lies in the future: check it"],
    ['1815-12-10', undefined],
    ['', undefined],
  ])('with the date %j is imported, with a warning where it stands for none', (birthDate, warning) => {
    const entity = read('Ada Byron', 'person', 'UK', '', '', '', birthDate) as NewEntity;
    expect(rowWarnings(header, [], entity, NOW)).toEqual(warning === undefined ? [] : [warning]);
  });

  test.each([
    ['N/A', "name 'N/A' is a placeholder, not a name: check it"],
    ['1234', "name '1234' has no letter: check it"],
    [
      'MÃ¼ller JÃ¶rg',
      "name 'MÃ¼ller JÃ¶rg' looks garbled by a wrong encoding. Save the file as CSV UTF-8 and correct the row",
    ],
    [
      'M\uFFFDller',
      "name 'M\uFFFDller' looks garbled by a wrong encoding. Save the file as CSV UTF-8 and correct the row",
    ],
    ['Ð˜Ð²Ð°Ð½ Ð¡Ð¸Ð´Ð¾Ñ€Ð¾Ð²', expect.stringContaining('garbled')],
    ['ÁNGEL NUÑEZ JOÃO ÅSE', undefined],
  ])('with the name %j is imported, with a warning if it is hardly a name', (name, warning) => {
    const cells = [name, 'person', 'UK'];
    const entity = read(...cells) as NewEntity;
    expect(rowWarnings(header, cells, entity, NOW)).toEqual(warning === undefined ? [] : [warning]);
  });

  test('with several faults reports them all, in the specified words and with the column names of the file', () => {
    const named = headerOf(['Name', 'Type', 'Nationality', 'PEP', 'Risk score', 'Date of birth']);
    const told = (...cells: string[]) => readRow(named, { row: 2, cells });
    expect(told('X', 'person', '', 'yes', '7.5', '12.06.1971')).toBe(
      [
        'Name must be at least 2 characters',
        'Country must be at least 2 characters',
        "PEP must be true or false, not 'yes'",
        "Risk score must be a whole number from 0 to 100, not '7.5'",
        "Date of birth must be a date like 1971-06-12, not '12.06.1971'",
      ].join('; '),
    );
    expect(told('Ada Byron', 'ship', 'UK', 'true', '101')).toBe(
      "Type must be person, company or country, not 'ship'; Risk score must be a whole number from 0 to 100, not '101'",
    );
  });

  test('that was imported is warned of under the names that the file gives its columns', () => {
    const named = headerOf(['Full name', 'Type', 'Nationality', 'Date of birth', 'Job title']);
    const warned = (...cells: string[]) =>
      rowWarnings(named, cells, readRow(named, { row: 2, cells }) as NewEntity, NOW);
    expect(warned('???', 'person', 'Nowhere', '1971')).toEqual([
      "Full name '???' has no letter and no digit: no list can be searched for it. Correct the name",
      'Date of birth 1971 is not a whole date like 1971-06-12; it was imported as it is',
      "Nationality 'Nowhere' is not known: it is not compared, and its risk counts as a middle value",
    ]);
    expect(warned('Ada Byron', 'person', 'UK', '0001-01-01')).toEqual([
      "Date of birth '0001-01-01' is not compared: it is no date, or stands for none",
    ]);
    expect(warned('Bo Ltd', 'company', 'UK', '', 'Clerk')).toEqual([
      "Job title 'Clerk' was not imported: a company has none",
    ]);
  });

  test('is not left out for what is not imported: empty cells behind the last column, and any text in one that is not known', () => {
    const withNotes = headerOf(['name', 'type', 'country', 'Notes']);
    for (const notes of ['x'.repeat(10_000), 'a\0b']) {
      const row = { row: 2, cells: ['Ada Byron', 'person', 'UK', notes, '', ' '] };
      expect(readRow(withNotes, row)).toMatchObject({ name: 'Ada Byron', country: 'UK' });
    }
  });

  test('every row of the template is good', async () => {
    const [first, ...rows] = await rowsOf(CSV_TEMPLATE);
    const templateHeader = headerOf(first?.cells ?? []);
    for (const row of rows) expect(readRow(templateHeader, row)).toBeTypeOf('object');
    expect(rows).toHaveLength(3);
  });
});
