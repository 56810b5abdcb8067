import { listVersion, listedParty, partyRevision, screening, watchlist } from '@tamis/db/schema';
import { inIds } from '@tamis/db/db';
import type { ListedParty, Subject } from '@tamis/screening';
import { eq, sql } from 'drizzle-orm';
import { type Ctx, nameOfActor } from '../context.ts';
import { counted, countedWithCommas } from '../counted.ts';
import { dayText } from '../day-text.ts';
import { HOUR_MS } from '../durations.ts';
import { assertEntityExists } from '../entities/known-entity.ts';
import { NotFound } from '../errors.ts';
import { readInTurns, stepsInTurns } from '../turns.ts';
import { type Page, isSearchable, toIso } from '../wire.ts';
import { inventedLast } from '../watchlists/schema.ts';
import { citedReference } from '../watchlists/cited-reference.ts';
import { oldFileDays } from '../watchlists/old-file.ts';
import { titlesNotAmong } from '../watchlists/registry.ts';
import { versionNumber } from '../watchlists/version-number.ts';
import { commit } from '../write.ts';
import { type Warning, queryWarning, subjectOf } from './asked-subject.ts';
import { textOfRow } from './certificate-digest.ts';
import {
  type CertificateRow,
  type ListSet,
  certificateIds,
  certificateRow,
  certificateRows,
  certifiedHit,
  recordedIds,
} from './certificate-rows.ts';
import {
  type AskedSubject,
  type Certificate,
  type CertifiedHit,
  type ListScreenings,
  ageText,
} from './certificate-schema.ts';
import { listSetIdOf } from './list-sets.ts';
import type { NamedHit, ScreenQuery } from './schema.ts';
import { namedHits } from './named-hits.ts';
import { type NearParty, nearestInSteps } from './nearest.ts';
import { identityOf } from './party-identity.ts';
import { requireLists } from './require-lists.ts';
import { MATCHES_PER_ENTITY, screenAsked } from './screen-subjects.ts';

/** One search with all its details. Throws `NotFound` if there is none. */
export async function getCertificate(ctx: Ctx, id: number): Promise<Certificate> {
  const row = await certificateRow(ctx, id);
  const [certificate] = row ? await present(ctx, [row]) : [];
  if (!certificate) throw new NotFound(`Screening ${id} not found`);
  return certificate;
}

/** All searches of an entity, newest first. Throws `NotFound` if there is no such entity. */
export async function certificatesOf(
  ctx: Ctx,
  input: { entityId: number; limit: number; offset: number },
): Promise<Page<Certificate>> {
  await assertEntityExists(ctx, input.entityId);
  return pageOf(ctx, await certificateIds(ctx, input));
}

/**
 * Searches for entities and by name, newest first. Clear results of jobs that screen everybody have no row of their own: they
 * are listed only with their entity.
 */
export async function listCertificates(ctx: Ctx, input: ListScreenings): Promise<Page<Certificate>> {
  return pageOf(ctx, await recordedIds(ctx, input));
}

async function pageOf(ctx: Ctx, { ids, total }: { ids: number[]; total: number }): Promise<Page<Certificate>> {
  const rows = await readInTurns(ids, ctx.breathe, async (slice) => present(ctx, await certificateRows(ctx, slice)));
  return { rows, total };
}

/** The result for one subject, and the id of its certificate. */
export interface RecordedAnswer {
  screening: number;
  matches: NamedHit[];
}

/**
 * Screens subjects without storing entities, by default with the threshold in force, and keeps the certificates, each with the
 * warning of its subject. Returns the results in the order of the subjects.
 */
export async function certifyNames(
  ctx: Ctx,
  input: { subjects: readonly (Subject & Warning)[]; threshold?: number; limit?: number },
): Promise<RecordedAnswer[]> {
  const set = requireLists(await ctx.index.current());
  const { subjects, threshold = set.threshold, limit = 5 } = input;
  const answers = await screenAsked(ctx, set, subjects, { threshold, limit });
  const near: (NearParty[] | null)[] = [];
  for (const [at, { hits }] of answers.entries()) {
    const steps = () => stepsInTurns(nearestInSteps(set, subjects[at]!, threshold), ctx.breathe);
    near.push(hits.length === 0 ? await steps() : null);
  }
  return commit(ctx, async (write) => {
    const listSetId = await listSetIdOf(ctx, write, set);
    const rows: (typeof screening.$inferInsert & { id: number })[] = [];
    for (const [at, { hits, truncated }] of answers.entries()) {
      const asked = { query: subjects[at]!, threshold, maxHits: limit, answer: hits.map(certifiedHit), truncated };
      const nearest = near[at];
      const by = { byUserId: ctx.user?.id ?? null, actor: nameOfActor(ctx) };
      rows.push({
        id: await write.id(screening),
        listSetId,
        cause: 'request',
        at: ctx.now(),
        ...by,
        ...asked,
        nearest,
      });
    }
    write.insert(screening, rows);
    write.certified.push(...rows.map(textOfRow));
    const from = { from: rows[0]?.id ?? null, to: rows.at(-1)?.id ?? null };
    write.audit('screening.record', { type: 'screening', id: rows[0]?.id ?? null }, { ...from, listSetId, threshold });
    return rows.map(({ id }, at) => ({ screening: id, matches: namedHits(answers[at]?.hits ?? [], set.lists) }));
  });
}

