import { writeInTurn } from '@tamis/db/db';
import { job } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import { deleteExpiredSessions } from '../auth/sessions.ts';
import { forgetFaded } from '../auth/throttle.ts';
import type { Services } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import { kindsWhere } from './kinds.ts';

/**
 * Removes what has expired of sessions, of the sign-in back-off and of jobs. Nothing that has is valid any more, removed or
 * not, so an hour is soon enough.
 */
export async function forgetExpired(services: Services): Promise<void> {
  await deleteExpiredSessions(services);
  await forgetFaded(services);
  await forgetJobs(services);
}

const SHORT_LIVED = kindsWhere(({ isShortLived }) => isShortLived === true);
/** Long enough to investigate a failure. */
const KEPT_MS = 30 * DAY_MS;
/** Jobs of a kind that one write looks at, the oldest first, until none of them is old enough. */
const LOOKED_AT = 500;

/** Removes jobs that ended long ago, of kinds that would be millions after a year. The audit log still shows that they ran. */
async function forgetJobs({ db, now, breathe }: Services): Promise<void> {
  const oldest = SHORT_LIVED.map(
    (kind) =>
      sql`select * from (select id, finished_at from ${job} where kind = ${kind} order by id limit ${LOOKED_AT})`,
  );
  const gone = sql`select id from (${sql.join(oldest, sql` union all `)}) where finished_at < ${now() - KEPT_MS}`;
  const forget = sql`delete from ${job} where ${job.id} in (${gone})`;
  for (;;) {
    const [forgotten] = await writeInTurn(db, [forget]);
    if (!forgotten?.rowsAffected) return;
    await breathe();
  }
}
