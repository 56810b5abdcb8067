import { job, selfTest, type SelfTestResult } from '@tamis/db/schema';
import type { Screening, Subject } from '@tamis/screening';
import { randomFrom } from '@tamis/screening/self-test/random';
import type { Ctx } from '../context.ts';
import type { JobOf } from './kinds.ts';
import { type Run, endingOfJob } from './run.ts';
import { requireLease } from '../lease.ts';
import { listSetIdOf } from '../screening/list-sets.ts';
import { requireLists } from '../screening/require-lists.ts';
import { batchScreener } from '../screening/screen-subjects.ts';
import { commit } from '../write.ts';
import { type Question, drawCustomers, drawQuestions } from '../self-test/draw.ts';

/** Thresholds counted besides the one in force, so that people see what another one would do. */
const STEPS = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
/** Hits per query: other parties with the name may score higher than the one that was meant. */
const HITS = 50;
/** Subjects screened between two reports of progress. */
const AT_ONCE = 500;
/** Missed names that are kept for each way of changing them. */
const MISSED_PER_CHANGE = 5;

/**
 * Measures the screening in force the way supervisors ask for, with real and with manipulated records: how many listed names
 * are found when they are changed, and how many of the institution's own customers raise an alert.
 * Sources: EBA/GL/2024/15 (calibration and testing of screening systems), NYDFS Part 504.3(c), Wolfsberg Group's guidance
 * on sanctions screening (2019), section on testing.
 */
export async function selfTestJob(ctx: Ctx, row: JobOf<'self-test'>, { lease, report }: Run): Promise<void> {
  const { seed, actor } = row.payload;
  const random = randomFrom(seed);
  const set = requireLists(await ctx.index.current());
  const { threshold } = set;
  const thresholds = [...new Set([...STEPS, threshold])].toSorted((one, other) => one - other);
  const questions = await drawQuestions(ctx, random);
  const customers = await drawCustomers(ctx, random);
  const total = questions.length + customers.length;
  const screenMany = batchScreener(ctx, set, { threshold: thresholds[0]!, limit: HITS });
  let done = 0;
  const answersTo = async (subjects: readonly Subject[]): Promise<Screening[]> => {
    const answers: Screening[] = [];
    for (let at = 0; at < subjects.length; at += AT_ONCE) {
      lease.signal.throwIfAborted();
      const some = subjects.slice(at, at + AT_ONCE);
      answers.push(...(await screenMany(some)));
      done += some.length;
      report({ phase: 'test', done, total });
    }
    return answers;
  };
  const toQuestions = await answersTo(questions.map(({ subject }) => subject));
  const scores = questions.map(
    ({ partyId }, at) => toQuestions[at]?.hits.find(({ id }) => id === partyId)?.score ?? null,
  );
  const bests = (await answersTo(customers)).map(({ hits }) => hits[0]?.score ?? null);
  const result: SelfTestResult = {
    thresholds,
    names: changedNames(questions, scores, thresholds),
    customers: { asked: customers.length, alerting: reaching(thresholds, bests) },
    missed: missedNames(questions, scores, threshold),
  };
  await commit(ctx, async (write) => {
    requireLease(write, job, row.id, lease.token);
    const id = await write.id(selfTest);
    const listSetId = await listSetIdOf(ctx, write, set);
    const columns = { jobId: row.id, listSetId, at: ctx.now(), actor, threshold, seed, result };
    write.insert(selfTest, [{ id, ...columns }]);
    write.add(endingOfJob(ctx, row.id, lease.token, `${done} names screened.`));
    write.audit('self-test.done', { type: 'self-test', id }, { asked: questions.length, customers: customers.length });
  });
}

type Scores = readonly (number | null)[];

/** How many reach each threshold. */
function reaching(thresholds: readonly number[], scores: Scores): number[] {
  return thresholds.map((threshold) => scores.filter((score) => score !== null && score >= threshold).length);
}

function changedNames(
  questions: readonly Question[],
  scores: Scores,
  thresholds: readonly number[],
): SelfTestResult['names'] {
  const asked = questions.map(({ type, change }, at) => ({ type, change, score: scores[at] ?? null }));
  return [...Map.groupBy(asked, ({ type, change }) => `${type}/${change}`).values()].map((group) => {
    const { type, change } = group[0]!;
    const found = reaching(
      thresholds,
      group.map(({ score }) => score),
    );
    return { type, change, asked: group.length, found };
  });
}

function missedNames(questions: readonly Question[], scores: Scores, threshold: number): SelfTestResult['missed'] {
  const missed = questions.flatMap(({ type, change, subject, listed, list }, at) => {
    const score = scores[at] ?? null;
    return score === null || score < threshold ? [{ type, change, asked: subject.names[0]!, listed, list, score }] : [];
  });
  // From a short list the same names are drawn again and again.
  const once = new Map(missed.map((one) => [`${one.type}/${one.change}/${one.asked}`, one])).values();
  const groups = Map.groupBy(once, ({ type, change }) => `${type}/${change}`).values();
  return [...groups].flatMap((group) => group.slice(0, MISSED_PER_CHANGE));
}
