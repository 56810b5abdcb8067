import { inIds } from '@tamis/db/db';
import { article, articleEntity, articleUnlinked, entity } from '@tamis/db/schema';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { NotFound } from '../errors.ts';
import { type Level, MAX_ROWS, toIso } from '../wire.ts';
import { isAdverse, isAdverseToParty, levelOfParty } from './is-adverse.ts';
import type { Article, MediaItem } from './schema.ts';

export type ArticleRow = typeof article.$inferSelect;

/** What an article means for the risk of an entity. */
export interface ArticleEvidence {
  level: Level;
  /** ISO 8601. */
  publishedAt: string;
}

/**
 * The articles that mention an entity, each with its level for that entity, newest first. Throws `NotFound` if there is
 * no such entity.
 */
export async function mediaOf(ctx: Ctx, entityId: number): Promise<MediaItem[]> {
  await assertEntityExists(ctx, entityId);
  const rows = await ctx.db.orm
    .select({ article, riskLevel: levelOfParty })
    .from(articleEntity)
    .innerJoin(article, eq(article.id, articleEntity.articleId))
    .where(eq(articleEntity.entityId, entityId))
    .orderBy(desc(article.publishedAt), desc(article.id))
    .limit(MAX_ROWS);
  return rows.map((row) => presentMedia({ ...row.article, riskLevel: row.riskLevel }));
}

/** One article, with its full text as sanitised HTML if it has one. */
export async function getArticle(ctx: Ctx, id: number): Promise<Article> {
  const row = await articleRow(ctx, id);
  const { fullContent, findings } = row;
  const linked = await ctx.db.orm
    .select({ entityId: entity.id, name: entity.name, places: articleEntity.places, level: articleEntity.riskLevel })
    .from(articleEntity)
    .innerJoin(entity, eq(entity.id, articleEntity.entityId))
    .where(eq(articleEntity.articleId, id))
    .orderBy(asc(entity.id));
  const mentions = linked.map(({ entityId, name, places, level }) => ({
    entityId,
    name,
    places,
    riskLevel: level ?? row.riskLevel,
  }));
  return { ...presentMedia(row), fullContent, findings, mentions, notAbout: await notAbout(ctx, id) };
}

/** Throws `NotFound` if there is no such article. */
export async function articleRow(ctx: Ctx, id: number): Promise<ArticleRow> {
  const [row] = await ctx.db.orm.select().from(article).where(eq(article.id, id));
  if (!row) throw new NotFound("Article not found: The article you're looking for could not be found.");
  return row;
}

async function notAbout(ctx: Ctx, id: number): Promise<Article['notAbout']> {
  const { entityId, at } = articleUnlinked;
  const rows = await ctx.db.orm
    .select({ entityId, name: entity.name, reason: articleUnlinked.reason, by: articleUnlinked.by, at })
    .from(articleUnlinked)
    .innerJoin(entity, eq(entity.id, entityId))
    .where(eq(articleUnlinked.articleId, id))
    .orderBy(asc(at));
  return rows.map(({ entityId: id, name, reason, by, at: ms }) => ({ entityId: id, name, reason, by, at: toIso(ms) }));
}

/** What a write changes in an article for these entities. */
export interface ArticleEvent {
  id: number;
  /** The level for each; null for an entity that it is unlinked from, or against which it does not count. */
  levels: ReadonlyMap<number, Level | null>;
  /** Milliseconds UTC. */
  publishedAt: number;
}

/**
 * What the adverse articles mean for the risk of each entity, for any number of entities in one query; with an `event`, as
 * they are after it.
 */
export async function articleEvidence(
  ctx: Ctx,
  entityIds: readonly number[],
  event?: ArticleEvent,
): Promise<Map<number, ArticleEvidence[]>> {
  const stored = await ctx.db.orm
    .select({
      id: article.id,
      entityId: articleEntity.entityId,
      level: levelOfParty,
      publishedAt: article.publishedAt,
    })
    .from(articleEntity)
    .innerJoin(article, eq(article.id, articleEntity.articleId))
    .where(and(inIds(articleEntity.entityId, entityIds), isAdverseToParty))
    .orderBy(asc(articleEntity.entityId), asc(article.id));
  const rows = event ? afterEvent(stored, event) : stored;
  const evidence = new Map<number, ArticleEvidence[]>();
  for (const { entityId, level, publishedAt } of rows) {
    const known = evidence.get(entityId) ?? [];
    known.push({ level, publishedAt: toIso(publishedAt) });
    evidence.set(entityId, known);
  }
  return evidence;
}

interface EvidenceRow extends Omit<ArticleEvent, 'levels'> {
  entityId: number;
  level: Level;
}

/** In the order in which they are read after the write. */
function afterEvent(stored: readonly EvidenceRow[], { levels, id, publishedAt }: ArticleEvent): EvidenceRow[] {
  const others = stored.filter((row) => row.id !== id || !levels.has(row.entityId));
  const rows = [...levels].flatMap(([entityId, level]) =>
    level === null ? [] : [{ id, entityId, level, publishedAt }],
  );
  return [...others, ...rows].toSorted((a, b) => a.id - b.id);
}

/** An article as it is shown in lists. */
export function presentMedia(row: ArticleRow): MediaItem {
  const { id, title, content, aiSummary, summaryBy, source, publishedAt, url, riskLevel, riskLevelBy } = row;
  const at = toIso(publishedAt);
  const shown = { id, title, content, aiSummary, summaryBy, source, publishedAt: at, url, riskLevel, riskLevelBy };
  return { ...shown, isAdverse: isAdverse(row) };
}
