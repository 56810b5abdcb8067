import { entity } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';

/** Throws `NotFound` unless there is such an entity. */
export async function assertEntityExists(ctx: Ctx, id: number): Promise<void> {
  const [found] = await ctx.db.orm.select({ id: entity.id }).from(entity).where(eq(entity.id, id));
  if (!found) throw new NotFound('Entity not found');
}
