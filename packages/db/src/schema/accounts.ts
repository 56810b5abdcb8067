import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Times are integer milliseconds UTC everywhere in this schema. */
export const user = sqliteTable(
  'user',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    fullName: text('full_name').notNull(),
    role: text({ enum: ['admin', 'analyst', 'viewer'] }).notNull(),
    /** Set while an account waits for an admin (registration by approval): it signs in, but sees nothing. */
    pendingRole: text('pending_role', { enum: ['admin', 'analyst', 'viewer'] }),
    /** Algorithm, parameters, salt and hash in one string; never the password. */
    passwordHash: text('password_hash').notNull(),
    disabledAt: integer('disabled_at'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('user_username_unique').on(sql`lower(${t.username})`)],
);
export type UserRow = typeof user.$inferSelect;

export const session = sqliteTable(
  'session',
  {
    /** SHA-256 of the cookie's token, hex: a person who reads the database cannot sign in with it. */
    id: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('session_user').on(t.userId), index('session_expires').on(t.expiresAt)],
);

/** Access for a program: created by an admin, with a role, in the name of the person who is responsible for it. */
export const apiKey = sqliteTable('api_key', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  /** The beginning of the key, so that people can tell keys apart. */
  prefix: text().notNull(),
  /** SHA-256 of the whole key, hex; the key itself is shown once and not stored. */
  keyHash: text('key_hash').notNull().unique(),
  role: text({ enum: ['admin', 'analyst', 'viewer'] }).notNull(),
  ownerId: integer('owner_id')
    .notNull()
    .references(() => user.id),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at'),
  revokedAt: integer('revoked_at'),
});

/** Failed sign-ins, by account name and by address, and registrations, by address. The first ones are free, then the wait doubles. */
export const loginThrottle = sqliteTable('login_throttle', {
  key: text().primaryKey(),
  /** As of the last attempt. It decays, so it may be a fraction; SQLite stores one in an integer column too. */
  failures: integer().notNull(),
  lastFailedAt: integer('last_failed_at').notNull(),
});
