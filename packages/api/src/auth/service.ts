/** Accounts: who has one, in which role, and with which access. */
import { type UserRow, session, user } from '@tamis/db/schema';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx, CurrentUser, Services } from '../context.ts';
import { BadRequest, Conflict, Forbidden, NotFound } from '../errors.ts';
import { toIso } from '../wire.ts';
import { commit } from '../write.ts';
import { mayNow, whoMay } from './active-users.ts';
import { currentUserOf } from './current-user.ts';
import type { Account, ChangeAccess, ChangePassword, ChangeRole, Register, User } from './schema.ts';
import { usernameKey } from './username-key.ts';
import { usernameLook } from './username-look.ts';

/** The accounts of the demo, by id: the specification's labels know 1 as Admin and 2 as Analyst. */
export const DEMO_ACCOUNTS = [
  { username: 'admin', password: 'admin123', fullName: 'Ada Brandt', role: 'admin' },
  { username: 'analyst', password: 'analyst123', fullName: 'Ines Valcourt', role: 'analyst' },
  { username: 'viewer', password: 'viewer123', fullName: 'Viktor Lindqvist', role: 'viewer' },
] as const;

/** Which accounts of the demo open with their published password: those of a database that was a demonstration once. */
export async function openDemoAccounts(services: Services): Promise<string[]> {
  const open: string[] = [];
  for (const { username, password } of DEMO_ACCOUNTS) {
    const found = await findByUsername(services, username);
    if (found?.disabledAt === null && (await services.passwords.verify(found.passwordHash, password)))
      open.push(username);
  }
  return open;
}

/** For the command line and the seed: creates an account with its role, in any registration mode. */
export async function createUser(ctx: Ctx, input: Register): Promise<User> {
  return presentUser(await insertUser(ctx, input, false));
}

export async function listUsers(ctx: Ctx): Promise<Account[]> {
  const rows = await ctx.db.orm.select().from(user).orderBy(asc(user.id));
  return rows.map(presentAccount);
}

/** For the command line: who goes by this name, in any case. */
export async function userByName(services: Services, username: string): Promise<CurrentUser> {
  const found = await findByUsername(services, username);
  if (!found) throw new NotFound(`There is no user ${username}.`);
  return currentUserOf(found);
}

/** How many accounts wait for approval; those that an administrator has disabled do not. */
export const countWaiting = (ctx: Ctx): Promise<number> =>
  ctx.db.orm.$count(user, and(isNotNull(user.pendingRole), isNull(user.disabledAt)));

/**
 * Gives an account another role, and approves it where it waits. Ends the user's sessions: the next request signs in with
 * the new role. The role that somebody has already changes nothing.
 */
export async function changeRole(ctx: Ctx, input: ChangeRole): Promise<User> {
  return commit(ctx, async (write) => {
    const [row] = await ctx.db.orm.select().from(user).where(eq(user.id, input.userId));
    if (!row) throw new NotFound(`User ${input.userId} not found`);
    if (ctx.user?.id === row.id && input.role !== row.role) throw new Forbidden('You cannot change your own role.');
    if (input.role !== 'admin' && (await isLastAdmin(ctx, row))) {
      throw new Conflict('The last administrator cannot be demoted. Make someone else an administrator first.');
    }
    if (row.role === input.role && row.pendingRole === null) return presentUser(currentUserOf(row));
    write.add(
      ctx.db.orm.update(user).set({ role: input.role, pendingRole: null }).where(eq(user.id, row.id)),
      ctx.db.orm.delete(session).where(eq(session.userId, row.id)),
    );
    write.audit('user.role', { type: 'user', id: row.id }, { from: row.role, to: input.role });
    return presentUser({ ...currentUserOf(row), role: input.role, pending: false });
  });
}

/**
 * Takes the access of an account away, or gives it back. Its sessions end, and its API keys are refused for as long;
 * what the person did, and what is assigned to them, stays.
 */
export async function changeAccess(ctx: Ctx, { userId, disabled }: ChangeAccess): Promise<Account> {
  return commit(ctx, async (write) => {
    const [row] = await ctx.db.orm.select().from(user).where(eq(user.id, userId));
    if (!row) throw new NotFound(`User ${userId} not found`);
    if (ctx.user?.id === row.id) throw new Forbidden('You cannot disable your own account.');
    if (disabled === (row.disabledAt !== null)) return presentAccount(row);
    if (disabled && (await isLastAdmin(ctx, row))) {
      throw new Conflict('The last administrator cannot be disabled. Make someone else an administrator first.');
    }
    const disabledAt = disabled ? ctx.now() : null;
    write.add(ctx.db.orm.update(user).set({ disabledAt }).where(eq(user.id, row.id)));
    if (disabled) write.add(ctx.db.orm.delete(session).where(eq(session.userId, row.id)));
    write.audit(disabled ? 'user.disable' : 'user.enable', { type: 'user', id: row.id }, {});
    return presentAccount({ ...row, disabledAt });
  });
}

