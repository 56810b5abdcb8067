import { inIds } from '@tamis/db/db';
import { article, mediaFeed, mediaFeedItem } from '@tamis/db/schema';
import { beginningOf } from '@tamis/screening/beginning-of';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { BadRequest } from '../errors.ts';
import type { Progress } from '../jobs/schema.ts';
import { FetchFailure } from '../outside/fetch-failure.ts';
import { type FetchLimits, type Fetched, fetchFile } from '../outside/fetch-file.ts';
import { commit } from '../write.ts';
import { FeedRefused } from './feed-refused.ts';
import { keyedItems } from './keyed-items.ts';
import { type Feed, readFeed } from './read-feed.ts';
import { type FeedRow, feedRow } from './feed-row.ts';
import { type NewItem, type Taken, takeItems } from './take-items.ts';

/** Feeds have some hundred kilobytes. */
const LIMITS: Partial<FetchLimits> = {
  attempts: 2,
  backoffMs: 2_000,
  idleMs: 20_000,
  totalMs: 60_000,
  maxBytes: 10_000_000,
};
/** What the feed shows for an internal error. */
const INTERRUPTED = 'The fetch was interrupted by an internal error. The server log says why.';
/** Items handled in one fetch, newest first; the others follow in the next one. */
const MAX_ITEMS = 200;

interface FetchFeedOptions {
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
  limits?: Partial<FetchLimits>;
}

/** The result of a fetch; `read` is null if the feed has not changed. */
interface FeedResult {
  read: (Taken & { items: number; fresh: number }) | null;
  /** The same in a sentence or two. */
  outcome: string;
}

/**
 * Fetches a feed, and adds an article for each new item that names a monitored entity. An item that was read once, in
 * this feed or another, is skipped. Throws `BadRequest` with what is wrong and what to do; the feed shows it too.
 */
