import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { storeIndex, withListLease } from './import.ts';
import { type VersionRow, flip, refuse, stagedVersion } from './list-version.ts';
import { type KnownList, requireKnownList } from './registry.ts';
import type { ImportProgress, ImportResult } from './schema.ts';
import { versionNumberOf } from './version-number.ts';

/** A person says yes to the version that waits: it comes into force. */
export async function acceptStaged(
  ctx: Ctx,
  code: string,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const known = requireKnownList(code);
  return withListLease(ctx, known, async (list) => {
    const version = requireStaged(known, await stagedVersion(ctx, list.id));
    const { id: versionId, added, changed, removed, format, publishedAt, sha256, parties, names } = version;
    const counts = { added, changed, removed };
    await storeIndex(ctx, list.id, versionId, onProgress);
    const jobId = await flip(ctx, { list, versionId, source: null, counts, decidedBy: deciderOf(ctx) });
    const { rejected, rejects } = version;
    const read = { format: format ?? '', publishedAt, sha256: sha256 ?? '', parties, names, rejected, rejects };
    return {
      list: list.code,
      version: versionId,
      number: await versionNumberOf(ctx, versionId),
      ...read,
      ...counts,
      notes: [],
      outcome: 'accepted',
      reason: null,
      jobId,
    };
  });
}

/** A person says no: the version in force stays, and the same file is not asked about again. */
export async function rejectStaged(ctx: Ctx, code: string): Promise<void> {
  const known = requireKnownList(code);
  await withListLease(ctx, known, async (list) => {
    const version = requireStaged(known, await stagedVersion(ctx, list.id));
    const decidedBy = deciderOf(ctx);
    const reason = `Rejected by ${decidedBy}. ${version.reason ?? ''}`.trim();
    await refuse(ctx, { listId: list.id, versionId: version.id, reason, decidedBy });
  });
}

function requireStaged({ code }: KnownList, version: VersionRow | undefined): VersionRow {
  if (version) return version;
  throw new NotFound(`No version of ${code} waits for a decision.`);
}

function deciderOf(ctx: Ctx): string {
  return ctx.user?.fullName ?? ctx.actor;
}
