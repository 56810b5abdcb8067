/** A thread that answers batches of lines; `workerData` says how. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Line } from './lines.ts';
import { type LineWork, lineAnswerer } from './line-work.ts';

const answer = lineAnswerer(workerData as LineWork);
parentPort?.on('message', (lines: Line[]) => parentPort?.postMessage(answer(lines)));
parentPort?.postMessage('ready');
