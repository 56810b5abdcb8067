import type { Db } from '@tamis/db/db';
import { indexSegment, listVersion, watchlist } from '@tamis/db/schema';
import type { ListKind } from '@tamis/screening/lists/topics';
import { ENGINE_VERSION, IndexFormatError, type MergedBytes, type NameIndex, openIndex } from '@tamis/screening';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Hasher } from '../hasher.ts';
import { thresholdInForce } from '../settings/in-force.ts';

/** A list with the version in force, as it is searched. */
export interface SearchedList {
  watchlistId: number;
  code: string;
  title: string;
  kind: ListKind;
  versionId: number;
  parties: number;
  importedAt: number;
  /** Only what this version added or changed is searched. */
  changesOnly?: boolean;
  /** And of that only what was in force in this version still, which had replaced it by then. */
  stillIn?: number;
}

/** What is searched, and from which score on a hit is a match. */
export interface IndexSet {
  /**
   * The segments of all lists in force, or one index that they were merged into; a hit's segment is the place of its list
   * in `lists`.
   */
  indexes: NameIndex[];
  /** The index of each list by itself, in the order of `lists`, for a search of some of them: see `indexesFor`. */
  perList: NameIndex[];
  /** The bytes of the segments in the order of the lists, and of what they were merged into, for a thread to open. */
  segments: Uint8Array[];
  merged?: MergedBytes;
  lists: SearchedList[];
  /** Names the lists of this set: list versions and engine version. */
  key: string;
  /** The threshold in force, 0 to 100. */
  threshold: number;
}

/** Whether a search of both would answer the same. */
export const isSameSearch = (one: IndexSet, other: IndexSet): boolean =>
  one.key === other.key && one.threshold === other.threshold;

/** What to ask for some lists of a set: what they were merged into holds the others too, so it answers only for all of them. */
export function indexesFor({ indexes, perList, lists }: IndexSet, chosen: readonly SearchedList[]): NameIndex[] {
  const isChosen = lists.map((list) => chosen.includes(list));
  return isChosen.includes(false) ? perList.filter((_, at) => isChosen[at]) : indexes;
}

export interface IndexStore {
  /** The lists and the threshold in force now. Looks at the database each time and loads only what is new. */
  current(): Promise<IndexSet>;
  /** Opens the index of a version that is about to come into force, so that no search has to wait for it then. */
  prepare(versionId: number, bytes: Uint8Array): void;
}

interface Segment {
  index: NameIndex;
  bytes: Uint8Array;
}

/** What a host with threads merges the lists in force with, so that all of them are asked as one. */
interface Merging {
  merge: (segments: readonly Uint8Array[]) => Promise<MergedBytes>;
  /** Does work in the background after so many milliseconds, and tells what goes wrong. */
  later: (work: () => Promise<void>, milliseconds: number) => void;
}

interface IndexHost {
  /** Where the host has threads. */
  merging?: Merging;
  /** False where a request may not wait for what another one has begun: each then loads for itself what is not there yet. */
  sharesWork?: boolean;
}

/** A list that changes is followed by others, and by screening what it changed, which should not wait for this. */
const SETTLED_MS = 10_000;

/** Some thousand parties are asked quickly however many lists they are on. */
const FEW_BYTES = 500_000;
/** One list of so many bytes answers for most of the time by itself, and would lie in memory twice. */
const MOST_BYTES = 32_000_000;

