import { Failure } from './failure.ts';

/** A line of a text with its number, from 1. */
export interface Line {
  line: number;
  text: string;
  /** Why it cannot be asked for, however its text reads. */
  fault?: string | undefined;
}

/**
 * The lines of a UTF-8 stream, however it is cut into chunks. Empty ones are left out, but counted. Throws a sentence for
 * another encoding: its names would be read with other letters, and found on no list.
 */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  for await (const lines of linesByChunk(stream)) yield* lines;
}

/** The same, as many at a time as a chunk brings: a hundred thousand lines are not waited for one by one. */
export async function* linesByChunk(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Failure('The input is not UTF-8 text. Save it as UTF-8 and try again.');
    }
  };
  let rest = '';
  let line = 0;
  const numbered = (parts: readonly string[]): Line[] =>
    parts.flatMap((text) => {
      line += 1;
      return text.trim() === '' ? [] : [{ line, text }];
    });
  for await (const chunk of stream) {
    const parts = (rest + decoded(chunk)).split('\n');
    rest = parts.pop() ?? '';
    const lines = numbered(parts);
    if (lines.length > 0) yield lines;
  }
  const last = numbered([rest + decoded()]);
  if (last.length > 0) yield last;
}
