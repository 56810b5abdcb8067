/** A thread that does batches of lines; its first message says how. */
import { parentPort } from 'node:worker_threads';
import { type LineWork, type LinesAnswered, type PackedLines, lineAnswerer, unpackLines } from './line-work.ts';
import type { Line } from './lines.ts';

let answer: ((lines: readonly Line[]) => LinesAnswered) | undefined;

parentPort?.on('message', (message: LineWork | PackedLines) => {
  if ('command' in message) {
    answer = lineAnswerer(message);
    parentPort?.postMessage('ready');
  } else if (answer) {
    const answered = answer(unpackLines(message));
    parentPort?.postMessage(answered, [answered.bytes.buffer]);
  }
});
