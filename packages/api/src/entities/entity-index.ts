import type { Db } from '@tamis/db/db';
import { createMutex } from '@tamis/db/mutex';
import { auditEvent, entity } from '@tamis/db/schema';
import { type NameIndex, openIndex } from '@tamis/screening';
import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '../audit/actions.ts';
import { waitAtMost } from '../wait-at-most.ts';
import { type BuildEntityIndex, type EarlierPart, buildEntityIndex, pagesAfter, pagesOf } from './indexed-entities.ts';
import { keptHead, readKept } from './kept-index.ts';

/** An index of some entities, as they were when it was built. A later part has those that have changed since. */
interface Part extends EarlierPart {
  index: NameIndex;
}

/** All entities by name. A number may be in several indexes; `holds` tells in which of them it is as it is now. */
export interface EntityNames {
  indexes: NameIndex[];
  /** The bytes of the same indexes, for a thread that opens them itself. */
  segments: Uint8Array[];
  holds: (id: number, segment: number) => boolean;
  /** Entities of higher numbers are not in it yet. */
  upTo: number;
  /** Bytes of all indexes. */
  byteLength: number;
}

export interface EntityIndex {
  /** The entities as they are now, whoever has changed them. */
  current(): Promise<EntityNames>;
  /** The same, but without many new ones when these take longer than a search has patience: they follow later. */
  soon(): Promise<EntityNames>;
  /** Whether it has been built, so that asking it costs little. */
  isBuilt(): boolean;
}

/** A change of what an entity is found by. */
const CHANGED: AuditAction = 'entity.update';
/** So many new entities are worth waiting for: some 20 ms. */
const FEW = 250;
/** Many are waited for as long as a person hardly notices: whoever has just uploaded them looks for them next. */
const PATIENCE_MS = 1_000;
/** A part is merged with the one before it that is not so many times as large: few parts, and little is built again. */
const GROWTH = 3;
/** Fewer are indexed anew in less time than a file takes to be read. */
const WORTH_KEEPING = 2_000;

export interface EntityIndexHost {
  /** Lets other requests be served in the middle of long work. */
  breathe: () => Promise<void>;
  /** False where a request may not wait for what another one has begun: each then does its own work. */
  sharesWork?: boolean;
  /** Where the index outlasts the process, if the host has such a place. Whatever it holds may be lost. */
  keep?: { load: () => Promise<Uint8Array | null>; save: (...pieces: Uint8Array[]) => Promise<void> };
  /** Builds in a thread, where the host has one; without, building gives way between steps. */
  build?: BuildEntityIndex;
}

/**
 * Keeps the names of one database's entities in memory, in the engine's own index: a few parts, each a third of the one
 * before or less, that are never changed. What is new is a part of its own until it is merged. The audit log tells which
 * entities have changed since the last look, on this server or another; new ones have higher numbers. About 30 bytes an
 * entity, and as much again while the largest part is merged.
 */
