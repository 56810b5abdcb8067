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
import type { Evidence } from '@tamis/screening';
import { countryCode, countryText } from '@tamis/screening/lists/countries';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import { fourEyesInForce } from '../settings/in-force.ts';
import type { FourEyesFrom } from '../settings/schema.ts';
import { readInTurns } from '../turns.ts';
import { isNewest } from '../watchlists/revision-in-force.ts';
import { isoOrNull, toIso } from '../wire.ts';
import { isClearedBefore } from './cleared-before.ts';
import { takesTwo } from './four-eyes.ts';
import type { Match } from './schema.ts';

/** Matches by their ids, in that order; unknown ids are left out. */
export async function matchesById(ctx: Ctx, ids: readonly number[]): Promise<Match[]> {
  const from = await fourEyesInForce(ctx);
  return readInTurns(ids, ctx.breathe, async (slice) => {
    const rows = await rowsById(ctx.db, match, slice);
    const sides = new Map((await selectSides(ctx, slice)).map((found) => [found.id, found]));
    return rows.flatMap((row) => {
      const found = sides.get(row.id);
      return found === undefined ? [] : [presentMatch(row, found, from)];
    });
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

function presentMatch(row: MatchRow, sides: Sides, from: FourEyesFrom): Match {
  return {
    id: row.id,
    entityId: row.entityId,
    entityName: sides.entityName,
    entitySince: sides.birthDate ?? sides.founded,
    entityCountry: countryCode(sides.country),
    partyId: row.partyId,
    score: row.score,
    explanation: row.explanation,
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
    matchedName: row.evidence.matchedName,
    ...(row.evidence.readAs && { readAs: row.evidence.readAs }),
    parts: row.evidence.parts,
    fields: row.evidence.fields.map(asRead),
    list: { code: sides.code, title: sides.title, kind: sides.kind },
    party: sides.party,
    reopened: presentReopened(row.reopened),
    clearedBefore: sides.clearedBefore,
    delistedAt: isoOrNull(sides.endedAt),
    delistedVersionDay: sides.endedBy ?? isoOrNull(sides.endedAt),
    changedSince: changedSides(row, sides),
  };
}

/** Shows a country by its name, on either side. */
const asRead = (field: Evidence['fields'][number]): Evidence['fields'][number] =>
  field.field === 'country'
    ? { ...field, subject: countryText(field.subject), listed: countryText(field.listed) }
    : field;

/** A decision stays when a side changes. Had the two been found alike again, the match would have new evidence. */
function changedSides(row: MatchRow, { entityHash, partyHash }: Sides): Match['changedSince'] {
  if (row.decidedAt === null || row.decidedBy === null) return [];
  const changed = { entity: row.entityHash !== entityHash, party: row.partyHash !== partyHash };
  return (['entity', 'party'] as const).filter((side) => changed[side]);
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
