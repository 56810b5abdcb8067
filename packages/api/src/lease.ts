/** Rights to do something for a while. A server that dies loses them. They are no decisions, so they have no audit events. */
import { type Db, writeInTurn } from '@tamis/db/db';
import { job, watchlist, webhook } from '@tamis/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { errorDetails } from './error-details.ts';
import type { Write } from './write.ts';

type Leased = typeof job | typeof watchlist | typeof webhook;

/** A server that says nothing for this long has died; another takes over. */
export const LEASE_MS = 30_000;
/** How often a held lease looks whether there is something to say. */
const BEAT_MS = 1_000;

/** Why a write that comes too late is refused. */
const LEASE_LOST = 'The work was stopped, or another server has taken it over.';

/** Why work ends that somebody else has taken over, or that a person has stopped. */
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
  /** Stores this with the next beat, at most one a second. */
  tell: (columns: SQL) => void;
  /** Gives the lease back. */
  release: () => Promise<void>;
}

/** Of the rows of a table: whose lease nobody holds. */
export const isFree = (table: Leased, now: number): SQL =>
  sql`(${table.leaseToken} is null or ${table.leaseUntil} < ${now})`;

/** Of the rows of a table: the one with this id, while its lease is held with this token. */
export const isHeld = (table: Leased, id: number, token: string): SQL =>
  sql`(${table.id} = ${id} and ${table.leaseToken} = ${token})`;

/** Whether the lease of the row is held with this token, for statements on any table. */
export const holdsLease = (table: Leased, id: number, token: string): SQL =>
  sql`exists (select 1 from ${table} where ${isHeld(table, id, token)})`;

/** Keeps a lease that was just taken, beat by beat, until it is released. */
export function keepLease(ctx: Ctx, table: Leased, id: number, token: string): Lease {
  const controller = new AbortController();
  let told: SQL | null = null;
  let until = ctx.now() + LEASE_MS;
  let beating: Promise<void> = Promise.resolve();
  const beat = async () => {
    if (told === null && ctx.now() < until - (LEASE_MS * 2) / 3) return;
    const columns: SQL = told === null ? sql`` : sql`, ${told}`;
    told = null;
    const next = ctx.now() + LEASE_MS;
    const [result] = await writeInTurn(ctx.db, [
      sql`update ${table} set lease_until = ${next}${columns} where ${isHeld(table, id, token)}`,
    ]);
    until = next;
    if (result?.rowsAffected === 0) controller.abort(new LeaseLost());
  };
  const timer = setInterval(() => {
    // A beat that fails is followed by another one; the lease is longer than many of them.
    beating = beating.then(beat).catch((error: unknown) => ctx.log('lease not renewed', errorDetails(error)));
  }, BEAT_MS);
  return {
    token,
    signal: controller.signal,
    tell: (columns) => {
      told = columns;
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

/** Takes the lease of a row if nobody holds it; null when somebody does. */
export async function takeLease(ctx: Ctx, table: Leased, id: number): Promise<Lease | null> {
  const token = crypto.randomUUID();
  // It is free, and lasts, from when its turn to write has come.
  const [result] = await ctx.db.exclusive(() =>
    ctx.db.write([
      sql`update ${table} set lease_until = ${ctx.now() + LEASE_MS}, lease_token = ${token} where ${table.id} = ${id} and ${isFree(table, ctx.now())}`,
    ]),
  );
  return result?.rowsAffected === 1 ? keepLease(ctx, table, id, token) : null;
}

/** The whole write fails unless the lease is still held. */
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