/**
 * Searches for one name with the threshold in force, and keeps the certificate. Throws `Conflict` if there is no list.
 */
export async function certifyName(ctx: Ctx, query: ScreenQuery): Promise<Certificate> {
  const asked = { subjects: [{ ...subjectOf(query), ...queryWarning(query, ctx.now()) }], limit: MATCHES_PER_ENTITY };
  const [answer] = await certifyNames(ctx, asked);
  return getCertificate(ctx, answer!.screening);
}

/** Presents any number of certificates, with as many queries as for one. */
async function present(ctx: Ctx, rows: readonly CertificateRow[]): Promise<Certificate[]> {
  const versions = await versionsNamed(
    ctx,
    rows.flatMap(({ set }) => set.versions.map(({ versionId }) => versionId)),
  );
  const revisions = await revisionsOf(
    ctx,
    rows.flatMap(({ row: { answer, confirmed, nearest } }) =>
      [...answer, ...(confirmed ?? []), ...(nearest ?? [])].map(({ party }) => party),
    ),
  );
  return rows.map((row) => presentOne(row, versions, revisions));
}

function presentOne(
  { row, set, entityName }: CertificateRow,
  versions: ReadonlyMap<number, NamedVersion>,
  revisions: ReadonlyMap<number, Revision[]>,
): Certificate {
  const { warning, ...query } = row.query;
  const lists = searchedLists(set.versions, row.at, versions);
  const partyThen = partiesThen(set.versions, revisions);
  const hitThen = ({ party, score, explanation }: CertificateRow['row']['answer'][number]): CertifiedHit => ({
    ...partyThen(party),
    score,
    explanation: explanation ?? null,
  });
  const [hits, confirmed] = [row.answer.map(hitThen), (row.confirmed ?? []).map(hitThen)];
  const nearest = nearPartiesThen(row.nearest, partyThen);
  return {
    id: row.id,
    entityId: row.entityId,
    entityName,
    at: toIso(row.at),
    actor: row.actor,
    cause: row.cause,
    query,
    threshold: row.threshold,
    maxHits: row.maxHits,
    engineVersion: set.engineVersion,
    lists,
    notSearched: titlesNotAmong(set.versions.map(({ list }) => list)),
    hits,
    confirmed,
    nearest,
    truncated: row.truncated,
    sentence: isNothingAsked(query) ? NOTHING_ASKED : sentenceOf(hits.length, lists, confirmed.length),
    ...(warning !== undefined && { warning }),
  };
}

/** The nearest parties in the search of a certificate; null if they were not looked for. */
export async function nearestIn(ctx: Ctx, { id, set }: { id: number; set: ListSet }): Promise<Certificate['nearest']> {
  const [row] = await ctx.db.orm.select({ nearest: screening.nearest }).from(screening).where(eq(screening.id, id));
  const nearest = row?.nearest ?? null;
  const revisions = await revisionsOf(ctx, nearest?.map(({ party }) => party) ?? []);
  return nearPartiesThen(nearest, partiesThen(set.versions, revisions));
}

const nearPartiesThen = (
  nearest: CertificateRow['row']['nearest'],
  partyThen: ReturnType<typeof partiesThen>,
): Certificate['nearest'] => nearest?.map(({ party, score, apart }) => ({ ...partyThen(party), score, apart })) ?? null;

type Versions = ListSet['versions'];

interface NamedVersion {
  number: number;
  publishedAt: string | null;
  sha256: string | null;
  title: string;
  /** The file was uploaded, and nobody has checked since that its publisher still has it. */
  isByHand: boolean;
}

/** List versions by their ids, as certificates name them. */
export async function versionsNamed(ctx: Ctx, ids: readonly number[]): Promise<Map<number, NamedVersion>> {
  const rows = await ctx.db.orm
    .select({
      id: listVersion.id,
      number: versionNumber,
      publishedAt: listVersion.publishedAt,
      sha256: listVersion.sha256,
      title: watchlist.title,
      isByHand: sql<boolean>`${listVersion.source} is null
        and (${watchlist.validators} is null or ${watchlist.currentVersionId} is not ${listVersion.id})`.mapWith(
        Boolean,
      ),
    })
    .from(listVersion)
    .innerJoin(watchlist, eq(watchlist.id, listVersion.watchlistId))
    .where(inIds(listVersion.id, [...new Set(ids)]));
  return new Map(rows.map((version) => [version.id, version]));
}

/** The age of a version's file in days, if it is so old that its publisher must have a newer one. */
export const oldDaysOf = (version: NamedVersion | undefined, at: number): number | null =>
  version?.isByHand ? oldFileDays(version.publishedAt, at) : null;

