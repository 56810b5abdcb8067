import { user as account } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { sessionUser } from '../auth/sessions.ts';
import type { Ctx, CurrentUser } from '../context.ts';
import { authorize } from '../trpc.ts';
import { Unauthorized } from '../errors.ts';
import { NO_JOBS, changesAfter, jobsNow, lastDelivery, placeAfter, placeOfNew } from './changes.ts';
import type { EndCause, Hints } from './schema.ts';

/** How often a quiet stream sends a heartbeat: proxies keep it open, and an ended session is noticed. */
const HEARTBEAT_MS = 15_000;
/** How often progress is checked while a job runs: it is written without ringing the bell. */
const PROGRESS_MS = 1_000;
/** Changes within this time are sent together. */
const GATHER_MS = 150;

export type LiveMessage =
  | { kind: 'hints'; seq: number; hints: Hints }
  | { kind: 'heartbeat' }
  /** The session is over, or the user has another role now: the browser should check who is signed in. */
  | { kind: 'ended'; because?: EndCause };

/**
 * What changes from now on, or after `from.seq`, for as long as the session lasts. On a host without a bell, whose
 * requests cannot wait, the response ends with what is new, and the browser reconnects by itself. Throws `Unauthorized`
 * without a session and `Forbidden` while the account waits for approval.
 */
export async function* liveMessages(
  ctx: Ctx,
  from: { seq: number | null; signal: AbortSignal },
): AsyncGenerator<LiveMessage> {
  const { sessionId, user, bell } = ctx;
  if (sessionId === null || !user) throw new Unauthorized();
  authorize(user, 'alerts.read');
  let seq = from.seq === null ? await placeOfNew(ctx) : await placeAfter(ctx, from.seq);
  let jobs = await jobsNow(ctx);
  let delivery = await lastDelivery(ctx, user);
  yield { kind: 'hints', seq, hints: [] };
  while (!from.signal.aborted) {
    const heard = bell?.rings() ?? 0;
    const reader = await sessionUser(ctx, sessionId);
    if (!reader) {
      yield (await hasAnotherRole(ctx, user)) ? { kind: 'ended', because: 'role' } : { kind: 'ended' };
      return;
    }
    if (reader.pending || reader.role !== user.role) {
      yield { kind: 'ended' };
      return;
    }
    const changes = await changesAfter(ctx, reader, seq);
    seq = changes.seq;
    const before = { jobs, delivery };
    jobs = await jobsNow(ctx);
    delivery = await lastDelivery(ctx, reader);
    const hints = new Set(changes.topics);
    if (jobs !== before.jobs) hints.add('job');
    if (delivery !== before.delivery) hints.add('webhook');
    yield hints.size > 0 ? { kind: 'hints', seq, hints: [...hints] } : { kind: 'heartbeat' };
    if (!bell || bell.isClosed()) return;
    const patience = jobs === NO_JOBS ? HEARTBEAT_MS : PROGRESS_MS;
    if (await bell.wait(heard, patience, from.signal)) await new Promise((go) => setTimeout(go, GATHER_MS));
  }
}

/** Whether somebody has changed the role of this person, which ends their sessions. */
async function hasAnotherRole(ctx: Ctx, { id, role }: CurrentUser): Promise<boolean> {
  const [now] = await ctx.db.orm.select({ role: account.role }).from(account).where(eq(account.id, id));
  return now !== undefined && now.role !== role;
}