export function createEntityIndex(db: Db, host: EntityIndexHost): EntityIndex {
  const { breathe, sharesWork = true, keep } = host;
  const build = host.build ?? ((source) => buildEntityIndex(source, breathe));
  const inTurn = sharesWork ? createMutex() : <T>(work: () => Promise<T>) => work();
  let parts: Part[] = [];
  let seq = 0;
  let lastId = 0;
  let adding: Promise<void> | null = null;
  let hasLooked = keep === undefined;
  let kept: NameIndex | undefined;

  /** What has come since the last look: entities of those indexed that have changed, and how many new ones at most. */
  async function changes(): Promise<{ seq: number; ids: number[]; added: number }> {
    const [now] = await db.orm.all<{ head: number | null; updated: string; newest: number | null }>(sql`select
      (select max(seq) from ${auditEvent}) as head,
      (select json_group_array(distinct subject_id) from ${auditEvent} where action = ${CHANGED} and seq > ${seq}) as updated,
      (select max(id) from ${entity}) as newest`);
    const updated = JSON.parse(now?.updated ?? '[]') as (number | null)[];
    const ids = updated.flatMap((id) => (id !== null && id <= lastId ? [id] : []));
    return { seq: now?.head ?? 0, ids, added: Math.max(0, (now?.newest ?? 0) - lastId) };
  }

  /** What an earlier process has kept, if it is of this database and of this engine: only what came since is read. */
  async function takeUp(): Promise<void> {
    hasLooked = true;
    const found = await keep?.load().catch(() => null);
    const known = found ? readKept(found) : null;
    if (known === null) return;
    const [then] = await db.orm.select({ hash: auditEvent.hash }).from(auditEvent).where(eq(auditEvent.seq, known.seq));
    if (then?.hash !== known.hash) return;
    ({ seq, lastId } = known);
    kept = known.index;
    parts = [{ index: known.index, changed: new Set(), bytes: known.bytes }];
  }

  /** Keeps the index once it is of one part: then nothing has changed since the last look. */
  async function keepIt(): Promise<void> {
    const [part, ...more] = parts;
    if (!keep || !part || more.length > 0 || part.index === kept || part.index.partyCount < WORTH_KEEPING) return;
    const [head] = await db.orm.select({ hash: auditEvent.hash }).from(auditEvent).where(eq(auditEvent.seq, seq));
    if (!head) return;
    kept = part.index;
    await keep.save(keptHead({ seq, hash: head.hash, lastId }), part.bytes);
  }

  async function catchUp(): Promise<void> {
    if (!hasLooked) await takeUp();
    const before = parts;
    const { seq: head, ids, added } = await changes();
    if (ids.length + added > 0) {
      const older = before.map(({ changed, ...rest }) => ({ ...rest, changed: new Set([...changed, ...ids]) }));
      let last = lastId;
      const seen = (id: number) => {
        last = id;
      };
      const pages = async function* () {
        yield* pagesOf(db, ids);
        yield* pagesAfter(db, lastId, { breathe, seen });
      };
      const now = await merged([...older, await built([], pages())]);
      // Another request that worked beside this one was faster.
      if (parts !== before) return catchUp();
      parts = now;
      lastId = last;
    }
    seq = Math.max(seq, head);
    // A full disk, say, costs the next start some time and nothing else.
    await keepIt().catch(() => undefined);
  }

  async function built(earlier: readonly EarlierPart[], pages: AsyncIterable<string>): Promise<Part> {
    const bytes = await build({ earlier, pages });
    return { index: openIndex(bytes), bytes, changed: new Set() };
  }

  async function merged(all: readonly Part[]): Promise<Part[]> {
    const older = all.at(-2);
    const newer = all.at(-1);
    if (!older || !newer || older.index.partyCount > newer.index.partyCount * GROWTH) return [...all];
    return merged([...all.slice(0, -2), await built([older, newer], none())]);
  }

  const names = (): EntityNames => {
    const now = parts;
    return {
      indexes: now.map(({ index }) => index),
      segments: now.map(({ bytes }) => bytes),
      holds: (id, segment) => !now[segment]?.changed.has(id),
      upTo: lastId,
      byteLength: now.reduce((sum, { index }) => sum + index.byteLength, 0),
    };
  };
  return {
    async current() {
      await inTurn(catchUp);
      return names();
    },
    isBuilt: () => parts.length > 0,
    async soon() {
      if (!sharesWork || parts.length === 0) return this.current();
      const { ids, added } = await changes();
      if (ids.length + added === 0) return names();
      if (ids.length + added <= FEW) return this.current();
      adding ??= inTurn(catchUp).finally(() => {
        adding = null;
      });
      // Whoever looks next tries again.
      await waitAtMost(
        PATIENCE_MS,
        adding.catch(() => undefined),
      );
      return names();
    },
  };
}

async function* none(): AsyncGenerator<string> {}
