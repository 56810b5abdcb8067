import type { ListedParty, PartyType } from '@tamis/screening';
import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const watchlist = sqliteTable('watchlist', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** OFAC, OFAC-CONS, EU, UK, UN, PEP, or the code of an own list. */
  code: text().notNull().unique(),
  title: text().notNull(),
  /** Decides which flag a confirmed match sets. */
  kind: text({ enum: ['sanctions', 'pep', 'debarment', 'own'] }).notNull(),
  /** The version in force; null until a file has been accepted. */
  currentVersionId: integer('current_version_id'),
  /** Why the last attempt failed, or what waits for a person; null after a success. */
  lastError: text('last_error'),
  /** The staged version that `lastError` is about; null if it is about a failed attempt. */
  errorVersionId: integer('error_version_id'),
  /** Where to fetch the file, if not from the built-in address. */
  sourceUrl: text('source_url'),
  /** Hours between two scheduled syncs; 0 is never, null uses the system's setting. */
  syncEveryHours: integer('sync_every_hours'),
  /** When the publisher was last asked, and when its file was last seen to be the one in force. */
  attemptedAt: integer('attempted_at'),
  checkedAt: integer('checked_at'),
  /** The validators of the file in force (ETag, date), for a conditional request. */
  validators: text({ mode: 'json' }).$type<{ url: string; etag?: string; lastModified?: string }>(),
  /** Lock: one import of a list at a time, across processes. */
  leaseToken: text('lease_token'),
  leaseUntil: integer('lease_until').notNull().default(0),
});

export const listVersion = sqliteTable(
  'list_version',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    watchlistId: integer('watchlist_id')
      .notNull()
      .references(() => watchlist.id),
    /**
     * `staging` while a file is read; a restart clears a half-read one. `staged` when it was read but waits for a person to
     * accept it.
     */
    state: text({ enum: ['staging', 'staged', 'accepted', 'refused'] }).notNull(),
    reason: text(),
    /** The address from which the file was fetched; null if a person supplied it. */
    source: text(),
    /** Who accepted or rejected a staged version, by name. */
    decidedBy: text('decided_by'),
    format: text(),
    sha256: text(),
    bytes: integer().notNull().default(0),
    /** The publisher's own date, ISO. */
    publishedAt: text('published_at'),
    importedAt: integer('imported_at').notNull(),
    importedBy: integer('imported_by'),
    /** Who or what supplied it, by name, and the file's own name; null in older versions. */
    actor: text(),
    fileName: text('file_name'),
    parties: integer().notNull().default(0),
    names: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    /** Records that could not be read, and the first thousand of them. */
    rejected: integer().notNull().default(0),
    rejects: text({ mode: 'json' }).$type<{ ref: string; reason: string }[]>().notNull().default([]),
  },
  (t) => [
    index('list_version_list').on(t.watchlistId, t.id),
    index('list_version_staged')
      .on(t.watchlistId)
      .where(sql`state = 'staged'`),
  ],
);

/** Who is listed: the stable identity that matches refer to. */
export const listedParty = sqliteTable(
  'listed_party',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    watchlistId: integer('watchlist_id')
      .notNull()
      .references(() => watchlist.id),
    sourceRef: text('source_ref').notNull(),
  },
  (t) => [uniqueIndex('listed_party_ref').on(t.watchlistId, t.sourceRef)],
);

/**
 * What the publisher says about a party, from one version of the list to another. A revision is in force in version v
 * if from_version <= v and (to_version is null or to_version > v). So a new version is prepared beside the one in
 * force, the flip sets one pointer, and every earlier state can be read again.
 */
export const partyRevision = sqliteTable(
  'party_revision',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    watchlistId: integer('watchlist_id').notNull(),
    partyId: integer('party_id')
      .notNull()
      .references(() => listedParty.id),
    fromVersion: integer('from_version').notNull(),
    toVersion: integer('to_version'),
    /** Hash of everything the publisher says, and of the part that screening compares. */
    contentHash: text('content_hash').notNull(),
    matchHash: text('match_hash').notNull(),
    type: text().$type<PartyType>().notNull(),
    primaryName: text('primary_name').notNull(),
    data: text({ mode: 'json' }).$type<ListedParty>().notNull(),
  },
  (t) => [
    index('party_revision_party').on(t.partyId, t.fromVersion),
    // To read a version page by page.
    index('party_revision_list').on(t.watchlistId, t.id),
    index('party_revision_from').on(t.watchlistId, t.fromVersion),
    index('party_revision_to').on(t.watchlistId, t.toVersion),
  ],
);

/** The name index of a list version as bytes, in chunks of 1 MB with their checksums. */
export const indexSegment = sqliteTable(
  'index_segment',
  {
    listVersionId: integer('list_version_id')
      .notNull()
      .references(() => listVersion.id),
    chunk: integer().notNull(),
    chunks: integer().notNull(),
    sha256: text().notNull(),
    bytes: blob({ mode: 'buffer' }).$type<Uint8Array>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listVersionId, t.chunk] })],
);

/**
 * A list version as it was searched. `changesOnly`: only the parties that it added or changed. `stillIn`: of these, only
 * those that were in force in a later version too.
 */
export interface SearchedVersion {
  list: string;
  versionId: number;
  parties: number;
  importedAt: number;
  changesOnly?: boolean;
  stillIn?: number;
}

/** A set of list versions that were searched together, with the engine version. */
export const listSet = sqliteTable('list_set', {
  id: integer().primaryKey({ autoIncrement: true }),
  /** `OFAC:3,EU:4|engine`: the same set is stored once. */
  key: text().notNull().unique(),
  engineVersion: text('engine_version').notNull(),
  versions: text({ mode: 'json' }).$type<SearchedVersion[]>().notNull(),
});
