import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHash, entry, fixture, fixtures, otherFixtures, read, sdn, streamOf } from '../../test/list-reading.ts';
import { ListCollector } from './list-collector.ts';
import { parserFor } from './list-parser.ts';
import { readList } from './read-list.ts';

/** Characters that show what a file is. */
const BEGINNING = 300;

function cancelJob(): never {
  throw new Error('The job was cancelled.');
}

describe('as a stream', () => {
  test.each([...fixtures, ...otherFixtures])(
    '%s reads the same as gzip, but for the hash and size of what was given',
    async (name) => {
      const [plain, packed] = [await read(fixture(name)), await read(gzipSync(fixture(name)))];
      expect(packed.parties).toEqual(plain.parties);
      expect(packed.rejects).toEqual(plain.rejects);
      expect(packed.summary.sha256).not.toBe(plain.summary.sha256);
    },
  );

  test('however the bytes are cut into chunks, the result is the same', async () => {
    const plain = [...fixtures, ...otherFixtures].flatMap((name) => [fixture(name), gzipSync(fixture(name))]);
    const whole = await Promise.all(plain.map((bytes) => read(bytes)));
    await fc.assert(
      fc.asyncProperty(
        fc.nat(plain.length - 1),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
        async (which, cuts) => {
          const bytes = plain[which] ?? new Uint8Array(0);
          const at = [0, ...cuts.map((cut) => Math.floor(cut * bytes.length)).toSorted((a, b) => a - b), bytes.length];
          const chunks = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
          expect(await read(chunks)).toEqual(whole[which]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('however the text is cut after its beginning, each parser finds the same records', async () => {
    // The reader hands on no piece of less than 16 KB at first, which is more than a fixture has.
    const names = [...fixtures, ...otherFixtures];
    const whole = await Promise.all(names.map((name) => read(fixture(name))));
    fc.assert(
      fc.property(
        fc.nat(names.length - 1),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (which, cuts) => {
          const text = new TextDecoder().decode(fixture(names[which] ?? 'ofac-sdn'));
          const collector = new ListCollector({});
          const parser = parserFor(text.slice(0, BEGINNING), collector);
          const rest = text.length - BEGINNING;
          const at = cuts.map((cut) => BEGINNING + Math.floor(cut * rest)).toSorted((a, b) => a - b);
          for (const [i, end] of [BEGINNING, ...at, text.length].entries()) {
            parser.write(text.slice(i === 0 ? 0 : [BEGINNING, ...at][i - 1], end));
          }
          parser.end();
          const batches = [...collector.lastBatches(0)];
          expect(batches.flatMap(({ parties }) => parties)).toEqual(whole[which]?.parties);
          expect(batches.flatMap(({ rejects }) => rejects)).toEqual(whole[which]?.rejects);
        },
      ),
      { numRuns: 600 },
    );
  });

  test.each(['ofac-sdn.csv', 'own-list.csv', 'world-bank.json', 'us-congress.yaml'] as const)(
    '%s is the same wherever its text is cut in two',
    async (name) => {
      const text = new TextDecoder().decode(fixture(name));
      const { parties } = await read(fixture(name));
      for (let cut = BEGINNING; cut < text.length; cut += 1) {
        const collector = new ListCollector({});
        const parser = parserFor(text.slice(0, cut), collector);
        parser.write(text.slice(0, cut));
        parser.write(text.slice(cut));
        parser.end();
        expect([...collector.lastBatches(0)].flatMap((batch) => batch.parties)).toEqual(parties);
      }
    },
  );

  test.each([
    'uk-sanctions-list',
    'uk-sanctions-list.csv',
    'entities.ftm.json',
    'world-bank.json',
    'us-congress.yaml',
  ] as const)('%s one byte at a time', async (name) => {
    const bytes = fixture(name);
    const single = Array.from(bytes, (_, i) => bytes.subarray(i, i + 1));
    expect(await read(single)).toEqual(await read(bytes));
  });

  test('a long comment before the root, wherever it is cut', async () => {
    const comment = `<!-- ${'A note. '.repeat(600)}-->`;
    const text = sdn(entry('1', 'A')).replace('?>', `?>${comment}<!-- and another -->`);
    const bytes = new TextEncoder().encode(text);
    const whole = await read(bytes);
    const end = text.indexOf('<sdnList');
    for (let cut = end - 30; cut < end + 12; cut += 1) {
      expect(await read([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(whole);
    }
  });

  test('batches hold at most 500 parties, and the event loop gets its turns', async () => {
    const many = sdn(
      Array.from({ length: 4000 }, (_, i) => entry(`${i}`, `Invented Company ${i} ${'x'.repeat(200)}`)).join(''),
    );
    const sizes: number[] = [];
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await readList(streamOf([new TextEncoder().encode(many)]), {
      createHash,
      onBatch: ({ parties }) => void sizes.push(parties.length),
    });
    clearInterval(timer);
    expect(sizes).toEqual([500, 500, 500, 500, 500, 500, 500, 500]);
    expect(turns).toBeGreaterThan(0);
  });

  test('an error of the receiver of batches ends the reading and cancels the stream', async () => {
    let cancelled = false;
    const chunk = new TextEncoder().encode(Array.from({ length: 600 }, (_, i) => entry(`${i}`, 'A')).join(''));
    const start = new TextEncoder().encode(sdn('').replace('</sdnList>', ''));
    let first = true;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(first ? start : chunk);
        first = false;
      },
      cancel() {
        cancelled = true;
      },
    });
    await expect(readList(endless, { createHash, onBatch: cancelJob })).rejects.toThrow('The job was cancelled.');
    expect(cancelled).toBe(true);
  });
});
