import { gzipSync } from 'node:zlib';
import type { ListCode } from '@tamis/screening/lists/list-format';
import { describe, expect, test } from 'vitest';
import {
  createHash,
  entry,
  fixture,
  fixtures,
  read,
  refusal,
  sdn,
  streamOf,
  type Fixture,
} from '../../test/list-reading.ts';
import { readList } from './read-list.ts';

/** Twelve records of a programme. */
function records(programme: string): string {
  return Array.from({ length: 12 }, (_, i) => entry(`${i}`, 'A', programme)).join('');
}

describe('a file is refused with one sentence', () => {
  const old = '<?xml version="1.0"?><WHOLE Date="11/02/2016"><ENTITY Id="1"/></WHOLE>';
  const ofsi = 'Last Updated,13/04/2018,,,\r\nName 6,Name 1,Name 2\r\n';

  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'The file is empty.'],
    ['white space', ' \n\t ', 'The file is empty.'],
    [
      'the EU format before 2018',
      old,
      'This is the EU list in the format used before 2018; use the 1.1 format (xmlFullSanctionsList_1_1).',
    ],
    [
      'the closed OFSI list',
      ofsi,
      'This is the OFSI consolidated list, closed on 28 January 2026; use the UK Sanctions List.',
    ],
    [
      'the closed OFSI list in XML',
      '<ArrayOfFinancialSanctionsTarget/>',
      'This is the OFSI consolidated list, closed on 28 January 2026; use the UK Sanctions List.',
    ],
    [
      'the OFAC list with @ between its cells',
      '36@"AEROCARIBBEAN"@-0- @"CUBA"\r\n',
      'This is an OFAC list with @ or | between its cells; use SDN.XML, or the CSV files.',
    ],
    [
      'the US Consolidated Screening List',
      '_id,source,entity_number,source_list_url\n1,2,3,4\n',
      'This is the US Consolidated Screening List as CSV; use the files of OFAC itself.',
    ],
    [
      'the EU CSV before 2018',
      'Date_file;Entity_id;Leba_numtitle\n1;2;3\n',
      'This is the EU list as CSV in the format used before 2018; use the 1.1 format.',
    ],
    [
      "OpenSanctions' statements",
      'canonical_id,entity_id,prop,prop_type,schema,value\na,b,c,d,e,f\n',
      'This is the table of statements of OpenSanctions; use targets.simple.csv or entities.ftm.json.',
    ],
    [
      "an answer of OpenSanctions' index",
      '{"name": "default", "resources": []}',
      'This is the index of a dataset of OpenSanctions; use the entities.ftm.json that it names.',
    ],
    [
      'any CSV',
      'a,b,c\n1,2,3\n',
      'This is a table, but not a known list: its first row is a, b, c. For a list of your own, use the columns of the template.',
    ],
    ['JSON without records', '{"results": []}', 'The file contains no records.'],
    [
      'other JSON',
      '{"name": "A", "age": 3}',
      'This is data, but not a known list: its first record has the keys name, age.',
    ],
    [
      'a web page',
      '<!DOCTYPE html><html><body>Sign in</body></html>',
      'This is a web page, not a list; use the address of the file itself.',
    ],
    [
      'a web page without a DOCTYPE',
      '<html lang="en"><body/></html>',
      'This is a web page, not a list; use the address of the file itself.',
    ],
    ['half a zip', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'The zip file is cut short or damaged.'],
    ['a gzip in a gzip', gzipSync(gzipSync('x')), 'This is a gzip file within another packed file; unpack it once.'],
    [
      'prose',
      'Service unavailable',
      "This is not a known list: it begins with 'Service unavailable'. If it should be a list, it is cut short.",
    ],
    ['other XML', '<note><to>Tove</to></note>', 'This is XML, but not a known list: its root is <note>.'],
    ['a prototype name as root', '<constructor/>', 'This is XML, but not a known list: its root is <constructor>.'],
    [
      'SDN.XML of an unknown namespace',
      '<sdnList xmlns="urn:x"/>',
      "This looks like OFAC's SDN.XML, but its namespace is unknown; its format may have changed.",
    ],
    [
      'a DOCTYPE',
      '<?xml version="1.0"?><!DOCTYPE sdnList [<!ENTITY a "b">]><sdnList/>',
      'The file has a DOCTYPE, which no list has and which is not safe to read.',
    ],
    ['no records', sdn(''), 'The file contains no records.'],
    [
      'only rejects',
      sdn('<sdnEntry/>'),
      'None of the 1 records of the file can be read as a party. The first (line 1): The record has no id.',
    ],
    [
      'only rows that cannot be read',
      'id,name,type,birth_date\n1,Ann Bee,"a\n robot",soon\n2,,person,\n',
      "None of the 2 records of the file can be read as a party. The first (line 2): 'soon' in the column birth_date cannot be read.",
    ],
    ['too few records', sdn(entry('1', 'A'), 3), 'The file declares 3 records, but holds 1.'],
    [
      'text after the end',
      `${sdn(entry('1', 'A'))}<again/>`,
      'The file is not well-formed XML (line 1: documents may contain only one root).',
    ],
    [
      'tags that do not match',
      sdn('<sdnEntry><uid>1</lastName></sdnEntry>'),
      'The file is not well-formed XML (line 1: unexpected close tag).',
    ],
    ['an unknown entity', sdn(entry('1', '&secret;')), 'The file is not well-formed XML (line 1: undefined entity).'],
  ])('%s', async (_, content, sentence) => {
    expect(await refusal(content)).toBe(sentence);
  });

  test.each(fixtures)('%s cut short anywhere', async (name) => {
    const bytes = fixture(name);
    for (const part of [0.6, 0.9, 1 - 5 / bytes.length]) {
      expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * part)))).toMatch(
        /^The file is cut short: (?:its root element <[\w-]+> is not closed|it ends in the middle of a letter)\.$/,
      );
    }
    expect(await refusal(bytes.subarray(0, 30))).toBe('The file is cut short: it ends before the list begins.');
  });

  test('a DOCTYPE is refused before the rest of it has been read', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('<!DOCTYPE sdnList ['.padEnd(70_000, '<'))),
    });
    await expect(readList(endless, { createHash })).rejects.toThrow('The file has a DOCTYPE');
  });

  test('endless ids are rejected, endless names are cut', async () => {
    const { parties, rejects } = await read(sdn(entry('1'.repeat(200), 'A') + entry('2', 'x'.repeat(900))));
    expect(rejects[0]?.reason).toBe("The record's id is longer than 100 characters.");
    expect(parties[0]?.names[0]?.text).toHaveLength(500);
    const inPairs = await read(sdn(entry('2', `x${'𠀀'.repeat(400)}`)));
    expect(inPairs.parties[0]?.names[0]?.text).toBe(`x${'𠀀'.repeat(249)}`);
  });

  test('elements nested without end', async () => {
    expect(await refusal(sdn(`<sdnEntry>${'<a>'.repeat(5000)}`))).toBe(
      'The file is not a list: its elements are nested more than 64 deep.',
    );
  });

  test('a text, an attribute, a comment, a record and attributes without end', async () => {
    const long = 'x'.repeat(2_500_000);
    const endless = 'The file is not a list: a single value in it is too long.';
    expect(await refusal(sdn(entry('1', long)))).toBe(endless);
    expect(await refusal(sdn(`<sdnEntry a="${long}"/>`))).toBe(endless);
    expect(await refusal(sdn(`<!--${long}-->`))).toBe(endless);
    expect(await refusal(sdn(`<sdnEntry>${'<a/>'.repeat(120_000)}</sdnEntry>`))).toBe(
      'The file is not a list: one record in it is too long.',
    );
    const attributes = Array.from({ length: 300 }, (_, i) => `a${i}=""`).join(' ');
    expect(await refusal(sdn(`<sdnEntry ${attributes}/>`))).toBe(
      'The file is not a list: an element in it has attributes that are too long.',
    );
  });

  test.each<[Fixture, ListCode, string]>([
    ['un-consolidated', 'ofac', 'This is the UN list, but OFAC was expected.'],
    ['ofac-consolidated', 'eu', 'This is an OFAC list, but EU was expected.'],
    ['eu-1-1', 'uk', 'This is the EU list, but UK was expected.'],
    ['uk-sanctions-list', 'un', 'This is the UK Sanctions List, but UN was expected.'],
  ])('%s when %s was requested', async (name, expected, sentence) => {
    expect(await refusal(fixture(name), { expected })).toBe(sentence);
    expect((await read(fixture('ofac-sdn'), { expected: 'ofac' })).summary.list).toBe('ofac');
  });

  test('the SDN list and the consolidated list of OFAC are not taken for each other', async () => {
    expect(await refusal(sdn(records('NS-PLC')), { expected: 'ofac' })).toBe(
      'This is the OFAC consolidated (non-SDN) list, but OFAC was expected.',
    );
    expect(await refusal(sdn(records('SDGT')), { expected: 'ofac-cons' })).toBe(
      'This is the OFAC SDN list, but OFAC-CONS was expected.',
    );
  });

  test('gzip that is cut or damaged', async () => {
    const packed = gzipSync(fixture('un-consolidated'));
    const sentence = 'The gzip file is cut short or damaged.';
    expect(await refusal(packed.subarray(0, packed.length - 20))).toBe(sentence);
    expect(await refusal(packed.subarray(0, 5))).toBe(sentence);
    const damaged = Uint8Array.from(packed);
    damaged.fill(0xff, 200, 260);
    expect(await refusal(damaged)).toBe(sentence);
  });

  test('files over the limits of size and density', async () => {
    const big = sdn(entry('1', 'A') + `<!--${' '.repeat(1000)}-->`.repeat(3000));
    expect(await refusal(big, { maxBytes: 2_000_000 })).toBe('The file is larger than 2 MB.');
    expect(await refusal(gzipSync(big), { maxBytes: 2_000_000, maxRatio: 1e9 })).toBe(
      'The file unpacks to more than 2 MB.',
    );
    expect(await refusal(gzipSync(big))).toBe('The gzip file unpacks to more than 100 times its size.');
  });

  test('a gzip that unpacks to far too much is refused after its first rows', async () => {
    const packed = gzipSync(`name,type\n${'Aaa Bbb,person\n'.repeat(3_000_000)}`);
    let rows = 0;
    const reading = readList([streamOf([packed])], {
      expected: 'own',
      createHash,
      onBatch: async ({ parties }) => void (rows += parties.length),
    });
    await expect(reading).rejects.toThrow('The gzip file unpacks to more than 100 times its size.');
    expect(rows).toBeLessThan(200_000);
  });
});
