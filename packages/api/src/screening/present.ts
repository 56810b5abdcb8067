/** Matches as they go over the wire, with both sides and the names of people. */
import { inIds, rowsById } from '@tamis/db/db';
import {
  type MatchRow,
  entity,
  listVersion,
  listedParty,
  match,
  partyRevision,
  user,
  watchlist,
} from '@tamis/db/schema';
import { type Comparison, type Evidence, compare } from '@tamis/screening';
import { countryCode, countryText } from '@tamis/screening/lists/countries';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import { type ScreenedFields, entitySubject } from '../entities/subject.ts';
import { fourEyesInForce } from '../settings/in-force.ts';
import type { FourEyesFrom } from '../settings/schema.ts';
import { readInTurns } from '../turns.ts';
import { isNewest } from '../watchlists/revision-in-force.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { isClearedBefore } from './cleared-before.ts';
import { takesTwo } from './four-eyes.ts';
import { isConfirmed } from './match-transitions.ts';
import type { Match } from './schema.ts';
import { askedThen, basisOf, changedSides, changesSince, historyOf } from './what-changed.ts';

/** Matches by their ids, in that order; unknown ids are left out. */
export async function matchesById(ctx: Ctx, ids: readonly number[]): Promise<Match[]> {
  const from = await fourEyesInForce(ctx);
  return readInTurns(ids, ctx.breathe, async (slice) => {
    const rows = await rowsById(ctx.db, match, slice);
    const sides = new Map((await selectSides(ctx, slice)).map((found) => [found.id, found]));
    const pairs = rows.flatMap((row) => {
      const found = sides.get(row.id);
      return found === undefined ? [] : [[row, found] as const];
    });
    const changes = await changesSinceDecision(ctx, pairs);
    return pairs.map(([row, found]) => presentMatch(row, found, { from, changes: changes.get(row.id) }));
  });
}

const approver = alias(user, 'approver');
const proposer = alias(user, 'proposer');
const returner = alias(user, 'returner');

/** What matches show besides their own columns: both sides, and the names of people. */
function selectSides(ctx: Ctx, ids: readonly number[]) {
  return ctx.db.orm
    .select({
      id: match.id,
      entityName: entity.name,
      birthDate: entity.birthDate,
      founded: entity.founded,
      country: entity.country,
      entityType: entity.type,
      entityHash: entity.matchHash,
      riskScore: entity.riskScore,
      code: watchlist.code,
      title: watchlist.title,
      kind: watchlist.kind,
      party: partyRevision.data,
      partyHash: partyRevision.matchHash,
      decider: user.fullName,
      approver: approver.fullName,
      proposer: proposer.fullName,
      returner: returner.fullName,
      endedAt: listVersion.importedAt,
      endedBy: listVersion.publishedAt,
      clearedBefore: isClearedBefore,
    })
    .from(match)
    .innerJoin(entity, eq(entity.id, match.entityId))
    .innerJoin(listedParty, eq(listedParty.id, match.partyId))
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .innerJoin(partyRevision, isNewest(match.partyId))
    .leftJoin(
      listVersion,
      and(eq(listVersion.id, partyRevision.toVersion), sql`${listVersion.id} <= ${watchlist.currentVersionId}`),
    )
    .leftJoin(user, eq(user.id, match.decidedBy))
    .leftJoin(approver, eq(approver.id, match.approvedBy))
    .leftJoin(proposer, eq(proposer.id, match.proposedBy))
    .leftJoin(returner, eq(returner.id, sql`${match.returned} ->> 'by'`))
    .where(inIds(match.id, ids));
}

type Sides = Awaited<ReturnType<typeof selectSides>>[number];

interface Changes {
  since: Pick<Match, 'changedSince' | 'changes'>;
  /** The two as they are now, if the stored comparison is older. */
  today: Pick<Comparison, 'score' | 'explanation' | 'evidence'> | null;
}
const UNCHANGED: Changes = { since: { changedSince: [], changes: { entity: [], party: [] } }, today: null };

