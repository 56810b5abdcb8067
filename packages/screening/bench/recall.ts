/** Recall of altered listed names and false alerts of innocents, for the engine and for the baselines. */
import { type ListedParty, type NameIndex, createScreener } from '../src/index.ts';
import type { Subject } from '../src/party.ts';
import type { Search } from './baselines.ts';
import { type Change, companyChanges, personChanges } from '../src/self-test/changed-names.ts';
import type { Random } from '../src/self-test/random.ts';

export interface Question {
  kind: string;
  subject: Subject;
  /** The ids of the correct parties. */
  answers: ReadonlySet<number>;
}

interface RecallRow {
  kind: string;
  questions: number;
  /** Shares, 0 to 1. */
  at20: number;
  atThreshold: number;
  atOnePercent: number;
}

const latin = /^[\x20-\x7e]+ [\x20-\x7e]+$/;

/** Altered primary names in Latin letters. All parties with the same name are correct, because no engine can tell them apart. */
export function questionsOf(parties: readonly ListedParty[], perKind: number, random: Random): Question[] {
  const byName = new Map<string, Set<number>>();
  for (const [id, party] of parties.entries()) {
    for (const name of party.names) {
      const key = name.text.toLowerCase();
      byName.set(key, (byName.get(key) ?? new Set()).add(id));
    }
  }
  const ask = (type: 'person' | 'company', table: Readonly<Record<string, Change>>): Question[] => {
    const pool = parties.filter((party) => party.type === type && latin.test(party.names[0]?.text ?? ''));
    return Object.entries(table).flatMap(([kind, perturb]) => {
      const asked: Question[] = [];
      for (let tries = 0; tries < perKind * 8 && asked.length < perKind; tries++) {
        const name = random.pick(pool).names[0]?.text ?? '';
        const changed = perturb(name, random);
        if (changed !== undefined)
          asked.push({
            kind: `${type}: ${kind}`,
            subject: { names: [changed], type },
            answers: byName.get(name.toLowerCase()) ?? new Set(),
          });
      }
      return asked;
    });
  };
  return [...ask('person', personChanges), ...ask('company', companyChanges)];
}

/** Names in an original script, to search in an index that lacks them. */
export function nativeQuestions(parties: readonly ListedParty[], count: number, random: Random): Question[] {
  const pool = parties.flatMap((party, id) =>
    party.type === 'person' && party.names.some((name) => /[a-z]/i.test(name.text))
      ? party.names
          .filter((name) => !/[a-z]/i.test(name.text) && /\p{L}/u.test(name.text))
          .map((name) => ({ id, text: name.text }))
      : [],
  );
  if (pool.length === 0) return [];
  return Array.from({ length: count }, () => {
    const { id, text } = random.pick(pool);
    return {
      kind: 'person: native script',
      subject: { names: [text], type: 'person' as const },
      answers: new Set([id]),
    };
  });
}

/** The engine as a search over several lists with consecutive party numbers. */
export function engineSearch(
  indexes: readonly NameIndex[],
  threshold: number,
): (subject: Subject) => { id: number; score: number }[] {
  const run = createScreener(indexes, { threshold, limit: 20 });
  return (subject) => run(subject).hits.map((hit) => ({ id: hit.id, score: hit.score }));
}

export const bySubject =
  (search: Search) =>
  (subject: Subject): { id: number; score: number }[] =>
    search(subject.names[0] ?? '');

/** The best score of each subject, in order; 0 without a hit. */
export const bestScores = (search: (subject: Subject) => { score: number }[], subjects: readonly Subject[]): number[] =>
  subjects.map((subject) => search(subject)[0]?.score ?? 0);

/** The best score of each innocent, descending. */
export function innocentScores(
  search: (subject: Subject) => { score: number }[],
  innocents: readonly Subject[],
): number[] {
  return bestScores(search, innocents).toSorted((one, other) => other - one);
}

/** Recall by kind of alteration, with an 'all' row last. */
export function recallOf(
  search: (subject: Subject) => { id: number; score: number }[],
  questions: readonly Question[],
  threshold: number,
  onePercent: number,
): RecallRow[] {
  const rows = new Map<string, RecallRow>();
  const count = (kind: string, score: number | undefined): void => {
    const row = rows.get(kind) ?? { kind, questions: 0, at20: 0, atThreshold: 0, atOnePercent: 0 };
    row.questions++;
    if (score !== undefined) row.at20++;
    if (score !== undefined && score >= threshold) row.atThreshold++;
    if (score !== undefined && score > onePercent) row.atOnePercent++;
    rows.set(kind, row);
  };
  for (const { kind, subject, answers } of questions) {
    const score = search(subject).find((hit) => answers.has(hit.id))?.score;
    count(kind, score);
    count('all', score);
  }
  return [...rows.values()]
    .map(({ kind, questions: asked, at20, atThreshold, atOnePercent }) => ({
      kind,
      questions: asked,
      at20: at20 / asked,
      atThreshold: atThreshold / asked,
      atOnePercent: atOnePercent / asked,
    }))
    .toSorted((one, other) => Number(one.kind === 'all') - Number(other.kind === 'all'));
}