/** For the command line: gives an account another password and ends its sessions. */
export async function changePassword(ctx: Ctx, { username, password }: ChangePassword): Promise<User> {
  const { id } = await userByName(ctx, username);
  const row = await givePassword(ctx, id, password);
  if (!row) throw new NotFound(`There is no user ${username}.`);
  return presentUser(currentUserOf(row));
}

/**
 * Stores another password for an account and ends all its sessions. Returns the account as it was; undefined, and
 * changes nothing, if there is no such account, or if `from` is given and is no longer the hash of its password.
 */
export async function givePassword(
  ctx: Ctx,
  id: number,
  password: string,
  from?: string,
): Promise<UserRow | undefined> {
  const passwordHash = await ctx.passwords.hash(password);
  return commit(ctx, async (write) => {
    const [row] = await ctx.db.orm.select().from(user).where(eq(user.id, id));
    if (!row || (from !== undefined && row.passwordHash !== from)) return undefined;
    write.add(ctx.db.orm.update(user).set({ passwordHash }).where(eq(user.id, id)));
    write.add(ctx.db.orm.delete(session).where(eq(session.userId, id)));
    write.audit('user.password', { type: 'user', id }, {});
    return row;
  });
}

export function presentUser(user: CurrentUser): User {
  const { id, username, fullName, role, pending, createdAt } = user;
  return { id, username, fullName, role, pending, createdAt: toIso(createdAt) };
}

/** Stores a new account, which waits for approval or has its role at once. */
export async function insertUser(ctx: Ctx, input: Register, waits: boolean): Promise<CurrentUser> {
  // The schema counts halves of an emoji, too.
  if (Array.from(input.username).length < 3) throw new BadRequest('Username must be at least 3 characters');
  const passwordHash = await ctx.passwords.hash(input.password);
  return commit(ctx, async (write) => {
    if (await findByUsername(ctx, input.username)) {
      throw new BadRequest('Username already exists. Choose another one.');
    }
    if (await looksLikeAnother(ctx, input.username)) {
      throw new BadRequest("Username looks like another account's. Choose another one.");
    }
    const created = {
      id: await write.id(user),
      username: input.username,
      fullName: input.fullName,
      // A waiting account sees nothing; its least role is what it would have if the flag were ever overlooked.
      role: waits ? ('viewer' as const) : input.role,
      pendingRole: waits ? input.role : null,
      createdAt: ctx.now(),
    };
    write.insert(user, [{ ...created, passwordHash }]);
    write.audit('user.create', { type: 'user', id: created.id }, { username: input.username, role: input.role, waits });
    return { ...created, pending: waits };
  });
}

/** The account whose name this is, in any case and in any of Unicode's forms of its letters. */
export async function findByUsername(ctx: Pick<Services, 'db'>, username: string): Promise<UserRow | undefined> {
  const named = (name: string) =>
    ctx.db.orm
      .select()
      .from(user)
      .where(sql`lower(${user.username}) = lower(${name})`)
      .limit(1);
  const [row] = await named(username);
  // SQLite knows the case of ASCII letters only. Accounts are few.
  if (row || /^\p{ASCII}*$/u.test(username)) return row;
  const names = await ctx.db.orm.select({ username: user.username }).from(user);
  const alike = names.find((other) => usernameKey(other.username) === usernameKey(username));
  return alike && (await named(alike.username))[0];
}

async function looksLikeAnother(ctx: Pick<Services, 'db'>, username: string): Promise<boolean> {
  const look = usernameLook(username);
  const names = await ctx.db.orm.select({ username: user.username }).from(user);
  return names.some((other) => usernameLook(other.username) === look);
}

const presentAccount = (row: UserRow): Account => ({
  ...presentUser(currentUserOf(row)),
  disabled: row.disabledAt !== null,
  askedRole: row.pendingRole,
});

/** Whether nobody else could let anyone in. */
async function isLastAdmin(ctx: Ctx, row: UserRow): Promise<boolean> {
  if (!mayNow(row, 'users.write')) return false;
  return (await ctx.db.orm.$count(user, whoMay('users.write'))) <= 1;
}
