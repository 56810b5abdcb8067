import { type Services, systemCtx } from '../context.ts';
import { queueDueFetches } from '../feeds/queue.ts';
import { queueDueSyncs } from '../watchlists/sync-queue.ts';
import { runDueFetches } from './runner.ts';

/** Queues what is to be fetched by now, lists and feeds, and waits until it has been. */
export async function runSchedule(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  await queueDueSyncs(ctx);
  await queueDueFetches(ctx);
  await runDueFetches(services);
}
