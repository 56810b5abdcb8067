import { auditEvent } from '@tamis/db/schema';
import { like } from 'drizzle-orm';
import { runDueDeliveries } from '../src/webhooks/deliver.ts';
import type { WebhookTopic } from '../src/webhooks/schema.ts';
import { addWebhook, listDeliveries, listWebhooks } from '../src/webhooks/service.ts';
import { anAlert, anEntity } from './builders.ts';
import { type Receiver, aReceiver } from './receiver.ts';
import { type TestCtx, aContext } from './test-context.ts';

/** The publisher of the UN list is where nothing is fetched from. */
const lists = { sync: 'off' as const, everyHours: 6, sources: { UN: 'https://10.0.0.1/un.xml' } };

interface Scene {
  ctx: TestCtx;
  receiver: Receiver;
  id: number;
  secret: string;
  /** Sends what is due, as a server does. */
  deliver: () => Promise<void>;
}

/** A webhook of these topics, with a receiver that takes everything. */
export async function aWebhook(...topics: WebhookTopic[]): Promise<Scene> {
  const receiver = aReceiver();
  const ctx = await aContext({
    role: 'admin',
    fetchPublic: receiver.fetchPublic,
    config: { registration: 'closed', lists },
  });
  const added = await addWebhook(ctx, { url: 'https://receiver.example/in?key=1', description: 'Cases', topics });
  return { ctx, receiver, id: added.id, secret: added.secret, deliver: () => runDueDeliveries(ctx) };
}

export const webhookOf = async (ctx: TestCtx) => (await listWebhooks(ctx))[0]!;
export const deliveries = async (ctx: TestCtx, id: number) =>
  (await listDeliveries(ctx, { id, limit: 50, offset: 0 })).rows;
export const audited = async (ctx: TestCtx) =>
  (await ctx.db.orm.select().from(auditEvent).where(like(auditEvent.action, 'webhook.%'))).map(({ action }) => action);

/** So many alerts about a customer. */
export async function alerts(ctx: TestCtx, count: number): Promise<number[]> {
  const entityId = await anEntity(ctx);
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await anAlert(ctx, { entityId }));
  return ids;
}
