import { parseArgs } from 'node:util';
import { counted } from '@tamis/api/counted';
import { answerLines } from './answer-lines.ts';
import { Failure } from './failure.ts';
import { linesByChunk } from './lines.ts';
import type { Io } from './print.ts';

/** `compare`: pairs as JSON lines on standard input, scores as JSON lines on standard output. No database. */
export async function comparePairs(io: Io, args: string[]): Promise<void> {
  parseArgs({ args });
  const bad = await answerLines(io, linesByChunk(io.input), { command: 'compare' });
  if (bad > 0) throw new Failure(`${counted(bad, 'line')} could not be compared.`);
}
