import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { answerLines } from '../src/cli/answer-lines.ts';
import { lineAnswerer } from '../src/cli/line-work.ts';
import { linesByChunk } from '../src/cli/lines.ts';

const work = { command: 'compare' } as const;
const pair = (query: string, candidate: string) =>
  JSON.stringify({ schema: 'Person', query: { name: query }, candidate: { name: candidate } });

async function answered(input: string) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const io = { env: () => expect.unreachable(), input: Readable.from([]), output, errors, interactive: false };
  const written = text(output);
  const bad = await answerLines(io, linesByChunk(Readable.from([Buffer.from(input)])), work);
  output.end();
  return { bad, lines: (await written).split('\n').slice(0, -1) };
}

describe('lines of an input', () => {
  test('many are answered by threads, in their order, as they would be here', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      at % 1_000 === 999 ? '{"schema":' : pair(`Anna Petrova ${at % 7 === 0 ? at : ''}`, `Ana Petrova ${at}`),
    );
    const expected = lineAnswerer(work)(lines.map((one, at) => ({ line: at + 1, text: one })));
    const { bad, lines: found } = await answered(lines.join('\n'));
    expect(found).toEqual(Buffer.from(expected.bytes).toString().trimEnd().split('\n'));
    expect(bad).toBe(20);
  });

  test('none are answered with nothing', async () => {
    expect(await answered('\n\n')).toEqual({ bad: 0, lines: [] });
  });
});
