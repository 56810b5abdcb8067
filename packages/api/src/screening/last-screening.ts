import type { Ctx } from '../context.ts';
import { toIso } from '../wire.ts';
import { comparedSince, newestCertificate } from './certificate-rows.ts';
import { nearestIn, oldDaysOf, versionsNamed } from './certificates.ts';
import type { LastScreening } from './schema.ts';

/** Certificates named one by one; an entity that nobody screens again gets one with each list update. */
const MAX_NAMED = 10;

/**
 * Against what an entity was last screened: the newest search of all lists, and of each list the newest version whose
 * changes were compared with it since. Who was there before the first list has only such updates, each of a whole list.
 */
export async function lastScreening(ctx: Ctx, entityId: number): Promise<LastScreening | null> {
  const whole = await newestCertificate(ctx, entityId, { ofAllLists: true });
  const row = whole ?? (await newestCertificate(ctx, entityId));
  if (!row) return null;
  const updates = await comparedSince(ctx, { entityId, id: whole?.id ?? 0 });
  const searched = new Map(whole?.set.versions.map((version) => [version.list, version]));
  for (const { versions } of updates) for (const version of versions) searched.set(version.list, version);
  const proofs = (
    whole ? [{ id: whole.id, at: whole.at, versions: whole.set.versions }, ...updates] : updates
  ).toSorted((one, other) => one.id - other.id);
  const named = await versionsNamed(
    ctx,
    [...searched.values()].map(({ versionId }) => versionId),
  );
  return {
    id: row.id,
    at: toIso(Math.max(row.at, ...updates.map(({ at }) => at))),
    engineVersion: row.set.engineVersion,
    threshold: row.threshold,
    nearest: await nearestIn(ctx, row),
    certificates: proofs.slice(0, MAX_NAMED).map(({ id, at, versions }) => ({
      id,
      at: toIso(at),
      lists: versions.map(({ list }) => list),
      changesOnly: versions.every(({ changesOnly }) => changesOnly === true),
    })),
    furtherCertificates: Math.max(0, proofs.length - MAX_NAMED),
    lists: [...searched.values()].map(({ list, versionId, parties, importedAt }) => ({
      code: list,
      title: named.get(versionId)?.title ?? list,
      version: versionId,
      number: named.get(versionId)?.number ?? 0,
      parties,
      publishedAt: named.get(versionId)?.publishedAt ?? null,
      importedAt: toIso(importedAt),
      oldDays: oldDaysOf(named.get(versionId), ctx.now()),
    })),
  };
}
