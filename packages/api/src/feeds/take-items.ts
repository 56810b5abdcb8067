import { insertMany, writeInTurn } from '@tamis/db/db';
import { mediaFeedItem } from '@tamis/db/schema';
import { beginningOf } from '@tamis/screening/beginning-of';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { BadRequest } from '../errors.ts';
import { type NewArticle, storeArticle } from '../media/add-article.ts';
import { fetchPage } from '../media/fetch-article.ts';
import { FetchFailure } from '../outside/fetch-failure.ts';
import { findMentions } from '../media/find-mentions.ts';
import { textOfHtml } from '../media/read-page.ts';
import { MAX_ARTICLE } from '../media/schema.ts';
import type { FeedItem } from './feed-items.ts';
import type { FeedRow } from './feed-row.ts';

/** An item that was not read yet. */
export interface NewItem extends FeedItem {
  /** Its key from now on. */
  key: string;
  /** The canonical form of its link; for a part of a page, with its anchor. */
  url: string | null;
  /** Whether the feed has other items of the same page. */
  isPart: boolean;
}

export interface Taken {
  /** Articles that were stored because they name somebody. */
  articles: number;
  /** Items that name somebody, and whose text was stored already. */
  known: number;
  /** Pages that could not be read; the text in the feed was used instead. */
  unreadPages: number;
  /** Items left for the next fetch: their publisher does not respond now, and the text in the feed names nobody. */
  postponed: number;
}

/** Items handled together; their articles are stored before the next ones. */
const BATCH = 10;
/** A text this long in a feed is the whole article. */
const WHOLE_ARTICLE = 1_500;
/** After so many failed requests, no more pages are requested from a publisher in this fetch. */
const MAX_FAILURES = 3;
/** Older items are not postponed any more: their publisher may never respond. */
const POSTPONED_MS = 2 * DAY_MS;
/** Nobody waits for a page, but a feed has many. */
const PAGE_LIMITS = { attempts: 1, idleMs: 8_000, totalMs: 15_000, maxBytes: 5_000_000 };

/**
 * Handles items one after the other: it reads the page of each, or the feed's own text if that is the whole article.
 * What names somebody becomes an article. An item counts as seen once its result is stored, so that a server that dies
 * in between repeats it and stores nothing twice. An item whose publisher does not respond now is left for the next
 * fetch.
 */
export async function takeItems(
  ctx: Ctx,
  feed: Pick<FeedRow, 'id' | 'url' | 'title'>,
  items: readonly NewItem[],
  { report, signal }: { report: (done: number) => void; signal?: AbortSignal },
): Promise<Taken> {
  const taken: Taken = { articles: 0, known: 0, unreadPages: 0, postponed: 0 };
  let failures = 0;
  const asking = onlyHostOf(ctx, feed.url);
  // The feed adds its articles, whoever asked for the fetch.
  const byFeed: Ctx = { ...ctx, user: null, actor: `feed ${feed.title ?? new URL(feed.url).host}` };
  for (let at = 0; at < items.length; at += BATCH) {
    const batch = items.slice(at, at + BATCH);
    const texts: { item: NewItem; page: Page; ways: NewArticle[] }[] = [];
    for (const item of batch) {
      const own = ownText(ctx, feed, item);
      const page = failures < MAX_FAILURES ? await pageOf(asking, item, { own, signal }) : pageUnasked(item, own);
      if (page === 'later' || page === 'never') failures += 1;
      texts.push({ item, page, ways: typeof page === 'object' ? [page, own] : [own] });
      signal?.throwIfAborted();
    }
    const mentions = await findMentions(
      ctx,
      texts.flatMap(({ ways }) => ways),
    );
    const seen: NewItem[] = [];
    for (const { item, page, ways } of texts) {
      const found = ways
        .map((way) => ({ way, mentions: mentions.shift() ?? [] }))
        .find((one) => one.mentions.length > 0);
      if (!found && page === 'later' && (item.publishedAt ?? 0) > ctx.now() - POSTPONED_MS) {
        taken.postponed += 1;
        continue;
      }
      seen.push(item);
      if (page === 'later' || page === 'never') taken.unreadPages += 1;
      if (!found) continue;
      // The model's work is queued with it, and nobody waits for that.
      const { isKnown } = await storeArticle(byFeed, found.way, found.mentions);
      taken[isKnown ? 'known' : 'articles'] += 1;
    }
    await remember(ctx, feed.id, seen);
    report(Math.min(at + BATCH, items.length));
  }
  return taken;
}

/** Not a decision, so no audit event; the articles have events of their own. */
async function remember(ctx: Ctx, feedId: number, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ key }) => ({ feedId, key, seenAt: ctx.now() }));
  // Another server may have taken over the lease and been faster.
  const insert = sql`${insertMany(mediaFeedItem, rows)} where true on conflict do nothing`;
  await writeInTurn(ctx.db, [insert]);
}

/** The article as far as the feed contains it. */
function ownText(ctx: Ctx, feed: Pick<FeedRow, 'url' | 'title'>, item: NewItem): NewArticle {
  const content = textOfHtml(item.html);
  const title = item.title || beginningOf(content, 120);
  return {
    title: beginningOf(title, 500),
    ...asMuchAsIsStored(content || title, /<p\b/iu.test(item.html) ? item.html : undefined),
    source: beginningOf(item.source ?? feed.title ?? new URL(feed.url).host, 300),
    url: item.url ?? undefined,
    isPart: item.isPart,
    publishedAt: Math.min(item.publishedAt ?? ctx.now(), ctx.now()),
  };
}

/** The text, cut to the maximum length; its HTML only if both are short enough. */
function asMuchAsIsStored(text: string, html: string | undefined): Pick<NewArticle, 'content' | 'fullContent'> {
  const content = beginningOf(text, MAX_ARTICLE);
  const isShort = html !== undefined && html.length + content.length <= MAX_ARTICLE;
  return { content, fullContent: isShort ? html : undefined };
}

/**
 * The page of an item, or why there is none: the feed has the whole text, its publisher may respond later, or never
 * will.
 */
type Page = NewArticle | 'needless' | 'later' | 'never';

const pageUnasked = ({ url, isPart }: NewItem, own: NewArticle): 'needless' | 'later' =>
  // A name on a page of many parts is not in each part.
  url === null || isPart || own.content.length >= WHOLE_ARTICLE ? 'needless' : 'later';

async function pageOf(
  ctx: Ctx,
  item: NewItem,
  { own, signal }: { own: NewArticle; signal: AbortSignal | undefined },
): Promise<Page> {
  const { url, publishedAt } = item;
  if (url === null || pageUnasked(item, own) === 'needless') return 'needless';
  try {
    const page = await fetchPage(ctx, url, { limits: PAGE_LIMITS, ...(signal && { signal }) });
    return {
      ...own,
      ...asMuchAsIsStored(page.text, page.html),
      url: page.url,
      publishedAt: publishedAt === null ? Math.min(page.publishedAt ?? own.publishedAt, ctx.now()) : own.publishedAt,
    };
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return error.cause instanceof FetchFailure && error.cause.retry !== null ? 'later' : 'never';
  }
}

/** A feed may link into the institution's own network only if it is on the same host. */
function onlyHostOf(ctx: Ctx, url: string): Ctx {
  const { hostname } = new URL(url);
  const privateHosts = ctx.config.privateHosts.filter((host) => host === hostname);
  return { ...ctx, config: { ...ctx.config, privateHosts } };
}
