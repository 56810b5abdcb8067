/** Exclusive rights for a while, which a server that dies loses. They are not decisions, so they have no audit events. */
import { type Db, writeInTurn } from '@tamis/db/db';
import { job, watchlist, webhook } from '@tamis/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { errorDetails } from './error-details.ts';
import type { Write } from './write.ts';

type Leased = typeof job | typeof watchlist | typeof webhook;

/** A server that is silent for this long has died; another takes over. */
export const LEASE_MS = 30_000;
/** How often a lease checks whether it has something to store. */
const BEAT_MS = 1_000;

/** Why a late write is refused. */
const LEASE_LOST = 'The work was stopped, or another server has taken it over.';

/** Ends work that another server has taken over, or that a person has stopped. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor() {
    super(LEASE_LOST);
  }
}

export interface Lease {
  readonly token: string;
  /** Aborts with `LeaseLost` as soon as the lease is known to be lost. */
  readonly signal: AbortSignal;
  /** Sets these columns with the next beat, at most once a second. */
  storeLater: (columns: SQL) => void;
  /** Gives the lease back. */
  release: () => Promise<void>;
}

/** A condition on the rows of a table: nobody holds the lease. */
export const isFree = (table: Leased, now: number): SQL =>
  sql`(${table.leaseToken} is null or ${table.leaseUntil} < ${now})`;

/** A condition on the rows of a table: it has this id, and its lease is held with this token. */
export const isHeld = (table: Leased, id: number, token: string): SQL =>
  sql`(${table.id} = ${id} and ${table.leaseToken} = ${token})`;

/** The same as a condition of its own, for statements on any table. */
export const holdsLease = (table: Leased, id: number, token: string): SQL =>
  sql`exists (select 1 from ${table} where ${isHeld(table, id, token)})`;

/** Keeps a lease that was just taken alive until it is released. */
export function keepLease(ctx: Ctx, table: Leased, id: number, token: string): Lease {
  const controller = new AbortController();
  let pending: SQL | null = null;
  let until = ctx.now() + LEASE_MS;
  let beating: Promise<void> = Promise.resolve();
  const beat = async () => {
    if (pending === null && ctx.now() < until - (LEASE_MS * 2) / 3) return;
    const columns: SQL = pending === null ? sql`` : sql`, ${pending}`;
    pending = null;
    const next = ctx.now() + LEASE_MS;
    const [result] = await writeInTurn(ctx.db, [
      sql`update ${table} set lease_until = ${next}${columns} where ${isHeld(table, id, token)}`,
    ]);
    until = next;
    if (result?.rowsAffected === 0) controller.abort(new LeaseLost());
  };
  const timer = setInterval(() => {
    // A failed beat is followed by another; the lease outlasts many of them.
    beating = beating.then(beat).catch((error: unknown) => ctx.log('lease not renewed', errorDetails(error)));
  }, BEAT_MS);
  return {
    token,
    signal: controller.signal,
    storeLater: (columns) => {
      pending = columns;
    },
    release: async () => {
      clearInterval(timer);
      await beating;
      await writeInTurn(ctx.db, [
        sql`update ${table} set lease_until = 0, lease_token = null where ${isHeld(table, id, token)}`,
      ]);
    },
  };
}

/** Takes the lease of a row; null if somebody holds it. */
export async function takeLease(ctx: Ctx, table: Leased, id: number): Promise<Lease | null> {
  const token = crypto.randomUUID();
  // The time is read when its turn to write has come.
  const [result] = await ctx.db.exclusive(() =>
    ctx.db.write([
      sql`update ${table} set lease_until = ${ctx.now() + LEASE_MS}, lease_token = ${token} where ${table.id} = ${id} and ${isFree(table, ctx.now())}`,
    ]),
  );
  return result?.rowsAffected === 1 ? keepLease(ctx, table, id, token) : null;
}

/** Makes the whole write fail unless the lease is still held. */
export function requireLease(write: Write, table: Leased, id: number, token: string): void {
  write.require(holdsLease(table, id, token), LEASE_LOST);
}

/** For the only process that may write to a database file: drops the leases that killed processes left behind. */
export async function releaseLeftLeases(db: Db): Promise<void> {
  await db.write([
    sql`update ${job} set lease_until = 0, lease_token = null where state in ('queued', 'running')`,
    sql`update ${watchlist} set lease_until = 0, lease_token = null where lease_token is not null`,
    sql`update ${webhook} set lease_until = 0, lease_token = null where lease_token is not null`,
  ]);
}
