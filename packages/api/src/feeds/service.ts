import { mediaFeed, mediaFeedItem } from '@tamis/db/schema';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { differingFields } from '../differing-fields.ts';
import { HOUR_MS } from '../durations.ts';
import { Conflict } from '../errors.ts';
import { startJob } from '../jobs/runner.ts';
import type { Job } from '../jobs/schema.ts';
import { cancelUnfinished, getJob } from '../jobs/service.ts';
import { unfinishedOfKind } from '../jobs/unfinished.ts';
import { outsideAddress } from '../outside/outside-address.ts';
import { withoutQuery } from '../outside/without-query.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { commit } from '../write.ts';
import { type FeedRow, feedRow } from './feed-row.ts';
import { addFetch, fetchOf, queueFetch } from './queue.ts';
import type { AddFeed, ChangeFeed, Feed } from './schema.ts';

/** Each is fetched every hour or so: more would keep a server busy with nothing else. */
const MAX_FEEDS = 200;

/** All feeds, in the order in which they were added. */
export async function listFeeds(ctx: Ctx): Promise<Feed[]> {
  const running = await unfinishedOfKind(ctx, 'feed');
  const rows = await ctx.db.orm.select().from(mediaFeed).orderBy(asc(mediaFeed.id));
  return rows.map((row) => presentFeed(row, running.get(fetchOf(row.id)) ?? null));
}

/** Adds a feed and begins to fetch it. Throws `Conflict` when it is there already, `BadRequest` for a bad address. */
export async function addFeed(ctx: Ctx, input: AddFeed): Promise<Feed> {
  const url = outsideAddress('url', input.url, ctx.config.privateHosts).href;
  const { id, jobId } = await commit(ctx, async (write) => {
    await refuseKnown(ctx, url, 0);
    if ((await ctx.db.orm.$count(mediaFeed)) >= MAX_FEEDS) {
      throw new Conflict(`There are ${MAX_FEEDS} feeds; this is the maximum. Remove one first.`);
    }
    const feedId = await write.id(mediaFeed);
    const { everyHours } = input;
    const row = { id: feedId, url, title: input.title || null, everyHours, createdBy: ctx.user?.id ?? null };
    write.insert(mediaFeed, [{ ...row, createdAt: ctx.now() }]);
    write.audit('feed.add', { type: 'feed', id: feedId }, { url: withoutQuery(url), title: row.title, everyHours });
    return { id: feedId, jobId: await addFetch(ctx, write, feedId) };
  });
  startJob(ctx, jobId);
  return getFeed(ctx, id);
}

/** Changes the given fields. A new address is read from the start. */
export async function changeFeed(ctx: Ctx, { feedId, change }: ChangeFeed): Promise<Feed> {
  const url = change.url && outsideAddress('url', change.url, ctx.config.privateHosts).href;
  await commit(ctx, async (write) => {
    const before = await feedRow(ctx, feedId);
    if (url !== undefined) await refuseKnown(ctx, url, feedId);
    const { everyHours, isPaused } = change;
    const title = change.title === '' ? null : change.title;
    const changed = differingFields(before, { url, title, everyHours, isPaused });
    if (Object.keys(changed).length === 0) return;
    const outdated = {
      ...('url' in changed && { validators: null, lastError: null, lastErrorAt: null }),
      ...('title' in changed && { validators: null }),
    };
    write.add(
      ctx.db.orm
        .update(mediaFeed)
        .set({ ...changed, ...outdated })
        .where(eq(mediaFeed.id, feedId)),
    );
    const recorded = { ...changed, ...(changed.url && { url: withoutQuery(changed.url) }) };
    write.audit('feed.change', { type: 'feed', id: feedId }, recorded);
  });
  return getFeed(ctx, feedId);
}

/** Removes a feed and ends its fetch; the articles that came by it stay. */
export async function removeFeed(ctx: Ctx, id: number): Promise<Feed> {
  return commit(ctx, async (write) => {
    const row = await feedRow(ctx, id);
    await cancelUnfinished(ctx, write, { subject: fetchOf(id) });
    write.add(
      ctx.db.orm.delete(mediaFeedItem).where(eq(mediaFeedItem.feedId, id)),
      ctx.db.orm.delete(mediaFeed).where(eq(mediaFeed.id, id)),
    );
    const { title, articles } = row;
    write.audit('feed.remove', { type: 'feed', id }, { url: withoutQuery(row.url), title, articles });
    return presentFeed(row, null);
  });
}

/** Starts to fetch a feed, paused or not. Returns the job, which may be under way already. */
export async function fetchNow(ctx: Ctx, id: number): Promise<Job> {
  await feedRow(ctx, id);
  const jobId = await queueFetch(ctx, id);
  startJob(ctx, jobId);
  return getJob(ctx, jobId);
}

async function getFeed(ctx: Ctx, id: number): Promise<Feed> {
  const running = await unfinishedOfKind(ctx, 'feed');
  return presentFeed(await feedRow(ctx, id), running.get(fetchOf(id)) ?? null);
}

async function refuseKnown(ctx: Ctx, url: string, exceptId: number): Promise<void> {
  const [known] = await ctx.db.orm
    .select({ title: mediaFeed.title })
    .from(mediaFeed)
    .where(and(eq(mediaFeed.url, url), ne(mediaFeed.id, exceptId)));
  if (known)
    throw new Conflict(`This feed has already been added${known.title === null ? '' : ` as '${known.title}'`}.`);
}

function presentFeed(row: FeedRow, jobId: number | null): Feed {
  const { id, url, title, everyHours, isPaused, attemptedAt, checkedAt, lastError, lastErrorAt, articles, outcome } =
    row;
  return {
    id,
    url,
    title,
    everyHours,
    isPaused,
    attemptedAt: isoOrNull(attemptedAt),
    checkedAt: isoOrNull(checkedAt),
    nextAt: isPaused ? null : toIso((attemptedAt ?? row.createdAt) + everyHours * HOUR_MS),
    outcome,
    error: lastError,
    errorAt: isoOrNull(lastErrorAt),
    articles,
    jobId,
    createdAt: toIso(row.createdAt),
  };
}
