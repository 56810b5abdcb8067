/** Repeats the search of a certificate: against the same list versions, and against those in force today. */
import type { Db } from '@tamis/db/db';
import { createMutex } from '@tamis/db/mutex';
import { listVersion, partyRevision, watchlist } from '@tamis/db/schema';
import { ENGINE_VERSION, type NameIndex, type Subject, openIndex } from '@tamis/screening';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { changedFields } from '../watchlists/party-changes.ts';
import { buildSegment, partyTexts } from '../watchlists/segments.ts';
import { versionNumberOf } from '../watchlists/version-number.ts';
import { getCertificate } from './certificates.ts';
import type { Certificate, Difference, Replay } from './certificate-schema.ts';
import { TooManyRequests } from '../errors.ts';
import type { IndexSet } from './index-store.ts';
import { partiesOf } from './listed-parties.ts';
import { screenAsked } from './screen-subjects.ts';

/** One replay at a time on a database: each builds the index of whole lists, which takes a thread and its memory. */
const queues = new WeakMap<Db, { inTurn: ReturnType<typeof createMutex>; length: number }>();
/** Each takes seconds: nobody would wait for more. */
const MAX_QUEUED = 5;

/**
 * Repeats the search of a certificate. The same lists and the same engine give the same answer. Each difference is named
 * with the version that made it. Nothing is stored. It waits for the replays before it, and throws `TooManyRequests` when
 * many wait already.
 */
export async function replayScreening(ctx: Ctx, id: number): Promise<Replay> {
  const queue = queues.get(ctx.db) ?? { inTurn: createMutex(), length: 0 };
  queues.set(ctx.db, queue);
  if (queue.length >= MAX_QUEUED) {
    throw new TooManyRequests('Other screenings are being replayed. Try again in a minute.', 60);
  }
  queue.length += 1;
  try {
    return await queue.inTurn(() => replay(ctx, id));
  } finally {
    queue.length -= 1;
  }
}

async function replay(ctx: Ctx, id: number): Promise<Replay> {
  const certificate = await getCertificate(ctx, id);
  const indexes: NameIndex[] = [];
  for (const list of certificate.lists) indexes.push(await indexThen(ctx, list));
  const again = await search(ctx, certificate, { indexes });
  const today = await search(ctx, certificate, await ctx.index.current());
  const engine =
    certificate.engineVersion === ENGINE_VERSION
      ? null
      : `The engine was ${certificate.engineVersion}, it is ${ENGINE_VERSION} now.`;
  return {
    certificate,
    engineVersion: ENGINE_VERSION,
    again: await differences(ctx, certificate, again, async () => engine ?? 'Nothing has changed that explains it.'),
    today: await differences(ctx, certificate, today, async (partyId) => {
      const reason = await whatChanged(ctx, certificate, partyId);
      return reason ?? engine ?? 'Nothing has changed that explains it.';
    }),
  };
}

/** Scores by the id of the party. */
type Scores = ReadonlyMap<number, number>;

async function search(ctx: Ctx, certificate: Certificate, set: Pick<IndexSet, 'indexes'>): Promise<Scores> {
  const { query, threshold, maxHits } = certificate;
  const [answer] = await screenAsked(ctx, set, [query as Subject], { threshold, limit: maxHits });
  return new Map(answer?.hits.map(({ id, score }) => [id, score]));
}

/** The index of a list version, built again from the revisions that were in force in it. */
async function indexThen(
  ctx: Ctx,
  { version, changesOnly, stillIn }: Certificate['lists'][number],
): Promise<NameIndex> {
  const [row] = await ctx.db.orm
    .select({ watchlistId: listVersion.watchlistId })
    .from(listVersion)
    .where(eq(listVersion.id, version));
  const watchlistId = row?.watchlistId ?? 0;
  return openIndex(await buildSegment(ctx, partyTexts(ctx, { watchlistId, versionId: version, changesOnly, stillIn })));
}

async function differences(
  ctx: Ctx,
  certificate: Certificate,
  found: Scores,
  whyOf: (partyId: number) => Promise<string>,
): Promise<Difference[]> {
  const then: Scores = new Map(certificate.hits.map(({ partyId, score }) => [partyId, score]));
  const ids = [...new Set([...then.keys(), ...found.keys()])].filter((id) => then.get(id) !== found.get(id));
  const parties = await partiesOf(ctx, ids);
  const named = new Map(certificate.hits.map((hit) => [hit.partyId, hit]));
  const different: Difference[] = [];
  for (const partyId of ids) {
    const party = parties.get(partyId);
    const primaryName = party?.primaryName ?? named.get(partyId)?.primaryName ?? '';
    const list = party?.code ?? named.get(partyId)?.list ?? '';
    const scores = { before: then.get(partyId) ?? null, after: found.get(partyId) ?? null };
    different.push({ partyId, primaryName, list, ...scores, why: await whyOf(partyId) });
  }
  return different;
}

/** What has become of a party since the version that the certificate names, in a sentence; null when nothing has. */
async function whatChanged(ctx: Ctx, { lists }: Certificate, partyId: number): Promise<string | null> {
  const revisions = await ctx.db.orm
    .select({ revision: partyRevision, list: watchlist })
    .from(partyRevision)
    .innerJoin(watchlist, eq(watchlist.id, partyRevision.watchlistId))
    .where(and(eq(partyRevision.partyId, partyId), lte(partyRevision.fromVersion, watchlist.currentVersionId)))
    .orderBy(asc(partyRevision.fromVersion));
  const newest = revisions.at(-1);
  if (newest === undefined) return null;
  const { code, title, currentVersionId } = newest.list;
  const searched = lists.find((list) => list.code === code);
  if (searched === undefined) return `${title} was not searched then.`;
  const { toVersion, fromVersion, data } = newest.revision;
  if (toVersion !== null && toVersion <= (currentVersionId ?? 0))
    return `${title} version ${await versionNumberOf(ctx, toVersion)} removed the party.`;
  if (fromVersion > searched.version) {
    const before = revisions.findLast(({ revision }) => revision.fromVersion <= searched.version)?.revision;
    const version = `${title} version ${await versionNumberOf(ctx, fromVersion)}`;
    if (before === undefined) return `${version} added the party.`;
    const fields = changedFields(before.data, data).map(({ field }) => field);
    return `${version} changed the party: ${fields.join(', ')}.`;
  }
  return searched.changesOnly ? `Only what was new in ${title} version ${searched.number} was searched then.` : null;
}
