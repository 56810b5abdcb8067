/**
 * The only file that knows lucia (3.2.2, deprecated upstream, so pinned and owned here). The cookie carries a token of 32
 * random bytes; the database stores its SHA-256, which is lucia's session id.
 */
import { type Db, type Statement, writeInTurn } from '@tamis/db/db';
import { type UserRow, session, user } from '@tamis/db/schema';
import { eq, lt, notBetween, or, sql } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import type { Admission, Config, CurrentUser, Services } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import type { Hasher } from '../hasher.ts';
import { randomHex } from '../hex.ts';
import type { Role } from '../permissions.ts';
import { currentUserOf } from './current-user.ts';

/** The lifetime of a session. Use in its second half renews it, but never beyond `ABSOLUTE_MS`. */
const LIFETIME = new TimeSpan(12, 'h');
const ABSOLUTE_MS = 7 * DAY_MS;

interface SessionAttributes {
  createdAt: number;
}
interface UserAttributes {
  username: string;
  fullName: string;
  role: Role;
  pendingRole: Role | null;
  disabledAt: number | null;
  createdAt: number;
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: number;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

function createLucia(db: Db) {
  return new Lucia(adapter(db), {
    sessionExpiresIn: LIFETIME,
    getSessionAttributes: ({ createdAt }) => ({ createdAt }),
    getUserAttributes: (attributes) => attributes,
  });
}

/** lucia's storage on our tables; its own SQLite adapter refuses this libSQL client. One join per request. */
function adapter(db: Db): Adapter {
  const write = async (statement: Statement) => void (await writeInTurn(db, [statement]));
  // Prepared once, because each request runs it.
  const withUser = db.orm
    .select()
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sql.placeholder('id')))
    .limit(1)
    .prepare();
  return {
    async getSessionAndUser(sessionId) {
      const [row] = await withUser.all({ id: sessionId });
      if (!row) return [null, null];
      return [toLuciaSession(row.session), toLuciaUser(row.user)];
    },
    async getUserSessions(userId) {
      const rows = await db.orm.select().from(session).where(eq(session.userId, userId));
      return rows.map(toLuciaSession);
    },
    setSession: ({ id, userId, expiresAt, attributes }) =>
      write(
        db.orm.insert(session).values({ id, userId, expiresAt: expiresAt.getTime(), createdAt: attributes.createdAt }),
      ),
    updateSessionExpiration: (id, expiresAt) =>
      write(db.orm.update(session).set({ expiresAt: expiresAt.getTime() }).where(eq(session.id, id))),
    deleteSession: (id) => write(db.orm.delete(session).where(eq(session.id, id))),
    deleteUserSessions: (userId) => write(db.orm.delete(session).where(eq(session.userId, userId))),
    // lucia knows nothing of the longest life of a session: see deleteExpiredSessions below.
    deleteExpiredSessions: () => Promise.reject(new Error('Sessions expire by deleteExpiredSessions of this file')),
  };
}

function toLuciaSession(row: typeof session.$inferSelect): DatabaseSession {
  return {
    id: row.id,
    userId: row.userId,
    expiresAt: new Date(row.expiresAt),
    attributes: { createdAt: row.createdAt },
  };
}

function toLuciaUser(row: UserRow): DatabaseUser {
  const { id, username, fullName, role, pendingRole, disabledAt, createdAt } = row;
  return { id, attributes: { username, fullName, role, pendingRole, disabledAt, createdAt } };
}

const instances = new WeakMap<Db, ReturnType<typeof createLucia>>();

function luciaOf(db: Db): ReturnType<typeof createLucia> {
  const known = instances.get(db);
  if (known) return known;
  const made = createLucia(db);
  instances.set(db, made);
  return made;
}

function hashToken(createHash: () => Hasher, token: string): string {
  return createHash().update(token).hex();
}

/** Starts a session. Returns the token for the cookie, which is stored nowhere. */
export async function startSession(services: Services, userId: number): Promise<string> {
  const token = randomHex(32);
  const attributes = { createdAt: services.now() };
  await luciaOf(services.db).createSession(userId, attributes, { sessionId: hashToken(services.createHash, token) });
  return token;
}

/**
 * The user of a cookie's token, or null. The role is read again each time. If `isRenewed`, the session was extended, and the
 * same token must be set again.
 */
export async function authenticate(
  services: Services,
  token: string | null,
): Promise<{ user: CurrentUser; sessionId: string; isRenewed: boolean } | null> {
  if (token === null || !/^[0-9a-f]{64}$/.test(token)) return null;
  const lucia = luciaOf(services.db);
  const found = await lucia.validateSession(hashToken(services.createHash, token));
  if (!found.session) return null;
  if (!mayGoOn(services, found.session, found.user)) {
    await lucia.invalidateSession(found.session.id);
    return null;
  }
  return { user: currentUserOf(found.user), sessionId: found.session.id, isRenewed: found.session.fresh };
}

/** The user of a session that is still valid, or null. It is not extended: an open window alone keeps nobody signed in. */
export async function sessionUser(services: Services, sessionId: string): Promise<CurrentUser | null> {
  const [found] = await services.db.orm
    .select()
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, sessionId));
  if (!found || found.session.expiresAt <= services.now() || !mayGoOn(services, found.session, found.user)) return null;
  return currentUserOf(found.user);
}

/** The condition that a session has not ended, and that its user still has the role with which the request was admitted. */
export function sessionLasts(sessionId: string, { role }: CurrentUser): Admission {
  return {
    holds: sql`exists (select 1 from ${session} join ${user} on ${user.id} = ${session.userId}
      where ${session.id} = ${sessionId} and ${user.role} = ${role} and ${user.disabledAt} is null)`,
    otherwise: 'Your session ended before this request was complete. Log in again.',
  };
}

/** A session that began far ahead, at a clock that was put back, would live until then. */
function mayGoOn(
  services: Services,
  { createdAt }: SessionAttributes,
  { disabledAt }: Pick<UserAttributes, 'disabledAt'>,
): boolean {
  return Math.abs(services.now() - createdAt) <= ABSOLUTE_MS && disabledAt === null;
}

/** Removes expired sessions. */
export async function deleteExpiredSessions({ db, now }: Services): Promise<void> {
  const { createdAt, expiresAt } = session;
  const expired = or(lt(expiresAt, now()), notBetween(createdAt, now() - ABSOLUTE_MS, now() + ABSOLUTE_MS));
  await writeInTurn(db, [db.orm.delete(session).where(expired)]);
}

export async function endSession(services: Services, sessionId: string): Promise<void> {
  await luciaOf(services.db).invalidateSession(sessionId);
}

/** The same for a caller that knows only its token. */
export function endSessionOf(services: Services, token: string): Promise<void> {
  return endSession(services, hashToken(services.createHash, token));
}

export const SESSION_COOKIE = 'tamis_session';
/** `__Host-` and Secure need https. */
export const HTTPS_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

export function sessionCookieName(config: Config): string {
  return isHttps(config) ? HTTPS_SESSION_COOKIE : SESSION_COOKIE;
}

/** A whole Set-Cookie value; null clears the cookie. */
export function sessionCookie(config: Config, token: string | null): string {
  const maxAge = token === null ? 0 : Math.floor(ABSOLUTE_MS / 1000);
  const secure = isHttps(config) ? '; Secure' : '';
  return `${sessionCookieName(config)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/** Whether the public address is https. */
export function isHttps(config: Config): boolean {
  return config.publicUrl.startsWith('https:');
}
