/** Sends waiting messages in order. A webhook has one sender at a time, across all servers. */
import { type Statement, writeInTurn } from '@tamis/db/db';
import { webhook, webhookDelivery } from '@tamis/db/schema';
import { type SQL, and, asc, eq, notBetween, sql } from 'drizzle-orm';
import { type Ctx, type Services, systemCtx } from '../context.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { errorDetails } from '../error-details.ts';
import { type Lease, LeaseLost, holdsLease, isFree, isHeld, requireLease, takeLease } from '../lease.ts';
import { commit } from '../write.ts';
import { type Message, nextMessage } from './messages.ts';
import { type Sent, send } from './send.ts';

export type WebhookRow = typeof webhook.$inferSelect;

/** After this long without success a webhook is paused, and administrators see why. */
const GIVE_UP_MS = DAY_MS;
/** The wait after the first failure; it doubles with each, give or take a quarter, up to the longest. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 2 * HOUR_MS;
/** Messages sent under one lease; then another server may continue. */
const MAX_PER_LEASE = 1_000;
/** Attempts that are kept for each webhook. */
const KEPT = 200;

interface DeliverOptions {
  /** How long a receiver may take. */
  patienceMs?: number;
}

/** Sends what is due to every webhook, concurrently, so that a slow receiver does not hold up the others. */
export async function runDueDeliveries(services: Services, options: DeliverOptions = {}): Promise<void> {
  const ctx = systemCtx(services);
  const due = await ctx.db.orm
    .select()
    .from(webhook)
    .where(and(eq(webhook.isPaused, false), isDue(ctx.now()), isFree(webhook, ctx.now())))
    .orderBy(asc(webhook.id));
  await Promise.all(
    due.map(async ({ id, positions }) => {
      try {
        if ((await nextMessage(ctx, positions)) !== null) await deliverAll(ctx, id, options);
      } catch (error) {
        // The other webhooks are served all the same.
        ctx.log('webhook not served', { webhook: id, ...errorDetails(error) });
      }
    }),
  );
}

/** A time beyond the longest wait is of a clock that was put back: nobody waits for it. */
const isDue = (now: number): SQL => notBetween(webhook.nextAttemptAt, now + 1, now + LONGEST_WAIT_MS);
const hasToWait = ({ nextAttemptAt }: WebhookRow, now: number): boolean =>
  nextAttemptAt > now && nextAttemptAt <= now + LONGEST_WAIT_MS;

async function deliverAll(ctx: Ctx, id: number, options: DeliverOptions): Promise<void> {
  await underLease(ctx, id, async (lease) => {
    for (let sent = 0; sent < MAX_PER_LEASE && ctx.bell?.isClosed() !== true; sent += 1) {
      const row = await heldRow(ctx, id, lease);
      if (row.isPaused || hasToWait(row, ctx.now())) return;
      const message = await nextMessage(ctx, row.positions);
      if (message === null || !(await deliver(ctx, { row, message, lease }, options))) return;
    }
  });
}

/** Sends the next message at once, paused or not, because somebody asked for it. Returns false while another sender is at work. */
export async function deliverNext(ctx: Ctx, id: number): Promise<boolean> {
  return underLease(ctx, id, async (lease) => {
    const row = await heldRow(ctx, id, lease);
    const message = await nextMessage(ctx, row.positions);
    if (message !== null) await deliver(ctx, { row, message, lease });
  });
}

async function underLease(ctx: Ctx, id: number, work: (lease: Lease) => Promise<void>): Promise<boolean> {
  const lease = await takeLease(ctx, webhook, id);
  if (lease === null) return false;
  try {
    await work(lease);
  } catch (error) {
    // A person has paused, changed or removed it in the meantime; the next sender reads it as it is now.
    if (!(error instanceof LeaseLost)) throw error;
  } finally {
    await lease.release();
    ctx.bell?.ring();
  }
  return true;
}

async function heldRow(ctx: Ctx, id: number, { token }: Lease): Promise<WebhookRow> {
  const [row] = await ctx.db.orm
    .select()
    .from(webhook)
    .where(isHeld(webhook, id, token));
  if (!row) throw new LeaseLost();
  return row;
}

