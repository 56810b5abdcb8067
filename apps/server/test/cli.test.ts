import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Readable, Writable } from 'node:stream';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli/run.ts';
import { readEnv } from '../src/env.ts';
import { takeLock } from '../src/lock.ts';
import { aFile, aPublisher, status } from './misbehaving-publisher.ts';
import { type Ended, run, start } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LISTS = fileURLToPath(new URL('../../../packages/api/test/fixtures/lists/', import.meta.url));
/** The OFAC file as its publisher would date it. */
function ofacOf(day: Date, name: string): string {
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  const published = readFileSync(join(LISTS, 'ofac-sdn.xml'), 'utf8').replace('09/14/2026', `${month}/${date}/${year}`);
  writeFileSync(join(folder, name), published);
  return join(folder, name);
}
/** Of today: an old file is not up to date. */
const OFAC = ofacOf(new Date(), 'ofac-sdn.xml');
const database = join(folder, 'tamis.db');

/** Runs a command in this process, as `pnpm cli` would in one of its own. */
async function cli(
  args: readonly string[],
  options: { input?: string | Buffer; database?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const collect = (name: keyof typeof said) =>
    new Writable({
      write: (chunk: Buffer, _, done) => {
        said[name] += chunk.toString();
        done();
      },
    });
  const code = await runCli([...args], {
    env: () => readEnv({ DATABASE_URL: `file:${options.database ?? database}`, SEED: 'none', ...options.env }),
    input: Readable.from([Buffer.from(options.input ?? '')]),
    output: collect('stdout'),
    errors: collect('stderr'),
    interactive: false,
  });
  return { code, ...said };
}

/** What a command printed, a value a line. */
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('wrong usage', () => {
  test.each([
    [[], /No command was given/],
    [['dance'], /There is no command 'dance'/],
    [['lists'], /There is no command 'lists'/],
    [['lists', 'import', 'ofac'], /needs a list and a file/],
    [['lists', 'status', '--colour'], /--colour/],
    [['screen'], /needs one file/],
    [['screen', '-', '--threshold', 'high'], /--threshold must be a number from 0 to 100/],
    [['screen', '-', '--threshold', '0x10'], /--threshold must be a number from 0 to 100/],
    [['screen', '-', '--limit', '1.5'], /--limit must be a whole number from 1 to 1000/],
    [['user', 'create', '--username', 'x'], /needs --username, --full-name and --role/],
    [['backup'], /needs one file/],
  ])('%j is explained, with exit code 2', async (args, sentence) => {
    const { code, stderr } = await cli(args);
    expect(stderr).toMatch(sentence);
    expect(code).toBe(2);
  });

  test('--help prints a page and is no failure', async () => {
    const { code, stdout } = await run('cli.ts', ['--help'], {});
    expect(code).toBe(0);
    expect(stdout).toMatch(/lists import <list> <file…>/);
  });
});

describe('compare', () => {
  const pair = {
    schema: 'Person',
    query: { name: 'Wladimir Beispiel', birthDate: '1961-02-23', country: 'ru' },
    candidate: { name: ['Vladimir Beispiel'], alias: ['V. Beispiel'], birthDate: ['1961-02-23'], nationality: ['ru'] },
  };

  test('prints a line for each pair, in order, without a database', async () => {
    const other = { ...pair, candidate: { name: 'Maria Anders' } };
    const input = `${JSON.stringify(pair)}\n${JSON.stringify(other)}\n`;
    const nowhere = join(folder, 'nowhere/none.db');
    const { code, stdout } = await run('cli.ts', ['compare'], { DATABASE_URL: `file:${nowhere}` }, input);
    const [same, different] = linesOf(stdout);
    expect(code).toBe(0);
    expect(Object.keys(same ?? {})).toEqual(['score', 'match', 'explanation', 'evidence']);
    expect(same).toMatchObject({ match: true, evidence: { matchedName: 'Vladimir Beispiel' } });
    expect(different).toMatchObject({ match: false });
    expect(existsSync(nowhere)).toBe(false);
  });

  test('text and a list of one text mean the same', async () => {
    const texts = {
      ...pair,
      candidate: { name: 'Vladimir Beispiel', alias: 'V. Beispiel', birthDate: '1961-02-23', nationality: 'ru' },
    };
    const lists = { ...pair, query: { name: ['Wladimir Beispiel'], birthDate: ['1961-02-23'], country: ['ru'] } };
    const { stdout } = await cli(['compare'], {
      input: [pair, texts, lists].map((one) => JSON.stringify(one)).join('\n'),
    });
    const scores = linesOf(stdout).map((line) => line['score']);
    expect(new Set(scores).size).toBe(1);
  });

  test('every schema is understood, whatever its record is', async () => {
    const schemas = [
      'Company',
      'Organization',
      'LegalEntity',
      'Vessel',
      'Airplane',
      'CryptoWallet',
      'Thing',
      undefined,
    ];
    const query = { name: 'Beispiel Nord' };
    const candidate = { name: 'Beispiel Nord', imoNumber: '1234567', topics: [{ of: 'no interest' }] };
    const input = schemas.map((schema) => JSON.stringify({ schema, query, candidate })).join('\n');
    const { code, stdout } = await cli(['compare'], { input });
    expect(code).toBe(0);
    expect(linesOf(stdout).map((line) => line['match'])).toEqual(schemas.map(() => true));
  });

  test.each<[schema: string, number: object, other: object]>([
    ['CryptoWallet', { publicKey: 'bc1qinvented0001' }, { publicKey: 'bc1qinvented0002' }],
    ['Airplane', { registrationNumber: 'EP-MX1' }, { registrationNumber: 'EP-MX2' }],
    ['Airplane', { tailNumber: 'EP-MX1' }, { tailNumber: 'EP-MX2' }],
    ['Vessel', { imoNumber: '9187629' }, { imoNumber: '9321483' }],
  ])('%s %j without a name is compared by its identifier', async (schema, number, other) => {
    const named = { name: 'Beispiel', ...number };
    const pairs = [
      [number, number],
      [number, named],
      [named, number],
      [number, other],
    ];
    const input = pairs.map(([query, candidate]) => JSON.stringify({ schema, query, candidate })).join('\n');
    const { code, stdout } = await cli(['compare'], { input });
    expect(code).toBe(0);
    const lines = linesOf(stdout);
    expect(lines.map((line) => line['match'])).toEqual([true, true, true, false]);
    for (const line of lines.slice(0, 3)) expect(line['explanation']).toMatch(/\bSame (?:wallet|tail|IMO) /);
  });

  test('an unknown schema is rejected by name, because it would be compared as any type', async () => {
    const input = ['Persom', '__proto__', 'person', '', null]
      .map((schema) => JSON.stringify({ ...pair, schema }))
      .join('\n');
    const { code, stdout } = await cli(['compare'], { input });
    expect(linesOf(stdout).map(({ error }) => error)).toEqual([
      'The schema Persom is not known',
      'The schema __proto__ is not known',
      undefined,
      undefined,
      undefined,
    ]);
    expect(code).toBe(1);
  });

  test('a record without a name and an identifier is rejected', async () => {
    const { code, stdout } = await cli(['compare'], {
      input: JSON.stringify({ schema: 'Vessel', query: { flag: 'ir' }, candidate: { imoNumber: '9187629' } }),
    });
    expect(linesOf(stdout)).toEqual([{ error: 'query has no name' }]);
    expect(code).toBe(1);
  });

  test('a bad line gets an error in its place, and the exit code shows it', async () => {
    const input = [
      'nonsense',
      JSON.stringify(pair),
      '[]',
      '{"query":{"name":"A"}}',
      '{"query":{"name":"7.5"},"candidate":{"name":{}}}',
    ].join('\n');
    const { code, stdout, stderr } = await cli(['compare'], { input });
    const lines = linesOf(stdout);
    expect(lines.map((line) => line['error'])).toEqual([
      'The line is not valid JSON',
      undefined,
      'The line must be an object',
      'candidate must be an object',
      'candidate.name must be text or a list of texts',
    ]);
    expect(code).toBe(1);
    expect(stderr).toBe('4 lines could not be compared.\n');
  });
});

test('a database that cannot be opened, or does not respond, is reported in one sentence without a query', async () => {
  const text = join(folder, 'text.db');
  writeFileSync(text, 'No database, but a text that is long enough to be looked at as one. '.repeat(3));
  const opened = await cli(['lists', 'status'], { database: text });
  expect(opened).toMatchObject({ code: 1, stderr: `${text} is not a database. Set DATABASE_URL to another file.\n` });
  const asked = await cli(['lists', 'status'], { env: { DATABASE_URL: 'http://127.0.0.1:1' } });
  expect(asked.stderr).toMatch(/^The database server at http:\/\/127\.0\.0\.1:1 does not answer\. [^\n]*\n$/);
});

describe('with a database', () => {
  beforeAll(async () => {
    const { code, stderr } = await cli(['lists', 'import', 'ofac', OFAC]);
    if (code !== 0) throw new Error(stderr);
  });

  test('nothing can be screened before there is a list', async () => {
    writeFileSync(join(folder, 'empty.db'), '');
    const { code, stderr } = await cli(['screen', '-'], { input: 'name\nA B\n', database: join(folder, 'empty.db') });
    expect(stderr).toMatch(/No list has been imported yet/);
    expect(code).toBe(1);
  });

  test('lists status exits with 3 before there is a list: nothing can be screened', async () => {
    const { code, stderr } = await cli(['lists', 'status'], { database: join(folder, 'empty.db') });
    expect(stderr).toMatch(/^No list has been imported yet, so nothing can be screened\./u);
    expect(code).toBe(3);
  });

  test('lists status shows the version in force', async () => {
    const { code, stdout } = await cli(['lists', 'status', '--json']);
    const lists = JSON.parse(stdout) as { list: string }[];
    expect(code).toBe(0);
    expect(lists.find(({ list }) => list === 'OFAC')).toMatchObject({
      kind: 'sanctions',
      version: 1,
      stale: false,
      error: null,
    });
    expect(Object.keys(lists[0] ?? {})).toEqual([
      'list',
      'title',
      'kind',
      'version',
      'publishedAt',
      'importedAt',
      'parties',
      'names',
      'added',
      'changed',
      'removed',
      'stale',
      'error',
      'fileDays',
      'state',
    ]);
  });

  test('lists status reports an old file: as stale with its age, and by exit code 3', async () => {
    const old = { database: join(folder, 'old-file.db') };
    expect((await cli(['lists', 'import', 'ofac', ofacOf(new Date('2024-05-03'), 'old.xml')], old)).code).toBe(0);
    const { code, stdout, stderr } = await cli(['lists', 'status', '--json'], old);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^Not up to date: OFAC \(an old file: \d+ \w+ old\)\./u);
    const [ofac] = JSON.parse(stdout) as { stale: boolean; fileDays: number; state: string }[];
    expect(ofac).toMatchObject({ stale: true, error: null, state: expect.stringMatching(/^an old file: /u) });
    expect(ofac?.fileDays).toBeGreaterThan(900);
  });

  test('lists status does not call a list current whose file has no date', async () => {
    const undated = { database: join(folder, 'undated.db') };
    const file = join(LISTS, 'every-politician.csv');
    expect((await cli(['lists', 'import', 'every-politician', file], undated)).code).toBe(0);
    const { code, stdout } = await cli(['lists', 'status'], undated);
    expect(stdout).toMatch(/^EVERY-POLITICIAN .* age unknown: the file has no date$/mu);
    expect(code).toBe(0);
  });

  test('lists import of a list and a file that are not there names the list first', async () => {
    const { code, stderr } = await cli(['lists', 'import', 'foo', join(folder, 'nothing.xml')]);
    expect(stderr).toMatch(/^There is no list 'foo'\. The lists are /u);
    expect(code).toBe(1);
  });

  test('lists status counts the versions of each list from 1, as a table and as JSON', async () => {
    const two = { database: join(folder, 'two-lists.db') };
    expect((await cli(['lists', 'import', 'ofac', OFAC], two)).code).toBe(0);
    expect((await cli(['lists', 'import', 'un', join(LISTS, 'un-consolidated.xml')], two)).code).toBe(0);
    const { stdout } = await cli(['lists', 'status', '--json'], two);
    const lists = JSON.parse(stdout) as { list: string; version: number | null }[];
    expect(lists.filter(({ version }) => version !== null)).toMatchObject([
      { list: 'OFAC', version: 1 },
      { list: 'UN', version: 1 },
    ]);
    expect((await cli(['lists', 'status'], two)).stdout).toMatch(/^UN +1 /mu);
  });

  test('a refused file leaves the list, says why, and lists status exits with 3 until it is resolved', async () => {
    const other = join(folder, 'refused.db');
    const refused = await cli(['lists', 'import', 'ofac', join(LISTS, 'un-consolidated.xml')], { database: other });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/This is the UN list, but OFAC was expected\./);
    const troubled = await cli(['lists', 'status'], { database: other });
    expect(troubled.code).toBe(3);
    expect(troubled.stderr).toMatch(/OFAC \(last import failed\)/);
    expect((await cli(['lists', 'import', 'ofac', OFAC], { database: other })).code).toBe(0);
    expect((await cli(['lists', 'status'], { database: other })).code).toBe(0);
  });

  test('the tables of a list are imported together, plain or as gzip', async () => {
    const other = join(folder, 'tables.db');
    const aliases = join(folder, 'alt.csv.gz');
    writeFileSync(aliases, gzipSync(readFileSync(join(LISTS, 'ofac-alt.csv'))));
    const tables = [
      join(LISTS, 'ofac-add.csv'),
      join(LISTS, 'ofac-sdn.csv'),
      aliases,
      join(LISTS, 'ofac-comments.csv'),
    ];
    const together = await cli(['lists', 'import', 'ofac', ...tables], { database: other });
    expect(together.stdout).toMatch(/^OFAC version 1: 5 parties with 10 names/u);
    expect(together.code).toBe(0);
    expect((await cli(['lists', 'import', 'ofac', ...tables], { database: other })).stdout).toMatch(
      /this is the file in force/u,
    );
    // Alone, the main table would take the aliases away.
    const alone = await cli(['lists', 'import', 'ofac', tables[1] ?? ''], { database: other });
    expect(alone).toMatchObject({ code: 3, stderr: expect.stringMatching(/names/u) });
    const missing = await cli(['lists', 'import', 'ofac', tables[0] ?? '', join(folder, 'none.csv')], {
      database: other,
    });
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no file') });
  });

  test.each([['lists', 'import', 'ofac'], ['screen'], ['restore']])(
    '%s says that a folder is no file',
    async (...command) => {
      expect(await cli([...command, folder])).toEqual({
        code: 1,
        stdout: '',
        stderr: `${folder} is a folder, not a file.\n`,
      });
    },
  );

  test('a file that shrinks the list waits: the import exits with 3, and accept or reject decide', async () => {
    const other = join(folder, 'staged.db');
    const whole = readFileSync(OFAC, 'utf8');
    const [first, ...rest] = whole.split(/(?=<sdnEntry>)/u);
    const declared = /<Record_Count>\d+/u;
    const short = join(folder, 'short.xml');
    const last = rest.at(-1)?.replace(/^.*<\/sdnEntry>/su, '') ?? '';
    const two = rest.slice(0, 2).join('');
    writeFileSync(short, `${first?.replace(declared, '<Record_Count>2')}${two}${last}`);
    expect((await cli(['lists', 'import', 'ofac', OFAC], { database: other })).code).toBe(0);
    const staged = await cli(['lists', 'import', 'ofac', short], { database: other });
    expect(staged.stderr).toMatch(/waits for an administrator.*shrink by more than 20 %.*lists accept ofac/u);
    expect(staged.code).toBe(3);
    const waiting = await cli(['lists', 'status'], { database: other });
    expect(waiting.stdout).toMatch(/^OFAC .*version 2 waits: The file has 2 parties, the list in force/mu);
    expect(waiting.stderr).toBe('Not up to date: OFAC (version 2 waits for an administrator).\n');
    expect((await cli(['lists', 'status'], { database: other })).code).toBe(3);
    const accepted = await cli(['lists', 'accept', 'ofac'], { database: other });
    expect(accepted.stdout).toMatch(/OFAC version \d+.*: 2 parties/u);
    expect((await cli(['lists', 'status'], { database: other })).code).toBe(0);
    const nothing = await cli(['lists', 'reject', 'ofac'], { database: other });
    expect(nothing).toMatchObject({ code: 1, stderr: 'No version of OFAC waits for a decision.\n' });
    // Said beforehand, the yes is not asked for.
    expect((await cli(['lists', 'import', 'ofac', OFAC], { database: other })).code).toBe(0);
    const shrunk = await cli(['lists', 'import', 'ofac', short, '--accept-shrink'], { database: other });
    expect(shrunk).toMatchObject({ code: 0, stdout: expect.stringMatching(/: 2 parties/u) });
  });

  test('lists sync fetches what is new, prints the result, and exits with 3 if a list is not up to date', async () => {
    const publisher = await aPublisher({ '/sdn.xml': aFile(readFileSync(OFAC)) });
    const env = { LISTS_SOURCES: `ofac=${publisher.url('/sdn.xml')}`, PRIVATE_HOSTS: '127.0.0.1' };
    const other = join(folder, 'synced.db');
    const sync = () => cli(['lists', 'sync', 'ofac'], { database: other, env });
    const first = await sync();
    expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^OFAC version \d+/u) });
    expect(first.stderr).toMatch(/fetching bytes …/u);
    expect(await sync()).toMatchObject({ code: 0, stdout: "OFAC: the publisher's file has not changed.\n" });
    publisher.paths['/sdn.xml'] = status(403);
    expect(await sync()).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/OFAC: The publisher answered with status 403/u),
    });
    await publisher.close();
  });

  test('screen --record keeps certificates, which can be shown and replayed', async () => {
    const input = `${JSON.stringify({ name: await listedName() })}\nnonsense\n`;
    const recorded = await cli(['screen', '-', '--record', '--limit', '2'], { input });
    const [first, second] = linesOf(recorded.stdout);
    expect(first).toMatchObject({ line: 1, matches: [{ list: 'OFAC' }], screening: expect.any(Number) });
    expect(second).toMatchObject({ line: 2, error: expect.any(String) });
    const id = String(first?.['screening']);
    const shown = await cli(['screening', 'show', id]);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      id: Number(id),
      actor: `command line (${userInfo().username})`,
      maxHits: 2,
    });
    const replayed = await cli(['screening', 'replay', id]);
    expect(replayed.stdout).toContain(' parties, imported less than an hour before the search\n');
    expect(replayed.stdout).toMatch(/The same lists, searched again: the same answer\./u);
    expect(replayed.stdout).toMatch(/The lists in force today: the same answer\./u);
    expect(replayed.code).toBe(0);
    expect(await cli(['screening', 'replay', '999999'])).toMatchObject({
      code: 1,
      stderr: 'Screening 999999 not found\n',
    });
    expect((await cli(['screening', 'replay', 'x'])).code).toBe(2);
  });

  test('screening replay says how old the file was at the search', async () => {
    const other = join(folder, 'old-file.db');
    await cli(['lists', 'import', 'ofac', ofacOf(new Date(Date.now() - 400 * 86_400_000), 'old.xml')], {
      database: other,
    });
    const input = JSON.stringify({ name: await listedName() });
    const [found] = linesOf((await cli(['screen', '-', '--record'], { database: other, input })).stdout);
    const replayed = await cli(['screening', 'replay', String(found?.['screening'])], { database: other });
    expect(replayed.stdout).toMatch(/ before the search, the file was \d+ months old\n/u);
  });

  test('screen reads the headings of an upload, and reports unknown ones', async () => {
    const csv = 'Full Name,DOB,Nationality,Shoe size\nZyx Qwerty Nobody,1970-01-01,France,44\n';
    const { code, stdout, stderr } = await cli(['screen', '-'], { input: csv });
    expect(linesOf(stdout)).toMatchObject([
      { line: 2, query: { name: 'Zyx Qwerty Nobody', birthDate: '1970-01-01', nationality: 'France' } },
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'The column Shoe size is not known and was not read.\n' });
    const twice = await cli(['screen', '-'], { input: 'name,DOB,Date of birth\nA B,1970-01-01,1971-01-01\n' });
    expect(twice.stderr).toContain('The header names the column birthDate twice.');
  });

  test('screen reports each unknown field of JSON lines once, with the first line that has it', async () => {
    const asked = { name: 'Zyx Qwerty Nobody', dateOfbirth: '1970-01-01', riskScore: 5, isPep: true };
    const input = [{ name: 'Zyx' }, asked, asked, { name: 'Zyx', customer: 7 }]
      .map((one) => JSON.stringify(one))
      .join('\n');
    const stderr =
      'Line 2: the field dateOfbirth is not known and was not read.\nLine 4: the field customer is not known and was not read.\n';
    for (const args of [
      ['screen', '-'],
      ['screen', '-', '--record'],
    ])
      expect(await cli(args, { input })).toMatchObject({ code: 0, stderr: expect.stringContaining(stderr) });
    const many = Array.from({ length: 3_000 }, (_, nr) => JSON.stringify({ name: 'Zyx', [`field${nr % 40}`]: nr }));
    const told = (await cli(['screen', '-'], { input: many.join('\n') })).stderr.trimEnd().split('\n');
    expect([told.length, told[0], told.at(-1)]).toEqual([
      21,
      'Line 1: the field field0 is not known and was not read.',
      'Further fields are not known and were not read.',
    ]);
  });

  test.each([
    ['1961-13-40', "birthDate '1961-13-40' is not compared: it is no date, or stands for none"],
    ['1961-02-30', "birthDate '1961-02-30' is not compared: it is no date, or stands for none"],
    ['0000-00-00', "birthDate '0000-00-00' is not compared: it is no date, or stands for none"],
    ['0001-01-01', "birthDate '0001-01-01' is not compared: it is no date, or stands for none"],
    ['9999-12-31', "birthDate '9999-12-31' is not compared: it is no date, or stands for none"],
  ])(
    'screen finds the same parties as without the date %s, and adds a warning to the result',
    async (birthDate, warning) => {
      const name = await listedName();
      const { code, stdout } = await cli(['screen', '-'], { input: JSON.stringify({ name, birthDate }) });
      expect(code).toBe(0);
      expect(linesOf(stdout)).toMatchObject([{ warning, matches: [{ matchedName: name }] }]);
    },
  );

  test('screen does not warn about a date that it reads', async () => {
    const dates = ['1341/12/04', 'about 1961', ''].map((birthDate) => JSON.stringify({ name: 'Zyx', birthDate }));
    const { stdout } = await cli(['screen', '-'], { input: dates.join('\n') });
    expect(linesOf(stdout).map(({ warning }) => warning)).toEqual([undefined, undefined, undefined]);
  });

  test('screen --record stores in the certificate which date was not compared, and a replay shows it', async () => {
    const warning = "birthDate '0000-00-00' is not compared: it is no date, or stands for none";
    const input = JSON.stringify({ name: 'Zyx Nobody', birthDate: '0000-00-00' });
    const [answer] = linesOf((await cli(['screen', '-', '--record'], { input })).stdout);
    expect(answer).toMatchObject({ warning, screening: expect.any(Number) });
    const id = String(answer?.['screening']);
    expect(JSON.parse((await cli(['screening', 'show', id])).stdout)).toMatchObject({ warning });
    expect((await cli(['screening', 'replay', id])).stdout).toContain(`\nNote: ${warning}.\n`);
  });

  test('screen --record stores no certificate for a name without a letter or a digit, and warns about it', async () => {
    const input = ['???', 'Zyx Nobody'].map((name) => JSON.stringify({ name })).join('\n');
    const { code, stdout } = await cli(['screen', '-', '--record'], { input });
    expect(linesOf(stdout)).toEqual([
      {
        line: 1,
        query: { name: '???' },
        matches: [],
        warning: 'Name has no letter and no digit, so nothing can be searched for',
      },
      { line: 2, query: { name: 'Zyx Nobody' }, matches: [], screening: expect.any(Number) },
    ]);
    expect(code).toBe(0);
  });

  test('screen reports an error for a row that is wider than the header', async () => {
    const csv = 'name,country\nPutin, Vladimir,RU\nZyx Qwerty Nobody,FR,\n';
    const { code, stdout, stderr } = await cli(['screen', '-'], { input: csv });
    expect(linesOf(stdout)).toEqual([
      { line: 2, error: 'The row has 3 cells, the header 2' },
      { line: 3, query: { name: 'Zyx Qwerty Nobody', country: 'FR' }, matches: [] },
    ]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '1 line could not be screened.\n' });
  });

  test.each([
    ['name\nJosé Muñoz\n', 'The file is not UTF-8 text. Save it as "CSV UTF-8" and upload it again.\n'],
    ['{"name":"José Muñoz"}\n', 'The input is not UTF-8 text. Save it as UTF-8 and try again.\n'],
    ['{"name":"José', 'The input is not UTF-8 text. Save it as UTF-8 and try again.\n'],
  ])('screen rejects %j in Latin-1: other letters would be screened', async (text, sentence) => {
    const { code, stdout, stderr } = await cli(['screen', '-'], { input: Buffer.from(text, 'latin1') });
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  test('screen reads several names in a cell, separated by semicolons, as in an own list', async () => {
    const name = await listedName();
    const csv = `name,aliases\nZyx Qwerty Nobody,"Somebody Else; ${name};Another Person"\n`;
    const { stdout } = await cli(['screen', '-'], { input: csv });
    const json = JSON.stringify({ name: 'Zyx Qwerty Nobody', aliases: ['Somebody Else', name, 'Another Person'] });
    const asked = await cli(['screen', '-'], { input: `${json}\n` });
    const [fromCsv, fromJson] = [stdout, asked.stdout].map(
      (text) => linesOf(text).map(({ matches }) => (matches as { score: number }[])[0]?.score)[0],
    );
    expect(fromCsv).toBe(fromJson);
    expect(fromCsv).toBeGreaterThanOrEqual(70);
  });

  test('screen prints a line for each line, for CSV and JSON', async () => {
    const name = await listedName();
    const csv = `name,type,country\n"${name}",,\nZyx Qwerty Nobody,person,France\n`;
    const jsonl = `${JSON.stringify({ name })}\n\n${JSON.stringify({ name: 'Zyx Qwerty Nobody', type: 'person' })}\n`;
    const fromCsv = await cli(['screen', '-', '--limit', '1'], { input: csv });
    const file = join(folder, 'asked.jsonl');
    writeFileSync(file, jsonl);
    const fromJson = await cli(['screen', file, '--limit', '1']);
    expect(fromCsv.code).toBe(0);
    expect(linesOf(fromCsv.stdout)).toMatchObject([
      { line: 2, query: { name }, matches: [{ list: 'OFAC', matchedName: name }] },
      { line: 3, query: { name: 'Zyx Qwerty Nobody' }, matches: [] },
    ]);
    expect(
      linesOf(fromJson.stdout).map(({ line, matches }) => ({ line, count: (matches as unknown[]).length })),
    ).toEqual([
      { line: 1, count: 1 },
      { line: 3, count: 0 },
    ]);
    const [first] = linesOf(fromJson.stdout) as { matches: object[] }[];
    expect(Object.keys(first?.matches[0] ?? {})).toEqual([
      'score',
      'list',
      'sourceRef',
      'primaryName',
      'matchedName',
      'explanation',
      'evidence',
    ]);
  });

  test('a bad line of a file gets an error in its place', async () => {
    const input =
      '{"name":"A B"}\nnot json\n{"country":"France"}\n{"name":"A B","type":"robot"}\n{"name":true}\n{"alias":[1]}\n';
    const { code, stdout, stderr } = await cli(['screen', '-'], { input });
    expect(linesOf(stdout).slice(1)).toEqual([
      { line: 2, error: 'The line is not valid JSON' },
      { line: 3, error: 'The line has no name' },
      { line: 4, error: 'The type robot is not known' },
      { line: 5, error: 'The line.name must be text or a list of texts' },
      { line: 6, error: 'The line.alias must be text or a list of texts' },
    ]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '5 lines could not be screened.\n' });
  });

  test('a name with an invalid character is an error, as in the API', async () => {
    const input = ['{"name":"A\\u0000B"}', '{"name":"A B","alias":["A","\\ud800"]}', '{"name":"Jos\\u00e9"}'].join(
      '\n',
    );
    const { code, stdout } = await cli(['screen', '-'], { input });
    expect(linesOf(stdout).map(({ error }) => error)).toEqual([
      'name contains an invalid character (U+0000 or an unpaired surrogate)',
      'alias contains an invalid character (U+0000 or an unpaired surrogate)',
      undefined,
    ]);
    expect(code).toBe(1);
  });

  test('a line with too many names is an error: the names left out would read as if on no list', async () => {
    const name = [...Array.from({ length: 50 }, (_, n) => `Nobody Number${n}`), await listedName()];
    const asked = { input: JSON.stringify({ name }) };
    const error = 'The line has 51 names; at most 50 are looked for';
    for (const args of [
      ['screen', '-'],
      ['screen', '-', '--record'],
    ]) {
      const { code, stdout } = await cli(args, asked);
      expect({ code, lines: linesOf(stdout) }).toEqual({ code: 1, lines: [{ line: 1, error }] });
    }
  });

  test.each([
    ['an empty file', '', 'The file is empty.\n'],
    ['one with a header alone', 'name,type,country\n', 'The file has a header but no rows.\n'],
  ])('%s is a failure: a failed export does not mean that all customers are clear', async (_, input, stderr) => {
    expect(await cli(['screen', '-'], { input })).toEqual({ code: 1, stdout: '', stderr });
  });

  test('an endless line is rejected before all of it is read, for example of a file that is one array', async () => {
    const line = JSON.stringify({ name: 'Zyx Nobody' });
    const { code, stderr } = await cli(['screen', '-'], { input: `${line}\n{"all":[${`${line},`.repeat(300_000)}` });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'Line 2 is too long. The file must have one JSON object per line.\n',
    });
  });

  test('so is an empty file of JSON lines', async () => {
    const file = join(folder, 'nobody.jsonl');
    writeFileSync(file, '\n\n');
    expect(await cli(['screen', file])).toEqual({ code: 1, stdout: '', stderr: 'The file is empty.\n' });
  });

  test.each(['[{"name":"Ada Brandt"}]', '[\n', '[]', '["Ada Brandt"]'])(
    'a JSON array on standard input is told what is read instead: %s',
    async (input) => {
      const rest = input === '[\n' ? '  {"name":"Ada Brandt"}]' : '';
      for (const args of [
        ['screen', '-'],
        ['screen', '-', '--record'],
      ]) {
        const { code, stdout, stderr } = await cli(args, { input: `${input}${rest}` });
        expect({ code, stdout, stderr }).toEqual({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(/^Standard input is one JSON array, but screen reads JSON lines/),
        });
      }
    },
  );

  test('a name without a letter or a digit gives a warning, unless there is an identifier to search for', async () => {
    const lines = [{ name: '???' }, { name: '-', type: 'vessel', imoNumber: '9187629' }, { name: ['…', 'Zyx Nobody'] }];
    const { code, stdout } = await cli(['screen', '-'], { input: lines.map((one) => JSON.stringify(one)).join('\n') });
    const warning = 'Name has no letter and no digit, so nothing can be searched for';
    expect(linesOf(stdout).map((one) => one['warning'])).toEqual([warning, undefined, undefined]);
    expect(code).toBe(0);
  });

  test('user create reads the password from standard input and applies the rules of registration', async () => {
    const args = ['user', 'create', '--username', 'first', '--full-name', 'First Admin', '--role', 'admin'];
    const short = await cli(args, { input: 'pw\n' });
    expect(short).toMatchObject({ code: 1, stderr: 'Password must be at least 6 characters\n' });
    expect((await cli(args, { input: 'long enough\n' })).stdout).toBe('User 1: first (admin)\n');
    expect((await cli(args, { input: 'long enough\n' })).stderr).toMatch(/already exists/);
  });

  test('user password sets another password by the same rules, for an existing user', async () => {
    const args = ['user', 'password', '--username', 'First'];
    expect((await cli(args, { input: 'pw\n' })).stderr).toBe('Password must be at least 6 characters\n');
    const changed = await cli(args, { input: 'another one\n' });
    expect(changed.stdout).toBe('User 1: first has a new password, and is signed out everywhere\n');
    const nobody = await cli([...args.slice(0, 3), 'nobody'], { input: 'another one\n' });
    expect(nobody).toMatchObject({ code: 1, stderr: 'There is no user nobody.\n' });
  });

  test('a backup is checked, refuses to replace a file, and can be restored', async () => {
    const copy = join(folder, 'copy #1, 100%.db');
    expect(await cli(['backup', copy])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/checked, \d+ audit events/),
    });
    expect((await cli(['backup', copy])).stderr).toMatch(/already exists/);
    const target = join(folder, 'restored.db');
    expect((await cli(['lists', 'import', 'un', join(LISTS, 'un-consolidated.xml')], { database: target })).code).toBe(
      0,
    );
    const restored = await cli(['restore', copy], { database: target });
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('before-restore') });
    expect(existsSync(`${target}.before-restore`)).toBe(true);
    const { stdout } = await cli(['lists', 'status', '--json'], { database: target });
    const versions = (JSON.parse(stdout) as { list: string; version: number | null }[]).map(({ list, version }) => [
      list,
      version,
    ]);
    expect(Object.fromEntries(versions)).toMatchObject({ OFAC: 1, UN: null });
  });

  test.each([
    'backup nothing.db',
    'audit verify',
    'audit checkpoint',
    'lists status',
    'lists accept ofac',
    'lists reject ofac',
    'screen -',
    'screen - --record',
    'screening show 1',
    'screening replay 1',
    'rescreen',
    'jobs list',
    'jobs pause 1',
    'key list',
    'key create --name k --role viewer --username u',
    'key revoke 1',
    'user password --username u --password pass123456',
    'index rebuild',
  ])('%s of a missing database is a failure, and creates none', async (command) => {
    const elsewhere = join(folder, 'mistyped', 'mistyped.db');
    expect(await cli(command.split(' '), { database: elsewhere, input: '{"name":"Ada"}' })).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no database at ${elsewhere}. Set DATABASE_URL to the right one.\n`,
    });
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  });

  test('a left-over lock does not create one either', async () => {
    const gone = join(folder, 'gone.db');
    (await takeLock(gone))?.release();
    expect(await cli(['rescreen'], { database: gone })).toMatchObject({
      code: 1,
      stderr: `There is no database at ${gone}. Set DATABASE_URL to the right one.\n`,
    });
    expect(existsSync(gone)).toBe(false);
  });

  test('the first list and the first user create a database', async () => {
    const begun = join(folder, 'begun.db');
    const person = ['--username', 'ada', '--full-name', 'Ada Brandt', '--role', 'admin', '--password', 'pass123456'];
    expect(await cli(['user', 'create', ...person], { database: begun })).toMatchObject({ code: 0 });
    expect(await cli(['lists', 'status'], { database: begun })).toMatchObject({ code: 3 });
  });

  test('a backup into a missing folder is reported in a sentence', async () => {
    const missing = join(folder, 'missing');
    expect(await cli(['backup', join(missing, 'copy.db')])).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no folder ${missing}.\n`,
    });
  });

  test('an incomplete database is not restored', async () => {
    // Of a backup, which is whole: what was last written to a database may still be in its log only.
    const whole = join(folder, 'whole.db');
    expect((await cli(['backup', whole])).code).toBe(0);
    const torn = join(folder, 'torn.db');
    writeFileSync(torn, readFileSync(whole).subarray(0, 20_000));
    const before = await cli(['audit', 'verify']);
    for (const file of [torn, OFAC]) {
      const { code, stderr } = await cli(['restore', file]);
      expect({ code, stderr }).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/is (not a database|incomplete or damaged)/),
      });
      expect(stderr).toContain(file);
    }
    expect(await cli(['audit', 'verify'])).toEqual(before);
  });

  test('a full disk does not prevent reading, and is reported in a sentence when writing', async () => {
    const full = join(folder, 'full.db');
    expect((await cli(['backup', full])).code).toBe(0);
    const client = createClient({ url: `file:${full}` });
    await client.batch(
      [
        "insert into job (kind, state, payload, created_at) values ('rescreen-all', 'queued', '{}', 0)",
        "create trigger full before update on job begin select raise(abort, 'database or disk is full'); end",
      ],
      'write',
    );
    client.close();
    expect((await cli(['audit', 'verify'], { database: full })).code).toBe(0);
    expect((await cli(['backup', join(folder, 'from-full.db')], { database: full })).code).toBe(0);
    expect(await cli(['index', 'rebuild'], { database: full })).toMatchObject({
      code: 1,
      stderr: `The disk that ${full} is on is full. Make room on it and try again.\n`,
    });
  });

  test('audit verify shows how many events were erased', async () => {
    const erased = join(folder, 'erased.db');
    expect((await cli(['backup', erased])).code).toBe(0);
    const client = createClient({ url: `file:${erased}` });
    await client.execute("update audit_event set payload = '' where seq = 2");
    client.close();
    const { stdout } = await cli(['audit', 'verify'], { database: erased });
    expect(stdout).toMatch(/ agree; the content of 1 event was erased\n$/);
  });

  test('audit verify names the first event that was changed', async () => {
    expect(await cli(['audit', 'verify'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^The audit log is intact: \d+ events/),
    });
    const forged = join(folder, 'forged.db');
    expect((await cli(['backup', forged])).code).toBe(0);
    const client = createClient({ url: `file:${forged}` });
    await client.batch(
      ['drop trigger audit_event_no_update', "update audit_event set actor = 'nobody' where seq = 2"],
      'write',
    );
    client.close();
    const { code, stderr } = await cli(['audit', 'verify'], { database: forged });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'The audit log was tampered with at event 2: event 2 was changed.\n',
    });
  });
});

