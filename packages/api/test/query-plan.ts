import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../src/context.ts';

/** The steps by which the database would run a query, in SQLite's words: 'SEARCH entity USING INDEX entity_risk …'. */
export async function queryPlan(ctx: Ctx, query: { getSQL(): SQL }): Promise<string[]> {
  const rows = await ctx.db.orm.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`);
  return rows.map((row) => row.detail);
}
