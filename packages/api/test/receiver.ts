import { createHmac } from 'node:crypto';
import type { FetchPublic } from '../src/context.ts';

/** What a receiver of webhooks was sent. */
interface Received {
  url: string;
  headers: Record<string, string>;
  body: { id: string; topic: string; occurredAt: string; data: Record<string, unknown> };
  raw: string;
}

export interface Receiver {
  fetchPublic: FetchPublic;
  received: Received[];
  /** Ids of what was sent, in order, without the time in them. */
  ids: () => string[];
  /** How it answers from now on: a status, or what happens instead of an answer. */
  answer: number | (() => Promise<Response>);
}

/** A receiver that takes everything until a test tells it otherwise. */
export function aReceiver(): Receiver {
  const receiver: Receiver = {
    received: [],
    answer: 204,
    ids: () => receiver.received.map(({ body }) => body.id.replace(/-\d+$/u, '')),
    fetchPublic: async (url, { method, headers, body = '' }) => {
      if (method !== 'POST') throw new Error(`A webhook was sent with ${method}`);
      receiver.received.push({ url: url.href, headers, body: JSON.parse(body) as Received['body'], raw: body });
      const { answer } = receiver;
      return typeof answer === 'number' ? new Response(null, { status: answer }) : answer();
    },
  };
  return receiver;
}

/** As a receiver checks it, with another program's arithmetic. */
export function expectedSignature(secret: string, { headers, raw }: Pick<Received, 'headers' | 'raw'>): string {
  const signed = `${headers['tamis-webhook-timestamp']}.${raw}`;
  return `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`;
}
