import { type IndexSource, buildEntityIndex } from '@tamis/api/entities/indexed-entities';
import type { ReadParties } from '@tamis/api/watchlists/read-parties';
import { partyReader } from '@tamis/api/watchlists/read-parties';
import { buildSegment } from '@tamis/api/watchlists/segments';
import type { PartyText } from '@tamis/api/watchlists/party-text';
import { buildIndex, mergeIndexes, openIndex } from '@tamis/screening';
import { describe, expect, test } from 'vitest';
import { aListedParty } from '../../../packages/api/test/list-builders.ts';
import {
  buildEntityIndexInThread,
  buildIndexInThread,
  mergeInThread,
  readPartiesInThread,
} from '../src/threads/lists-in-threads.ts';
import { nodeHasher } from '../src/node-crypto.ts';
import { aUnList } from './publisher-faults.ts';
import { startedThreads } from './started-threads.ts';

const workers = startedThreads();

/** More than a megabyte. */
const LONG = aUnList(5_000);
const streamOf = (text: string) => new Blob([text]).stream();

const stopped = async () => {
  throw new Error('The import was stopped.');
};

async function readBy(reader: ReadParties, text: string) {
  const parties: unknown[] = [];
  const summary = await reader(streamOf(text), {
    expected: 'un',
    onBatch: async (batch) => void parties.push(...batch.parties),
  });
  return { summary, parties };
}

describe('a list that is read in a thread', () => {
  test('gives the same parties as on the spot, a long one and a short one', async () => {
    expect(LONG.length).toBeGreaterThan(1_000_000);
    for (const text of [LONG, aUnList(3)]) {
      expect(await readBy(readPartiesInThread, text)).toEqual(await readBy(partyReader(nodeHasher), text));
    }
  });

  test('is refused with the same sentence', async () => {
    const cut = LONG.slice(0, -100);
    const sentence = await readBy(partyReader(nodeHasher), cut).catch((error: Error) => error.message);
    await expect(readBy(readPartiesInThread, cut)).rejects.toMatchObject({
      name: 'ListRefused',
      code: 'truncated',
      message: sentence,
    });
  });

  test('is left alone when its import is stopped, and its stream with it', async () => {
    let cancelled = false;
    const chunk = new TextEncoder().encode(LONG);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(chunk.slice()),
      cancel: () => {
        cancelled = true;
      },
    });
    await expect(readPartiesInThread(endless, { onBatch: stopped })).rejects.toThrow('The import was stopped.');
    expect(cancelled).toBe(true);
  });

  test('fails with the error of a stream that breaks off', async () => {
    let sent = false;
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (sent) controller.error(new Error('The connection was lost.'));
        else controller.enqueue(new TextEncoder().encode(LONG));
        sent = true;
      },
    });
    await expect(readPartiesInThread(broken, { onBatch: async () => undefined })).rejects.toThrow(
      'The connection was lost.',
    );
  });
});

test('an index that is built in a thread is the same, byte for byte', async () => {
  const { parties } = await readBy(partyReader(nodeHasher), LONG);
  const texts = parties.map((party, at): PartyText => ({ id: at + 1, json: (party as { json: string }).json }));
  const pages = async function* () {
    for (let at = 0; at < texts.length; at += 500) yield texts.slice(at, at + 500);
  };
  const here = await buildSegment({ breathe: async () => undefined }, pages());
  expect(Buffer.compare(await buildIndexInThread(pages()), here)).toBe(0);
});

const here = (source: IndexSource) => buildEntityIndex(source, async () => undefined);

describe('an index of all entities that is built in a thread', () => {
  const rows = Array.from({ length: 6_000 }, (_, n) => [
    n + 1,
    `Ivor${n} Quellstone`,
    'person',
    'Malta',
    '1970-01-02',
    null,
  ]);
  const pages = async function* (from: number, to: number) {
    for (let at = from; at < to; at += 2_000) yield JSON.stringify(rows.slice(at, Math.min(to, at + 2_000)));
  };
  test('is the same as on the spot, byte for byte, and lies in memory that threads share', async () => {
    const built = await buildEntityIndexInThread({ earlier: [], pages: pages(0, 6_000) });
    expect(Buffer.compare(built, await here({ earlier: [], pages: pages(0, 6_000) }))).toBe(0);
    expect(built.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  test('is made of earlier parts, without those who have changed since', async () => {
    const [older, newer] = [
      await buildEntityIndexInThread({ earlier: [], pages: pages(0, 5_000) }),
      await buildEntityIndexInThread({ earlier: [], pages: pages(5_000, 5_010) }),
    ];
    const earlier = [
      { bytes: older, changed: new Set([1, 2]) },
      { bytes: newer, changed: new Set<number>() },
    ];
    const both = await buildEntityIndexInThread({ earlier, pages: pages(0, 2) });
    expect(openIndex(both).partyCount).toBe(5_010);
    expect(Buffer.compare(both, await here({ earlier, pages: pages(0, 2) }))).toBe(0);
  });
});

test('lists are merged in a thread as on the spot', async () => {
  const segments = ['Ivor Quellstone', 'Signe Almqvist'].map((name) =>
    buildIndex([{ id: 1, party: aListedParty({ name, dates: [], countries: [] }) }]),
  );
  expect(await mergeInThread(segments)).toEqual(mergeIndexes(segments.map(openIndex)));
});

test('the thread that has done its task does the next one, and one that has failed does no other', async () => {
  const read = () => readBy(readPartiesInThread, LONG);
  const first = await read();
  const before = workers.length;
  expect(await read()).toEqual(first);
  expect(workers).toHaveLength(before);
  await expect(readPartiesInThread(streamOf(LONG), { onBatch: stopped })).rejects.toThrow('The import was stopped.');
  expect(workers).toHaveLength(before);
  expect(await read()).toEqual(first);
  expect(workers).toHaveLength(before + 1);
});
