import { mediaFeed } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';

export type FeedRow = typeof mediaFeed.$inferSelect;

/** Throws `NotFound` when there is no such feed. */
export async function feedRow(ctx: Ctx, id: number): Promise<FeedRow> {
  const [row] = await ctx.db.orm.select().from(mediaFeed).where(eq(mediaFeed.id, id));
  if (!row) throw new NotFound(`Feed ${id} not found`);
  return row;
}
