/**
 * What a score is worth: of what scored within a band, the share that is truly the same. Over the golden set, perturbed
 * listed names, innocents and near-misses, each with its best score.
 */
import { judge, readPairs } from '../test/golden/pairs.ts';
import type { Question } from './recall.ts';
import type { Subject } from '../src/party.ts';

/** A score that somebody saw, and whether the two were truly one. */
interface Judged {
  score: number;
  isSame: boolean;
}

type Search = (subject: Subject) => { id: number; score: number }[];

export const judgedGolden = (): Judged[] =>
  readPairs().map((pair) => ({ score: judge(pair).score, isSame: pair.verdict === 'match' }));

/** The best hit of each perturbed name: the party that it was made of, or another. */
export const judgedQuestions = (search: Search, questions: readonly Question[]): Judged[] =>
  questions.flatMap(({ subject, answers }) =>
    search(subject)
      .slice(0, 1)
      .map(({ id, score }) => ({ score, isSame: answers.has(id) })),
  );

export const judgedInnocents = (scores: readonly number[]): Judged[] =>
  scores.map((score) => ({ score, isSame: false }));

const bands = [0, 40, 50, 60, 70, 75, 80, 85, 90, 95, 100];

/** A row a band: how many scored in it by source, and how many of all were the same. */
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
