/** A line of a text with its number, from 1. */
export interface Line {
  line: number;
  text: string;
}

/** The lines of a UTF-8 stream, however it is cut into chunks. Empty ones are left out, but counted. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  for await (const chunk of stream) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const text of parts) {
      line += 1;
      if (text.trim() !== '') yield { line, text };
    }
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield { line: line + 1, text: rest };
}
