import type { Db } from '@tamis/db/db';
import { createMutex } from '@tamis/db/mutex';
import { auditEvent, entity } from '@tamis/db/schema';
import { type NameIndex, openIndex } from '@tamis/screening';
import { eq, sql } from 'drizzle-orm';
import { waitAtMost } from '../wait-at-most.ts';
import { isChangeAfter } from './changed-since.ts';
import { type BuildEntityIndex, type EarlierPart, buildEntityIndex, pagesAfter, pagesOf } from './indexed-entities.ts';
import { keptHead, readKept } from './kept-index.ts';

/** An index of some entities, as they were when it was built. A later part has those that have changed since. */
interface Part extends EarlierPart {
  index: NameIndex;
}

/** All entities by name. An id may be in several indexes; `holds` says which of them has the entity as it is now. */
export interface EntityNames {
  indexes: NameIndex[];
  /** The bytes of the same indexes, for a thread that opens them itself. */
  segments: Uint8Array[];
  holds: (id: number, index: number) => boolean;
  /** Entities of higher numbers are not in it yet. */
  upTo: number;
  /** Bytes of all indexes. */
  byteLength: number;
}

export interface EntityIndex {
  /** The entities as they are now, whichever server changed them. */
  current(): Promise<EntityNames>;
  /** The same, but without the new ones when there are so many that a search cannot wait for them: they follow later. */
  soon(): Promise<EntityNames>;
  /** Whether it has been built, so that a query is cheap. */
  isBuilt(): boolean;
}

/** A search waits for up to so many new entities: some 20 ms. */
const FEW = 250;
/** How long a search waits for more: hardly noticeable, and a person who has just uploaded entities looks for them next. */
const PATIENCE_MS = 1_000;
/** A part is merged with the one before it unless that is so many times as large: few parts, and little is rebuilt. */
const GROWTH = 3;
/** Fewer entities are indexed again in less time than reading a file takes. */
const WORTH_KEEPING = 2_000;

export interface EntityIndexHost {
  /** Lets other requests be served in the middle of long work. */
  breathe: () => Promise<void>;
  /** False if a request may not wait for another one: then each does its own work. */
  sharesWork?: boolean;
  /** A place where the index outlasts the process, if the host has one. Its content may be lost. */
  keep?: { load: () => Promise<Uint8Array | null>; save: (...pieces: Uint8Array[]) => Promise<void> };
  /** Builds in a thread, where the host has one; without, building gives way between steps. */
  build?: BuildEntityIndex;
  /** Gets errors that did not make a request fail. */
  onFault?: (what: string, error: unknown) => void;
}

/** What is indexed: in parts, up to which event of the audit log, and up to which entity. Replaced as one, never changed. */
interface Indexed {
  parts: readonly Part[];
  seq: number;
  lastId: number;
}

/** What has come since: entities of those indexed that have changed, and how many new ones at most. */
interface Changes {
  seq: number;
  ids: number[];
  added: number;
}

/**
 * Keeps the names of one database's entities in memory, in the engine's own index: a few parts, each a third of the one
 * before or less, that are never changed. What is new is a part of its own until it is merged. The audit log says which
 * entities have changed since the last look, on this server or another; new ones have higher numbers. About 30 bytes an
 * entity, and as much again while the largest part is merged.
 */
export const createEntityIndex = (db: Db, host: EntityIndexHost): EntityIndex => new PartedIndex(db, host);

class PartedIndex implements EntityIndex {
  readonly #db: Db;
  readonly #host: EntityIndexHost;
  readonly #build: BuildEntityIndex;
  readonly #inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  #indexed: Indexed = { parts: [], seq: 0, lastId: 0 };
  /** New entities are being added; searches meanwhile wait for the same work. */
  #adding: Promise<void> | null = null;
  /** Whether the index of an earlier process was looked for. */
  #hasLooked = false;
  /** The part that is kept already. */
  #kept: NameIndex | undefined;

  constructor(db: Db, host: EntityIndexHost) {
    this.#db = db;
    this.#host = host;
    this.#build = host.build ?? ((source) => buildEntityIndex(source, host.breathe));
    this.#inTurn = this.#sharesWork ? createMutex() : (work) => work();
  }

