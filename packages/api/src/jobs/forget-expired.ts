import { deleteExpiredSessions } from '../auth/sessions.ts';
import { forgetFaded } from '../auth/throttle.ts';
import type { Services } from '../context.ts';
import { forgetJobs } from './forget-jobs.ts';

/**
 * Removes what has expired of sessions, of the sign-in back-off and of jobs. Nothing that has is valid any more, removed or
 * not, so an hour is soon enough.
 */
export async function forgetExpired(services: Services): Promise<void> {
  await deleteExpiredSessions(services);
  await forgetFaded(services);
  await forgetJobs(services);
}
