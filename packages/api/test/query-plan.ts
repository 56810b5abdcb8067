import { type SQL, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Ctx } from '../src/context.ts';

/** The steps by which the database would run a query, in SQLite's words: 'SEARCH entity USING INDEX entity_risk …'. */
export async function queryPlan(ctx: Ctx, query: { getSQL(): SQL }): Promise<string[]> {
  const rows = await ctx.db.orm.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
  return rows.map((row) => row.detail);
}

/** The plans of what some work asks the database for. */
export async function plansOf(ctx: Ctx, work: () => Promise<unknown>): Promise<string[]> {
  const execute = vi.spyOn(ctx.db.client, 'execute');
  await work();
  const asked = execute.mock.calls.map(([statement]) => statement as unknown as { sql: string; args: never[] });
  execute.mockRestore();
  const plans = asked.map(({ sql: text, args }) => ctx.db.client.execute({ sql: `explain query plan ${text}`, args }));
  return (await Promise.all(plans)).flatMap(({ rows }) => rows.map((row) => row['detail'] as string));
}

/** What some work answers, and how many statements the database was asked to run for it. */
export async function questionsOf<T>(ctx: Ctx, work: () => Promise<T>): Promise<{ answer: T; questions: number }> {
  const execute = vi.spyOn(ctx.db.client, 'execute');
  const answer = await work();
  const questions = execute.mock.calls.length;
  execute.mockRestore();
  return { answer, questions };
}
