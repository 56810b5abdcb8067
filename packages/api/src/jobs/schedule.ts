import { type Services, systemCtx } from '../context.ts';
import { queueDueFetches } from '../feeds/queue.ts';
import { clearCutOffImports } from '../watchlists/import.ts';
import { queueDueSyncs } from '../watchlists/sync-queue.ts';
import { runDueFetches } from './runner.ts';

/** Clears what imports left that were cut off. Queues what is to be fetched by now, lists and feeds, and waits until it has been. */
export async function runSchedule(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  await clearCutOffImports(ctx);
  await queueDueSyncs(ctx);
  await queueDueFetches(ctx);
  await runDueFetches(services);
}
