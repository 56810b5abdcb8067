import { listedParty, partyRevision, watchlist } from '@tamis/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { toIso } from '../wire.ts';
import { changedFields } from './party-changes.ts';
import { hasBegun } from './revision-in-force.ts';
import type { PartyRecord, PartyVersion } from './schema.ts';
import { numberedVersions } from './version-number.ts';

/** Nobody reads further back; what each version of the list changed is kept with the list. */
const LATEST = 20;

/**
 * A listed party as its list has it, or had it last, with the versions that added, changed or removed it, the latest first.
 *
 * @throws NotFound when no version that was ever in force has it.
 */
export async function listedPartyRecord(ctx: Ctx, id: number): Promise<PartyRecord> {
  const revisions = await ctx.db.orm
    .select({
      list: { code: watchlist.code, title: watchlist.title, kind: watchlist.kind },
      inForce: watchlist.currentVersionId,
      from: partyRevision.fromVersion,
      to: partyRevision.toVersion,
      party: partyRevision.data,
    })
    .from(partyRevision)
    .innerJoin(listedParty, eq(listedParty.id, partyRevision.partyId))
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .where(and(eq(partyRevision.partyId, id), hasBegun))
    .orderBy(desc(partyRevision.fromVersion))
    // One more, to see what the oldest one shown changed.
    .limit(LATEST + 1);
  const [last] = revisions;
  if (!last) throw new NotFound(`Listed party ${id} not found`);
  const steps = stepsOf(revisions, last.inForce ?? 0).slice(0, LATEST);
  const { list, party } = last;
  return { id, list, party, isListed: steps[0]?.kind !== 'removed', versions: await named(ctx, steps) };
}

interface Revision extends Pick<PartyRecord, 'party'> {
  from: number;
  to: number | null;
}

type Step = Pick<PartyVersion, 'versionId' | 'kind' | 'fields'>;

/** What happened to a party, the latest first, from its revisions in that order. */
function stepsOf(revisions: readonly Revision[], inForce: number): Step[] {
  return revisions.flatMap(({ from, to, party }, at) => {
    const [next, before] = [revisions[at - 1], revisions[at + 1]];
    const goesOn = next?.from === to;
    const isRemoved = to !== null && to <= inForce && !goesOn;
    const begun: Step =
      before?.to === from
        ? { versionId: from, kind: 'changed', fields: changedFields(before.party, party) }
        : { versionId: from, kind: 'added', fields: [] };
    return isRemoved ? [{ versionId: to, kind: 'removed', fields: [] } satisfies Step, begun] : [begun];
  });
}

async function named(ctx: Ctx, steps: readonly Step[]): Promise<PartyVersion[]> {
  const versions = await numberedVersions(
    ctx,
    steps.map(({ versionId }) => versionId),
  );
  return steps.flatMap((step) => {
    const version = versions.get(step.versionId);
    if (!version) return [];
    const { number, publishedAt, importedAt } = version;
    return [{ ...step, number, publishedAt, importedAt: toIso(importedAt) }];
  });
}
