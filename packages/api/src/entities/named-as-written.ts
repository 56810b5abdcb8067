import { entity } from '@tamis/db/schema';
import { and, desc, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { likePattern } from '../like-pattern.ts';

/** SQLite's word for any number of rows. */
const ALL = -1;

/**
 * Entities that have a text in their name as it is written, the shortest names first. With `after` only those of higher
 * numbers are looked at: who came since an index was built.
 */
export function namedAsWritten(
  ctx: Ctx,
  text: string,
  { limit = ALL, after }: { limit?: number; after?: number | undefined },
) {
  const isNewer = after === undefined ? undefined : gt(entity.id, after);
  return ctx.db.orm
    .select({ id: entity.id })
    .from(entity)
    .where(and(isNewer, sql`${entity.name} like ${likePattern(text)} escape '\\'`))
    .orderBy(sql`length(${entity.name})`, desc(entity.id))
    .limit(limit);
}
