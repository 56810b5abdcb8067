import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';
import { entity } from './entities.ts';
import { listedParty } from './watchlists.ts';

/** Who owns how much of a monitored company. A removed link keeps its row as history. */
export const ownershipLink = sqliteTable(
  'ownership_link',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The owner: a monitored entity, a listed party, or only a name. */
    ownerEntityId: integer('owner_entity_id').references(() => entity.id),
    ownerPartyId: integer('owner_party_id').references(() => listedParty.id),
    /** The owner's name as entered. */
    ownerName: text('owner_name').notNull(),
    ownedEntityId: integer('owned_entity_id')
      .notNull()
      .references(() => entity.id),
    /** In percent; null if unknown, or if the owner controls without owning. */
    share: real(),
    /** The first and the last day, YYYY-MM-DD; null is open. */
    fromDate: text('from_date'),
    toDate: text('to_date'),
    /** The source, in the user's words. */
    source: text(),
    /** The day on which its consequences must be checked again, because it begins or ends; null for never. */
    reviewOn: text('review_on'),
    createdBy: integer('created_by').references(() => user.id),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    removedBy: integer('removed_by').references(() => user.id),
    removedAt: integer('removed_at'),
  },
  (t) => [
    index('ownership_link_owned').on(t.ownedEntityId, t.id),
    index('ownership_link_owner_entity').on(t.ownerEntityId, t.id),
    index('ownership_link_owner_party').on(t.ownerPartyId, t.id),
    index('ownership_link_review')
      .on(t.reviewOn)
      .where(sql`review_on is not null`),
  ],
);
