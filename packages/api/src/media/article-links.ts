/** Within a write that changes how articles are linked to entities: what follows from a link. */
import { type alert, articleEntity, articleUnlinked } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import { MEDIA_BEGINNING } from '../alerts/alert-text.ts';
import type { Ctx } from '../context.ts';
import { concernedEntities, reassess } from '../risk/reassess.ts';
import type { Level } from '../wire.ts';
import type { Write } from '../write.ts';
import type { ArticleEvent, ArticleRow } from './service.ts';

/** Assesses entities as they are after this write, which links an article to them, unlinks it, or changes its level. */
export async function followArticle(ctx: Ctx, write: Write, article: ArticleEvent): Promise<void> {
  if (article.levels.size === 0) return;
  const concerned = await concernedEntities(ctx, [...article.levels.keys()]);
  await reassess(ctx, write, { ...concerned, isNew: false, article });
}

/** Restores a removed link as it was, without another alert. */
export function linkAgain(
  ctx: Ctx,
  write: Write,
  { id, title }: Pick<ArticleRow, 'id' | 'title'>,
  { entityId, places, riskLevel }: Pick<typeof articleUnlinked.$inferSelect, 'entityId' | 'places' | 'riskLevel'>,
): void {
  const isIt = and(eq(articleUnlinked.articleId, id), eq(articleUnlinked.entityId, entityId));
  write.add(ctx.db.orm.delete(articleUnlinked).where(isIt));
  write.insert(articleEntity, [{ articleId: id, entityId, places, riskLevel }]);
  write.audit('article.relink', { type: 'article', id }, { title, entityId });
}

/** The alert that an article counts against an entity. */
export function mediaAlert(
  { id, title, source }: Pick<ArticleRow, 'id' | 'title' | 'source'>,
  { entityId, severity, now }: { entityId: number; severity: Level; now: number },
) {
  return {
    entityId,
    alertType: 'adverse_media',
    severity,
    content: `${MEDIA_BEGINNING}${title} (${source})`,
    cause: `article:${id}:${entityId}`,
    articleId: id,
    createdAt: now,
  } satisfies typeof alert.$inferInsert;
}
