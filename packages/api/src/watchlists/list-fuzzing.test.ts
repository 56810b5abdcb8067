import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture, fixtures, ofacTables, otherFixtures, read, refusal, sdn } from '../../test/list-reading.ts';
import { zipOf } from '../../test/zip-of.ts';
import { ListRefused } from './list-refused.ts';

/** The message for a person: that the file was read, or why not. Any other error fails the test. */
async function answerTo(bytes: Uint8Array): Promise<string> {
  try {
    const { summary } = await read(bytes);
    return `Read as ${summary.format}.`;
  } catch (error) {
    if (error instanceof ListRefused) return error.message;
    throw error;
  }
}

/** How often bytes are damaged, and in which way: `TAMIS_FUZZ_SEED=1 TAMIS_FUZZ_RUNS=100000` takes half a minute. */
const RUNS = Number(process.env['TAMIS_FUZZ_RUNS'] ?? 3000);
const SEED = process.env['TAMIS_FUZZ_SEED'];
/** Texts of one length take much the same; where a pattern tries every part from every place, they take far longer. */
const MUCH_SLOWER = 10;

/** The processor time, in microseconds, that it takes to read lists of every format whose texts are this one. */
async function costOf(value: string): Promise<number> {
  const un = `<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>${value}</FIRST_NAME><REFERENCE_NUMBER>1</REFERENCE_NUMBER><LISTED_ON>${value}</LISTED_ON><NATIONALITY><VALUE>${value}</VALUE></NATIONALITY><INDIVIDUAL_ALIAS><ALIAS_NAME>${value}</ALIAS_NAME><DATE_OF_BIRTH>${value}</DATE_OF_BIRTH></INDIVIDUAL_ALIAS><INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>${value}</TYPE_OF_DOCUMENT><TYPE_OF_DOCUMENT2>${value}</TYPE_OF_DOCUMENT2></INDIVIDUAL_DOCUMENT></INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`;
  const uk = `<Designations><Designation><UniqueID>1</UniqueID><Names><Name><Name6>${value}</Name6></Name></Names><IndividualEntityShip>Ship</IndividualEntityShip><OtherInformation>${value}</OtherInformation><ShipDetails><Ship><IMONumbers><IMONumber>${value}</IMONumber></IMONumbers></Ship></ShipDetails></Designation></Designations>`;
  const ofac = sdn(
    `<sdnEntry><uid>1</uid><lastName>${value}</lastName><idList><id><idType>${value}</idType><idNumber>${value}</idNumber></id><id><idType>Target risk</idType><idNumber>${value}x</idNumber></id></idList></sdnEntry>`,
  );
  const cell = `"${value.replaceAll('"', '""')}"`;
  const ukTable = `Unique ID,Name 6,Regime Name,Designation Type,Other Information,D.O.B\n1,${cell},R,Ship,${cell},${cell}\n`;
  const sdnTable = `1,${cell},"individual",${cell},-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB ${value}; Passport ${value}; ${value}"\n`;
  const own = `name,type,identifiers,country,aliases\n${cell},person,${cell},${cell},${cell}\n`;
  const entity = {
    id: '1',
    schema: 'Person',
    target: true,
    properties: { name: [value], birthDate: [value], country: [value] },
  };
  const member = `- id:\n    bioguide: X\n  name:\n    last: ${JSON.stringify(value)}\n  terms:\n  - type: sen\n    start: ${JSON.stringify(value)}\n`;
  const debarred = { SUPP_ID: 1, SUPP_NAME: value, ADD_SUPP_INFO: value, COUNTRY_NAME: value };
  const lists = [un, uk, ofac, ukTable, sdnTable, own, JSON.stringify(entity), member, JSON.stringify(debarred)];
  const before = process.cpuUsage();
  for (const list of lists) await read(list);
  return process.cpuUsage(before).user;
}

describe('damaged input', () => {
  const whole = [...fixtures, ...otherFixtures, ...ofacTables];
  const sources = whole.flatMap((name) => [
    fixture(name),
    fixture(name),
    gzipSync(fixture(name)),
    zipOf({ [name]: fixture(name) }, { stored: name.length % 2 === 0 }),
  ]);

  const pieces =
    '< > & </ <![CDATA[ ]]> <!DOCTYPE_x> <!-- &#0; &#xD800; " , ; [ ] { } \\ \\u : - \' | # -0- null PK'.split(' ');
  const insert = fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc
      .constantFrom(...pieces, '\0', '\n', '\r\n', '\t', ' ', '<a>'.repeat(80), '['.repeat(90), '"'.repeat(91))
      .map((piece) => new TextEncoder().encode(piece)),
  );
  const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat(40), insert });
  /** What is left of the file, and how often a part of it is repeated. */
  const shape = fc.record({ cut: fc.constantFrom(1, 1, 1, 1, 0.9, 0.5, 0.1), repeat: fc.constantFrom(1, 1, 1, 2, 50) });

  test(
    'whatever happens to the bytes, the answer is a result or a refusal',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(sources.length - 1),
          fc.array(edit, { minLength: 1, maxLength: 5 }),
          shape,
          async (which, edits, { cut, repeat }) => {
            let bytes = Buffer.from(sources[which] ?? []);
            for (const { at, drop, insert } of edits) {
              const from = Math.floor(at * bytes.length);
              const again = Array.from({ length: repeat }, () => bytes.subarray(from, from + 200));
              bytes = Buffer.concat([bytes.subarray(0, from), insert, ...again.slice(1), bytes.subarray(from + drop)]);
            }
            expect(await answerTo(bytes.subarray(0, Math.floor(cut * bytes.length)))).toMatch(/^[A-Z][^\n]{10,400}\.$/);
          },
        ),
        { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
      );
    },
    Math.max(300_000, RUNS * 20),
  );

  test('random bytes and random text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 300, unit: 'binary' })),
        async (content) => {
          await refusal(content);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('texts that make careless patterns slow take no longer than others', async () => {
    const nasty = [
      '(1'.repeat(40_000),
      '('.repeat(90_000),
      ' ,'.repeat(40_000),
      '1'.repeat(90_000),
      'IMO '.repeat(20_000),
      'born '.repeat(20_000),
      'a: '.repeat(30_000),
      ': (a'.repeat(20_000),
      'Number 1 '.repeat(10_000),
      '- '.repeat(40_000),
      "'a' ".repeat(20_000),
      '\\\\x41'.repeat(20_000),
      ' issued'.repeat(12_000),
    ];
    const plain = 'word '.repeat(20_000);
    await costOf(plain);
    const usual = (await costOf(plain)) / plain.length;
    for (const value of nasty) expect((await costOf(value)) / value.length / usual).toBeLessThan(MUCH_SLOWER);
  });
});
