import { deleteExpiredSessions } from '../auth/sessions.ts';
import { forgetFaded } from '../auth/throttle.ts';
import { type Services, systemCtx } from '../context.ts';
import { queueDueFetches } from '../feeds/queue.ts';
import { queueDueSyncs } from '../watchlists/sync-queue.ts';
import { forgetJobs } from './forget-jobs.ts';
import { runDueSyncs } from './runner.ts';

/**
 * Removes what has expired of sessions, of the sign-in back-off and of jobs. Queues what is to be fetched by now, lists and
 * feeds, and waits until it has been.
 */
export async function runSchedule(services: Services): Promise<void> {
  const ctx = systemCtx(services);
  await deleteExpiredSessions(services);
  await forgetFaded(services);
  await forgetJobs(services);
  await queueDueSyncs(ctx);
  await queueDueFetches(ctx);
  await runDueSyncs(services);
}
