import type { Ctx } from '../context.ts';
import { canonicalAddress } from '../media/canonical-address.ts';
import type { FeedItem } from './feed-items.ts';
import type { NewItem } from './take-items.ts';

/**
 * The items with what each is known by. By its address it is the same in every feed; without one, only in its own. So is one
 * of several at the same address, as of a live blog: the feed tells them apart by ids or anchors, or by their titles where it
 * has no ids.
 */
export function keyedItems(ctx: Ctx, feedId: number, items: readonly FeedItem[]): NewItem[] {
  const marks = new Map<string, Set<string>>();
  for (const item of items) {
    const page = pageOf(item);
    if (page !== null) marks.set(page, (marks.get(page) ?? new Set()).add(markOf(item)));
  }
  return items.map((item) => {
    const page = pageOf(item);
    const isPart = page !== null && (marks.get(page)?.size ?? 0) > 1;
    const { id, title, html } = item;
    const own = isPart ? [feedId, page, markOf(item)] : [feedId, id ?? [title, html]];
    const key = page === null || isPart ? JSON.stringify(own) : page;
    return {
      ...item,
      key: ctx.createHash().update(key).hex(),
      url: page && (isPart ? page + anchorOf(item) : page),
      isPart,
    };
  });
}

const pageOf = ({ link }: FeedItem): string | null => (link === null ? null : canonicalAddress(link));
const anchorOf = ({ link }: FeedItem): string => (link === null ? '' : new URL(link).hash);
const markOf = (item: FeedItem): string => JSON.stringify([item.id ?? item.title, anchorOf(item)]);
