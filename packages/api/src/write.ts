import { isLostRace, isMalformedJson } from '@tamis/db/database-fault';
import { type Db, type Statement, beginSequence, insertMany, lastId } from '@tamis/db/db';
import { auditEvent } from '@tamis/db/schema';
import { type SQL, desc, getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AuditAction, AuditSubject } from './audit/actions.ts';
import { type AuditDraft, type ChainHead, GENESIS, linkEvents } from './audit/chain.ts';
import type { Ctx } from './context.ts';
import { Conflict, Unauthorized } from './errors.ts';
import { type CertifiedText, certificatesDigest } from './screening/certificate-digest.ts';

/** How often a lost race is retried. In each round another write has won, so the system as a whole makes progress. */
const ATTEMPTS = 20;

/** A change being put together: statements, and the audit events that record them. All of them are stored, or none. */
export class Write {
  readonly #db: Db;
  readonly statements: Statement[] = [];
  readonly events: AuditDraft[] = [];
  readonly requirements: { condition: SQL; otherwise: string }[] = [];
  /** The certificates among the rows; an event of this write holds their digest. */
  readonly certified: CertifiedText[] = [];
  readonly #ids = new Map<string, number>();

  constructor(db: Db) {
    this.#db = db;
  }

  add(...statements: Statement[]): void {
    this.statements.push(...statements);
  }

  /** Adds one insert for all rows; no rows, no statement. */
  insert<T extends SQLiteTable>(table: T, rows: readonly T['$inferInsert'][]): void {
    if (rows.length > 0) this.statements.push(insertMany(table, rows));
  }

  /** The next free id of a table, known before the row is stored, so that everything can refer to it in one batch. */
  async id(table: SQLiteTable): Promise<number> {
    const name = getTableName(table);
    const next = (this.#ids.get(name) ?? (await lastId(this.#db, table))) + 1;
    this.#ids.set(name, next);
    return next;
  }

  /** Reserves `count` consecutive ids and returns the first. Nobody else gets them, even if no row uses them. */
  async reserve(table: SQLiteTable, count: number): Promise<number> {
    const first = await this.id(table);
    const name = getTableName(table);
    const last = first + count - 1;
    this.#ids.set(name, last);
    this.add(beginSequence(name), sql`update sqlite_sequence set seq = ${last} where name = ${name} and seq < ${last}`);
    return first;
  }

  /** If the condition does not hold when the batch runs, the whole batch fails with `Conflict(otherwise)` and is not retried. */
  require(condition: SQL, otherwise: string): void {
    this.requirements.push({ condition, otherwise });
    this.statements.push(endUnless(condition));
  }

  audit(action: AuditAction, subject: AuditSubject, payload: object): void {
    this.events.push({ action, subjectType: subject.type, subjectId: subject.id, payload });
  }
}

/** The events of a write; the last one vouches for the certificates that are stored with it. */
function eventsOf(ctx: Ctx, { events, certified }: Write): AuditDraft[] {
  const certificates = certificatesDigest(ctx.createHash, certified);
  const last = events.at(-1);
  if (certificates === null || !last) return events;
  return [...events.slice(0, -1), { ...last, payload: { ...last.payload, certificates } }];
}

/** In SQLite only an error ends a batch from within. `commit` then finds the condition that failed. */
const endUnless = (condition: SQL): Statement => sql`select json(case when ${condition} then '1' else 'refused' end)`;

/**
 * The one way to write. `plan` loads what it needs and puts the change together; the change and its audit events are then
 * stored as one batch. The head of the audit chain is read first, and its hash is unique: if another write comes in between,
 * the batch fails and the plan runs again on fresh data. So no lock is held while it waits, on a file or on a remote primary.
 * A caller whose access has ended since the request began stores nothing.
 */
export async function commit<T>(ctx: Ctx, plan: (write: Write) => Promise<T>): Promise<T> {
  return ctx.db.exclusive(async () => {
    for (let attempt = 1; ; attempt += 1) {
      const head = await chainHead(ctx.db);
      const write = new Write(ctx.db);
      const result = await plan(write);
      if (write.events.length === 0) {
        if (write.statements.length === 0) return result;
        throw new Error('A write without its audit event');
      }
      const who = { at: ctx.now(), actorId: ctx.user?.id ?? null, actor: ctx.actor };
      const events = linkEvents(ctx.createHash, head, eventsOf(ctx, write), who);
      try {
        // First: the change itself may end the access.
        const admitted = ctx.admission ? [endUnless(ctx.admission.holds)] : [];
        await ctx.db.write([...admitted, insertMany(auditEvent, events), ...write.statements]);
        ctx.bell?.ring();
        return result;
      } catch (error) {
        if (isMalformedJson(error)) throw (await unmet(ctx, write)) ?? error;
        if (!isLostRace(error) || attempt === ATTEMPTS) throw error;
      }
    }
  });
}

export async function chainHead(db: Db): Promise<ChainHead> {
  const [head] = await db.orm
    .select({ seq: auditEvent.seq, hash: auditEvent.hash })
    .from(auditEvent)
    .orderBy(desc(auditEvent.seq))
    .limit(1);
  return head ?? GENESIS;
}

/** The error of the first condition that does not hold; null if all do. */
async function unmet({ db, admission }: Ctx, { requirements }: Write): Promise<Unauthorized | Conflict | null> {
  if (admission && !(await holds(db, admission.holds))) return new Unauthorized(admission.otherwise);
  for (const { condition, otherwise } of requirements) {
    if (!(await holds(db, condition))) return new Conflict(otherwise);
  }
  return null;
}

async function holds(db: Db, condition: SQL): Promise<boolean> {
  const [row] = await db.orm.all<{ holds: number }>(sql`select (${condition}) as holds`);
  return Boolean(row?.holds);
}
