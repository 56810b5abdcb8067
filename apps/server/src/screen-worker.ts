/** A thread that screens: it keeps the segments it was given and answers slices of subjects. */
import { parentPort } from 'node:worker_threads';
import { type ScreenOptions, type Screening, type Subject, createScreener, openIndex } from '@tamis/screening';

import { giveWay } from './background-thread.ts';

export interface ScreenTask {
  id: number;
  /** Names the set of segments; `segments` comes with the first task of a set. */
  key: string;
  segments: Uint8Array[] | null;
  subjects: Subject[];
  options: ScreenOptions;
}

export type ScreenResult = { id: number; screenings: Screening[] } | { id: number; error: string };

let held: { key: string; screenOne: (subject: Subject) => Screening } | null = null;

giveWay();
parentPort?.on('message', ({ id, key, segments, subjects, options }: ScreenTask) => {
  try {
    if (segments) held = { key, screenOne: createScreener(segments.map(openIndex), options) };
    if (held?.key !== key) throw new Error(`The segments of ${key} were not given`);
    const { screenOne } = held;
    parentPort?.postMessage({ id, screenings: subjects.map(screenOne) } satisfies ScreenResult);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies ScreenResult);
  }
});
