import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { byRef, entry, fixture, ofacTables, read, readTogether, refusal, sdn } from '../../test/list-reading.ts';
import { zipOf } from '../../test/zip-of.ts';

describe('a zip', () => {
  const xml = fixture('ofac-sdn');

  test.each([
    ['deflated', zipOf({ 'sdn.xml': xml })],
    ['stored', zipOf({ 'sdn.xml': xml }, { stored: true })],
    [
      'with a comment and what a file manager adds',
      zipOf({ '__MACOSX/._sdn.xml': 'x', 'lists/': '', 'lists/sdn.xml': xml }, { comment: 'Made by hand' }),
    ],
  ])('with one list, %s, is read as the list itself', async (_, zip) => {
    expect((await read(zip)).parties).toEqual((await read(xml)).parties);
  });

  test('with the tables of a list is read as one list', async () => {
    const names = [...ofacTables, 'ofac-sdn.csv'] as const;
    const zipped = await read(zipOf(Object.fromEntries(names.map((name) => [name, fixture(name)]))));
    expect(zipped.parties).toEqual((await readTogether(names.map(fixture))).parties);
    expect(byRef(zipped).get('900001')?.names).toHaveLength(3);
  });

  test('with something else beside the list is refused, and says which file it is', async () => {
    expect(await refusal(zipOf({ 'sdn.csv': fixture('ofac-sdn.csv'), 'README.txt': 'Read me first' }))).toBe(
      "In README.txt: This is not a known list: it begins with 'Read me first'. If it should be a list, it is cut short.",
    );
  });

  test.each([
    ['cut short', zipOf({ 'sdn.xml': xml }).subarray(0, 900), 'The zip file is cut short or damaged.'],
    ['without files', zipOf({}), 'The zip file is empty.'],
    [
      'with a path that leads out of it',
      zipOf({ '../../x.csv': xml }),
      'The zip file contains a file with an unsafe path: ../../x.csv',
    ],
    [
      'with nothing but what a file manager adds',
      zipOf({ '__MACOSX/._sdn.xml': 'x' }),
      'The zip file contains no list, only folders or hidden files.',
    ],
    [
      'whose checksum differs',
      zipOf({ 'sdn.xml': xml }, { claim: { crc: 1 } }),
      'The zip file is cut short or damaged.',
    ],
    ['whose sizes differ', zipOf({ 'sdn.xml': xml }, { claim: { size: 10 } }), 'The zip file is cut short or damaged.'],
    [
      'that claims more than it has',
      zipOf({ 'sdn.xml': xml }, { claim: { packed: 1e6 } }),
      'The zip file is cut short or damaged.',
    ],
    [
      'with a password',
      zipOf({ 'sdn.xml': xml }, { claim: { flags: 1 } }),
      'The zip file is protected by a password; unpack it and give the list in it.',
    ],
    [
      'packed in another way',
      zipOf({ 'sdn.xml': xml }, { claim: { method: 14 } }),
      'The zip file uses a compression (14) that is not supported; unpack it.',
    ],
    [
      'in a zip',
      zipOf({ 'inner.zip': zipOf({ 'sdn.xml': xml }) }),
      'This is a zip file within another packed file; unpack it once.',
    ],
    [
      'with a gzip in it',
      zipOf({ 'sdn.xml.gz': gzipSync(xml) }),
      'This is a gzip file within another packed file; unpack it once.',
    ],
    [
      'that is a spreadsheet',
      zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
      'This is an Office document; use the XML or CSV file of the list.',
    ],
    [
      'with too many files',
      zipOf(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`${i}.csv`, 'x']))),
      'The zip file contains 200 files; put only those of one list in it.',
    ],
  ])('%s is refused', async (_, zip, sentence) => {
    expect(await refusal(zip)).toBe(sentence);
  });

  test('that unpacks to far more than its size is refused, even if only all its files together do', async () => {
    const padded = sdn(entry('1', 'A') + `<!--${' '.repeat(1000)}-->`.repeat(3000));
    expect(await refusal(zipOf({ 'sdn.xml': padded }))).toBe('The zip file unpacks to more than 100 times its size.');
    const rows = '1,x\r\n'.repeat(150_000);
    const tables = zipOf({ 'comments.csv': rows, 'more.csv': rows, 'yet.csv': rows });
    expect(await refusal(tables, { maxBytes: 2_000_000, maxRatio: 1e9 })).toBe(
      'In yet.csv: The file unpacks to more than 2 MB.',
    );
  });
});
