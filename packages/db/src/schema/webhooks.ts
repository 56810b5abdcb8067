import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';

/**
 * An address that is told of what happens. What it is still to be told follows from the tables of what happened and from
 * `positions`, so no change has to be written twice.
 */
export const webhook = sqliteTable('webhook', {
  id: integer().primaryKey({ autoIncrement: true }),
  url: text().notNull(),
  description: text().notNull(),
  /** Signs what is sent, so it is kept as it is, unlike a password; it opens nothing in this system. */
  secret: text().notNull(),
  /** By topic, what the receiver has taken so far: the id of an alert, or the number of an audit event. */
  positions: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  isPaused: integer('is_paused', { mode: 'boolean' }).notNull().default(false),
  /** Why it was paused, where nobody paused it: a sentence for the administrators. */
  pausedReason: text('paused_reason'),
  /** How often the message that is next was sent in vain, since when, and when it is tried again. */
  failures: integer().notNull().default(0),
  failingSince: integer('failing_since'),
  nextAttemptAt: integer('next_attempt_at').notNull().default(0),
  /** One sender at a time, whichever process it runs in. */
  leaseToken: text('lease_token'),
  leaseUntil: integer('lease_until').notNull().default(0),
  createdBy: integer('created_by').references(() => user.id),
  createdAt: integer('created_at').notNull(),
});

/** One attempt to deliver a message. The last ones of each webhook are kept. */
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
    /** The status of the answer; null when none came. */
    status: integer(),
    /** Why it was rejected; null when it was accepted. */
    error: text(),
  },
  (t) => [index('webhook_delivery_webhook').on(t.webhookId, t.id)],
);
