import { articleEntity, articleUnlinked } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Write } from '../write.ts';

/** Within a write: a link that somebody has taken back stands again, as it was. What it was alerted for stays alerted. */
export function linkAgain(
  ctx: Ctx,
  write: Write,
  { id, title }: { id: number; title: string },
  { entityId, places }: Pick<typeof articleUnlinked.$inferSelect, 'entityId' | 'places'>,
): void {
  const isIt = and(eq(articleUnlinked.articleId, id), eq(articleUnlinked.entityId, entityId));
  write.add(ctx.db.orm.delete(articleUnlinked).where(isIt));
  write.insert(articleEntity, [{ articleId: id, entityId, places }]);
  write.audit('article.relink', { type: 'article', id }, { title, entityId });
}
