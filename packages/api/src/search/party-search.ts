import {
  type FoundBy,
  type FoundName,
  type ListedParty,
  type NameIndex,
  type PartyName,
  findByIdentifier,
  findNamesInSteps,
} from '@tamis/screening';
import { listedParty, partyRevision, watchlist } from '@tamis/db/schema';
import { partiesInSteps } from '@tamis/screening/matching/same-party';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { isInForce } from '../watchlists/revision-in-force.ts';
import { identityOf } from '../screening/party-identity.ts';
import { versionsNamed } from '../screening/certificates.ts';
import type { SearchedList } from '../screening/index-store.ts';
import { recordsOf } from '../screening/listed-parties.ts';
import { stepsInTurns } from '../turns.ts';
import { alike } from './alike.ts';
import { scoreOf } from './entity-search.ts';
import { holdsEveryWord, reasonOf } from './reason.ts';
import type { SearchResult } from './schema.ts';
import { MAX_FOUND } from './view-schema.ts';

/** Lower than the threshold of screening: a person who searches wants possible hits too, and sees the score. */
const SEARCH_THRESHOLD = 60;

/**
 * The lowest score of a name that has the words only by their spelling. On the OFAC list fifty slips ('rosneftt', 'gazprm',
 * 'putn') find the name that is meant at 84 or more; keys struck at random ('zzzzqq', 'qwerty') find something at 65 to 82,
 * mostly by a word that has nothing but its consonants in common.
 */
const SPELLED_ALIKE = 83;

/**
 * Listed parties by name or number, best first, through the engine's index of all lists in force, and the versions that
 * were searched. A party that stands on several lists is found once, by the record that agrees best.
 */
export async function searchParties(ctx: Ctx, q: string): Promise<Pick<SearchResult, 'parties' | 'lists'>> {
  const { indexes, lists } = await ctx.index.current();
  const named = (await partiesNamed(ctx, indexes, q, MAX_FOUND.parties)).map((one) => ({
    ...one,
    list: lists[one.index]?.code ?? '',
  }));
  const known = new Set(named.map(({ id }) => id));
  const found = [...named, ...(await partiesOfReference(ctx, q)).filter(({ id }) => !known.has(id))];
  const records = await recordsOf(
    ctx,
    found.map(({ id }) => id),
  );
  const othersOf = await recordsBeside(ctx, found, records);
  const folded = new Set([...othersOf.values()].flatMap((others) => others.map(({ id }) => id)));
  const parties = found
    .filter(({ id }) => !folded.has(id))
    .map(({ id, list, sourceRef, primaryName, score, name, by }) => ({
      ...identityOf(records.get(id)),
      id,
      list,
      sourceRef,
      primaryName,
      ...matchedBy(q, by, name, records.get(id)?.names ?? []),
      score,
      others: othersOf.get(id) ?? [],
    }));
  return { parties, lists: await versionsOf(ctx, lists) };
}

const isReference = (ref: string) => inArray(listedParty.sourceRef, [ref, ref.toUpperCase()]);

/** Of an official EU reference, which is not the id of a record: it is among the remarks. */
const hasEuReference = (ref: string) =>
  /^EU(?:\.\d+)+$/iu.test(ref)
    ? and(eq(watchlist.code, 'EU'), sql`${partyRevision.data} ->> '$.remarks' like ${`%: ${ref}.%`}`)
    : undefined;

/** Parties in force that a publisher lists under this very reference: '35096', or 'OFAC 35096' and 'EU EU.8892.72' as a match shows it. */
async function partiesOfReference(ctx: Ctx, q: string) {
  const text = q.trim();
  const [, code, rest] = /^(\S+)\s+(\S.*)$/u.exec(text) ?? [];
  const ofList = code && rest ? and(eq(watchlist.code, code.toUpperCase()), isReference(rest)) : undefined;
  const rows = await ctx.db.orm
    .select({ id: listedParty.id, list: watchlist.code, sourceRef: listedParty.sourceRef, names: partyRevision.data })
    .from(watchlist)
    // A list is a step of the index of references.
    .crossJoin(listedParty)
    .innerJoin(partyRevision, eq(partyRevision.partyId, listedParty.id))
    .where(
      and(
        eq(listedParty.watchlistId, watchlist.id),
        or(isReference(text), ofList, hasEuReference(rest ?? text)),
        isInForce(),
      ),
    )
    .limit(MAX_FOUND.parties);
  return rows.flatMap(({ names: { names }, ...row }) => {
    const [name] = names;
    return name ? [{ ...row, primaryName: name.text, name, score: 100, by: 'identifier' as const }] : [];
  });
}

