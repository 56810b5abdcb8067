import { type EventRow, auditEvent } from '@tamis/db/schema';
import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { turnsOf } from '../turns.ts';
import { type Page, toIso } from '../wire.ts';
import { auditWhere } from './audit-where.ts';
import { GENESIS, eventFault } from './chain.ts';
import { type KeptCheckpoint, checkpointFault } from './checkpoint.ts';
import { partiesOfEvents } from './parties-of-events.ts';
import type { AuditChoices, AuditEvent, ListAudit, ListedEvent } from './schema.ts';
import { subjectNames } from './subject-names.ts';

/** Events read at once while verifying, some 20 ms: bounded memory however long the log. */
const VERIFY_STEP = 1_000;

/** Events that pass the filter, newest first, with the names of their subjects. */
export async function listEvents(ctx: Ctx, input: ListAudit): Promise<Page<ListedEvent>> {
  const where = await auditWhere(ctx, input);
  const rows = await ctx.db.orm
    .select()
    .from(auditEvent)
    .where(where)
    .orderBy(desc(auditEvent.seq))
    .limit(input.limit)
    .offset(input.offset);
  const events = rows.map(presentEvent);
  const nameOf = await subjectNames(ctx, rows);
  const partyOf = await partiesOfEvents(ctx, events);
  return {
    rows: events.map((event) => ({ ...event, subjectName: nameOf(event), party: partyOf(event) })),
    total: await ctx.db.orm.$count(auditEvent, where),
  };
}

/** Who has done something, and what has been done, each name once: steps over the index instead of reading it. */
export async function choices(ctx: Ctx): Promise<AuditChoices> {
  const distinct = async (column: typeof auditEvent.actor | typeof auditEvent.action) => {
    const rows = await ctx.db.orm.all<{ name: string }>(
      sql`with recursive name(name) as (select min(${column}) from ${auditEvent} union all select (select min(${column}) from ${auditEvent} where ${column} > name.name) from name where name.name is not null) select name from name where name is not null`,
    );
    return rows.map(({ name }) => name);
  };
  return { actors: await distinct(auditEvent.actor), actions: await distinct(auditEvent.action) };
}

/**
 * An event as it goes over the wire; an erased payload is null. What somebody damaged in the database is shown as it is
 * there: the log is read most when somebody has tampered with it.
 */
export function presentEvent(event: EventRow): AuditEvent {
  const { seq, at, actor, action, subjectType, subjectId, payload } = event;
  const shown = payload === '' ? null : readOr(payload, () => JSON.parse(payload) as unknown);
  return { seq, at: readOr(at, () => toIso(at)), actor, action, subjectType, subjectId, payload: shown };
}

/** What can be read of a stored value, else the value as text. */
function readOr<T>(stored: unknown, read: () => T): T | string {
  try {
    return read();
  } catch {
    return String(stored);
  }
}

interface Verification {
  ok: boolean;
  events: number;
  /** Hash of the last good event. */
  head: string;
  firstBad: { seq: number; reason: string } | null;
  /** Good events whose payload was erased: nobody can know any more what it said. */
  erased: number;
}

/**
 * Walks the whole chain from the first event and stops at the first that is not as it was written, or not as a checkpoint
 * has it. Only a checkpoint shows that the end was cut off.
 */
export async function verify(ctx: Ctx, checkpoints: readonly KeptCheckpoint[] = []): Promise<Verification> {
  const bySeq = Map.groupBy(checkpoints, ({ seq }) => seq);
  const pause = turnsOf(ctx.breathe);
  let head = GENESIS;
  let erased = 0;
  const endWith = (reason: string | null): Verification => ({
    ok: reason === null,
    events: head.seq,
    head: head.hash,
    firstBad: reason === null ? null : { seq: head.seq + 1, reason },
    erased,
  });
  for (;;) {
    const events = await ctx.db.orm
      .select()
      .from(auditEvent)
      .where(gt(auditEvent.seq, head.seq))
      .orderBy(asc(auditEvent.seq))
      .limit(VERIFY_STEP);
    if (events.length === 0) return endWith(missingEnd(head.seq, checkpoints));
    for (const event of events) {
      const contradictions = (bySeq.get(event.seq) ?? []).map((checkpoint) => checkpointFault(checkpoint, event));
      const reason = eventFault(ctx.createHash, head, event) ?? contradictions.find((fault) => fault !== null);
      if (reason) return endWith(reason);
      head = { seq: event.seq, hash: event.hash };
      if (event.payload === '') erased += 1;
      await pause();
    }
  }
}

/** What is wrong with a log that ends with this event although a checkpoint names a later one. */
function missingEnd(seq: number, checkpoints: readonly KeptCheckpoint[]): string | null {
  const later = checkpoints.findLast((checkpoint) => checkpoint.seq > seq);
  return later === undefined
    ? null
    : (checkpointFault(later, later) ??
        `event ${seq + 1} is missing: at the checkpoint of ${later.at} the log extended to event ${later.seq}`);
}