function searchedLists(versions: Versions, at: number, known: ReadonlyMap<number, NamedVersion>): Certificate['lists'] {
  return versions.map(({ list, versionId, parties, importedAt, changesOnly = false, stillIn }) => {
    const { title = list, number = 0, publishedAt = null, sha256 = null } = known.get(versionId) ?? {};
    const oldDays = oldDaysOf(known.get(versionId), at);
    const ageHours = Math.max(0, Math.floor((at - importedAt) / HOUR_MS));
    const then = { code: list, title, version: versionId, number, parties, publishedAt, sha256, ageHours, changesOnly };
    return { ...then, oldDays, importedAt: toIso(importedAt), ...(stillIn !== undefined && { stillIn }) };
  });
}

/** A party's record on a list, from one of its versions on. */
interface Revision {
  partyId: number;
  list: string;
  sourceRef: string;
  primaryName: string;
  record: Pick<ListedParty, 'type' | 'countries' | 'dates' | 'remarks'>;
  from: number;
}

/** Only what distinguishes the party from its namesakes, and cites it: a whole record can have hundreds of names. */
const { type, data } = partyRevision;
const NAMESAKE_RECORD = sql<string>`json_object('type', ${type}, 'countries', json(${data} -> '$.countries'), 'dates', json(${data} -> '$.dates'), 'remarks', ${data} ->> '$.remarks')`;

async function revisionsOf(ctx: Ctx, partyIds: readonly number[]): Promise<Map<number, Revision[]>> {
  if (partyIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({
      partyId: listedParty.id,
      list: watchlist.code,
      sourceRef: listedParty.sourceRef,
      primaryName: partyRevision.primaryName,
      record: NAMESAKE_RECORD.mapWith((json: string) => JSON.parse(json) as Revision['record']),
      from: partyRevision.fromVersion,
    })
    .from(listedParty)
    .innerJoin(watchlist, eq(watchlist.id, listedParty.watchlistId))
    .innerJoin(partyRevision, eq(partyRevision.partyId, listedParty.id))
    .where(inIds(listedParty.id, [...new Set(partyIds)]));
  return Map.groupBy(rows, ({ partyId }) => partyId);
}

/** A listed party by id, as it was on its list then. */
function partiesThen(versions: Versions, revisions: ReadonlyMap<number, Revision[]>) {
  const versionOf = new Map(versions.map(({ list, versionId }) => [list, versionId]));
  return (partyId: number): Omit<CertifiedHit, 'score' | 'explanation'> => {
    const until = (revisions.get(partyId) ?? []).filter(({ from, list }) => from <= (versionOf.get(list) ?? 0));
    const then = until.toSorted((one, other) => other.from - one.from)[0];
    const { list = '', sourceRef = '', primaryName = '', record } = then ?? {};
    const reference = citedReference(list, { sourceRef, remarks: record?.remarks });
    return { partyId, list, sourceRef, reference, primaryName, ...identityOf(record) };
  };
}

/** Whether the query has no name with a letter or a digit, and no identifier, so that nobody could be found. */
const isNothingAsked = ({ names = [], identifiers = [] }: Partial<AskedSubject>): boolean =>
  names.length > 0 && !names.some(isSearchable) && identifiers.length === 0;
const NOTHING_ASKED =
  'Nothing could be searched for: the name has no letter and no digit. Correct the name, and screen it again.';

/** The result in a sentence that says what was searched, because a clear result is only as good as that. */
function sentenceOf(hits: number, lists: Certificate['lists'], confirmed: number): string {
  const found = hits === 0 ? 'Nothing found' : counted(hits, 'possible match', 'possible matches');
  const names = inventedLast(lists)
    .map(({ title, changesOnly }) => (changesOnly ? `what was new on ${title}` : title))
    .join(', ');
  const parties = lists.reduce((sum, list) => sum + list.parties, 0);
  const oldest = lists.toSorted((one, other) => stateOf(one).localeCompare(stateOf(other)))[0];
  const published = oldest?.publishedAt ? `published on ${dayText(oldest.publishedAt)} and ` : '';
  const age =
    oldest === undefined
      ? ''
      : `; the oldest, ${oldest.title}, was ${published}imported ${ageText(oldest.ageHours)} before the search`;
  const standing =
    confirmed === 0
      ? ''
      : ` ${counted(confirmed, 'confirmed match was', 'confirmed matches were')} not found again: the decision stands.`;
  const size = countedWithCommas(parties, 'party', 'parties');
  // Of a list update only the changed parties were searched.
  const searched = lists.some(({ changesOnly }) => changesOnly) ? `of ${size} in all` : size;
  return `${found} in ${names} (${searched})${age}.${standing}`;
}

/** The date of a list: its publisher's, otherwise that of the import. */
const stateOf = ({ publishedAt, importedAt }: Certificate['lists'][number]) => (publishedAt ?? importedAt).slice(0, 10);
