import { JsonText, inIds, insertMany, writeInTurn } from '@tamis/db/db';
import { listedParty, partyRevision } from '@tamis/db/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { PartyToStore } from './read-parties.ts';
import { isInForce } from './revision-in-force.ts';

/** Rows and characters in one batch: bounded, so that the event loop never waits long. */
const BATCH = 250;
const BATCH_TEXT = 200_000;
/** Rows read at a time. */
const PAGE = 500;

/** A revision of the version in force. */
interface Revision {
  id: number;
  partyId: number;
  contentHash: string;
}

/** Compares what is read with what is in force, and stores only what differs, under the new version's number. */
export class VersionDiff {
  added = 0;
  changed = 0;
  readonly countBefore: number;
  readonly #ctx: Ctx;
  readonly #watchlistId: number;
  readonly #versionId: number;
  /** Taken out one by one as they are met: what is left at the end was removed. */
  readonly #before: Map<string, Revision>;
  readonly #ended: number[] = [];

  constructor(ctx: Ctx, watchlistId: number, versionId: number, before: Map<string, Revision>) {
    this.#ctx = ctx;
    this.#watchlistId = watchlistId;
    this.#versionId = versionId;
    this.#before = before;
    this.countBefore = before.size;
  }

  async take(parties: readonly PartyToStore[]): Promise<void> {
    let batch: PartyToStore[] = [];
    let size = 0;
    for (const party of parties) {
      batch.push(party);
      size += party.json.length;
      if (batch.length < BATCH && size < BATCH_TEXT) continue;
      await this.#takeBatch(batch);
      [batch, size] = [[], 0];
    }
    if (batch.length > 0) await this.#takeBatch(batch);
  }

  async #takeBatch(parties: readonly PartyToStore[]): Promise<void> {
    const { db } = this.#ctx;
    const fresh: { party: PartyToStore; partyId: number | undefined }[] = [];
    for (const party of parties) {
      const before = this.#before.get(party.sourceRef);
      this.#before.delete(party.sourceRef);
      if (before?.contentHash === party.contentHash) continue;
      if (before) {
        this.changed += 1;
        this.#ended.push(before.id);
      } else this.added += 1;
      fresh.push({ party, partyId: before?.partyId });
    }
    if (fresh.length === 0) return;
    const ids = await this.#partyIds(
      fresh.filter((item) => item.partyId === undefined).map((item) => item.party.sourceRef),
    );
    const rows = fresh.map(({ party: { sourceRef, json, contentHash, matchHash, type, primaryName }, partyId }) => ({
      watchlistId: this.#watchlistId,
      partyId: partyId ?? ids.get(sourceRef) ?? 0,
      fromVersion: this.#versionId,
      contentHash,
      matchHash,
      type,
      primaryName,
      data: new JsonText(json),
    }));
    await writeInTurn(db, [insertMany(partyRevision, rows)]);
    await this.#ctx.breathe();
  }

  /** Ids of parties by reference; new ones get their identity, which an aborted import leaves behind harmlessly. */
  async #partyIds(refs: readonly string[]): Promise<Map<string, number>> {
    if (refs.length === 0) return new Map();
    const { db } = this.#ctx;
    const json = JSON.stringify(refs);
    const statement = sql`insert into ${listedParty} (watchlist_id, source_ref) select ${this.#watchlistId}, value from json_each(${json}) where true on conflict do nothing`;
    await writeInTurn(db, [statement]);
    const rows = await db.orm
      .select({ id: listedParty.id, sourceRef: listedParty.sourceRef })
      .from(listedParty)
      .where(and(eq(listedParty.watchlistId, this.#watchlistId), inIds(listedParty.sourceRef, refs)));
    return new Map(rows.map((row) => [row.sourceRef, row.id]));
  }

  /** Parties of the version in force that were not met so far. */
  get missing(): number {
    return this.#before.size;
  }

  /** Whether what was read says the same as the version in force, so far and if it ends here. */
  get isSame(): boolean {
    return this.added + this.changed + this.#before.size === 0;
  }

  /** Marks what this version no longer has, still unseen by readers. Returns the number of removed parties. */
  async finish(): Promise<number> {
    const removed = [...this.#before.values()].map((revision) => revision.id);
    const ended = [...this.#ended, ...removed];
    const { db } = this.#ctx;
    for (let at = 0; at < ended.length; at += BATCH) {
      const ids = ended.slice(at, at + BATCH);
      await writeInTurn(db, [
        db.orm.update(partyRevision).set({ toVersion: this.#versionId }).where(inIds(partyRevision.id, ids)),
      ]);
      await this.#ctx.breathe();
    }
    return removed.length;
  }
}

/** What the version in force says, by the publisher's reference. */
export async function revisionsInForce(
  ctx: Ctx,
  list: { id: number; currentVersionId: number | null },
): Promise<Map<string, Revision>> {
  const revisions = new Map<string, Revision>();
  if (list.currentVersionId === null) return revisions;
  for (let after = 0; ;) {
    const rows = await ctx.db.orm
      .select({
        id: partyRevision.id,
        partyId: partyRevision.partyId,
        contentHash: partyRevision.contentHash,
        sourceRef: listedParty.sourceRef,
      })
      .from(partyRevision)
      .innerJoin(listedParty, eq(listedParty.id, partyRevision.partyId))
      .where(and(eq(partyRevision.watchlistId, list.id), isInForce(list.currentVersionId), gt(partyRevision.id, after)))
      .orderBy(asc(partyRevision.id))
      .limit(PAGE);
    for (const { sourceRef, ...revision } of rows) revisions.set(sourceRef, revision);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return revisions;
    after = last.id;
    await ctx.breathe();
  }
}
