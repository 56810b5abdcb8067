import { articleEntity, articleUnlinked } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';

/** Within a write: restores a removed link as it was, without another alert. */
export function linkAgain(
  ctx: Ctx,
  write: Write,
  { id, title }: { id: number; title: string },
  { entityId, places, riskLevel }: Pick<typeof articleUnlinked.$inferSelect, 'entityId' | 'places' | 'riskLevel'>,
): void {
  const isIt = and(eq(articleUnlinked.articleId, id), eq(articleUnlinked.entityId, entityId));
  write.add(ctx.db.orm.delete(articleUnlinked).where(isIt));
  write.insert(articleEntity, [{ articleId: id, entityId, places, riskLevel }]);
  write.audit('article.relink', { type: 'article', id }, { title, entityId });
}
