import { writeInTurn } from '@tamis/db/db';
import { apiKey, user } from '@tamis/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import { currentUserOf } from '../auth/current-user.ts';
import { type Admission, type Ctx, type CurrentUser, type Services, signedIn } from '../context.ts';
import { BadRequest, Forbidden, NotFound, Unauthorized } from '../errors.ts';
import { randomHex } from '../hex.ts';
import { ROLES, type Role } from '../permissions.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { commit } from '../write.ts';
import type { ApiKey, NewApiKey, NewKeyShown } from './schema.ts';

/** Makes a leaked key recognisable. */
const KEY_START = 'tamis_';
const KEY_BYTES = 32;
/** The start and six more digits: enough to distinguish keys, too few to guess one. */
const PREFIX_LENGTH = KEY_START.length + 6;
/** The last use is recorded to the minute: a write for each request would not be worth it. */
const LAST_USED_MS = 60_000;

/** Creates a key for programs. It acts for the person who created it; the key is returned once and not stored. */
export async function createApiKey(ctx: Ctx, input: NewApiKey): Promise<NewKeyShown> {
  const owner = signedIn(ctx);
  if (ctx.byKey === true) throw new Forbidden('An API key cannot create keys. Log in to create one.');
  if (lesser(owner.role, input.role) !== input.role) {
    throw new BadRequest(
      `role: a key may do no more than the person it acts for, and ${owner.username} has the role ${owner.role}. Choose that role, or a lesser one.`,
    );
  }
  const key = `${KEY_START}${randomHex(KEY_BYTES)}`;
  return commit(ctx, async (write) => {
    const row = {
      id: await write.id(apiKey),
      name: input.name,
      prefix: key.slice(0, PREFIX_LENGTH),
      keyHash: hashKey(ctx, key),
      role: input.role,
      ownerId: owner.id,
      createdAt: ctx.now(),
      lastUsedAt: null,
      revokedAt: null,
    };
    write.insert(apiKey, [row]);
    write.audit('key.create', { type: 'api_key', id: row.id }, { name: row.name, prefix: row.prefix, role: row.role });
    return { ...present(row, owner.username), key };
  });
}

export async function listApiKeys(ctx: Ctx): Promise<ApiKey[]> {
  const rows = await keysWithOwner(ctx).orderBy(asc(apiKey.id));
  return rows.map(({ key, owner }) => present(key, owner));
}

const keysWithOwner = ({ db }: Ctx) =>
  db.orm.select({ key: apiKey, owner: user.username }).from(apiKey).innerJoin(user, eq(user.id, apiKey.ownerId));

/** From the next request on the key is refused. Revoking it again changes nothing. */
export async function revokeApiKey(ctx: Ctx, id: number): Promise<ApiKey> {
  return commit(ctx, async (write) => {
    const [found] = await keysWithOwner(ctx).where(eq(apiKey.id, id));
    if (!found) throw new NotFound(`API key ${id} not found`);
    if (found.key.revokedAt !== null) return present(found.key, found.owner);
    const revoked = { ...found.key, revokedAt: ctx.now() };
    write.add(ctx.db.orm.update(apiKey).set({ revokedAt: revoked.revokedAt }).where(eq(apiKey.id, id)));
    write.audit('key.revoke', { type: 'api_key', id }, { name: revoked.name, prefix: revoked.prefix });
    return present(revoked, found.owner);
  });
}

/** Who a key acts as, and which key it is. */
export interface KeyHolder {
  keyId: number;
  keyName: string;
  /** The owner, with the key's role or their own, whichever may less. */
  user: CurrentUser;
  admission: Admission;
}

const NO_KEY = 'This API key is not known, or it was revoked.';

/** The holder of a key, read again each time. Throws if it is unknown or revoked, or if its owner may not sign in. */
export async function authenticateKey(services: Services, key: string): Promise<KeyHolder> {
  const [found] = await services.db.orm
    .select({ key: apiKey, owner: user })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.ownerId))
    .where(eq(apiKey.keyHash, hashKey(services, key)));
  if (!found || found.key.revokedAt !== null || found.owner.disabledAt !== null) {
    throw new Unauthorized(NO_KEY);
  }
  noteUse(services, found.key);
  const owner = currentUserOf(found.owner);
  return {
    keyId: found.key.id,
    keyName: found.key.name,
    user: { ...owner, role: lesser(owner.role, found.key.role) },
    admission: {
      holds: sql`exists (select 1 from ${apiKey} join ${user} on ${user.id} = ${apiKey.ownerId}
        where ${apiKey.id} = ${found.key.id} and ${apiKey.revokedAt} is null
        and ${user.role} = ${owner.role} and ${user.disabledAt} is null)`,
      otherwise: NO_KEY,
    },
  };
}

function noteUse(services: Services, { id, lastUsedAt }: typeof apiKey.$inferSelect): void {
  const now = services.now();
  if (lastUsedAt !== null && now - lastUsedAt < LAST_USED_MS) return;
  // Not a decision, so no audit event; of several concurrent uses the first is enough.
  const statement = services.db.orm
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(sql`${apiKey.id} = ${id} and coalesce(${apiKey.lastUsedAt} <= ${now - LAST_USED_MS}, true)`);
  services.background(writeInTurn(services.db, [statement]));
}

function lesser(one: Role, other: Role): Role {
  return ROLES[Math.min(ROLES.indexOf(one), ROLES.indexOf(other))] ?? 'viewer';
}

function hashKey(services: Pick<Services, 'createHash'>, key: string): string {
  return services.createHash().update(key).hex();
}

function present(row: Omit<typeof apiKey.$inferSelect, 'keyHash' | 'ownerId'>, owner: string): ApiKey {
  const { id, name, prefix, role, createdAt, lastUsedAt, revokedAt } = row;
  return {
    id,
    name,
    prefix,
    role,
    owner,
    createdAt: toIso(createdAt),
    lastUsedAt: isoOrNull(lastUsedAt),
    revokedAt: isoOrNull(revokedAt),
  };
}
