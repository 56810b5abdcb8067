import { inIds } from '@tamis/db/db';
import { webhook, webhookDelivery } from '@tamis/db/schema';
import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { AuditSubject } from '../audit/actions.ts';
import type { Ctx } from '../context.ts';
import { differingFields } from '../differing-fields.ts';
import { BadRequest, Conflict, NotFound } from '../errors.ts';
import { randomHex } from '../hex.ts';
import { outsideAddress } from '../outside/outside-address.ts';
import { withoutQuery } from '../outside/without-query.ts';
import { type Page, isoOrNull, toIso } from '../wire.ts';
import { commit } from '../write.ts';
import { type WebhookRow, deliverNext, recordAttempt } from './deliver.ts';
import { type Message, countWaiting, nextMessage, positionsNow, testMessage } from './messages.ts';
import {
  type AddWebhook,
  type ChangeWebhook,
  type Delivery,
  type ListDeliveries,
  type NewWebhookShown,
  TOPIC_NAMES,
  type Webhook,
  type WebhookTopic,
} from './schema.ts';
import { send } from './send.ts';

/** More than any institution needs; each looks for its messages after every write. */
const MAX_WEBHOOKS = 20;
const SECRET_BYTES = 32;
/** Makes a leaked secret recognisable. */
const SECRET_START = 'tamis_wh_';

/** All webhooks, in the order in which they were added. */
export async function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  return present(ctx, await ctx.db.orm.select().from(webhook).orderBy(asc(webhook.id)));
}

/** Adds a webhook for what happens from now on. Its secret is generated here and returned only this once. */
export async function addWebhook(ctx: Ctx, input: AddWebhook): Promise<NewWebhookShown> {
  const url = receiverAddress(ctx, input.url);
  const { description, topics } = input;
  const secret = `${SECRET_START}${randomHex(SECRET_BYTES)}`;
  const id = await commit(ctx, async (write) => {
    if ((await ctx.db.orm.$count(webhook)) >= MAX_WEBHOOKS) {
      throw new Conflict(`There are ${MAX_WEBHOOKS} webhooks; this is the maximum. Remove one first.`);
    }
    const row = { id: await write.id(webhook), url, description, secret, positions: await positionsNow(ctx, topics) };
    write.insert(webhook, [{ ...row, createdBy: ctx.user?.id ?? null, createdAt: ctx.now() }]);
    write.audit('webhook.add', auditSubject(row), { url: withoutQuery(url), description, topics });
    return row.id;
  });
  return { ...(await getWebhook(ctx, id)), secret };
}

/**
 * Changes the given fields. Waiting messages stay: a webhook that is resumed gets what happened meanwhile, and a new topic
 * what happens from now on.
 */
export async function changeWebhook(ctx: Ctx, { webhookId, change }: ChangeWebhook): Promise<Webhook> {
  const url = change.url && receiverAddress(ctx, change.url);
  await commit(ctx, async (write) => {
    const before = await webhookRow(ctx, webhookId);
    const topics = change.topics && !isSame(change.topics, topicsOf(before)) ? change.topics : undefined;
    const { description, isPaused } = change;
    const changed = differingFields(before, { url, description, isPaused });
    if (Object.keys(changed).length === 0 && !topics) return;
    // Takes the lease from a current sender, so that neither overwrites what the other stores.
    const isRestarted = topics !== undefined || 'url' in changed || 'isPaused' in changed;
    write.add(
      ctx.db.orm
        .update(webhook)
        .set({
          ...changed,
          ...(topics && { positions: { ...(await positionsNow(ctx, topics)), ...kept(before, topics) } }),
          ...(isRestarted && RESTART),
          ...('isPaused' in changed && { pausedReason: null }),
        })
        .where(eq(webhook.id, webhookId)),
    );
    const recorded = { ...changed, ...(changed.url && { url: withoutQuery(changed.url) }), ...(topics && { topics }) };
    write.audit('webhook.change', auditSubject(before), recorded);
  });
  return getWebhook(ctx, webhookId);
}

