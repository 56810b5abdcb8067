import { inIds } from '@tamis/db/db';
import { alert, article, articleEntity, articleUnlinked, entity } from '@tamis/db/schema';
import type { NamePlace } from '@tamis/screening/media/find-names';
import { asc, eq, or } from 'drizzle-orm';
import { RULES } from '../ai/model.ts';
import type { Ctx } from '../context.ts';
import { BadRequest } from '../errors.ts';
import { queueModelWork } from '../jobs/queue-job.ts';
import type { Level } from '../wire.ts';
import { commit } from '../write.ts';
import { followArticle, linkAgain, mediaAlert } from './article-links.ts';
import { canonicalAddress } from './canonical-address.ts';
import { type Mention, findMentions } from './find-mentions.ts';
import { isAdverse } from './is-adverse.ts';
import { type JudgedArticle, judgeArticle } from './judge-article.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { MAX_ARTICLE } from './schema.ts';

export interface NewArticle {
  title: string;
  /** Plain text. */
  content: string;
  /** Untrusted HTML; it is sanitised before it is stored. */
  fullContent?: string | undefined;
  source: string;
  /** Where it was published: an http or https address. */
  url?: string | undefined;
  /** Whether several articles share this address and only its anchor or its text distinguishes them. */
  isPart?: boolean;
  /** Milliseconds UTC. */
  publishedAt: number;
  /** Local rules set it if it is missing. */
  riskLevel?: Level | undefined;
  /** Local rules take it from the text if it is missing. */
  aiSummary?: string | undefined;
  /** Entities that it is about besides those it names; each must exist. */
  entityIds?: readonly number[] | undefined;
}

export interface AddedArticle {
  id: number;
  /** Whether it existed already, by its address or its text. */
  isKnown: boolean;
  /** How many entities it was linked to now. */
  linked: number;
  /** The job in which a model reads it; null if there is none. */
  jobId: number | null;
}

/**
 * Stores an article, links it to the entities that it names or is said to be about, and assesses these again, as one
 * batch. If it is adverse, each of them gets an alert. If the address or the text is known, only missing links are
 * added. An entity that was unlinked from it is linked again only if a person names it in `entityIds`. Throws `BadRequest`
 * if a field is not usable, or if the article concerns no entity.
 */
export async function addArticle(ctx: Ctx, input: NewArticle): Promise<AddedArticle> {
  const [mentions = []] = await findMentions(ctx, [input]);
  return storeArticle(ctx, input, mentions);
}

/** The same if the mentions of the article are known. */
export async function storeArticle(ctx: Ctx, input: NewArticle, mentions: readonly Mention[]): Promise<AddedArticle> {
  const text = articleText(ctx, input);
  const places = placesOf(input, mentions);
  if (places.size === 0) {
    throw new BadRequest('entityIds: this article names no monitored entity. Choose whom it is about.');
  }
  const parties = await partiesOf(ctx, input, places);
  const before = await linksToMake(ctx, text, input, places);
  if (before.known && before.entityIds.length === 0) return nothingNew(before.known.id);
  // Judging takes long, so it is done before the write, which then looks again at what is stored.
  const unjudged = parties.filter(({ id }) => before.fresh.includes(id));
  const { article: judged, judgement, levels } = await judgeArticle(ctx, input, unjudged);
  return commit(ctx, async (write) => {
    const { known, again, fresh, entityIds } = await linksToMake(ctx, text, input, places);
    if (known && entityIds.length === 0) return nothingNew(known.id);
    const id = known?.id ?? (await write.id(article));
    const stored = known ?? { ...text, ...judged };
    const { riskLevel, summaryBy, publishedAt } = stored;
    if (!known) write.insert(article, [{ id, ...text, ...judged }]);
    for (const link of again) linkAgain(ctx, write, { id, title: text.title }, link);
    const levelOf = new Map([...levels, ...again.map((link) => [link.entityId, link.riskLevel] as const)]);
    const levelFor = (entityId: number) => levelOf.get(entityId) ?? riskLevel;
    const isAgainst = (entityId: number) => isAdverse({ ...stored, riskLevel: levelFor(entityId) });
    write.insert(
      articleEntity,
      fresh.map((entityId) => ({
        articleId: id,
        entityId,
        riskLevel: levels.get(entityId) ?? null,
        // Places are positions in the text that was stored first.
        places: known && known.contentHash !== text.contentHash ? [] : (places.get(entityId) ?? []),
      })),
    );
    write.insert(
      alert,
      fresh
        .filter(isAgainst)
        .map((entityId) => mediaAlert({ ...text, id }, { entityId, severity: levelFor(entityId), now: ctx.now() })),
    );
    if (fresh.length > 0) {
      const { title, source, contentHash: hash } = text;
      const facts = { title, source, riskLevel, contentHash: hash, entityIds: fresh };
      const why = !known && judgement && { judgement };
      write.audit(known ? 'article.link' : 'article.add', { type: 'article', id }, { ...facts, ...why });
    }
    const linked = new Map(entityIds.map((one) => [one, isAgainst(one) ? levelFor(one) : null]));
    await followArticle(ctx, write, { id, levels: linked, publishedAt });
    const jobId = await queueModelWork(ctx, write, { articleIds: summaryBy === RULES ? [id] : [], entityIds });
    return { id, isKnown: known !== undefined, linked: entityIds.length, jobId };
  });
}

