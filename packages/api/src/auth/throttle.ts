import { type Db, inIds, writeInTurn } from '@tamis/db/db';
import { loginThrottle } from '@tamis/db/schema';
import { sql } from 'drizzle-orm';
import type { Ctx, Services } from '../context.ts';
import { counted } from '../counted.ts';
import { HOUR_MS } from '../durations.ts';
import { TooManyRequests } from '../errors.ts';
import { usernameKey } from './username-key.ts';

/** The first tries are free; then the wait doubles with each, up to the longest. Nobody is ever locked out. */
interface Patience {
  free: number;
  longestMs: number;
}
/** Failed sign-ins of an account. The longest wait is short, because an attacker makes the owner wait as well. */
const ACCOUNT: Patience = { free: 5, longestMs: 5 * 60_000 };
/** Failed sign-ins from an address: a whole office may be behind one. */
const ADDRESS: Patience = { free: 50, longestMs: 30_000 };
/** Registrations from an address. Each costs a hash and leaves an account. */
const REGISTRATIONS: Patience = { free: 30, longestMs: 60_000 };

const FIRST_WAIT_MS = 1_000;
/** A count decays linearly: this long after the last try nothing is left of it. */
const FADED_MS = 2 * HOUR_MS;

const { key, failures, lastFailedAt } = loginThrottle;

/** A count that has used up its free tries: from now on there is a wait. */
export interface UsedUp {
  of: 'account' | 'address';
  failures: number;
}

const accountKey = (username: string): string => `account:${usernameKey(username)}`;
const addressKey = (ctx: Ctx): string => `address:${ctx.address}`;

/**
 * Counts a sign-in as failed before the password is checked, so that many at once get no further than one after the other.
 * Throws, and counts nothing, while this account or this address has to wait. Returns the counts that have just used up their
 * free tries.
 */
export async function reserveSignIn(ctx: Ctx, username: string): Promise<UsedUp[]> {
  const account = { key: accountKey(username), of: 'account', ...ACCOUNT } as const;
  const address = { key: addressKey(ctx), of: 'address', ...ADDRESS } as const;
  const limits = ctx.address === '' ? [account] : [account, address];
  const tries = await count(ctx, limits, 'Too many failed attempts.');
  return limits.flatMap(({ key: name, of, free }) => (tries.get(name) === free ? [{ of, failures: free }] : []));
}

/** Counts a registration before any work is done for it. Throws while this address has to wait. */
export async function countRegistration(ctx: Ctx): Promise<void> {
  if (ctx.address === '') return;
  await count(ctx, [{ key: `registration:${ctx.address}`, ...REGISTRATIONS }], 'Too many registrations.');
}

/** After a success: the account's count is cleared, and what it has added to that of the address. */
export async function clearFailures(ctx: Ctx, username: string): Promise<void> {
  const account = accountKey(username);
  const own = sql`(select ${failures} from ${loginThrottle} where ${key} = ${account})`;
  await writeInTurn(ctx.db, [
    sql`update ${loginThrottle} set failures = max(0, failures - coalesce(${own}, 0)) where ${key} = ${addressKey(ctx)}`,
    sql`delete from ${loginThrottle} where ${key} = ${account}`,
  ]);
}

/** Uncounts a sign-in that could not be tried. */
export async function takeBack(ctx: Ctx, username: string): Promise<void> {
  const keys = inIds(key, [accountKey(username), addressKey(ctx)]);
  await writeInTurn(ctx.db, [sql`update ${loginThrottle} set failures = max(0, failures - 1) where ${keys}`]);
}

/** Removes counts that have decayed to nothing. */
export async function forgetFaded(services: Services): Promise<void> {
  const faded = sql`${lastFailedAt} < ${services.now() - FADED_MS}`;
  await writeInTurn(services.db, [sql`delete from ${loginThrottle} where ${faded}`]);
}

/** Sign-ins under way in this process, by database and account. */
const underWay = new WeakMap<Db, Map<string, Promise<unknown>>>();

/**
 * Lets the sign-ins of one account check passwords one after the other, so that concurrent right ones do not use up the free
 * tries.
 */
export async function inTurn<T>(ctx: Ctx, username: string, work: () => Promise<T>): Promise<T> {
  const account = accountKey(username);
  const ofDb = underWay.get(ctx.db) ?? new Map<string, Promise<unknown>>();
  underWay.set(ctx.db, ofDb);
  const before = ofDb.get(account) ?? Promise.resolve();
  const turn = before.then(work, work);
  ofDb.set(account, turn);
  try {
    return await turn;
  } finally {
    if (ofDb.get(account) === turn) ofDb.delete(account);
  }
}

/** Adds one to each count, in one statement, unless one of them still has to wait. Returns the counts, rounded. */
async function count(
  ctx: Ctx,
  limits: readonly (Patience & { key: string })[],
  refusal: string,
): Promise<Map<string, number>> {
  const now = ctx.now();
  const keys = limits.map((one) => one.key);
  const given = sql`json_each(${JSON.stringify(limits)}) as given`;
  const beyond = sql`cast(round(${failures}) as integer) - (given.value ->> 'free')`;
  const wait = sql`case when ${beyond} < 0 then 0 else min(${FIRST_WAIT_MS} << min(${beyond}, 20), given.value ->> 'longestMs') end`;
  // A time that lies ahead is one of a clock that was put back: nobody waits for it.
  const ready = sql`select coalesce(max(case when ${lastFailedAt} > ${now} then 0 else ${lastFailedAt} + ${wait} end), 0) as ready from ${given} join ${loginThrottle} on ${key} = given.value ->> 'key'`;
  // A clock that was put back must not let a count grow by itself.
  const left = sql`max(0.0, min(1.0, 1.0 - 1.0 * (${now} - ${lastFailedAt}) / ${FADED_MS}))`;
  const [before, added, after] = await writeInTurn(ctx.db, [
    ready,
    sql`insert into ${loginThrottle} (key, failures, last_failed_at)
      select value, 1, ${now} from json_each(${JSON.stringify(keys)}) where (${ready}) <= ${now}
      on conflict (key) do update set failures = ${failures} * ${left} + 1, last_failed_at = ${now}`,
    sql`select key, round(failures) as tries from ${loginThrottle} where ${inIds(key, keys)}`,
  ]);
  if (added?.rowsAffected === 0) {
    const seconds = Math.ceil((Number(before?.rows[0]?.['ready']) - now) / 1000);
    throw new TooManyRequests(`${refusal} Try again in ${counted(seconds, 'second')}.`, seconds);
  }
  // As the statement selects them.
  const rows = (after?.rows ?? []) as unknown as { key: string; tries: number }[];
  return new Map(rows.map((row) => [row.key, row.tries]));
}