/** Keeps the loaded segments of one database. Any host can make one: the bytes come from `index_segment`. */
export function createIndexStore(db: Db, createHash: () => Hasher, host: IndexHost = {}): IndexStore {
  const { merging, sharesWork = true } = host;
  // Asked with each search: put together once.
  const listsNow = listsInForce(db);
  const loaded = new Map<number, Segment>();
  /** One load for all who ask while it is under way. */
  const loading = new Map<number, Promise<Segment>>();
  let prepared: { versionId: number; segment: Segment } | undefined;
  /** The versions that were in force at the last look, whoever looked. */
  let inForce = new Set<number>();
  const load = async (list: SearchedList): Promise<Segment> => {
    if (prepared?.versionId !== list.versionId) return loadSegment(db, list, createHash);
    const { segment } = prepared;
    prepared = undefined;
    return segment;
  };
  const segmentOf = async (list: SearchedList): Promise<Segment> => {
    const { versionId } = list;
    const known = loaded.get(versionId);
    if (known) return known;
    const coming = loading.get(versionId) ?? load(list);
    if (sharesWork) loading.set(versionId, coming);
    try {
      const segment = await coming;
      loaded.set(versionId, segment);
      return segment;
    } finally {
      // Where it failed, the next who asks tries again.
      if (loading.get(versionId) === coming) loading.delete(versionId);
    }
  };
  const loadAll = async (): Promise<{ lists: SearchedList[]; segments: Segment[] }> => {
    const lists: SearchedList[] = await listsNow.all();
    inForce = new Set(lists.map((list) => list.versionId));
    // One for each list, held here: what another request lets go of meanwhile is still searched.
    const segments: Segment[] = [];
    try {
      for (const list of lists) segments.push(await segmentOf(list));
    } catch (error) {
      // The segment of a version that was replaced meanwhile is dropped.
      if (namesOf(await listsNow.all()) === namesOf(lists)) throw error;
      return loadAll();
    }
    for (const versionId of loaded.keys()) if (!inForce.has(versionId)) loaded.delete(versionId);
    return { lists, segments };
  };
  /** The lists that were merged last, and what they were merged into once it is there. */
  let merged: { names: string; made?: { index: NameIndex; bytes: MergedBytes } } = { names: '' };
  const mergedOf = (names: string, segments: readonly Uint8Array[]) => {
    if (!merging || names === merged.names) return merged.made;
    const own: typeof merged = { names };
    const work = async () => {
      if (merged !== own) return;
      const bytes = await merging.merge(segments);
      own.made = { index: openIndex(bytes), bytes };
    };
    if (isWorthMerging(segments)) merging.later(work, merged.names === '' ? 0 : SETTLED_MS);
    merged = own;
    return undefined;
  };
  return {
    async current() {
      const { lists, segments } = await loadAll();
      const names = namesOf(lists);
      const bytes = segments.map((segment) => segment.bytes);
      const perList = segments.map((segment) => segment.index);
      const one = mergedOf(names, bytes);
      return {
        lists,
        indexes: one ? [one.index] : perList,
        perList,
        segments: bytes,
        ...(one && { merged: one.bytes }),
        threshold: await thresholdInForce({ db }),
        key: `${names}|${ENGINE_VERSION}`,
      };
    },
    prepare(versionId, bytes) {
      prepared = { versionId, segment: { index: openIndex(bytes), bytes } };
    },
  };
}

/** Whether all lists are asked in less time as one index; it has about as many bytes as they. */
export function isWorthMerging(segments: readonly Uint8Array[]): boolean {
  const bytes = segments.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return segments.length > 1 && bytes >= FEW_BYTES && bytes <= MOST_BYTES;
}

const namesOf = (lists: readonly SearchedList[]): string =>
  lists.map((list) => `${list.code}:${list.versionId}`).join(',');

/** The query for the lists that are searched. */
const listsInForce = (db: Db) =>
  db.orm
    .select({
      watchlistId: watchlist.id,
      code: watchlist.code,
      title: watchlist.title,
      kind: watchlist.kind,
      versionId: listVersion.id,
      parties: listVersion.parties,
      importedAt: listVersion.importedAt,
    })
    .from(watchlist)
    .innerJoin(listVersion, eq(listVersion.id, watchlist.currentVersionId))
    .where(isNotNull(watchlist.currentVersionId))
    .orderBy(asc(watchlist.id))
    .prepare();

async function loadSegment(db: Db, list: SearchedList, createHash: () => Hasher): Promise<Segment> {
  const chunks = await db.orm
    .select({ chunks: indexSegment.chunks, sha256: indexSegment.sha256, bytes: indexSegment.bytes })
    .from(indexSegment)
    .where(eq(indexSegment.listVersionId, list.versionId))
    .orderBy(asc(indexSegment.chunk));
  if (chunks.length === 0 || chunks.length !== chunks[0]?.chunks) {
    throw new Error(`The name index of ${list.code} is incomplete: run \`pnpm cli index rebuild\`.`);
  }
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    if (createHash().update(chunk.bytes).hex() !== chunk.sha256) {
      throw new Error(`The name index of ${list.code} is damaged: run \`pnpm cli index rebuild\`.`);
    }
    bytes.set(chunk.bytes, at);
    at += chunk.bytes.byteLength;
  }
  try {
    return { index: openIndex(bytes), bytes };
  } catch (error) {
    if (!(error instanceof IndexFormatError)) throw error;
    const sentence = `The name index of ${list.code} cannot be used. ${error.message}`;
    throw new Error(`${sentence} The command for it is \`pnpm cli index rebuild\`.`, { cause: error });
  }
}
