import { type Ctx, nameOfActor } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import type { Progress } from '../jobs/schema.ts';
import { importResult, storeIndex, withListLease } from './import.ts';
import { flip, reject } from './list-version.ts';
import { requireKnownList } from './registry.ts';
import type { ImportResult } from './schema.ts';
import { type ListRow, type VersionRow, stagedVersion, versionRow } from './version-rows.ts';

/** The version that the person has seen, if known, and a callback for progress. */
interface Deciding {
  seen?: number | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Accepts the waiting version: it comes into force. Throws `Conflict` if it is not the one that was seen. */
export async function acceptStaged(ctx: Ctx, code: string, { seen, onProgress }: Deciding = {}): Promise<ImportResult> {
  const known = requireKnownList(code);
  return withListLease(ctx, known, async (list) => {
    const version = await requireStaged(ctx, list, seen);
    const { id: versionId, added, changed, removed, format, publishedAt, sha256 } = version;
    const counts = { added, changed, removed };
    ctx.index.prepare(versionId, await storeIndex(ctx, list.id, versionId, onProgress));
    const jobId = await flip(ctx, { list, versionId, source: null, counts, decidedBy: nameOfActor(ctx) });
    const source = { ...version, format: format ?? '', publishedAt: publishedAt ?? undefined, sha256: sha256 ?? '' };
    return importResult(ctx, list, source, { outcome: 'accepted', version: versionId, counts, jobId });
  });
}

/**
 * Rejects the waiting version: the version in force stays, and the same file is not offered again. Throws `Conflict` if
 * it is not the one that was seen.
 */
export async function rejectStaged(ctx: Ctx, code: string, { seen }: Pick<Deciding, 'seen'> = {}): Promise<void> {
  const known = requireKnownList(code);
  await withListLease(ctx, known, async (list) => {
    const version = await requireStaged(ctx, list, seen);
    await reject(ctx, version, nameOfActor(ctx));
  });
}

async function requireStaged(ctx: Ctx, { id, code }: ListRow, seen: number | undefined): Promise<VersionRow> {
  const version = await stagedVersion(ctx, id);
  if (!version) throw new NotFound(`No version of ${code} waits for a decision.`);
  if (seen === undefined || seen === version.id) return version;
  if ((await versionRow(ctx, seen ?? null))?.watchlistId !== id) {
    throw new Conflict(
      `${code} has no version with the id ${seen}. The one that waits has the id ${version.id} (\`stagedVersion\` of GET /api/lists); its number among the versions of the list is another one.`,
    );
  }
  throw new Conflict(`Another file of ${code} is waiting by now. Look at what it would change, then decide.`);
}
