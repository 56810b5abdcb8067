/** Which of a listed party's revisions counts. */
import { partyRevision, watchlist } from '@tamis/db/schema';
import { type AnyColumn, type SQL, lte, sql } from 'drizzle-orm';

/** A revision that a version has; by default the version in force of its list, which the query joins. */
export const isInForce = (version: AnyColumn | number = watchlist.currentVersionId): SQL =>
  sql`(${partyRevision.fromVersion} <= ${version} and (${partyRevision.toVersion} is null or ${partyRevision.toVersion} > ${version}))`;

/** A revision that is not of a version still to come: one up to the version in force, which the query joins. */
export const hasBegun = lte(partyRevision.fromVersion, watchlist.currentVersionId);

/** The last revision of a party up to the version in force, which the query joins: a delisted party is as it was last. */
export const isNewest = (partyId: AnyColumn = partyRevision.partyId): SQL =>
  sql`${partyRevision.id} = (select max(r.id) from party_revision r where r.party_id = ${partyId} and r.from_version <= ${watchlist.currentVersionId})`;
