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
  /** Whether only what this version added or changed is searched. */
  changesOnly?: boolean;
  /** Of that, only what was still in force in this later version. */
  stillIn?: number;
}

/** Its columns, of a list and one of its versions. */
export const SEARCHED_LIST = {
  watchlistId: watchlist.id,
  code: watchlist.code,
  title: watchlist.title,
  kind: watchlist.kind,
  versionId: listVersion.id,
  parties: listVersion.parties,
  importedAt: listVersion.importedAt,
};

/** A stored index cannot be loaded: some of it is missing or damaged, or another engine wrote it. It can be rebuilt. */
export class IndexUnusable extends Error {
  override readonly name = 'IndexUnusable';
}

/** What is searched, and the score from which a hit is a match. */
export interface IndexSet {
  /**
   * The segments of all lists in force, or one index that they were merged into; a hit's `index` is the place of its list
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

/** Whether both would give the same results. */
export const isSameSearch = (one: IndexSet, other: IndexSet): boolean =>
  one.key === other.key && one.threshold === other.threshold;

/** The indexes to search for some lists of a set: the merged index includes the others too, so it serves only for all of them. */
export function indexesFor({ indexes, perList, lists }: IndexSet, chosen: readonly SearchedList[]): NameIndex[] {
  const isChosen = lists.map((list) => chosen.includes(list));
  return isChosen.includes(false) ? perList.filter((_, at) => isChosen[at]) : indexes;
}

export interface IndexStore {
  /** The lists and the threshold in force now. Checks the database each time and loads only what is new. */
  current(): Promise<IndexSet>;
  /** Opens the index of a version that is about to come into force, so that no search has to wait for it. */
  prepare(versionId: number, bytes: Uint8Array): void;
}

interface Segment {
  index: NameIndex;
  bytes: Uint8Array;
}

/** All lists in force as one index. */
interface Merged {
  index: NameIndex;
  bytes: MergedBytes;
}

/** Merges the lists in force in a host with threads, so that they are searched as one. */
interface Merging {
  merge: (segments: readonly Uint8Array[]) => Promise<MergedBytes>;
  /** Does work in the background after a delay in milliseconds, and logs what goes wrong. */
  later: (work: () => Promise<void>, milliseconds: number) => void;
}

interface IndexHost {
  /** Where the host has threads. */
  merging?: Merging;
  /** False if a request may not wait for another one: then each loads for itself what is missing. */
  sharesWork?: boolean;
}

/** A list that changes is followed by others, and by screening what it changed, which should not wait for this. */
const SETTLED_MS = 10_000;

/** Below this, separate segments are as quick as a merged one. */
const FEW_BYTES = 500_000;
/** With one list of this size, merging saves little, and the list would be in memory twice. */
const MAX_BYTES = 32_000_000;

/** Keeps the loaded segments of one database. Any host can create one: the bytes come from `index_segment`. */
export const createIndexStore = (db: Db, createHash: () => Hasher, host: IndexHost = {}): IndexStore =>
  new LoadedSegments(db, createHash, host);

class LoadedSegments implements IndexStore {
  readonly #db: Db;
  readonly #createHash: () => Hasher;
  readonly #host: IndexHost;
  /** Used by each search, so prepared once. */
  readonly #listsNow: ReturnType<typeof listsInForce>;
  /** By the id of the version, as all that follows. */
  readonly #loaded = new Map<number, Segment>();
  /** Loads under way, shared by all who wait for them. */
  readonly #loading = new Map<number, Promise<Segment>>();
  /** What is about to come into force. */
  #prepared: { versionId: number; segment: Segment } | undefined;
  /** The versions that were in force at the last check. */
  #inForce = new Set<number>();
  /** The lists that were merged last, and what they were merged into once it is there. */
  #merged: { names: string; made?: Merged } = { names: '' };

  constructor(db: Db, createHash: () => Hasher, host: IndexHost) {
    this.#db = db;
    this.#createHash = createHash;
    this.#host = host;
    this.#listsNow = listsInForce(db);
  }

