import { articleEntity, articleUnlinked } from '@tamis/db/schema';
import { and, eq } from 'drizzle-orm';
import { startJob } from '../jobs/runner.ts';
import { queueModelWork } from '../jobs/queue-job.ts';
import { type Ctx, nameOfActor } from '../context.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { Conflict } from '../errors.ts';
import { type Write, commit } from '../write.ts';
import { followArticle, linkAgain } from './article-links.ts';
import { isAdverse } from './is-adverse.ts';
import type { Article, RelinkArticle, UnlinkArticle } from './schema.ts';
import { type ArticleRow, articleRow, getArticle } from './service.ts';

/**
 * Unlinks an article from an entity, whose risk is reassessed without it. Only `relinkArticle`, or a person who submits
 * the article again and names the entity, links them again. Alerts stay. Throws `NotFound` if one of the two does not
 * exist, and `Conflict` if they are not linked.
 */
export async function unlinkArticle(ctx: Ctx, { id, entityId, reason }: UnlinkArticle): Promise<Article> {
  const jobId = await commit(ctx, async (write) => {
    const row = await articleAndEntity(ctx, id, entityId);
    const isIt = and(eq(articleEntity.articleId, id), eq(articleEntity.entityId, entityId));
    const { places, riskLevel } = articleEntity;
    const [link] = await ctx.db.orm.select({ places, riskLevel }).from(articleEntity).where(isIt);
    if (!link) throw new Conflict('This article is not linked to this entity.');
    write.add(ctx.db.orm.delete(articleEntity).where(isIt));
    const by = nameOfActor(ctx);
    write.insert(articleUnlinked, [{ articleId: id, entityId, ...link, reason, by, at: ctx.now() }]);
    write.audit('article.unlink', { type: 'article', id }, { title: row.title, entityId, reason });
    return follow(ctx, write, { ...row, entityId, riskLevel: null });
  });
  startJob(ctx, jobId);
  return getArticle(ctx, id);
}

/** Undoes `unlinkArticle`. Throws `Conflict` if there is nothing to undo. */
export async function relinkArticle(ctx: Ctx, { id, entityId }: RelinkArticle): Promise<Article> {
  const jobId = await commit(ctx, async (write) => {
    const row = await articleAndEntity(ctx, id, entityId);
    const isIt = and(eq(articleUnlinked.articleId, id), eq(articleUnlinked.entityId, entityId));
    const [link] = await ctx.db.orm.select().from(articleUnlinked).where(isIt);
    if (!link) throw new Conflict('This article was not unlinked from this entity.');
    linkAgain(ctx, write, row, link);
    const riskLevel = link.riskLevel ?? row.riskLevel;
    return follow(ctx, write, { ...row, entityId, riskLevel: isAdverse({ ...row, riskLevel }) ? riskLevel : null });
  });
  startJob(ctx, jobId);
  return getArticle(ctx, id);
}

async function articleAndEntity(ctx: Ctx, id: number, entityId: number): Promise<ArticleRow> {
  await assertEntityExists(ctx, entityId);
  return articleRow(ctx, id);
}

type Followed = Pick<ArticleRow, 'id' | 'publishedAt'> & {
  entityId: number;
  riskLevel: ArticleRow['riskLevel'] | null;
};

/** Reassesses the entity with or without the article; a model summarises the result afterwards. */
async function follow(ctx: Ctx, write: Write, { id, entityId, riskLevel, publishedAt }: Followed) {
  await followArticle(ctx, write, { id, levels: new Map([[entityId, riskLevel]]), publishedAt });
  return queueModelWork(ctx, write, { entityIds: [entityId] });
}
