import { inIds } from '@tamis/db/db';
import { alert, article, articleEntity, entity } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { BadRequest } from '../errors.ts';
import { reassess } from '../risk/reassess.ts';
import { standingMatches } from '../screening/listed-parties.ts';
import type { Level } from '../wire.ts';
import { commit } from '../write.ts';
import { judgeArticle } from './judge-article.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { type Article, MAX_ARTICLE } from './schema.ts';
import { getArticle } from './service.ts';
import { webAddress } from './web-address.ts';

export interface NewArticle {
  title: string;
  /** Plain text. */
  content: string;
  /** HTML from anywhere: it is sanitised before it is stored. */
  fullContent?: string | undefined;
  source: string;
  /** Where it was published: an http or https address. */
  url?: string | undefined;
  /** Milliseconds UTC. */
  publishedAt: number;
  /** Set by local rules when nobody gives it. */
  riskLevel?: Level | undefined;
  /** Taken from the text by local rules when nobody gives it. */
  aiSummary?: string | undefined;
  /** Whom it mentions; each must exist. */
  entityIds: readonly number[];
}

/**
 * Stores an article once, links it to the entities it mentions, and alerts for each of them. The same text again, from
 * whatever source, only adds the entities that are new. Their risk is assessed anew. Throws `BadRequest` where a field
 * cannot be used.
 */
export async function addArticle(ctx: Ctx, input: NewArticle): Promise<Article> {
  const text = articleText(ctx, input);
  const stored = await commit(ctx, async (write) => {
    const names = await entityNames(ctx, input.entityIds);
    const known = await articleByHash(ctx, text.contentHash);
    const { riskLevel, aiSummary, judgement } = known ? { ...known, judgement: null } : judgeArticle(input, names);
    const id = known?.id ?? (await write.id(article));
    const linked = known ? await linkedEntities(ctx, id) : new Set<number>();
    const entityIds = [...new Set(input.entityIds)].filter((entityId) => !linked.has(entityId));
    if (known && entityIds.length === 0) return { id, entityIds };
    if (!known) write.insert(article, [{ id, ...text, riskLevel, aiSummary }]);
    write.insert(
      articleEntity,
      entityIds.map((entityId) => ({ articleId: id, entityId })),
    );
    write.insert(
      alert,
      entityIds.map((entityId) => ({
        entityId,
        alertType: 'adverse_media' as const,
        severity: riskLevel,
        content: `Adverse media: ${text.title} (${text.source})`,
        cause: `article:${id}:${entityId}`,
        createdAt: ctx.now(),
      })),
    );
    write.audit(
      known ? 'article.link' : 'article.add',
      { type: 'article', id },
      {
        title: text.title,
        source: text.source,
        riskLevel,
        contentHash: text.contentHash,
        entityIds,
        ...(judgement && { judgement }),
      },
    );
    return { id, entityIds };
  });
  await reassessMentioned(ctx, stored);
  return getArticle(ctx, stored.id);
}

/** A commit of its own: an assessment weighs what is stored. */
async function reassessMentioned(ctx: Ctx, { id, entityIds }: { id: number; entityIds: number[] }): Promise<void> {
  if (entityIds.length === 0) return;
  await commit(ctx, async (write) => {
    const rows = await ctx.db.orm.select().from(entity).where(inIds(entity.id, entityIds));
    const standing = Map.groupBy(await standingMatches(ctx, entityIds), (match) => match.entityId);
    await reassess(ctx, write, { rows, isNew: false, matchesOf: (entityId) => standing.get(entityId) ?? [] });
    write.audit('risk.assess', { type: 'article', id }, { entityIds });
  });
}

/** What is stored as it was given. */
function articleText(ctx: Ctx, input: NewArticle): Omit<typeof article.$inferInsert, 'id' | 'riskLevel' | 'aiSummary'> {
  const { title, content, source, publishedAt } = input;
  if (content.length + (input.fullContent?.length ?? 0) > MAX_ARTICLE) {
    throw new BadRequest(`content: an article must be at most ${MAX_ARTICLE} characters`);
  }
  const url = input.url === undefined ? null : webAddress(input.url);
  if (input.url !== undefined && url === null) throw new BadRequest('url: expected an http or https address');
  return {
    title,
    content,
    fullContent: input.fullContent === undefined ? null : sanitiseHtml(input.fullContent) || null,
    source,
    url,
    publishedAt,
    contentHash: contentHash(ctx, title, content),
    createdAt: ctx.now(),
  };
}

/** The same for texts that differ only in case and white space: papers print one agency's report many times. */
function contentHash(ctx: Ctx, title: string, content: string): string {
  const plain = [title, content].map((text) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim());
  return ctx.createHash().update(JSON.stringify(plain)).hex();
}

async function articleByHash(ctx: Ctx, hash: string) {
  const [found] = await ctx.db.orm
    .select({ id: article.id, riskLevel: article.riskLevel, aiSummary: article.aiSummary })
    .from(article)
    .where(eq(article.contentHash, hash));
  return found;
}

async function linkedEntities(ctx: Ctx, articleId: number): Promise<Set<number>> {
  const rows = await ctx.db.orm
    .select({ entityId: articleEntity.entityId })
    .from(articleEntity)
    .where(eq(articleEntity.articleId, articleId));
  return new Set(rows.map((row) => row.entityId));
}

/** The names of whom it mentions. Throws `BadRequest` when one of them does not exist. */
async function entityNames(ctx: Ctx, ids: readonly number[]): Promise<string[]> {
  const rows = await ctx.db.orm.select({ id: entity.id, name: entity.name }).from(entity).where(inIds(entity.id, ids));
  const found = new Set(rows.map((row) => row.id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw new BadRequest(`entityIds: entity ${missing} does not exist`);
  return rows.map((row) => row.name);
}