  async current(): Promise<IndexSet> {
    const { lists, segments } = await this.#loadAll();
    const names = namesOf(lists);
    const bytes = segments.map((segment) => segment.bytes);
    const perList = segments.map((segment) => segment.index);
    const one = this.#mergedOf(names, bytes);
    return {
      lists,
      indexes: one ? [one.index] : perList,
      perList,
      segments: bytes,
      ...(one && { merged: one.bytes }),
      threshold: await thresholdInForce({ db: this.#db }),
      key: `${names}|${ENGINE_VERSION}`,
    };
  }

  prepare(versionId: number, bytes: Uint8Array): void {
    this.#prepared = { versionId, segment: { index: openIndex(bytes), bytes } };
  }

  async #loadAll(): Promise<{ lists: SearchedList[]; segments: Segment[] }> {
    const lists: SearchedList[] = await this.#listsNow.all();
    this.#inForce = new Set(lists.map((list) => list.versionId));
    // One for each list, held here, so that it can be searched even if another request drops it in the meantime.
    const segments: Segment[] = [];
    try {
      for (const list of lists) segments.push(await this.#segmentOf(list));
    } catch (error) {
      // The segment of a version that was replaced meanwhile is dropped.
      if (namesOf(await this.#listsNow.all()) === namesOf(lists)) throw error;
      return this.#loadAll();
    }
    for (const versionId of this.#loaded.keys()) if (!this.#inForce.has(versionId)) this.#loaded.delete(versionId);
    return { lists, segments };
  }

  async #segmentOf(list: SearchedList): Promise<Segment> {
    const { versionId } = list;
    const known = this.#loaded.get(versionId);
    if (known) return known;
    const coming = this.#loading.get(versionId) ?? this.#load(list);
    if (this.#host.sharesWork !== false) this.#loading.set(versionId, coming);
    try {
      const segment = await coming;
      this.#loaded.set(versionId, segment);
      return segment;
    } finally {
      // If it failed, the next caller tries again.
      if (this.#loading.get(versionId) === coming) this.#loading.delete(versionId);
    }
  }

  async #load(list: SearchedList): Promise<Segment> {
    if (this.#prepared?.versionId !== list.versionId) return loadSegment(this.#db, list, this.#createHash);
    const { segment } = this.#prepared;
    this.#prepared = undefined;
    return segment;
  }

  /** The index that these lists were merged into; starts the merge if it does not exist yet. */
  #mergedOf(names: string, segments: readonly Uint8Array[]): Merged | undefined {
    const { merging } = this.#host;
    const before = this.#merged;
    if (!merging || names === before.names) return before.made;
    const own: typeof before = { names };
    const work = async () => {
      if (this.#merged !== own) return;
      const bytes = await merging.merge(segments);
      own.made = { index: openIndex(bytes), bytes };
    };
    if (isWorthMerging(segments)) merging.later(work, before.names === '' ? 0 : SETTLED_MS);
    this.#merged = own;
    return undefined;
  }
}

/** Whether all lists are searched faster as one index, which has about as many bytes. */
export function isWorthMerging(segments: readonly Uint8Array[]): boolean {
  const bytes = segments.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return segments.length > 1 && bytes >= FEW_BYTES && bytes <= MAX_BYTES;
}

const namesOf = (lists: readonly SearchedList[]): string =>
  lists.map((list) => `${list.code}:${list.versionId}`).join(',');

/** The query for the lists that are searched. */
const listsInForce = (db: Db) =>
  db.orm
    .select(SEARCHED_LIST)
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
    throw new IndexUnusable(`The name index of ${list.code} is incomplete: run \`pnpm cli index rebuild\`.`);
  }
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.bytes.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    if (createHash().update(chunk.bytes).hex() !== chunk.sha256) {
      throw new IndexUnusable(`The name index of ${list.code} is damaged: run \`pnpm cli index rebuild\`.`);
    }
    bytes.set(chunk.bytes, at);
    at += chunk.bytes.byteLength;
  }
  try {
    return { index: openIndex(bytes), bytes };
  } catch (error) {
    if (!(error instanceof IndexFormatError)) throw error;
    const sentence = `The name index of ${list.code} cannot be used. ${error.message}`;
    throw new IndexUnusable(`${sentence} The command for it is \`pnpm cli index rebuild\`.`, { cause: error });
  }
}
