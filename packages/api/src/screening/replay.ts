/** Repeats the search of a certificate: against the same list versions, and against those in force today. */
import type { Db } from '@tamis/db/db';
import { createMutex } from '@tamis/db/mutex';
import { listVersion } from '@tamis/db/schema';
import { ENGINE_VERSION, type NameIndex, type Subject, openIndex } from '@tamis/screening';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Progress } from '../jobs/schema.ts';
import { changedFields } from '../watchlists/party-changes.ts';
import { buildSegment, partyTexts } from '../watchlists/segments.ts';
import { type NumberedVersion, numberedVersions } from '../watchlists/version-number.ts';
import { getCertificate } from './certificates.ts';
import type { Certificate, Difference, Replay } from './certificate-schema.ts';
import { TooManyRequests } from '../errors.ts';
import type { IndexSet } from './index-store.ts';
import { partiesOf } from './listed-parties.ts';
import { screenAsked } from './screen-subjects.ts';
import { type Revision, historyOf } from './what-changed.ts';

/** One replay at a time on a database: each may build the index of whole lists, which takes a thread and its memory. */
const queues = new WeakMap<Db, { inTurn: ReturnType<typeof createMutex>; length: number }>();
/** Each takes seconds, so nobody would wait for more. */
const MAX_QUEUED = 5;

/**
 * Repeats the search of a certificate. The same lists and the same engine give the same result. Each difference is
 * explained by the version that caused it. Nothing is stored. Waits for earlier replays, and throws `TooManyRequests`
 * if many wait already. `report` gets the progress of each index that has to be built again.
 */
export async function replayScreening(ctx: Ctx, id: number, report?: (progress: Progress) => void): Promise<Replay> {
  const queue = queues.get(ctx.db) ?? { inTurn: createMutex(), length: 0 };
  queues.set(ctx.db, queue);
  if (queue.length >= MAX_QUEUED) {
    throw new TooManyRequests('Other screenings are being replayed. Try again in a minute.', 60);
  }
  queue.length += 1;
  try {
    return await queue.inTurn(() => replay(ctx, id, report));
  } finally {
    queue.length -= 1;
  }
}

async function replay(ctx: Ctx, id: number, report: ((progress: Progress) => void) | undefined): Promise<Replay> {
  const certificate = await getCertificate(ctx, id);
  const inForce = await ctx.index.current();
  const indexes: NameIndex[] = [];
  for (const list of certificate.lists) {
    const onStep = (done: number, total: number) => report?.({ phase: 'index', done, total });
    indexes.push(indexInForce(inForce, list) ?? (await indexThen(ctx, list, onStep)));
  }
  const again = await search(ctx, certificate, { indexes });
  const today = await search(ctx, certificate, inForce);
  const unexplained =
    certificate.engineVersion === ENGINE_VERSION
      ? 'Nothing has changed that explains it.'
      : `The engine was ${certificate.engineVersion}, it is ${ENGINE_VERSION} now.`;
  const changes = await changesSince(ctx, certificate, differing(certificate, today));
  return {
    certificate,
    engineVersion: ENGINE_VERSION,
    again: await differences(ctx, certificate, again, () => unexplained),
    today: await differences(ctx, certificate, today, (partyId) => changes.get(partyId) ?? unexplained),
  };
}

/** Scores by the id of the party. */
type Scores = ReadonlyMap<number, number>;

async function search(ctx: Ctx, certificate: Certificate, set: Pick<IndexSet, 'indexes'>): Promise<Scores> {
  const { query, threshold, maxHits } = certificate;
  const [answer] = await screenAsked(ctx, set, [query as Subject], { threshold, limit: maxHits });
  return new Map(answer?.hits.map(({ id, score }) => [id, score]));
}

