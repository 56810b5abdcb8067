import { inIds } from '@tamis/db/db';
import { article, articleEntity } from '@tamis/db/schema';
import { asc, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { NotFound } from '../errors.ts';
import { type Level, MAX_ROWS, toIso } from '../wire.ts';
import type { Article, MediaItem } from './schema.ts';

export type ArticleRow = typeof article.$inferSelect;

/** What an article says of an entity's risk. */
export interface ArticleEvidence {
  level: Level;
  /** ISO 8601. */
  publishedAt: string;
}

/** The articles that mention an entity, newest first. Throws `NotFound` when there is no such entity. */
export async function mediaOf(ctx: Ctx, entityId: number): Promise<MediaItem[]> {
  await assertEntityExists(ctx, entityId);
  const rows = await ctx.db.orm
    .select({ article })
    .from(articleEntity)
    .innerJoin(article, eq(article.id, articleEntity.articleId))
    .where(eq(articleEntity.entityId, entityId))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(MAX_ROWS);
  return rows.map((row) => presentMedia(row.article));
}

/** One article with its full text as sanitised HTML, where there is one. */
export async function getArticle(ctx: Ctx, id: number): Promise<Article> {
  const [row] = await ctx.db.orm.select().from(article).where(eq(article.id, id));
  if (!row) throw new NotFound("Article not found: The article you're looking for could not be found.");
  return { ...presentMedia(row), fullContent: row.fullContent };
}

/** What the articles say of each entity's risk, for any number of entities in one query. */
export async function articleEvidence(ctx: Ctx, entityIds: readonly number[]): Promise<Map<number, ArticleEvidence[]>> {
  const rows = await ctx.db.orm
    .select({ entityId: articleEntity.entityId, level: article.riskLevel, publishedAt: article.publishedAt })
    .from(articleEntity)
    .innerJoin(article, eq(article.id, articleEntity.articleId))
    .where(inIds(articleEntity.entityId, entityIds))
    .orderBy(asc(articleEntity.entityId), asc(article.id));
  const evidence = new Map<number, ArticleEvidence[]>();
  for (const { entityId, level, publishedAt } of rows) {
    const known = evidence.get(entityId) ?? [];
    known.push({ level, publishedAt: toIso(publishedAt) });
    evidence.set(entityId, known);
  }
  return evidence;
}

/** An article as lists show it. */
export function presentMedia(row: ArticleRow): MediaItem {
  const { id, title, content, aiSummary, source, publishedAt, url, riskLevel } = row;
  return { id, title, content, aiSummary, source, publishedAt: toIso(publishedAt), url, riskLevel };
}
