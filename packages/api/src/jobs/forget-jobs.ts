import { writeInTurn } from '@tamis/db/db';
import { type JobRow, job } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { DAY_MS } from '../durations.ts';

/** Kinds that come by themselves all day, and that nothing leads to: what came of them stands on the feed, or is the text. */
const PASSING: readonly JobRow['kind'][] = ['feed', 'model'];
/** Long enough to look into what went wrong. */
const KEPT_MS = 30 * DAY_MS;
/** So many of a kind are looked at in one write, the oldest first, until none of these is to be removed. */
const LOOKED_AT = 500;

/** Removes jobs that ended long ago, of the kinds that would be millions after a year; the audit log keeps that they ran. */
export async function forgetJobs({ db, now, breathe }: Services): Promise<void> {
  const oldest = PASSING.map(
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