  get #sharesWork(): boolean {
    return this.#host.sharesWork !== false;
  }

  isBuilt(): boolean {
    return this.#indexed.parts.length > 0;
  }

  async current(): Promise<EntityNames> {
    await this.#inTurn(() => this.#catchUp());
    return namesOf(this.#indexed);
  }

  async soon(): Promise<EntityNames> {
    if (!this.#sharesWork || !this.isBuilt()) return this.current();
    const { ids, added } = await changesSince(this.#db, this.#indexed);
    if (ids.length + added === 0) return namesOf(this.#indexed);
    if (ids.length + added <= FEW) return this.current();
    this.#adding ??= this.#inTurn(() => this.#catchUp())
      .catch((error: unknown) => this.#host.onFault?.('new entities not indexed', error))
      .finally(() => {
        this.#adding = null;
      });
    // The next search tries again.
    await waitAtMost(PATIENCE_MS, this.#adding);
    return namesOf(this.#indexed);
  }

  async #catchUp(): Promise<void> {
    if (!this.#hasLooked) await this.#takeUp();
    const before = this.#indexed;
    const changes = await changesSince(this.#db, before);
    const now = changes.ids.length + changes.added > 0 ? await this.#with(changes, before) : null;
    // A concurrent request was faster.
    if (now && this.#indexed.parts !== before.parts) return this.#catchUp();
    this.#indexed = { ...(now ?? this.#indexed), seq: Math.max(this.#indexed.seq, changes.seq) };
    // A full disk, say, costs the next start some time and nothing else.
    await this.#keep().catch((error: unknown) => this.#host.onFault?.('index of entities not kept', error));
  }

  /** What is indexed, with what has come since as a part of its own, merged with those before it that are not much larger. */
  async #with({ ids, seq }: Changes, { parts, lastId: from }: Indexed): Promise<Indexed> {
    const db = this.#db;
    const { breathe } = this.#host;
    const older = parts.map(({ changed, ...rest }) => ({ ...rest, changed: new Set([...changed, ...ids]) }));
    let lastId = from;
    const seen = (id: number) => {
      lastId = id;
    };
    const pages = async function* () {
      yield* pagesOf(db, ids);
      yield* pagesAfter(db, from, { breathe, seen });
    };
    const newest = await this.#built([], pages());
    return { parts: await this.#merged([...older, newest]), seq, lastId };
  }

  async #merged(all: readonly Part[]): Promise<readonly Part[]> {
    const older = all.at(-2);
    const newer = all.at(-1);
    if (!older || !newer || older.index.partyCount > newer.index.partyCount * GROWTH) return all;
    return this.#merged([...all.slice(0, -2), await this.#built([older, newer], none())]);
  }

  async #built(earlier: readonly EarlierPart[], pages: AsyncIterable<string>): Promise<Part> {
    const bytes = await this.#build({ earlier, pages });
    return { index: openIndex(bytes), bytes, changed: new Set() };
  }

  /** The index of an earlier process, if it is of this database and this engine: only what came since is read. */
  async #takeUp(): Promise<void> {
    this.#hasLooked = true;
    // What cannot be read may be lost: see `keep`.
    const found = await this.#host.keep?.load().catch(() => null);
    const known = found ? readKept(found) : null;
    if (known === null || (await hashOfEvent(this.#db, known.seq)) !== known.hash) return;
    const { index, bytes, seq, lastId } = known;
    this.#kept = index;
    this.#indexed = { parts: [{ index, bytes, changed: new Set() }], seq, lastId };
  }

  /** Keeps the index once it is of one part: then nothing has changed since the last look. */
  async #keep(): Promise<void> {
    const { keep } = this.#host;
    const { parts, seq, lastId } = this.#indexed;
    const [part, ...more] = parts;
    if (!keep || !part || more.length > 0 || part.index === this.#kept || part.index.partyCount < WORTH_KEEPING) return;
    const hash = await hashOfEvent(this.#db, seq);
    if (hash === undefined) return;
    this.#kept = part.index;
    await keep.save(keptHead({ seq, hash, lastId }), part.bytes);
  }
}

function namesOf({ parts, lastId }: Indexed): EntityNames {
  return {
    indexes: parts.map(({ index }) => index),
    segments: parts.map(({ bytes }) => bytes),
    holds: (id, index) => !parts[index]?.changed.has(id),
    upTo: lastId,
    byteLength: parts.reduce((sum, { index }) => sum + index.byteLength, 0),
  };
}

async function changesSince(db: Db, { seq, lastId }: Indexed): Promise<Changes> {
  const [now] = await db.orm.all<{ head: number | null; updated: string; newest: number | null }>(sql`select
      (select max(seq) from ${auditEvent}) as head,
      (select json_group_array(distinct subject_id) from ${auditEvent} where ${isChangeAfter(seq)}) as updated,
      (select max(id) from ${entity}) as newest`);
  const updated = JSON.parse(now?.updated ?? '[]') as (number | null)[];
  const ids = updated.flatMap((id) => (id !== null && id <= lastId ? [id] : []));
  return { seq: now?.head ?? 0, ids, added: Math.max(0, (now?.newest ?? 0) - lastId) };
}

/** Distinguishes the log of this database from that of another one. */
async function hashOfEvent(db: Db, seq: number): Promise<string | undefined> {
  const [event] = await db.orm.select({ hash: auditEvent.hash }).from(auditEvent).where(eq(auditEvent.seq, seq));
  return event?.hash;
}

async function* none(): AsyncGenerator<string> {}
