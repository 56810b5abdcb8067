import type { SearchedList } from '@tamis/api/screening/index-store';
import { namedHits } from '@tamis/api/screening/named-hits';
import { type CommonWords, commonWords, createScreener, openIndex } from '@tamis/screening';
import { comparedLine } from './compare-pair.ts';
import { inSharedMemory } from '../shared-memory.ts';
import type { Line } from './lines.ts';
import { jsonQuery } from './queries.ts';

/** What is asked of each line of an input; it can be handed to a thread. */
export type LineWork =
  | { command: 'compare' }
  | {
      command: 'screen';
      segments: Uint8Array[];
      /** Of the segments, when there is much to do. */
      words?: CommonWords;
      lists: SearchedList[];
      options: { threshold: number; limit: number };
    };

/** JSON lines in UTF-8, and how many of them say that their line could not be answered. */
export interface LinesAnswered {
  bytes: Uint8Array<ArrayBuffer>;
  bad: number;
}

const encoder = new TextEncoder();

/** Does the work on some lines; it keeps what it learns of their words. */
export function lineAnswerer(work: LineWork): (lines: readonly Line[]) => LinesAnswered {
  const answer = work.command === 'compare' ? comparedLine : screenedLine(work);
  return (lines) => {
    const answers = lines.map(answer);
    return {
      bytes: encoder.encode(answers.map((one) => `${JSON.stringify(one)}\n`).join('')),
      bad: answers.filter((one) => 'error' in one).length,
    };
  };
}

function screenedLine({ segments, words, lists, options }: LineWork & { command: 'screen' }): (line: Line) => object {
  const screenOne = createScreener(segments.map(openIndex), { ...options, ...(words && { words }) });
  return (line) => {
    const query = jsonQuery(line);
    if ('error' in query) return query;
    return { line: query.line, query: query.query, matches: namedHits(screenOne(query.subject).hits, lists) };
  };
}

/** Lines as they are handed to a thread: two values are copied faster than an object a line. */
export interface PackedLines {
  numbers: Uint32Array;
  /** No JSON of a line holds a line break. */
  text: string;
}

export const packLines = (lines: readonly Line[]): PackedLines => ({
  numbers: Uint32Array.from(lines, ({ line }) => line),
  text: lines.map(({ text }) => text).join('\n'),
});

export const unpackLines = ({ numbers, text }: PackedLines): Line[] =>
  text.split('\n').map((one, at) => ({ line: numbers[at]!, text: one }));

/** The same work for threads that do much of it: what each of them would make for itself is made once. */
export function forManyLines(work: LineWork): LineWork {
  if (work.command === 'compare') return work;
  return { ...work, segments: work.segments.map(inSharedMemory), words: commonWords(work.segments.map(openIndex)) };
}
