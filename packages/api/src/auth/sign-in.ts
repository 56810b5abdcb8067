/** Signing in, registering, changing one's password and signing out. */
import { type UserRow, session, user } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import type { Ctx, CurrentUser } from '../context.ts';
import { HOUR_MS } from '../durations.ts';
import { BadRequest, Conflict, Forbidden, TooManyRequests, Unauthorized } from '../errors.ts';
import { commit } from '../write.ts';
import { currentUserOf } from './current-user.ts';
import type { ChangeOwnPassword } from './own-password-schema.ts';
import type { Login, Register, SignInPage, User } from './schema.ts';
import { DEMO_ACCOUNTS, countWaiting, findByUsername, givePassword, insertUser, presentUser } from './service.ts';
import { endSession, endSessionOf, startSession } from './sessions.ts';
import { type UsedUp, clearFailures, countRegistration, inTurn, reserveSignIn, takeBack } from './throttle.ts';

/** The most accounts that may wait for approval: registering must not be a way to fill the database. */
const MAX_WAITING = 500;

export async function signInPage(ctx: Ctx): Promise<SignInPage> {
  const { demoAccounts, registration, supportEmail, supportPhone } = ctx.config;
  return {
    demoAccounts: demoAccounts
      ? DEMO_ACCOUNTS.map(({ role, username, password }) => ({ role, username, password }))
      : [],
    registration,
    supportEmail,
    supportPhone,
  };
}

/** Starts a session and returns the user. An unknown user and a wrong password get the same answer after the same work. */
export async function login(ctx: Ctx, input: Login): Promise<User> {
  const found = await inTurn(ctx, input.username, () => rightAccount(ctx, input));
  const signedIn = currentUserOf(found);
  // Before the account is checked once more: what ends its sessions from now on ends this one too.
  const token = await startInstead(ctx, signedIn.id);
  const isStillRight = await commitAs(ctx, signedIn, async (write) => {
    const [now] = await ctx.db.orm.select().from(user).where(eq(user.id, signedIn.id));
    if (now?.passwordHash !== found.passwordHash || now.disabledAt !== null) return false;
    write.audit('user.login', { type: 'user', id: signedIn.id }, {});
    return true;
  });
  if (!isStillRight) {
    await endSessionOf(ctx, token);
    throw new Unauthorized('Invalid username or password');
  }
  ctx.setSessionToken(token);
  return presentUser(signedIn);
}

/** Open: the role is granted at once. Approval: it is recorded and waits for an admin. Closed: refused. */
export async function register(ctx: Ctx, input: Register): Promise<User> {
  if (ctx.config.registration === 'closed') {
    throw new Forbidden('Registration is closed. Ask an administrator for an account.');
  }
  await countRegistration(ctx);
  const waits = ctx.config.registration === 'approval';
  if (waits && (await countWaiting(ctx)) >= MAX_WAITING) {
    const advice = 'Ask an administrator to look at them first.';
    // A person has to act, so there is no point in retrying within an hour.
    throw new TooManyRequests(`Too many accounts wait for approval. ${advice}`, HOUR_MS / 1_000);
  }
  const created = await insertUser(ctx, input, waits);
  ctx.setSessionToken(await startInstead(ctx, created.id));
  return presentUser(created);
}

/** Replaces the session of the request with one of this user. Returns its token. */
async function startInstead(ctx: Ctx, userId: number): Promise<string> {
  if (ctx.sessionId) await endSession(ctx, ctx.sessionId);
  return startSession(ctx, userId);
}

/**
 * Gives a user another password, and signs them out everywhere. A wrong current password counts as a failed sign-in, so
 * that nobody guesses it at an open window.
 */
export async function changeOwnPassword(
  ctx: Ctx,
  { id, username }: CurrentUser,
  { current, password }: ChangeOwnPassword,
): Promise<void> {
  if (ctx.byKey === true) throw new Forbidden('An API key cannot change a password. Log in to change it.');
  const account = await inTurn(ctx, username, () => rightAccount(ctx, { username, password: current }, wrongPassword));
  const changed = await givePassword(ctx, id, password, account.passwordHash);
  if (!changed) throw new Conflict('Your password was changed meanwhile. Log in with the new one.');
  ctx.setSessionToken(null);
}

const wrongPassword = () => new BadRequest('The current password is wrong.');

export async function logout(ctx: Ctx): Promise<void> {
  ctx.setSessionToken(null);
  const { user, sessionId } = ctx;
  if (!user || !sessionId) return;
  await commit(ctx, async (write) => {
    write.add(ctx.db.orm.delete(session).where(eq(session.id, sessionId)));
    write.audit('user.logout', { type: 'user', id: user.id }, {});
  });
}

/** The account with this name and password. An attempt counts as failed until its password has been verified. */
async function rightAccount(
  ctx: Ctx,
  { username, password }: Login,
  wrong = (): Error => new Unauthorized('Invalid username or password'),
): Promise<UserRow> {
  const usedUp = await reserveSignIn(ctx, username);
  const found = await findByUsername(ctx, username);
  const right = await isRight(ctx, found, password).catch(async (error: unknown) => {
    await takeBack(ctx, username);
    throw error;
  });
  if (!found || !right || found.disabledAt !== null) {
    await recordFailure(ctx, found?.id ?? null, usedUp);
    throw wrong();
  }
  await clearFailures(ctx, username);
  return found;
}

/**
 * Records a failed sign-in (ASVS 16.3.1), and that the account or the address has to wait from now on. An unknown name may be
 * a password, so it is not kept.
 */
async function recordFailure(ctx: Ctx, userId: number | null, usedUp: readonly UsedUp[]): Promise<void> {
  await commit(ctx, async (write) => {
    write.audit('user.login-failed', { type: 'user', id: userId }, { address: ctx.address });
    for (const { of, failures } of usedUp) {
      write.audit('user.backoff', { type: 'user', id: userId }, { of, failures, address: ctx.address });
    }
  });
}

/** Takes as long for an unknown user: hashing costs what verifying does. */
async function isRight(ctx: Ctx, found: UserRow | undefined, password: string): Promise<boolean> {
  if (found) return ctx.passwords.verify(found.passwordHash, password);
  await ctx.passwords.hash(password);
  return false;
}

/** Commits in the name of a user who is known only now. */
function commitAs<T>(ctx: Ctx, user: CurrentUser, plan: Parameters<typeof commit<T>>[1]): Promise<T> {
  return commit({ ...ctx, user, actor: user.username }, plan);
}
