import { type SentTopic, messageSchema } from '@tamis/api/webhooks/message-schema';
import { TEST_TOPIC, TOPIC_NAMES, WEBHOOK_TOPICS } from '@tamis/api/webhooks/schema';
import { type JsonSchema, answerSchema } from './json-schema.ts';

/** A call that this system makes: what a receiver gets, and how it may respond. */
export interface WebhookCall {
  operationId: string;
  summary: string;
  parameters: { name: string; in: 'header'; required: true; description: string; schema: JsonSchema }[];
  requestBody: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string }>;
}

const HEADERS: Readonly<Record<string, string>> = {
  'Tamis-Webhook-Id': 'The id in the body',
  'Tamis-Webhook-Timestamp': 'When this attempt was made, in seconds since 1970',
  'Tamis-Webhook-Attempt': '1, or more for a message that is sent again',
  'Tamis-Webhook-Signature': '`v1=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal, keyed with the secret',
};

/** The messages of webhooks by topic, generated from the schemas that the tests check them against. */
export function webhookCalls(): Record<string, { post: WebhookCall }> {
  const summaries = { ...WEBHOOK_TOPICS, [TEST_TOPIC]: 'Somebody has sent a test' };
  return Object.fromEntries(
    [...TOPIC_NAMES, TEST_TOPIC].map((topic) => [topic, { post: callOf(topic, summaries[topic]) }]),
  );
}

function callOf(topic: SentTopic, summary: string): WebhookCall {
  return {
    operationId: `told.${topic}`,
    summary,
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: answerSchema(messageSchema(topic)) } } },
    responses: {
      '2XX': { description: 'Taken' },
      '410': { description: 'Gone for good: the webhook is paused' },
      default: { description: 'Rejected: it is sent again, for a day' },
    },
  };
}
