import * as v from 'valibot';
import { webAddressField } from '../media/schema.ts';
import { id, isoTime, missingAs, page, readOnly, upright } from '../wire.ts';

/** What a webhook can be sent, with the words for it. */
export const WEBHOOK_TOPICS = {
  'alert.raised': 'An alert was raised',
  'match.decided': 'A match was confirmed or dismissed, or that was undone',
  'match.proposed': 'A decision waits for a second person, or was returned by one',
  'list.accepted': 'A new version of a list is in force',
  'list.staged': 'A file of a list waits for a person',
  'list.refused': 'A file of a list was refused, or rejected by a person',
  'list.checked': 'A list was fetched from its publisher, changed or not',
  'list.failed': 'A list could not be fetched',
  'job.finished': 'The screening of an upload, an update or everybody has ended',
  'job.failed': 'A job was abandoned after it had failed',
} as const;
export type WebhookTopic = keyof typeof WEBHOOK_TOPICS;
/** The topic of a test, which every webhook gets that somebody tests. */
export const TEST_TOPIC = 'webhook.test' as const;

// The keys of a literal are its own type's keys, which `Object.keys` does not say.
export const TOPIC_NAMES = Object.keys(WEBHOOK_TOPICS) as readonly WebhookTopic[];
const WebhookTopic = v.picklist(TOPIC_NAMES);

/** One attempt to deliver a message, and its result. */
export const Delivery = v.object({
  id,
  messageId: v.pipe(v.string(), v.description('The same for each attempt, and in the body')),
  topic: v.pipe(v.string(), v.description('One of the topics, or webhook.test')),
  attempt: v.pipe(v.number(), v.description('1 for the first time that this message was sent')),
  at: isoTime,
  tookMs: v.number(),
  status: v.nullable(v.pipe(v.number(), v.description('The HTTP status of the answer; null when none came'))),
  error: v.nullable(v.pipe(v.string(), v.description('Why it was rejected; null when it was accepted'))),
  body: v.pipe(v.string(), v.description('What was sent, byte for byte')),
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** A webhook as admins see it: never its secret. */
export const Webhook = v.object({
  id,
  url: v.string(),
  description: v.string(),
  topics: v.array(WebhookTopic),
  isPaused: v.boolean(),
  pausedReason: v.nullable(v.pipe(v.string(), v.description('Why it was paused, where no person did it'))),
  waiting: v.pipe(
    v.number(),
    v.description('Messages that have not been accepted yet; at most 1001 are counted per topic'),
  ),
  failingSince: v.nullable(v.pipe(isoTime, v.description('Since when sending the next message has failed'))),
  nextAttemptAt: v.nullable(v.pipe(isoTime, v.description('When it is sent again'))),
  lastDelivery: v.nullable(Delivery),
  createdAt: isoTime,
});
export type Webhook = v.InferOutput<typeof Webhook>;

/** The response to adding a webhook: the only time that its secret is shown. */
export const NewWebhookShown = v.object({
  ...Webhook.entries,
  secret: v.pipe(v.string(), v.description('What each delivery is signed with. It cannot be shown again')),
});
export type NewWebhookShown = v.InferOutput<typeof NewWebhookShown>;

const description = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200, 'Description must be at most 200 characters'),
  v.description('What the receiver is for'),
  upright,
);
const topics = v.pipe(
  v.array(WebhookTopic),
  v.nonEmpty('Choose at least one topic'),
  v.maxLength(TOPIC_NAMES.length),
  v.transform((chosen) => [...new Set(chosen)]),
);

export const AddWebhook = v.strictObject({
  url: missingAs(webAddressField, ''),
  description: v.optional(description, ''),
  topics: missingAs(topics, []),
});
export type AddWebhook = v.InferOutput<typeof AddWebhook>;

/** Missing fields stay as they are. A new topic starts now; what waits while a webhook is paused is sent later. */
export const ChangeWebhook = v.strictObject({
  webhookId: id,
  change: v.strictObject({
    url: v.optional(webAddressField),
    description: v.optional(description),
    topics: v.optional(topics),
    isPaused: v.optional(v.boolean()),
    ...readOnly('id', 'pausedReason', 'waiting', 'failingSince', 'nextAttemptAt', 'lastDelivery', 'createdAt'),
  }),
});
export type ChangeWebhook = v.InferOutput<typeof ChangeWebhook>;

/** A webhook, or a delivery. */
export const WebhookId = v.strictObject({ id });

/** Newest first; the last 200 attempts are kept. */
export const ListDeliveries = v.strictObject({ id, ...page });
export type ListDeliveries = v.InferOutput<typeof ListDeliveries>;