interface Delivering {
  row: WebhookRow;
  message: Message;
  lease: Lease;
}

/** Sends a message, records the outcome, and returns whether it was accepted. After a kill in between it is sent again with the same id. */
async function deliver(ctx: Ctx, { row, message, lease }: Delivering, options: DeliverOptions = {}): Promise<boolean> {
  const attempt = row.failures + 1;
  const at = ctx.now();
  const sent = await send(ctx, row, message, { attempt, ...options });
  const change = sent.error === null ? afterSuccess(message) : afterFailure(ctx, row, sent);
  const held = isHeld(webhook, row.id, lease.token);
  const statements = [
    ...recordAttempt(ctx, { webhookId: row.id, message, attempt, at, sent }, holdsLease(webhook, row.id, lease.token)),
    ctx.db.orm.update(webhook).set(change).where(held),
  ];
  if (change.isPaused === true) await pauseWith(ctx, row.id, lease, { statements, reason: change.pausedReason });
  else await writeInTurn(ctx.db, statements);
  return sent.error === null;
}

interface Change extends Pick<WebhookRow, 'failures' | 'failingSince' | 'nextAttemptAt'> {
  positions?: SQL;
  isPaused?: true;
  pausedReason?: string;
}

const SERVED = { failures: 0, failingSince: null, nextAttemptAt: 0 } as const;

/** A topic that was removed in the meantime stays removed. */
function afterSuccess({ topic, position }: Message): Change {
  return { ...SERVED, positions: sql`json_replace(${webhook.positions}, ${`$."${topic}"`}, ${position})` };
}

function afterFailure(ctx: Ctx, { failures, failingSince }: WebhookRow, { error, isGone, waitMs }: Sent): Change {
  const now = ctx.now();
  const since = failingSince ?? now;
  const wait = FIRST_WAIT_MS * 2 ** Math.min(failures, 20) * (0.75 + Math.random() / 2);
  const failing = {
    failures: failures + 1,
    failingSince: since,
    nextAttemptAt: now + Math.round(Math.min(Math.max(wait, waitMs), LONGEST_WAIT_MS)),
  };
  if (isGone) return { ...failing, isPaused: true, pausedReason: error ?? '' };
  if (now - since < GIVE_UP_MS) return failing;
  return { ...failing, isPaused: true, pausedReason: `Nothing was accepted for a day. The last error: ${error}` };
}

/** A pause that nobody has asked for is recorded in the audit log, like any change of a webhook. */
async function pauseWith(
  ctx: Ctx,
  id: number,
  { token }: Lease,
  { statements, reason }: { statements: Statement[]; reason: string | undefined },
): Promise<void> {
  await commit(ctx, async (write) => {
    requireLease(write, webhook, id, token);
    write.add(...statements);
    write.audit('webhook.give-up', { type: 'webhook', id }, { reason });
  });
  ctx.log('webhook paused', { webhook: id });
}

interface Attempt {
  webhookId: number;
  message: Pick<Message, 'id' | 'topic' | 'body'>;
  attempt: number;
  at: number;
  sent: Sent;
}

/** Records an attempt if the condition holds, and removes the oldest beyond those that are kept. */
export function recordAttempt(
  ctx: Ctx,
  { webhookId, message: { id, topic, body }, attempt, at, sent }: Attempt,
  condition = sql`true`,
): Statement[] {
  const { status, error, tookMs } = sent;
  const beyond = sql`(select id from ${webhookDelivery} where webhook_id = ${webhookId} order by id desc limit 1 offset ${KEPT})`;
  return [
    sql`insert into ${webhookDelivery} (webhook_id, message_id, topic, body, attempt, at, took_ms, status, error) select ${webhookId}, ${id}, ${topic}, ${body}, ${attempt}, ${at}, ${tookMs}, ${status}, ${error} where ${condition}`,
    ctx.db.orm
      .delete(webhookDelivery)
      .where(and(eq(webhookDelivery.webhookId, webhookId), sql`${webhookDelivery.id} <= ${beyond}`)),
  ];
}
