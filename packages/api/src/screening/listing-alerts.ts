/** Alerts for confirmed matches whose party was taken off its list, or is on it again: somebody has to act. */
import { inIds } from '@tamis/db/db';
import { type MatchRow, alert, partyRevision, watchlist } from '@tamis/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { hasBegun } from '../watchlists/revision-in-force.ts';
import { type NumberedVersion, numberedVersions } from '../watchlists/version-number.ts';
import type { Write } from '../write.ts';
import { type PartyInfo, severityOf } from './listed-parties.ts';

type Confirmed = Pick<MatchRow, 'id' | 'entityId' | 'partyId' | 'decidedAt'>;

/**
 * Adds to a write an alert and an audit event for each of these confirmed matches whose party was taken off its list,
 * or is back on it. The first screening that notices raises the alert; the unique cause of alerts ensures that each
 * delisting and each return is alerted once.
 */
export async function raiseListingAlerts(
  ctx: Ctx,
  write: Write,
  {
    confirmed,
    parties,
    now,
  }: { confirmed: readonly Confirmed[]; parties: ReadonlyMap<number, PartyInfo>; now: number },
): Promise<void> {
  const absences = await lastAbsences(
    ctx,
    confirmed.map(({ partyId }) => partyId),
  );
  const absent = confirmed.flatMap((row) => {
    const [absence, party] = [absences.get(row.partyId), parties.get(row.partyId)];
    return absence && party ? [{ row, party, ...absence }] : [];
  });
  const alerted = await alertedCauses(
    ctx,
    absent.flatMap(({ row, left, back }) => [leftCause(row, left), ...(back ? [backCause(row, back)] : [])]),
  );
  const alerts: (typeof alert.$inferInsert)[] = [];
  for (const { row, party, left, back } of absent) {
    const wasAlerted = alerted.has(leftCause(row, left));
    // A match that was confirmed after the party's return was never suspended by that absence.
    const isRestored = back !== null && wasAlerted && (row.decidedAt ?? 0) <= back.importedAt;
    if (back === null ? wasAlerted : !isRestored || alerted.has(backCause(row, back))) continue;
    const subject = { type: 'entity', id: row.entityId } as const;
    const what = { match: row.id, party: row.partyId, list: party.code, version: (back ?? left).id };
    write.audit(back === null ? 'match.suspend' : 'match.restore', subject, what);
    alerts.push({
      entityId: row.entityId,
      alertType: 'sanction',
      severity: severityOf(party),
      content: back === null ? leftText(party, left) : backText(party, back),
      cause: back === null ? leftCause(row, left) : backCause(row, back),
      createdAt: now,
    });
  }
  write.insert(alert, alerts);
}

const leftCause = ({ id }: Confirmed, version: NumberedVersion): string => `delisted:${id}:${version.id}`;
const backCause = ({ id }: Confirmed, version: NumberedVersion): string => `relisted:${id}:${version.id}`;

const leftText = ({ primaryName, title }: PartyInfo, version: NumberedVersion): string =>
  `${primaryName} was taken off the ${title} by ${versionText(version)}. The confirmed match no longer counts: see what was done because of it, and whether it can be lifted.`;

const backText = ({ primaryName, title }: PartyInfo, version: NumberedVersion): string =>
  `${primaryName} is on the ${title} again by ${versionText(version)}. The confirmed match counts again.`;

export const versionText = ({ number, publishedAt }: Pick<NumberedVersion, 'number' | 'publishedAt'>): string =>
  `version ${number}${publishedAt === null ? '' : `, published ${publishedAt}`}`;

/** The last absence of a party from its list: the version that no longer had it, and the one that had it again, if any. */
interface Absence {
  left: NumberedVersion;
  back: NumberedVersion | null;
}

/** By party; those that were never off their list are left out. */
async function lastAbsences(ctx: Ctx, partyIds: readonly number[]): Promise<Map<number, Absence>> {
  if (partyIds.length === 0) return new Map();
  const revisions = await ctx.db.orm
    .select({
      partyId: partyRevision.partyId,
      from: partyRevision.fromVersion,
      to: partyRevision.toVersion,
      inForce: watchlist.currentVersionId,
    })
    .from(partyRevision)
    .innerJoin(watchlist, eq(watchlist.id, partyRevision.watchlistId))
    .where(and(inIds(partyRevision.partyId, [...new Set(partyIds)]), hasBegun))
    .orderBy(asc(partyRevision.fromVersion));
  const ends = [...Map.groupBy(revisions, ({ partyId }) => partyId).values()].flatMap((ofParty) => {
    const breaks = ofParty.map(({ partyId, to, inForce }, at) => {
      const back = ofParty[at + 1]?.from ?? null;
      return to === null || to > (inForce ?? 0) || to === back ? null : { partyId, left: to, back };
    });
    return breaks.findLast((one) => one !== null) ?? [];
  });
  const versions = await numberedVersions(
    ctx,
    ends.flatMap(({ left, back }) => [left, back ?? left]),
  );
  return new Map(
    ends.flatMap(({ partyId, left, back }) => {
      const [gone, again] = [versions.get(left), back === null ? null : versions.get(back)];
      return gone && again !== undefined ? [[partyId, { left: gone, back: again }] as const] : [];
    }),
  );
}

/** Those of the causes that have an alert already. */
async function alertedCauses(ctx: Ctx, causes: readonly string[]): Promise<ReadonlySet<string>> {
  if (causes.length === 0) return new Set();
  const rows = await ctx.db.orm.select({ cause: alert.cause }).from(alert).where(inIds(alert.cause, causes));
  return new Set(rows.map(({ cause }) => cause));
}
