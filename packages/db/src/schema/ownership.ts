import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from './accounts.ts';
import { entity } from './entities.ts';
import { listedParty } from './watchlists.ts';

/** Who owns how much of a monitored company. A link that is taken back keeps its row, so that its history can be read. */
export const ownershipLink = sqliteTable(
  'ownership_link',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The owner: one of the monitored entities, a listed party, or else nobody but a name. */
    ownerEntityId: integer('owner_entity_id').references(() => entity.id),
    ownerPartyId: integer('owner_party_id').references(() => listedParty.id),
    /** The owner as it was written. */
    ownerName: text('owner_name').notNull(),
    ownedEntityId: integer('owned_entity_id')
      .notNull()
      .references(() => entity.id),
    /** In percent; null when it is not known, or when the owner controls without owning. */
    share: real(),
    /** The first and the last day of it, YYYY-MM-DD; null is open. */
    fromDate: text('from_date'),
    toDate: text('to_date'),
    /** Where it is known from, in a person's words. */
    source: text(),
    /** The day on which what follows from it must be looked at again, because it begins or ends; null for never. */
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
