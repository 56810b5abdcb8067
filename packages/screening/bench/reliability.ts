/**
 * What a score is worth: the share of truly identical pairs in each band of scores. Uses the golden set, altered listed
 * names, innocents and near-misses, each with its best score.
 */
import { judge, readPairs } from '../test/golden/pairs.ts';
import type { Question } from './recall.ts';
import type { Subject } from '../src/party.ts';

/** A score, and whether the two were truly the same. */
interface Judged {
  score: number;
  isSame: boolean;
}

type Search = (subject: Subject) => { id: number; score: number }[];

export const judgedGolden = (): Judged[] =>
  readPairs().map((pair) => ({ score: judge(pair).score, isSame: pair.verdict === 'match' }));

/** The best hit of each altered name: its original party, or another one. */
export const judgedQuestions = (search: Search, questions: readonly Question[]): Judged[] =>
  questions.flatMap(({ subject, answers }) =>
    search(subject)
      .slice(0, 1)
      .map(({ id, score }) => ({ score, isSame: answers.has(id) })),
  );

export const judgedInnocents = (scores: readonly number[]): Judged[] =>
  scores.map((score) => ({ score, isSame: false }));

const bands = [0, 40, 50, 60, 70, 75, 80, 85, 90, 95, 100];

/** One row per band: how many scores of each source are in it, and the share that was the same. */
export function reliabilityRows(sources: Readonly<Record<string, readonly Judged[]>>): (string | number)[][] {
  const all = Object.values(sources).flat();
  return bands.slice(0, -1).map((from, at) => {
    const to = bands[at + 1]!;
    const isWithin = ({ score }: Judged): boolean => score >= from && (score < to || to === 100);
    const within = all.filter(isWithin);
    const same = within.filter(({ isSame }) => isSame).length;
    const counts = Object.values(sources).map((judged) => judged.filter(isWithin).length);
    const share = within.length === 0 ? '' : `${((100 * same) / within.length).toFixed(1)} %`;
    const row: (string | number)[] = [`${from} to ${to}`];
    return row.concat(counts, share);
  });
}