export async function fetchFeed(ctx: Ctx, id: number, options: FetchFeedOptions = {}): Promise<FeedResult> {
  const row = await feedRow(ctx, id);
  try {
    return await takeFeed(ctx, row, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (!(error instanceof FetchFailure) && !(error instanceof FeedRefused)) {
      await recordFailure(ctx, row, error instanceof BadRequest ? error.message : INTERRUPTED);
      throw error;
    }
    const reason = `${error.message} ${adviceOn(error, row)}`.trim();
    await recordFailure(ctx, row, reason);
    throw new BadRequest(reason);
  }
}

async function takeFeed(ctx: Ctx, row: FeedRow, options: FetchFeedOptions): Promise<FeedResult> {
  const { onProgress, signal } = options;
  const fetched = await fetchFile(ctx, {
    url: row.url,
    validators: row.validators,
    limits: { ...LIMITS, ...options.limits },
    // A web page in place of the feed gets a better message below, and some feeds are declared as one.
    wantsPage: true,
    ...(signal && { signal }),
    onBytes: (done, total) => onProgress?.({ phase: 'download', done, total }),
  });
  if (fetched.state === 'unchanged') {
    return recordRead(ctx, row, { validators: row.validators, title: null, read: null });
  }
  const feed = await readAndForget(ctx, row, fetched);
  const items = keyedItems(ctx, row.id, feed.items);
  const fresh = await newItems(ctx, items);
  const now = newestFirst(fresh).slice(0, MAX_ITEMS);
  const title = feed.title === null ? null : beginningOf(feed.title, 300);
  const taken = await takeItems(ctx, { ...row, title: row.title ?? title }, now.toReversed(), {
    report: (done) => onProgress?.({ phase: 'read', done, total: now.length }),
    ...(signal && { signal }),
  });
  const read = { ...taken, items: feed.items.length, fresh: now.length };
  // With validators the feed could respond that it is unchanged, and the rest would never be read.
  const validators = now.length < fresh.length || taken.postponed > 0 ? null : fetched.validators;
  return recordRead(ctx, row, { validators, title, read, keys: items.map(({ key }) => key) });
}

async function readAndForget(ctx: Ctx, row: FeedRow, fetched: Fetched & { state: 'fetched' }): Promise<Feed> {
  try {
    const bytes = new Uint8Array(await fetched.file.arrayBuffer());
    return await readFeed(bytes, { address: row.url, contentType: fetched.contentType, breathe: ctx.breathe });
  } finally {
    await fetched.forget();
  }
}

/** Items that no feed has had before, each once. */
async function newItems(ctx: Ctx, items: readonly NewItem[]): Promise<NewItem[]> {
  const byKey = new Map<string, NewItem>();
  for (const item of items) {
    const isSaying = item.title !== '' || item.html !== '';
    if (isSaying && !byKey.has(item.key)) byKey.set(item.key, item);
  }
  const seen = await ctx.db.orm
    .select({ key: mediaFeedItem.key })
    .from(mediaFeedItem)
    .where(inIds(mediaFeedItem.key, [...byKey.keys()]));
  for (const { key } of seen) byKey.delete(key);
  const urls = [...byKey.values()].flatMap(({ url }) => url ?? []);
  const stored = await ctx.db.orm.select({ url: article.url }).from(article).where(inIds(article.url, urls));
  const known = new Set(stored.map(({ url }) => url));
  return [...byKey.values()].filter(({ url, isPart }) => isPart || url === null || !known.has(url));
}

/** Newest first; without a time, the order of the feed decides. */
function newestFirst(items: readonly NewItem[]): NewItem[] {
  return items.toSorted((a, b) => (b.publishedAt ?? Infinity) - (a.publishedAt ?? Infinity) || 0);
}

interface Read {
  validators: FeedRow['validators'];
  /** The feed's own title, for a feed without a name. */
  title: string | null;
  read: FeedResult['read'];
  /** The keys of all items that the feed has now. */
  keys?: readonly string[];
}

/** An item that has left its feed does not come back: it is forgotten after this time. */
const REMEMBERED_MS = 90 * DAY_MS;

async function recordRead(ctx: Ctx, row: FeedRow, { validators, title, read, keys }: Read): Promise<FeedResult> {
  const { id } = row;
  const outcome = outcomeOf(read);
  await commit(ctx, async (write) => {
    const now = await feedNow(ctx, id);
    if (!now) return;
    // If its name was set or removed in the meantime, the next fetch reads the feed's own title again.
    const kept = now.title === row.title ? { title: now.title ?? title, validators } : {};
    const outcomes = { ...kept, outcome, checkedAt: ctx.now(), lastError: null, lastErrorAt: null };
    const articles = now.articles + (read?.articles ?? 0);
    const fields = { articles, ...(now.url === row.url && outcomes) };
    write.add(ctx.db.orm.update(mediaFeed).set(fields).where(eq(mediaFeed.id, id)));
    if (keys) {
      const isOld = sql`${mediaFeedItem.seenAt} < ${ctx.now() - REMEMBERED_MS}`;
      const isGone = sql`not ${inIds(mediaFeedItem.key, keys)}`;
      write.add(ctx.db.orm.delete(mediaFeedItem).where(and(eq(mediaFeedItem.feedId, id), isOld, isGone)));
    }
    write.audit('feed.check', { type: 'feed', id }, read ?? { modified: false });
  });
  return { read, outcome };
}

function outcomeOf(read: FeedResult['read']): string {
  if (read === null) return 'Nothing has changed in the feed.';
  const { fresh, articles, unreadPages, postponed } = read;
  const unread = unreadPages === 0 ? '' : ` Pages not read, the feed's own text was used: ${unreadPages}.`;
  const later = postponed === 0 ? '' : ` Left for the next time, as their pages do not respond: ${postponed}.`;
  return `New items: ${fresh}; articles: ${articles}.${unread}${later}`;
}

async function recordFailure(ctx: Ctx, row: FeedRow, reason: string): Promise<void> {
  const { id } = row;
  await commit(ctx, async (write) => {
    if ((await feedNow(ctx, id))?.url !== row.url) return;
    const fields = { lastError: reason, lastErrorAt: ctx.now() };
    write.add(ctx.db.orm.update(mediaFeed).set(fields).where(eq(mediaFeed.id, id)));
    write.audit('feed.failed', { type: 'feed', id }, { reason });
  });
}

/** The feed after a fetch: somebody may have changed it, changed its address, or removed it in the meantime. */
async function feedNow(ctx: Ctx, id: number): Promise<FeedRow | undefined> {
  const [now] = await ctx.db.orm.select().from(mediaFeed).where(eq(mediaFeed.id, id));
  return now;
}

/** What a person can do; the message of a refused feed says so itself. */
function adviceOn(error: FetchFailure | FeedRefused, { everyHours, isPaused }: FeedRow): string {
  if (error instanceof FeedRefused) return '';
  if (error.retry === null) return 'Open its address in a browser: it may have moved, or require a sign-in.';
  const hours = everyHours === 1 ? 'hour' : `${everyHours} hours`;
  return isPaused
    ? 'Fetch it again later.'
    : `It is fetched again every ${hours}; no item is lost while the feed still has it.`;
}
