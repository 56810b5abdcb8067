import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';

/**
 * An address that receives events. Which ones are still to be sent follows from the alerts, the audit log and
 * `positions`, so no change has to be written twice.
 */
export const webhook = sqliteTable('webhook', {
  id: integer().primaryKey({ autoIncrement: true }),
  url: text().notNull(),
  description: text().notNull(),
  /** Signs messages, so it is stored as it is, unlike a password; it gives no access to this system. */
  secret: text().notNull(),
  /** By topic, the last alert id or audit event number that the receiver has accepted. */
  positions: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  isPaused: integer('is_paused', { mode: 'boolean' }).notNull().default(false),
  /** Why it was paused automatically: a sentence for the administrators. */
  pausedReason: text('paused_reason'),
  /** Failed attempts to send the next message: how many, since when, and when it is retried. */
  failures: integer().notNull().default(0),
  failingSince: integer('failing_since'),
  nextAttemptAt: integer('next_attempt_at').notNull().default(0),
  /** Lock: one sender at a time, across processes. */
  leaseToken: text('lease_token'),
  leaseUntil: integer('lease_until').notNull().default(0),
  createdBy: integer('created_by').references(() => user.id),
  createdAt: integer('created_at').notNull(),
});

/** One attempt to deliver a message. The latest ones of each webhook are kept. */
export const webhookDelivery = sqliteTable(
  'webhook_delivery',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhook.id),
    messageId: text('message_id').notNull(),
    topic: text().notNull(),
    /** As it was sent, byte for byte, so that it can be sent again. */
    body: text().notNull(),
    attempt: integer().notNull(),
    at: integer().notNull(),
    tookMs: integer('took_ms').notNull(),
    /** The status of the response; null if there was none. */
    status: integer(),
    /** Why it was rejected; null if it was accepted. */
    error: text(),
  },
  (t) => [index('webhook_delivery_webhook').on(t.webhookId, t.id)],
);
