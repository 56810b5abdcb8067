import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Fixture, fixture, fixtures, read } from '../../test/list-reading.ts';
import { zipOf } from '../../test/zip-of.ts';
import { ListRefused } from './list-refused.ts';

const TOLD = /cut short|^The file is empty\.$/u;

/** The lengths that a file is cut to: many even ones, the last few, and within every letter of several bytes. */
function cutsOf(bytes: Uint8Array): number[] {
  const { length } = bytes;
  const even = Array.from({ length: 120 }, (_, at) => Math.floor((at * length) / 120));
  const last = Array.from({ length: 12 }, (_, at) => length - 1 - at);
  const within = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) >> 6 === 2);
  return [...new Set([...even, ...last, ...within])].filter((at) => at >= 0);
}

/** The places where a cut is not reported, except where the result, or another error, is right. */
async function untold(
  bytes: Uint8Array,
  { at, isRight }: { at?: (cut: number) => boolean; isRight: (answer: unknown) => boolean },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const cut of cutsOf(bytes).filter(at ?? (() => true))) {
    const answer = await read(bytes.subarray(0, cut)).catch((error: unknown) => error);
    const isTold = answer instanceof ListRefused && TOLD.test(answer.message);
    if (!isTold && !isRight(answer)) wrong.push(`at ${cut}: ${answer instanceof Error ? answer.message : 'read'}`);
  }
  return wrong;
}

const un = fixture('un-consolidated');
const closed: [string, Uint8Array][] = [
  ...[...fixtures, 'world-bank.json' as const].map((name): [string, Uint8Array] => [name, fixture(name)]),
  ['the UN list as gzip', gzipSync(un)],
  ['the UN list as zip', zipOf({ 'un.xml': un })],
];

describe('a file that is cut short is reported as such', () => {
  test.each(closed)('%s, wherever it is cut', async (_, bytes) => {
    const text = new TextDecoder('latin1').decode(bytes);
    const isCut = (cut: number) => text.slice(cut).trim() !== '';
    expect(await untold(bytes, { at: isCut, isRight: () => false })).toEqual([]);
  });

  test('within a character of the UN list', async () => {
    const at = un.findIndex((byte) => byte >> 6 === 2);
    await expect(read(un.subarray(0, at))).rejects.toThrow(
      'The file is cut short: it ends in the middle of a character.',
    );
  });

  // A table has no end of its own: what is cut between two rows is whole as far as it goes.
  const tables = ['uk-sanctions-list.csv', 'targets.simple.csv', 'every-politician.csv', 'ofac-sdn.csv'] as const;
  test.each<Fixture>(tables)('%s, wherever it is cut within a row', async (name) => {
    const { parties } = await read(fixture(name));
    const isRight = (answer: unknown): boolean => {
      if (answer instanceof ListRefused) return /contains no records|main table of OFAC's list/u.test(answer.message);
      const read = (answer as { parties: unknown[] }).parties;
      return JSON.stringify(read) === JSON.stringify(parties.slice(0, read.length));
    };
    expect(await untold(fixture(name), { isRight })).toEqual([]);
  });

  test.each<Fixture>(['us-congress.yaml', 'us-executive.yaml'])(
    '%s, wherever it is cut within a line',
    async (name) => {
      const bytes = fixture(name);
      const isWithin = (cut: number) => ![bytes[cut - 1], bytes[cut]].some((byte) => byte === 0x0a || byte === 0x20);
      expect(await untold(bytes, { at: isWithin, isRight: () => false })).toEqual([]);
    },
  );

  test('a table of a publisher whose last row has every cell, but no end', async () => {
    const table = new TextDecoder().decode(fixture('every-politician.csv')).trimEnd();
    await expect(read(`${table}Unkno`)).rejects.toThrow('The file is cut short: its last row has no end.');
  });

  test('an own list may end without a line end', async () => {
    const { parties } = await read('name,type,country\nRustam Halvani,person,Uzbekistan');
    expect(parties.map(({ countries }) => countries[0]?.text)).toEqual(['Uzbekistan']);
  });
});
