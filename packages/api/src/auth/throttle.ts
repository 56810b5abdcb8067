import { loginThrottle } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import { inIds } from '@tamis/db/db';
import type { Ctx } from '../context.ts';
import { TooManyRequests } from '../errors.ts';

/** This many failures are free; after them the wait doubles with each, up to the cap. No account is ever locked. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** After a quiet day the count starts anew. */
const FORGET_MS = 24 * 60 * 60_000;

function keysOf(ctx: Ctx, username: string): string[] {
  const account = `account:${username.toLowerCase()}`;
  return ctx.address === '' ? [account] : [account, `address:${ctx.address}`];
}

function waitMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS);
}

/** Throws while this account or this address has to wait. */
export async function assertMayTry(ctx: Ctx, username: string): Promise<void> {
  const rows = await ctx.db.orm
    .select()
    .from(loginThrottle)
    .where(inIds(loginThrottle.key, keysOf(ctx, username)));
  const ready = Math.max(0, ...rows.map((row) => row.lastFailedAt + waitMs(row.failures)));
  const seconds = Math.ceil((ready - ctx.now()) / 1000);
  if (seconds > 0) {
    throw new TooManyRequests(`Too many failed attempts. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`);
  }
}

export async function recordFailure(ctx: Ctx, username: string): Promise<void> {
  const now = ctx.now();
  const { failures, lastFailedAt } = loginThrottle;
  const statements = keysOf(ctx, username).map((key) =>
    ctx.db.orm
      .insert(loginThrottle)
      .values({ key, failures: 1, lastFailedAt: now })
      .onConflictDoUpdate({
        target: loginThrottle.key,
        set: {
          failures: sql`case when ${lastFailedAt} < ${now - FORGET_MS} then 1 else ${failures} + 1 end`,
          lastFailedAt: now,
        },
      }),
  );
  await ctx.db.exclusive(() => ctx.db.write(statements));
}

/** A success clears the account's count; the address keeps its own until it is forgotten. */
export async function clearFailures(ctx: Ctx, username: string): Promise<void> {
  const key = `account:${username.toLowerCase()}`;
  const [row] = await ctx.db.orm
    .select()
    .from(loginThrottle)
    .where(inIds(loginThrottle.key, [key]));
  if (!row) return;
  await ctx.db.exclusive(() => ctx.db.write([ctx.db.orm.delete(loginThrottle).where(inIds(loginThrottle.key, [key]))]));
}
