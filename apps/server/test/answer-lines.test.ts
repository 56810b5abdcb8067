import { demoParties } from '@tamis/api/seed/demo-list';
import { buildIndex } from '@tamis/screening';
import { PassThrough, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { answerLines } from '../src/cli/answer-lines.ts';
import { type LineWork, lineAnswerer, packLines, unpackLines } from '../src/cli/line-work.ts';
import { linesByChunk } from '../src/cli/lines.ts';

const compare: LineWork = { command: 'compare' };
/** The demo's parties on two lists. */
const lists = ['A', 'B'].map((code, watchlistId) => ({
  watchlistId,
  code,
  title: code,
  kind: 'own' as const,
  versionId: watchlistId,
  parties: 0,
  importedAt: 0,
}));
const screen: LineWork = {
  command: 'screen',
  indexes: [0, 1].map((list) =>
    buildIndex(demoParties.flatMap(({ party }, id) => (id % 2 === list ? [{ id, party }] : []))),
  ),
  isWorthMerging: true,
  lists,
  options: { threshold: 70, limit: 5 },
};
const pair = (query: string, candidate: string) =>
  JSON.stringify({ schema: 'Person', query: { name: query }, candidate: { name: candidate } });

const company = (at: number) =>
  JSON.stringify({
    schema: 'Company',
    query: { name: `Orion ${at} Shipping LLC` },
    candidate: { name: 'Orion Shipping' },
  });

function diesAfterItsFirstAnswer(thread: Worker): void {
  thread.on('message', (message) => {
    if (message !== 'ready') setImmediate(() => thread.emit('error', new Error('The thread has died')));
  });
}

async function answered(input: string, work: LineWork) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const io = { env: () => expect.unreachable(), input: Readable.from([]), output, errors, interactive: false };
  const written = textOf(output);
  const bad = await answerLines(io, linesByChunk(Readable.from([Buffer.from(input)])), work);
  output.end();
  return { bad, lines: (await written).split('\n').slice(0, -1) };
}

test('lines reach a thread with their faults', () => {
  const lines = [
    { line: 2, text: '{}', fault: 'The row has 3 cells, the header 2' },
    { line: 3, text: '{}' },
  ];
  expect(unpackLines(packLines(lines))).toEqual(lines);
});

function answeredHere(lines: readonly string[], work: LineWork): string[] {
  const { bytes } = lineAnswerer(work)(lines.map((text, at) => ({ line: at + 1, text })));
  return Buffer.from(bytes).toString().trimEnd().split('\n');
}

describe('lines of an input', () => {
  test('many are done by threads, in order, with the same results as here', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      at % 1_000 === 999 ? '{"schema":' : pair(`Anna Petrova ${at % 7 === 0 ? at : ''}`, `Ana Petrova ${at}`),
    );
    const { bad, lines: found } = await answered(lines.join('\n'), compare);
    expect(found).toEqual(answeredHere(lines, compare));
    expect(bad).toBe(20);
  });

  test('mixed people and companies, done by different threads, keep their order', async () => {
    const lines = Array.from({ length: 6_000 }, (_, at) =>
      at % 3 === 0 ? company(at) : at % 500 === 499 ? 'no JSON' : pair(`Anna Petrova ${at}`, `Ana Petrova ${at % 7}`),
    );
    const { bad, lines: found } = await answered(lines.join('\n'), compare);
    expect(found).toEqual(answeredHere(lines, compare));
    expect(bad).toBe(lines.filter((line) => line === 'no JSON').length);
  });

  test('so many that the lists are merged in between get the same results, each with its list', async () => {
    const names = [...demoParties.map(({ party }) => party.names[0]?.text ?? ''), 'Signe Almqvist'];
    const lines = Array.from({ length: 12_000 }, (_, at) => JSON.stringify({ name: names[at % names.length] }));
    const { lines: found } = await answered(lines.join('\n'), screen);
    expect(found).toEqual(answeredHere(lines, screen));
    expect(new Set(found.slice(-names.length).flatMap((line) => /"list":"(.)"/u.exec(line)?.[1] ?? []))).toEqual(
      new Set(['A', 'B']),
    );
  });

  test('fail if their thread dies, even while an earlier batch is waited for', async () => {
    process.on('worker', diesAfterItsFirstAnswer);
    const lines = Array.from({ length: 6_000 }, (_, at) => pair(`Anna Petrova ${at}`, `Ana Petrova ${at}`));
    await expect(answered(lines.join('\n'), compare)).rejects.toThrow('The thread has died');
    process.off('worker', diesAfterItsFirstAnswer);
  });

  test('none give no output', async () => {
    expect(await answered('\n\n', compare)).toEqual({ bad: 0, lines: [] });
  });
});