function presentMatch(
  row: MatchRow,
  sides: Sides,
  { from, changes = UNCHANGED }: { from: FourEyesFrom; changes: Changes | undefined },
): Match {
  const { score, explanation, evidence } = changes.today ?? row;
  return {
    id: row.id,
    entityId: row.entityId,
    entityName: sides.entityName,
    entitySince: sides.birthDate ?? sides.founded,
    entityCountry: countryCode(sides.country),
    partyId: row.partyId,
    score,
    explanation,
    state: row.state,
    reason: row.reason,
    note: row.note,
    keepQuiet: row.keepQuiet,
    decidedBy: sides.decider,
    decidedAt: isoOrNull(row.decidedAt),
    review: row.review,
    approvedBy: sides.approver,
    approvedAt: isoOrNull(row.approvedAt),
    takesTwo: takesTwo(from, sides.riskScore, row),
    proposal: presentProposal(row, sides),
    returned: row.returned && {
      at: toIso(row.returned.at),
      by: sides.returner ?? '',
      note: row.returned.note,
      to: row.returned.to,
      wasUndone: row.returned.wasUndone === true,
    },
    createdAt: toIso(row.createdAt),
    waitingSince: toIso(row.waitingSince),
    matchedName: evidence.matchedName,
    ...(evidence.readAs && { readAs: evidence.readAs }),
    parts: evidence.parts,
    fields: evidence.fields.map(asRead),
    list: { code: sides.code, title: sides.title, kind: sides.kind },
    party: sides.party,
    reopened: presentReopened(row.reopened),
    clearedBefore: sides.clearedBefore,
    delistedAt: isoOrNull(sides.endedAt),
    delistedVersionDay: sides.endedBy ?? isoOrNull(sides.endedAt),
    ...changes.since,
  };
}

/** Shows a country by its name, on either side. */
const asRead = (field: Evidence['fields'][number]): Evidence['fields'][number] =>
  field.field === 'country'
    ? { ...field, subject: countryText(field.subject), listed: countryText(field.listed) }
    : field;

/** A person's decision stays when a side changes: by match, what has changed since; unchanged ones are left out. */
async function changesSinceDecision(
  ctx: Ctx,
  pairs: readonly (readonly [MatchRow, Sides])[],
): Promise<ReadonlyMap<number, Changes>> {
  const changed = pairs.filter(
    ([row, sides]) => row.decidedBy !== null && changedSides(basisOf(row), sides).length > 0,
  );
  const earlier = {
    history: await historyOf(
      ctx,
      changed.map(([row]) => row.partyId),
    ),
    asked: await askedThen(
      ctx,
      changed.map(([row]) => basisOf(row).screeningId),
    ),
  };
  return new Map(
    changed.map(([row, sides]) => {
      const { entityName: name, entityType: type, entityHash, partyHash } = sides;
      const now = { entity: { ...sides, name, type }, entityHash, partyId: row.partyId, partyHash };
      const basis = basisOf(row);
      const since = { changedSince: changedSides(basis, sides), changes: changesSince(basis, now, earlier) };
      return [row.id, { since, today: comparedToday(row, sides, now.entity) }];
    }),
  );
}

/** A confirmed match is compared again by the screening that follows a change: until then as it is shown. */
function comparedToday(row: MatchRow, sides: Sides, entityNow: ScreenedFields): Changes['today'] {
  const isOutdated = isConfirmed(row) && sides.endedAt === null && changedSides(row, sides).length > 0;
  return isOutdated ? compare(entitySubject(entityNow), sides.party) : null;
}

function presentProposal({ proposal, proposedBy, proposedAt }: MatchRow, { proposer: by }: Sides): Match['proposal'] {
  if (proposal === null || proposedAt === null) return null;
  return { ...proposal, byUserId: proposedBy, by: by ?? 'the system', at: toIso(proposedAt) };
}

function presentReopened(reopened: MatchRow['reopened']): Match['reopened'] {
  if (reopened === null) return null;
  const { at, entity: ofEntity, party, formerReason, formerNote, formerDecidedAt } = reopened;
  const former = { formerReason, formerNote, formerDecidedAt: isoOrNull(formerDecidedAt) };
  const { withdrawal = null, wasQuiet = false, wasProposed = false, isUnlike = false } = reopened;
  return { at: toIso(at), entity: ofEntity, party, ...former, withdrawal, wasQuiet, wasProposed, isUnlike };
}
