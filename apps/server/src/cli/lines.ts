import { Failure } from './failure.ts';

/** A line of a text with its number, starting at 1. */
export interface Line {
  line: number;
  text: string;
  /** Why it cannot be searched for, whatever its text. */
  fault?: string | undefined;
}

/** Most characters in a line: a query of fifty names has a few thousand. A file with longer lines is something else. */
const MAX_LINE_LENGTH = 5_000_000;

/** The lines of a UTF-8 stream, one by one and however long. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  for await (const lines of linesByChunk(stream, Infinity)) yield* lines;
}

/**
 * The lines of a UTF-8 stream, in groups per chunk, because waiting for a hundred thousand lines one by one would be
 * slow. Empty lines are left out, but counted. Throws a sentence for a line that is too long, and for another encoding,
 * in which names would be misread and found on no list.
 */
export async function* linesByChunk(stream: AsyncIterable<Uint8Array>, most = MAX_LINE_LENGTH): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new Failure('The input is not UTF-8 text. Save it as UTF-8 and try again.');
    }
  };
  /** The pieces of the incomplete line, so that a long one is not searched again with each piece. */
  let rest: string[] = [];
  let held = 0;
  let line = 0;
  const numbered = (parts: readonly string[]): Line[] =>
    parts.flatMap((text) => {
      line += 1;
      return text.trim() === '' ? [] : [{ line, text }];
    });
  for await (const chunk of stream) {
    const parts = decoded(chunk).split('\n');
    const last = parts.pop() ?? '';
    if (parts.length > 0) {
      parts[0] = rest.join('') + parts[0];
      [rest, held] = [[], 0];
    }
    rest.push(last);
    held += last.length;
    if (held > most)
      throw new Failure(`Line ${line + parts.length + 1} is too long. The file must have one JSON object per line.`);
    const lines = numbered(parts);
    if (lines.length > 0) yield lines;
  }
  const last = numbered([rest.join('') + decoded()]);
  if (last.length > 0) yield last;
}