const nothingNew = (id: number): AddedArticle => ({ id, isKnown: true, linked: 0, jobId: null });

type ArticleText = Omit<typeof article.$inferInsert, 'id' | keyof JudgedArticle>;

/** The stored columns that come from the input. */
function articleText(ctx: Ctx, input: NewArticle): ArticleText {
  const { title, content, source, publishedAt } = input;
  if (content.length + (input.fullContent?.length ?? 0) > MAX_ARTICLE) {
    throw new BadRequest(`content: an article must be at most ${MAX_ARTICLE} characters`);
  }
  const url = input.url === undefined ? null : canonicalAddress(input.url, input.isPart);
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

function placesOf({ entityIds = [] }: NewArticle, mentions: readonly Mention[]): Map<number, NamePlace[]> {
  const places = new Map<number, NamePlace[]>(entityIds.map((entityId) => [entityId, []]));
  for (const { entityId, places: found } of mentions) places.set(entityId, found);
  return places;
}

/** Equal for texts that differ only in case and white space: many papers print the same agency report. */
function contentHash(ctx: Ctx, title: string, content: string): string {
  const plain = [title, content].map((text) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim());
  return ctx.createHash().update(JSON.stringify(plain)).hex();
}

/** The stored article, if it is known, and the entities to link to it: again, or for the first time. */
async function linksToMake(ctx: Ctx, text: ArticleText, input: NewArticle, places: ReadonlyMap<number, NamePlace[]>) {
  const known = await knownArticle(ctx, text, input.isPart);
  const { decided, again } = known ? await earlierLinks(ctx, known.id, input) : { decided: new Set(), again: [] };
  const fresh = [...places.keys()].filter((entityId) => !decided.has(entityId));
  return { known, again, fresh, entityIds: [...again.map(({ entityId }) => entityId), ...fresh] };
}

/** The article with this text; otherwise the first one from this address, unless the address has several articles. */
async function knownArticle(ctx: Ctx, text: Pick<ArticleText, 'contentHash' | 'url'>, isPart = false) {
  const { id, riskLevel, riskLevelBy, findings, summaryBy, publishedAt, contentHash: hash } = article;
  const isAtAddress = text.url && !isPart ? eq(article.url, text.url) : undefined;
  const found = await ctx.db.orm
    .select({ id, riskLevel, riskLevelBy, findings, summaryBy, publishedAt, contentHash: hash })
    .from(article)
    .where(or(eq(hash, text.contentHash), isAtAddress))
    .orderBy(asc(id));
  return found.find((one) => one.contentHash === text.contentHash) ?? found[0];
}

/**
 * The entities that are linked to an article or were unlinked by a person, and the removed links to restore because a
 * person names the entity now. A program does not restore them: it sends the same entities every time.
 */
async function earlierLinks(ctx: Ctx, articleId: number, { entityIds = [] }: NewArticle) {
  const linked = await ctx.db.orm
    .select({ entityId: articleEntity.entityId })
    .from(articleEntity)
    .where(eq(articleEntity.articleId, articleId));
  const takenBack = await ctx.db.orm.select().from(articleUnlinked).where(eq(articleUnlinked.articleId, articleId));
  const isPerson = ctx.user !== null && ctx.byKey !== true;
  return {
    decided: new Set([...linked, ...takenBack].map(({ entityId }) => entityId)),
    again: isPerson ? takenBack.filter(({ entityId }) => entityIds.includes(entityId)) : [],
  };
}

/** The entities that it mentions or is said to be about. Throws `BadRequest` if one of them does not exist. */
async function partiesOf(ctx: Ctx, { entityIds = [] }: NewArticle, places: ReadonlyMap<number, NamePlace[]>) {
  const ids = [...places.keys()];
  const rows = await ctx.db.orm.select({ id: entity.id, name: entity.name }).from(entity).where(inIds(entity.id, ids));
  const found = new Set(rows.map((row) => row.id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw new BadRequest(`entityIds: entity ${missing} does not exist`);
  return rows.map(({ id, name }) => ({ id, name, isChosen: entityIds.includes(id) }));
}
