/** What has changed on either side since two were compared: why a pair is looked at again. */
import { inIds } from '@tamis/db/db';
import {
  type Basis,
  type EntityRow,
  type MatchRow,
  type Reopened,
  listVersion,
  partyRevision,
  screening,
  watchlist,
} from '@tamis/db/schema';
import type { Subject } from '@tamis/screening';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { type ScreenedFields, entitySubject } from '../entities/subject.ts';
import { changedComparedFields, changedFields } from '../watchlists/party-changes.ts';
import { hasBegun } from '../watchlists/revision-in-force.ts';
import type { FieldChange } from '../watchlists/schema.ts';
import { versionNumber } from '../watchlists/version-number.ts';
import type { Found } from './reconcile.ts';

/** What a list said about a party from one of its versions on, with that version's date and its number within the list. */
export type Revision = typeof partyRevision.$inferSelect & { publishedAt: string | null; number: number };
/** All revisions of parties up to the versions in force, oldest first. */
type History = ReadonlyMap<number, readonly Revision[]>;

export async function historyOf(ctx: Ctx, partyIds: readonly number[]): Promise<History> {
  if (partyIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({ revision: partyRevision, publishedAt: listVersion.publishedAt, number: versionNumber })
    .from(partyRevision)
    .innerJoin(watchlist, eq(watchlist.id, partyRevision.watchlistId))
    .innerJoin(listVersion, eq(listVersion.id, partyRevision.fromVersion))
    .where(and(inIds(partyRevision.partyId, [...new Set(partyIds)]), hasBegun))
    .orderBy(asc(partyRevision.fromVersion));
  const revisions = rows.map(({ revision, ...version }): Revision => ({ ...revision, ...version }));
  return Map.groupBy(revisions, ({ partyId }) => partyId);
}

/** What an update of a list did to a party, as a sentence: 'Version 12, published 2026-02-01, added …'. */
export function updateSentence(history: History, partyId: number): string {
  const revisions = history.get(partyId) ?? [];
  const now = revisions.at(-1);
  if (now === undefined) return '';
  const version = `Version ${now.number}${now.publishedAt === null ? '' : `, published ${now.publishedAt},`}`;
  const before = revisions.at(-2);
  // A party that was removed and is back counts as added.
  if (before?.toVersion !== now.fromVersion) return ` ${version} added ${now.primaryName}.`;
  const fields = changedFields(before.data, now.data).map(({ field }) => field);
  return ` ${version} changed ${now.primaryName} (${fields.join(', ')}).`;
}

/** The queries of the searches that earlier decisions are based on, by the id of the search. */
export async function askedThen(ctx: Ctx, screeningIds: readonly number[]): Promise<ReadonlyMap<number, Subject>> {
  if (screeningIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({ id: screening.id, query: screening.query })
    .from(screening)
    .where(inIds(screening.id, [...new Set(screeningIds)]));
  return new Map(rows.map(({ id, query }) => [id, query]));
}

/** Why settled pairs are reopened, each reason once. */
export function whyReopened(row: EntityRow, reopened: readonly (Found & { before: MatchRow })[]): string {
  const reasons = reopened.map(({ before, party }) => {
    const { withdrawal } = before;
    if (withdrawal === 'delisted') return 'on the list again';
    if (before.entityHash !== row.matchHash || before.partyHash !== party.matchHash)
      return 'what was compared has changed';
    if (withdrawal === 'no-longer-alike') return 'alike again after a change';
    if (withdrawal === 'below-threshold') return 'no longer below the threshold';
    return 'the pair was not to be kept quiet';
  });
  return [...new Set(reasons)].join('; ');
}

/** What is known of earlier states: the revisions of parties, and the queries of searches. */
interface Earlier {
  history: History;
  asked: ReadonlyMap<number, Subject>;
}

/** A pair as it is now. */
interface PairNow {
  entity: ScreenedFields;
  entityHash: string;
  partyId: number;
  partyHash: string;
}

/** What has changed on either side, in what is compared, since a comparison. Empty where the earlier state is not known. */
export function changesSince(then: Basis, now: PairNow, { history, asked }: Earlier): Record<Side, FieldChange[]> {
  const query = then.entityHash === now.entityHash ? undefined : asked.get(then.screeningId);
  const revisions = then.partyHash === now.partyHash ? [] : (history.get(now.partyId) ?? []);
  const [before, after] = [revisions.findLast(({ matchHash }) => matchHash === then.partyHash), revisions.at(-1)];
  return {
    entity: query ? changedParts(query, entitySubject(now.entity)) : [],
    party: before && after ? changedComparedFields(before.data, after.data) : [],
  };
}

/** What a decision is based on: what was compared when the match was confirmed, otherwise what was compared last. */
export const basisOf = ({ basis, screeningId, entityHash, partyHash }: MatchRow): Basis =>
  basis ?? { screeningId, entityHash, partyHash };

/** The sides that have changed. */
export const changedSides = (then: Basis, now: Pick<PairNow, 'entityHash' | 'partyHash'>): Side[] =>
  SIDES.filter((side) => then[`${side}Hash`] !== now[`${side}Hash`]);

const SIDES = ['entity', 'party'] as const;
type Side = (typeof SIDES)[number];

/** What is recorded of a reopened pair: what changed on either side, and the earlier decision or proposal. */
export function reopening(
  row: EntityRow,
  { before, hit, party }: Found & { before: MatchRow },
  known: Earlier & { now: number },
): Reopened {
  const now = { entity: row, entityHash: row.matchHash, partyId: hit.id, partyHash: party.matchHash };
  const changes = changesSince(before, now, known);
  return {
    at: known.now,
    entity: changes.entity.map(({ field }) => field),
    party: changes.party.map(({ field }) => field),
    ...formerly(before),
  };
}

const formerly = ({ proposal, proposedBy, proposedAt, ...before }: MatchRow) =>
  proposal
    ? {
        formerReason: proposal.reason,
        formerNote: proposal.note,
        formerDecidedBy: proposedBy,
        formerDecidedAt: proposedAt,
        wasQuiet: proposal.keepQuiet,
        wasProposed: true,
      }
    : {
        formerReason: before.reason,
        formerNote: before.note,
        formerDecidedBy: before.decidedBy,
        formerDecidedAt: before.decidedAt,
        wasQuiet: before.keepQuiet,
        ...(before.withdrawal && { withdrawal: before.withdrawal }),
      };

/** What screening compares of an entity, as the form calls it. */
const PARTS = { names: 'name', type: 'type', countries: 'country', dates: 'date' } as const;

function changedParts(before: Subject, now: Subject): FieldChange[] {
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
  return parts
    .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(now[part]))
    .map((part) => ({ field: PARTS[part], removed: [before[part] ?? []].flat(), added: [now[part] ?? []].flat() }));
}
