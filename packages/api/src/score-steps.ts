import { type Column, type SQL, and, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';

/** No score is above 100, where the highest step ends. */
const BEHIND_ALL = 101;

/**
 * The number of rows by score: each step reaches from its number to the next higher one, the highest includes 100.
 * Each count walks a range of an index that has the score last.
 */
export function countBySteps({ db }: Ctx, steps: readonly number[], score: Column, where?: SQL) {
  const ranges = steps.map((from) => [from, Math.min(BEHIND_ALL, ...steps.filter((other) => other > from))]);
  const isWithin = sql`${score} >= step.value ->> 0 and ${score} < step.value ->> 1`;
  return db.orm.all<{ from: number; count: number }>(
    sql`select step.value ->> 0 as "from", (select count(*) from ${score.table} where ${and(where, isWithin)}) as count from json_each(${JSON.stringify(ranges)}) as step`,
  );
}