/** Forgets failures and takes the lease, so that sending starts again. */
const RESTART = { failures: 0, failingSince: null, nextAttemptAt: 0, leaseToken: null, leaseUntil: 0 } as const;

function kept({ positions }: WebhookRow, topics: readonly string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(positions).filter(([topic]) => topics.includes(topic)));
}

/** Removes a webhook with its deliveries; the audit log keeps that it was there. */
export async function removeWebhook(ctx: Ctx, id: number): Promise<Webhook> {
  return commit(ctx, async (write) => {
    const removed = await getWebhook(ctx, id);
    write.add(
      ctx.db.orm.delete(webhookDelivery).where(eq(webhookDelivery.webhookId, id)),
      ctx.db.orm.delete(webhook).where(eq(webhook.id, id)),
    );
    const { url, description, waiting } = removed;
    write.audit('webhook.remove', auditSubject(removed), { url: withoutQuery(url), description, waiting });
    return removed;
  });
}

/** Skips the waiting messages: the receiver continues with what happens from now on. */
export async function skipWaiting(ctx: Ctx, id: number): Promise<Webhook> {
  await commit(ctx, async (write) => {
    const row = await webhookRow(ctx, id);
    const waiting = (await countWaiting(ctx, [row])).get(id) ?? 0;
    if (waiting === 0) return;
    const positions = await positionsNow(ctx, topicsOf(row));
    write.add(
      ctx.db.orm
        .update(webhook)
        .set({ positions, ...RESTART })
        .where(eq(webhook.id, id)),
    );
    write.audit('webhook.skip', auditSubject(row), { waiting, from: row.positions, to: positions });
  });
  return getWebhook(ctx, id);
}

/** Replaces the secret; the old one is invalid from now on. */
export async function renewSecret(ctx: Ctx, id: number): Promise<NewWebhookShown> {
  const secret = `${SECRET_START}${randomHex(SECRET_BYTES)}`;
  await commit(ctx, async (write) => {
    const row = await webhookRow(ctx, id);
    write.add(ctx.db.orm.update(webhook).set({ secret }).where(eq(webhook.id, id)));
    write.audit('webhook.secret', auditSubject(row), {});
  });
  return { ...(await getWebhook(ctx, id)), secret };
}

/** The last attempts, newest first. */
export async function listDeliveries(ctx: Ctx, { id, limit, offset }: ListDeliveries): Promise<Page<Delivery>> {
  await webhookRow(ctx, id);
  const ofThis = eq(webhookDelivery.webhookId, id);
  const rows = await ctx.db.orm
    .select()
    .from(webhookDelivery)
    .where(ofThis)
    .orderBy(desc(webhookDelivery.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(presentDelivery), total: await ctx.db.orm.$count(webhookDelivery, ofThis) };
}

/** Sends a test message, now and once, paused or not. Returns the outcome. */
export async function sendTest(ctx: Ctx, id: number): Promise<Delivery> {
  const row = await webhookRow(ctx, id);
  return sendOnce(ctx, row, { message: testMessage(ctx), attempt: 1, action: 'webhook.test' });
}

/**
 * Sends a message again, now and with the same id: byte for byte if it was accepted before, otherwise as the next attempt of
 * the one that waits. Returns the outcome.
 */
export async function sendAgain(ctx: Ctx, deliveryId: number): Promise<Delivery> {
  const [before] = await ctx.db.orm.select().from(webhookDelivery).where(eq(webhookDelivery.id, deliveryId));
  if (!before) throw new NotFound(`Delivery ${deliveryId} not found. Only the latest ones are kept.`);
  const id = before.webhookId;
  const row = await webhookRow(ctx, id);
  const { messageId, topic, body } = before;
  if ((await nextMessage(ctx, row.positions))?.id === messageId) {
    if (!(await deliverNext(ctx, id)))
      throw new Conflict('This message is being sent right now. Look again in a moment.');
    return latestOf(ctx, id, messageId);
  }
  const [last] = await ctx.db.orm
    .select({ attempt: max(webhookDelivery.attempt) })
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.messageId, messageId)));
  const attempt = (last?.attempt ?? 0) + 1;
  return sendOnce(ctx, row, { message: { id: messageId, topic, body }, attempt, action: 'webhook.resend' });
}