/**
 * By which name a party was found, and why. Of several names that agree it takes one as typed: Kim rather than 金, which is
 * read so too.
 */
function matchedBy(q: string, by: NamedParty['by'], name: PartyName, all: readonly PartyName[]) {
  const asTyped = by === 'identifier' ? undefined : all.find(({ text }) => holdsEveryWord(q, text));
  const { text } = asTyped ?? name;
  return { matchedName: text, reason: asTyped ? reasonOf(q, asTyped, 'word') : reasonOf(q, name, by) };
}

/** What another list has of a party. */
type OtherRecord = SearchResult['parties'][number]['others'][number];

/** What other lists have of each party, by the id of its best record. */
async function recordsBeside(
  ctx: Ctx,
  found: readonly OtherRecord[],
  records: ReadonlyMap<number, ListedParty>,
): Promise<Map<number, OtherRecord[]>> {
  const known = found.flatMap(({ id, list, sourceRef, primaryName }) => {
    const party = records.get(id);
    return party ? [{ list, party, record: { id, list, sourceRef, primaryName } }] : [];
  });
  const parties = await stepsInTurns(partiesInSteps(known), ctx.breathe);
  return new Map(
    parties.flatMap(([best, ...others]) =>
      best ? [[best.record.id, others.map(({ record }) => record)] as const] : [],
    ),
  );
}

interface NamedParty extends Pick<FoundName, 'id' | 'index' | 'name'> {
  by: FoundBy | 'identifier';
  sourceRef: string;
  primaryName: string;
  /** 0 to 100. */
  score: number;
}

/**
 * At most `limit` listed parties that a text in a search box may mean, best first: those that have it as an identifier,
 * those that are alike as a whole, and those that have every word of it in a name of theirs.
 */
export async function partiesNamed(
  ctx: Pick<Ctx, 'breathe'>,
  indexes: readonly NameIndex[],
  q: string,
  limit: number,
): Promise<NamedParty[]> {
  const found = new Map<number, NamedParty>();
  for (const { id, index, party } of findByIdentifier(indexes, q).slice(0, limit)) {
    const { sourceRef, names } = party;
    const [name = { text: '', kind: 'primary', strength: 'strong' }] = names;
    found.set(id, { id, index, sourceRef, primaryName: name.text, score: 100, name, by: 'identifier' });
  }
  const hits = await alike(ctx, indexes, q, { threshold: SEARCH_THRESHOLD, limit });
  for (const { id, index, sourceRef, primaryName, score, evidence } of hits) {
    if (found.has(id)) continue;
    const { matchedName: text, matchedNameKind: kind, matchedNameStrength: strength } = evidence;
    found.set(id, { id, index, sourceRef, primaryName, score, name: { text, kind, strength }, by: 'word' });
  }
  const named = await stepsInTurns(findNamesInSteps(indexes, q, { limit }), ctx.breathe);
  for (const { id, index, party, name, by, agreement } of named) {
    const score = scoreOf(agreement);
    if (by === 'spelling' && score < SPELLED_ALIKE) continue;
    if ((found.get(id)?.score ?? 0) >= score) continue;
    const { sourceRef, names } = party;
    found.set(id, { id, index, sourceRef, primaryName: names[0]?.text ?? '', score, name, by });
  }
  return [...found.values()].toSorted((one, other) => other.score - one.score).slice(0, limit);
}

async function versionsOf(ctx: Ctx, lists: readonly SearchedList[]): Promise<SearchResult['lists']> {
  const known = await versionsNamed(
    ctx,
    lists.map(({ versionId }) => versionId),
  );
  return lists.map(({ title, versionId }) => ({
    title,
    number: known.get(versionId)?.number ?? 0,
    publishedAt: known.get(versionId)?.publishedAt ?? null,
  }));
}
