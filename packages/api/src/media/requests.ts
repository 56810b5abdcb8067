/** How people and programs submit articles. The model reads them after the response. */
import { beginningOf } from '@tamis/screening/beginning-of';
import * as v from 'valibot';
import type { Ctx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { BadRequest, issueText } from '../errors.ts';
import { startJob, startModelJobs } from '../jobs/runner.ts';
import { type AddedArticle, type NewArticle, addArticle, storeArticle } from './add-article.ts';
import { canonicalAddress } from './canonical-address.ts';
import { fetchArticle } from './fetch-article.ts';
import { findMentions } from './find-mentions.ts';
import {
  A_TIME,
  AddArticle,
  type AddArticleByUrl,
  type HandedIn,
  type ImportArticles,
  type ImportedArticles,
} from './schema.ts';
import { getArticle } from './service.ts';
import { isRealTime } from '../wire.ts';

export async function add(ctx: Ctx, input: AddArticle): Promise<HandedIn> {
  return begun(ctx, await addArticle(ctx, newArticle(ctx, input)));
}

/** Fetches the page and adds its article. Throws `BadRequest` that names the field. */
export async function addByUrl(ctx: Ctx, { url, entityIds }: AddArticleByUrl): Promise<HandedIn> {
  const address = canonicalAddress(url);
  if (address === null) throw new BadRequest('url: this is not a web address, or it contains a user name');
  const page = await fetchArticle(ctx, address);
  const added = await addArticle(ctx, {
    title: beginningOf(page.title, 500),
    content: page.text,
    fullContent: page.html,
    source: beginningOf(page.source ?? new URL(page.url).host, 300),
    url: page.url,
    publishedAt: Math.min(page.publishedAt ?? ctx.now(), ctx.now()),
    entityIds,
  });
  return begun(ctx, added);
}

/** Adds each article by itself: an error names the position of its article, and the others are stored. */
export async function importArticles(ctx: Ctx, { articles }: ImportArticles): Promise<ImportedArticles> {
  const result: ImportedArticles = { added: 0, known: 0, errors: [] };
  const good: { item: number; given: AddArticle }[] = [];
  for (const [at, given] of articles.entries()) {
    const parsed = v.safeParse(AddArticle, given);
    if (parsed.success) good.push({ item: at + 1, given: parsed.output });
    else result.errors.push({ item: at + 1, message: issueText(parsed.issues[0], 'The article') });
  }
  const mentions = await findMentions(
    ctx,
    good.map(({ given }) => given),
  );
  for (const [at, { item, given }] of good.entries()) {
    try {
      const { isKnown } = await storeArticle(ctx, newArticle(ctx, given), mentions[at] ?? []);
      result[isKnown ? 'known' : 'added'] += 1;
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      result.errors.push({ item, message: error.message });
    }
    await ctx.breathe();
  }
  if (result.added + result.known > 0) startModelJobs(ctx);
  result.errors.sort((a, b) => a.item - b.item);
  return result;
}

/** A date may be this far ahead, because the day begins earlier in the east. */
const AHEAD_MS = DAY_MS;

/** A time in the right form can still be invalid, such as one in a zone 99 hours away, or in the future. */
function newArticle({ now }: Ctx, input: AddArticle): NewArticle {
  if (!isRealTime(input.publishedAt)) throw new BadRequest(A_TIME);
  const publishedAt = Date.parse(input.publishedAt);
  if (publishedAt > now() + AHEAD_MS) throw new BadRequest('publishedAt is in the future');
  return { ...input, publishedAt };
}

async function begun(ctx: Ctx, { id, jobId, isKnown }: AddedArticle): Promise<HandedIn> {
  startJob(ctx, jobId);
  return { ...(await getArticle(ctx, id)), isKnown };
}