/** The index of a whole list version that is still in force: building it again takes minutes for long lists. */
function indexInForce(
  { lists, perList }: IndexSet,
  { version, changesOnly }: Certificate['lists'][number],
): NameIndex | undefined {
  return changesOnly ? undefined : perList[lists.findIndex(({ versionId }) => versionId === version)];
}

/** The index of a list version, built again from the revisions that were in force in it. */
async function indexThen(
  ctx: Ctx,
  { version, parties, changesOnly, stillIn }: Certificate['lists'][number],
  onStep: (done: number, total: number) => void,
): Promise<NameIndex> {
  const [row] = await ctx.db.orm
    .select({ watchlistId: listVersion.watchlistId })
    .from(listVersion)
    .where(eq(listVersion.id, version));
  const watchlistId = row?.watchlistId ?? 0;
  onStep(0, parties);
  const texts = partyTexts(ctx, { watchlistId, versionId: version, changesOnly, stillIn });
  return openIndex(await buildSegment(ctx, texts, onStep));
}

const scoresIn = ({ hits }: Certificate): Scores => new Map(hits.map(({ partyId, score }) => [partyId, score]));

/** The parties whose score is not the one in the certificate. */
function differing(certificate: Certificate, found: Scores): number[] {
  const then = scoresIn(certificate);
  return [...new Set([...then.keys(), ...found.keys()])].filter((id) => then.get(id) !== found.get(id));
}

async function differences(
  ctx: Ctx,
  certificate: Certificate,
  found: Scores,
  whyOf: (partyId: number) => string,
): Promise<Difference[]> {
  const then = scoresIn(certificate);
  const ids = differing(certificate, found);
  const parties = await partiesOf(ctx, ids);
  const named = new Map(certificate.hits.map((hit) => [hit.partyId, hit]));
  return ids.map((partyId) => {
    const party = parties.get(partyId);
    const primaryName = party?.primaryName ?? named.get(partyId)?.primaryName ?? '';
    const list = party?.code ?? named.get(partyId)?.list ?? '';
    const scores = { before: then.get(partyId) ?? null, after: found.get(partyId) ?? null };
    return { partyId, primaryName, list, ...scores, why: whyOf(partyId) };
  });
}

/** What changed in the parties since the versions in the certificate, a sentence each; unchanged ones are left out. */
async function changesSince(
  ctx: Ctx,
  { lists }: Certificate,
  partyIds: readonly number[],
): Promise<Map<number, string>> {
  const history = await historyOf(ctx, partyIds);
  const ends = [...history.values()].flatMap((revisions) => revisions.at(-1)?.toVersion ?? []);
  const endedBy = await numberedVersions(ctx, ends);
  const changes = new Map<number, string>();
  for (const [partyId, { code, title, isListed }] of await partiesOf(ctx, partyIds)) {
    const revisions = history.get(partyId) ?? [];
    const removal = isListed ? undefined : endedBy.get(revisions.at(-1)?.toVersion ?? 0);
    const searched = lists.find((list) => list.code === code);
    const change = searched ? changeOf(revisions, { title, searched, removal }) : `${title} was not searched then.`;
    if (change !== null) changes.set(partyId, change);
  }
  return changes;
}

function changeOf(
  revisions: readonly Revision[],
  {
    title,
    searched,
    removal,
  }: { title: string; searched: Certificate['lists'][number]; removal: NumberedVersion | undefined },
): string | null {
  const now = revisions.at(-1);
  if (now === undefined) return null;
  if (removal) return `${title} version ${removal.number} removed the party.`;
  if (now.fromVersion > searched.version) {
    const version = `${title} version ${now.number}`;
    const before = revisions.findLast(({ fromVersion }) => fromVersion <= searched.version);
    if (before === undefined) return `${version} added the party.`;
    const fields = changedFields(before.data, now.data).map(({ field }) => field);
    return `${version} changed the party: ${fields.join(', ')}.`;
  }
  return searched.changesOnly ? `Only what was new in ${title} version ${searched.number} was searched then.` : null;
}