test('audit verify names records that are not as the log has them', async () => {
  const altered = join(folder, 'altered.db');
  expect((await cli(['backup', altered])).code).toBe(0);
  const client = createClient({ url: `file:${altered}` });
  await client.executeMultiple(
    `pragma foreign_keys = off;
    insert into "case" (entity_id, title, description, status, priority, created_at, updated_at)
      values (1, 'Never opened', 'By nobody', 'open', 'low', 0, 0)`,
  );
  client.close();
  const { code, stderr } = await cli(['audit', 'verify'], { database: altered });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'The audit log is intact, but these records are not as it has them:\n  case 1: all (no event)\n',
  });
});

describe('checkpoints of the audit log', () => {
  const kept = join(folder, 'kept.db');
  const checkpoints = `${kept}.checkpoints`;
  const verifyBy = (file: string) => cli(['audit', 'verify', '--checkpoint', file], { database: kept });

  test('are signed beside the database after each command that writes', async () => {
    for (const name of ['first', 'second']) expect((await cli(addUser(name), { database: kept })).code).toBe(0);
    expect(linesOf(readFileSync(checkpoints, 'utf8'))).toMatchObject([
      { seq: 1, signature: expect.any(String) },
      { seq: 2, signature: expect.any(String) },
    ]);
    expect(statSync(`${checkpoints}.key`).mode & 0o777).toBe(0o600);
    expect((await cli(['audit', 'verify'], { database: kept })).stdout).toMatch(
      /: 2 events, .*, 2 checkpoints agree\n/,
    );
  });

  test('show that the end was cut off: to the system its own, to an auditor the copy with the public key', async () => {
    const cut = join(folder, 'cut.db');
    expect((await cli(['backup', cut], { database: kept })).code).toBe(0);
    const client = createClient({ url: `file:${cut}` });
    await client.batch(['drop trigger audit_event_no_delete', 'delete from audit_event where seq = 2'], 'write');
    client.close();
    expect((await cli(['audit', 'verify'], { database: cut })).code).toBe(0);
    const found = {
      code: 1,
      stderr: expect.stringMatching(/^The audit log was tampered with at event 2: event 2 is missing: /),
    };
    const copy = ['--checkpoint', checkpoints, '--key', `${checkpoints}.pub`];
    expect(await cli(['audit', 'verify', ...copy], { database: cut })).toMatchObject(found);
    const env = { AUDIT_CHECKPOINTS: checkpoints };
    expect(await cli(['audit', 'verify'], { database: cut, env })).toMatchObject(found);
    expect(await cli(['audit', 'checkpoint'], { database: cut, env })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('contradicts its checkpoint of event 2'),
    });
  });

  test('that were changed, or are invalid, are rejected', async () => {
    const changed = join(folder, 'changed.checkpoints');
    writeFileSync(changed, readFileSync(checkpoints, 'utf8').replace('"seq":1', '"seq":7'));
    expect((await verifyBy(changed)).stderr).toMatch(
      /the checkpoint of event 7 is not signed with the key of this system/,
    );
    expect((await verifyBy(OFAC)).stderr).toBe(`${OFAC} has no checkpoint.\n`);
    const text = await cli(['audit', 'verify', '--checkpoint', checkpoints, '--key', OFAC], { database: kept });
    expect(text.stderr).toBe(`${OFAC} is not a public key\n`);
    expect((await verifyBy(join(folder, 'none'))).stderr).toBe(`There is no file ${join(folder, 'none')}.\n`);
    expect((await verifyBy(folder)).stderr).toBe(`${folder} is a folder, not a file.\n`);
  });

  test('are checked with the private key if the public one is missing; if both are, the error names them', async () => {
    const [open, secret] = [`${checkpoints}.pub`, `${checkpoints}.key`];
    renameSync(open, `${open}.away`);
    expect((await cli(['audit', 'verify'], { database: kept })).stdout).toMatch(/2 checkpoints agree/);
    renameSync(secret, `${secret}.away`);
    expect(await cli(['audit', 'verify'], { database: kept })).toMatchObject({
      code: 1,
      stderr: `The checkpoints in ${checkpoints} cannot be checked: ${open} and ${secret} are missing. Restore the first of them from a copy, or both.\n`,
    });
    for (const file of [open, secret]) renameSync(`${file}.away`, file);
  });

  test('continue after a line that a full disk has cut off', async () => {
    writeFileSync(checkpoints, readFileSync(checkpoints, 'utf8').slice(0, -20));
    expect((await cli(['audit', 'checkpoint'], { database: kept })).code).toBe(0);
    expect((await cli(['audit', 'verify'], { database: kept })).stdout).toMatch(/2 checkpoints agree/);
  });

  test('are set aside by a restore, because the backup may lack their events', async () => {
    const early = join(folder, 'early.db');
    expect((await cli(['backup', early], { database: kept })).code).toBe(0);
    expect((await cli(addUser('third'), { database: kept })).code).toBe(0);
    expect((await cli(['restore', early], { database: kept })).code).toBe(0);
    expect(existsSync(`${checkpoints}.before-restore`)).toBe(true);
    expect((await cli(['audit', 'verify'], { database: kept })).stdout).toMatch(/: 2 events, .*, 0 checkpoints agree/);
  });

  test('raise no false alarm if a restore is killed as soon as the backup is in place', async () => {
    const early = join(folder, 'before-a-kill.db');
    expect((await cli(['backup', early], { database: kept })).code).toBe(0);
    expect((await cli(addUser('fourth'), { database: kept })).code).toBe(0);
    const dies = `const fs = process.getBuiltinModule('node:fs');
      const rename = fs.renameSync;
      fs.renameSync = (from, to) => { rename(from, to); if (to === ${JSON.stringify(kept)}) process.kill(process.pid, 'SIGKILL'); };
      process.getBuiltinModule('node:module').syncBuiltinESMExports();`;
    const env = {
      DATABASE_URL: `file:${kept}`,
      SEED: 'none',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(dies)}`,
    };
    expect((await run('cli.ts', ['restore', early], env)).code).toBeNull();
    const { code, stdout } = await cli(['audit', 'verify'], { database: kept });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/is intact: 2 events/u)]);
  });

  test('of a deleted database are set aside by the next one in its place', async () => {
    const gone = join(folder, 'gone.db');
    for (const name of ['first', 'second']) expect((await cli(addUser(name), { database: gone })).code).toBe(0);
    for (const end of ['', '-wal', '-shm']) rmSync(`${gone}${end}`, { force: true });
    expect((await cli(addUser('third'), { database: gone })).code).toBe(0);
    expect(existsSync(`${gone}.checkpoints.before-new-database`)).toBe(true);
    expect((await cli(['audit', 'verify'], { database: gone })).stdout).toMatch(/: 1 event, .*, 1 checkpoint agrees/);
  });
});

const addUser = (name: string) =>
  `user create --username ${name} --full-name Someone --role viewer --password secret12`.split(' ');

describe('while a server holds the database', () => {
  const served = join(folder, 'served.db');

  test('it does the writing, readers read at the same time, and a restore has to wait', async () => {
    const server = start('node.ts', [], { DATABASE_URL: `file:${served}`, PORT: '0', SEED: 'none' });
    await server.says('Tamis is at');
    expect(statSync(`${served}.door.json`).mode & 0o777).toBe(0o600);

    const imported = await cli(['lists', 'import', 'ofac', OFAC], { database: served });
    expect(imported).toMatchObject({ code: 0, stdout: expect.stringMatching(/^OFAC version 1/) });
    const refused = await cli(['lists', 'import', 'un', OFAC], { database: served });
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('but UN was expected.') });
    // Refused at its beginning, while most of it is still to come.
    const long = join(folder, 'long.xml');
    writeFileSync(long, readFileSync(OFAC, 'utf8') + '\n'.repeat(8 * 1024 * 1024));
    const cut = await cli(['lists', 'import', 'un', long], { database: served });
    expect(cut).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('but UN was expected.') });
    const user = [
      'user',
      'create',
      '--username',
      'boss',
      '--full-name',
      'The Boss',
      '--role',
      'admin',
      '--password',
      'secret12',
    ];
    expect((await cli(user, { database: served })).stdout).toBe('User 1: boss (admin)\n');
    expect((await cli(['screen', '-'], { input: 'name\nA B\n', database: served })).code).toBe(0);
    expect((await cli(['index', 'rebuild'], { database: served })).stdout).toBe('1 index rebuilt\n');
    expect((await cli(['backup', join(folder, 'hot.db')], { database: served })).code).toBe(0);
    expect((await cli(['restore', join(folder, 'hot.db')], { database: served })).stderr).toMatch(
      /in use by the server at http/,
    );

    await doorRefusesStrangers();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(existsSync(`${served}.door.json`)).toBe(false);
    const { stdout } = await cli(['audit', 'verify'], { database: served });
    const [, events] = /(\d+) events/.exec(stdout) ?? [];
    // As it stopped, the server has kept what the log's end was.
    expect(linesOf(readFileSync(`${served}.checkpoints`, 'utf8')).at(-1)).toMatchObject({ seq: Number(events) });
  });

  async function doorRefusesStrangers(): Promise<void> {
    const { url, token } = JSON.parse(readFileSync(`${served}.door.json`, 'utf8')) as { url: string; token: string };
    const knock = async (path: string, authorization: string, method = 'POST') =>
      (await fetch(`${url}${path}`, { method, headers: { authorization } })).status;
    expect(await knock('/door/index-rebuild', '')).toBe(401);
    expect(await knock('/door/index-rebuild', `Bearer ${'0'.repeat(token.length)}`)).toBe(401);
    expect(await knock('/door/nothing', `Bearer ${token}`)).toBe(404);
    expect(await knock('/door/constructor', `Bearer ${token}`)).toBe(404);
    expect(await knock('/door/index-rebuild', `Bearer ${token}`, 'GET')).toBe(405);
  }
});

/** The primary name of some party on the imported list. */
async function listedName(): Promise<string> {
  const client = createClient({ url: `file:${database}` });
  const { rows } = await client.execute(
    "select primary_name as name from party_revision where type = 'person' limit 1",
  );
  client.close();
  return rows[0]?.['name'] as string;
}
