import type { SearchedList } from '@tamis/api/screening/index-store';
import { namedHits } from '@tamis/api/screening/named-hits';
import {
  type MergedBytes,
  type Screening,
  createBatchScreener,
  mergeIndexesInSteps,
  openIndex,
} from '@tamis/screening';
import { comparedLines } from './compare-pair.ts';
import { inSharedMemory } from '../threads/shared-memory.ts';
import type { Line } from './lines.ts';
import { type Asked, jsonQuery } from './queries.ts';

/** The work on each line of an input; it can be sent to a thread. */
export type LineWork = { command: 'compare' } | ScreenWork;

export interface ScreenWork {
  command: 'screen';
  /** The indexes of the lists, or one that they were merged into. */
  indexes: (Uint8Array | MergedBytes)[];
  isWorthMerging: boolean;
  lists: SearchedList[];
  options: { threshold: number; limit: number };
}

/** JSON lines in UTF-8, the end of each in bytes, and how many of them report that their line failed. */
export interface LinesAnswered {
  bytes: Uint8Array<ArrayBuffer>;
  ends: number[];
  bad: number;
  /** Unknown fields, each with the first line that has it. */
  unread: Map<string, number>;
}

const encoder = new TextEncoder();

/** Does the work on some lines; it caches what it computes for their words. */
export function lineAnswerer(work: LineWork): (lines: readonly Line[]) => LinesAnswered {
  const answer: Answerer = work.command === 'compare' ? comparedLines : screenedLines(work);
  return (lines) => {
    const unread = new Map<string, number>();
    const answers = answer(lines, unread);
    const texts = answers.map((one) => `${JSON.stringify(one)}\n`);
    const bytes = new Uint8Array(MAX_BYTES_PER_CHARACTER * texts.reduce((sum, text) => sum + text.length, 0));
    let end = 0;
    const ends = texts.map((text) => (end += encoder.encodeInto(text, bytes.subarray(end)).written));
    return { bytes: bytes.slice(0, end), ends, bad: answers.filter((one) => 'error' in one).length, unread };
  };
}

/** The most bytes of a UTF-16 unit in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

/** Does lines, and records which of their fields are unknown. */
type Answerer = (lines: readonly Line[], unread: Map<string, number>) => object[];

function screenedLines({ indexes, lists, options }: ScreenWork): Answerer {
  const screenAll = createBatchScreener(indexes.map(openIndex), options);
  return (lines, unread) => {
    const asked = lines.map(jsonQuery);
    const queries = asked.flatMap((one) => ('error' in one ? [] : [one]));
    for (const query of queries)
      for (const field of query.unread) if (!unread.has(field)) unread.set(field, query.line);
    const screenings = screenAll(queries.map(({ subject }) => subject)).values();
    return asked.map((one) => ('error' in one ? one : answerTo(one, screenings.next().value!, lists)));
  };
}

const answerTo = ({ line, query, warning }: Asked, { hits }: Screening, lists: SearchedList[]): object => ({
  line,
  query,
  matches: namedHits(hits, lists),
  ...warning,
});

/** Lines as they are sent to a thread: two values are copied faster than an object per line. */
export interface PackedLines {
  numbers: Uint32Array;
  /** No JSON of a line holds a line break. */
  text: string;
  /** By line number; hardly any line has one. */
  faults: Map<number, string>;
}

export const packLines = (lines: readonly Line[]): PackedLines => ({
  numbers: Uint32Array.from(lines, ({ line }) => line),
  text: lines.map(({ text }) => text).join('\n'),
  faults: new Map(lines.flatMap(({ line, fault }) => (fault === undefined ? [] : [[line, fault] as const]))),
});

export const unpackLines = ({ numbers, text, faults }: PackedLines): Line[] =>
  text.split('\n').map((one, at) => ({ line: numbers[at]!, text: one, fault: faults.get(numbers[at]!) }));

/** The same work with the lists merged into one index, in steps of a few milliseconds. */
export function* inOneIndex(work: ScreenWork): Generator<unknown, ScreenWork> {
  const { bytes, origins } = yield* mergeIndexesInSteps(work.indexes.map(openIndex));
  return { ...work, indexes: [{ bytes: inSharedMemory(bytes), origins }], isWorthMerging: false };
}