interface Once {
  message: Pick<Message, 'id' | 'topic' | 'body'>;
  attempt: number;
  action: 'webhook.test' | 'webhook.resend';
}

/** Out of order, because a person asked for it; waiting messages are not affected. */
async function sendOnce(ctx: Ctx, row: WebhookRow, { message, attempt, action }: Once): Promise<Delivery> {
  const at = ctx.now();
  const sent = await send(ctx, row, message, { attempt });
  await commit(ctx, async (write) => {
    await webhookRow(ctx, row.id);
    write.add(...recordAttempt(ctx, { webhookId: row.id, message, attempt, at, sent }));
    write.audit(action, auditSubject(row), { message: message.id, status: sent.status, error: sent.error });
  });
  return latestOf(ctx, row.id, message.id);
}

async function latestOf(ctx: Ctx, webhookId: number, messageId: string): Promise<Delivery> {
  const [row] = await ctx.db.orm
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.messageId, messageId)))
    .orderBy(desc(webhookDelivery.id))
    .limit(1);
  if (!row) throw new NotFound(`Webhook ${webhookId} not found`);
  return presentDelivery(row);
}

const auditSubject = ({ id }: { id: number }): AuditSubject => ({ type: 'webhook', id });
const topicsOf = ({ positions }: WebhookRow): WebhookTopic[] => TOPIC_NAMES.filter((topic) => topic in positions);
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((topic) => other.includes(topic));

async function webhookRow(ctx: Ctx, id: number): Promise<WebhookRow> {
  const [row] = await ctx.db.orm.select().from(webhook).where(eq(webhook.id, id));
  if (!row) throw new NotFound(`Webhook ${id} not found`);
  return row;
}

async function getWebhook(ctx: Ctx, id: number): Promise<Webhook> {
  const [found] = await present(ctx, [await webhookRow(ctx, id)]);
  return found!;
}

/** The address in its normal form. Throws `BadRequest` for one that nothing is sent to. */
function receiverAddress(ctx: Ctx, text: string): string {
  const { privateHosts } = ctx.config;
  const url = outsideAddress('url', text, privateHosts);
  if (url.protocol !== 'https:' && !privateHosts.includes(url.hostname)) {
    throw new BadRequest('url: the address must begin with https://, so that nobody on the way can read what is sent');
  }
  return url.href;
}

async function present(ctx: Ctx, rows: readonly WebhookRow[]): Promise<Webhook[]> {
  const waiting = await countWaiting(ctx, rows);
  const ids = rows.map(({ id }) => id);
  const isOfThese = inIds(webhookDelivery.webhookId, ids);
  const newest = sql`(select max(id) from ${webhookDelivery} where ${isOfThese} group by webhook_id)`;
  const deliveries = await ctx.db.orm
    .select()
    .from(webhookDelivery)
    .where(sql`${webhookDelivery.id} in ${newest}`);
  const last = new Map(deliveries.map((row) => [row.webhookId, presentDelivery(row)]));
  return rows.map((row) => {
    const { id, url, description, isPaused, pausedReason, failingSince, nextAttemptAt, createdAt } = row;
    return {
      id,
      url,
      description,
      topics: topicsOf(row),
      isPaused,
      pausedReason,
      waiting: waiting.get(id) ?? 0,
      failingSince: isoOrNull(failingSince),
      nextAttemptAt: failingSince === null || isPaused ? null : toIso(nextAttemptAt),
      lastDelivery: last.get(id) ?? null,
      createdAt: toIso(createdAt),
    };
  });
}

function presentDelivery(row: typeof webhookDelivery.$inferSelect): Delivery {
  const { id, messageId, topic, attempt, at, tookMs, status, error, body } = row;
  return { id, messageId, topic, attempt, at: toIso(at), tookMs, status, error, body };
}
