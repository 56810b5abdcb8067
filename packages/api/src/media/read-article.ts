import { inIds } from '@tamis/db/db';
import { alert, article, articleEntity, articleUnlinked, entity } from '@tamis/db/schema';
import { and, asc, eq, ne } from 'drizzle-orm';
import { type Model, RULES } from '../ai/model.ts';
import type { Ctx } from '../context.ts';
import { commit } from '../write.ts';
import { followArticle, mediaAlert } from './article-links.ts';
import { higherOf } from './level-order.ts';
import { readByModel } from './model-reading.ts';

/**
 * Lets the model read an article that rules have judged. Its summary replaces that of the rules. Its level counts if it
 * is higher; then the entities concerned get an alert and are reassessed. A person's summary and level are kept.
 * Returns the reason of a failure, or null.
 */
export async function readArticle(ctx: Ctx, model: Model, id: number): Promise<string | null> {
  const judged = await byRules(ctx, id);
  if (!judged) return null;
  const names = (await mentionedIn(ctx, id)).map(({ name }) => name);
  const { title, source, content: text } = judged;
  const answer = await readByModel(model, { title, source, text, names });
  if (answer.value === null) return answer.reason;
  const { summary, riskLevel: answered } = answer.value;
  await commit(ctx, async (write) => {
    const before = await byRules(ctx, id);
    if (!before) return;
    // The text can manipulate the model, so it may raise the level of the rules; only people lower it.
    const riskLevel = before.riskLevelBy === RULES ? higherOf(before.riskLevel, answered) : before.riskLevel;
    const isRaised = riskLevel !== before.riskLevel;
    write.add(
      ctx.db.orm
        .update(article)
        .set({ aiSummary: summary, summaryBy: model.name, ...(isRaised && { riskLevel, riskLevelBy: model.name }) })
        .where(and(eq(article.id, id), eq(article.summaryBy, RULES))),
    );
    // A person may have unlinked it from an entity in the meantime.
    const entityIds = isRaised ? await accusedIn(ctx, id) : [];
    const areAccused = and(eq(articleEntity.articleId, id), inIds(articleEntity.entityId, entityIds));
    if (isRaised) {
      const wereAccused = and(eq(articleUnlinked.articleId, id), ne(articleUnlinked.riskLevel, 'low'));
      write.add(
        ctx.db.orm.update(articleEntity).set({ riskLevel: null }).where(areAccused),
        ctx.db.orm.update(articleUnlinked).set({ riskLevel: null }).where(wereAccused),
      );
    }
    write.insert(
      alert,
      entityIds.map((entityId) => {
        const first = mediaAlert({ ...judged, id }, { entityId, severity: riskLevel, now: ctx.now() });
        const raised = `Risk level raised from ${before.riskLevel} to ${riskLevel} by ${model.name}.`;
        return { ...first, content: `${first.content}. ${raised}`, cause: `${first.cause}:${riskLevel}` };
      }),
    );
    const levels = { byRules: before.riskLevel, byModel: answered, riskLevel };
    write.audit('article.read', { type: 'article', id }, { generatedBy: model.name, summary, ...levels });
    const raised = new Map(entityIds.map((entityId) => [entityId, riskLevel]));
    await followArticle(ctx, write, { id, levels: raised, publishedAt: before.publishedAt });
  });
  return null;
}

/** The entities that an article accuses by local rules; if there are none, all that it mentions. */
async function accusedIn(ctx: Ctx, articleId: number): Promise<number[]> {
  const rows = await ctx.db.orm
    .select({ id: articleEntity.entityId, level: articleEntity.riskLevel })
    .from(articleEntity)
    .where(eq(articleEntity.articleId, articleId))
    .orderBy(asc(articleEntity.entityId));
  const accused = rows.filter(({ level }) => level !== 'low');
  return (accused.length > 0 ? accused : rows).map(({ id }) => id);
}

function mentionedIn(ctx: Ctx, articleId: number): Promise<{ id: number; name: string }[]> {
  return ctx.db.orm
    .select({ id: entity.id, name: entity.name })
    .from(articleEntity)
    .innerJoin(entity, eq(entity.id, articleEntity.entityId))
    .where(eq(articleEntity.articleId, articleId))
    .orderBy(asc(entity.id));
}

/** The article, as long as its summary is by the rules. */
async function byRules(ctx: Ctx, id: number) {
  const [found] = await ctx.db.orm
    .select()
    .from(article)
    .where(and(eq(article.id, id), eq(article.summaryBy, RULES)));
  return found;
}
