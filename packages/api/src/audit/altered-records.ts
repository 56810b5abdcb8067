/** Finds records that somebody has altered behind the audit log: they no longer say what the log has recorded. */
import {
  auditEvent,
  caseActivity,
  caseFile,
  match,
  report,
  screening,
  screeningRange,
  screeningRun,
} from '@tamis/db/schema';
import { and, asc, between, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import {
  type CertificatesDigest,
  certificatesDigest,
  textOfRange,
  textOfRow,
} from '../screening/certificate-digest.ts';
import { turnsOf } from '../turns.ts';
import { chainHead } from '../write.ts';
import { type RecordedDecision, UNDECIDED, afterEvent, differingColumns } from './recorded-decisions.ts';

/** Rows read at once: bounded memory. */
const STEP = 1_000;
/** At most so many alterations are named. */
const MAX_NAMED = 20;
/** A record that is changed during the comparison looks altered; then all are compared again, at most so many times. */
const ATTEMPTS = 3;

/** What an event recorded about one record. */
interface Recorded<T> {
  seq: number;
  value: T;
}

/** What the whole log recorded, by the ids of the records. */
interface Log {
  decisions: Map<number, RecordedDecision>;
  cases: Map<number, Recorded<Record<string, unknown>>>;
  comments: Map<number, Recorded<unknown>>;
  reports: Map<number, Recorded<unknown>>;
  /** What was stored together, in the order of the events. */
  certificates: Recorded<CertificatesDigest>[];
  /** Entities and cases with an event whose content was erased: nobody can know what it recorded. */
  erased: { entity: Set<number>; case: Set<number> };
}

/**
 * Decisions on matches, cases, comments, certificates and reports that are not as the audit log recorded them, a phrase each: what
 * differs, and which event says otherwise. It trusts the log, so verify the chain first. Certificates
 * and reports take long: all of them are hashed.
 */
export async function alteredRecords(ctx: Ctx, { inFull = true } = {}): Promise<string[]> {
  const comparisons = [decisionFaults, caseFaults, commentFaults, ...(inFull ? [certificateFaults, reportFaults] : [])];
  for (let attempt = 1; ; attempt += 1) {
    const head = await chainHead(ctx.db);
    const altered = await compare(ctx, await readLog(ctx), comparisons);
    if (altered.length === 0 || attempt === ATTEMPTS || (await chainHead(ctx.db)).seq === head.seq) return altered;
  }
}

async function compare(ctx: Ctx, log: Log, comparisons: readonly (typeof decisionFaults)[]): Promise<string[]> {
  const altered: string[] = [];
  for (const faults of comparisons) {
    for await (const fault of faults(ctx, log)) {
      altered.push(fault);
      if (altered.length === MAX_NAMED) return altered;
    }
  }
  return altered;
}

async function readLog(ctx: Ctx): Promise<Log> {
  const erased = { entity: new Set<number>(), case: new Set<number>() };
  const log: Log = {
    decisions: new Map(),
    cases: new Map(),
    comments: new Map(),
    reports: new Map(),
    certificates: [],
    erased,
  };
  const events = inSteps(
    ctx,
    (after) =>
      ctx.db.orm.select().from(auditEvent).where(gt(auditEvent.seq, after)).orderBy(asc(auditEvent.seq)).limit(STEP),
    ({ seq }) => seq,
  );
  for await (const event of events) addEvent(log, event);
  return log;
}

function addEvent(log: Log, event: typeof auditEvent.$inferSelect): void {
  const { seq, action, subjectType, subjectId, payload } = event;
  if (payload === '') {
    if (subjectId !== null && (subjectType === 'entity' || subjectType === 'case'))
      log.erased[subjectType].add(subjectId);
    return;
  }
  const said = JSON.parse(payload) as Record<string, unknown>;
  const id = (name: string) => Number(said[name]);
  const certificates = said['certificates'] as CertificatesDigest | undefined;
  if (certificates) log.certificates.push({ seq, value: certificates });
  if (action === 'case.create') log.cases.set(Number(subjectId), { seq, value: said });
  else if (action === 'case.update') log.cases.set(Number(subjectId), { seq, value: Object(said['after']) });
  else if (action === 'case.comment') log.comments.set(id('activityId'), { seq, value: said['content'] });
  else if (action === 'report.create') log.reports.set(id('report'), { seq, value: said['sha256'] });
  else if (action.startsWith('match.')) {
    const after = afterEvent(event, said, log.decisions.get(id('match')) ?? UNDECIDED);
    if (after) log.decisions.set(id('match'), after);
  }
}

/** The evidence is left out: it is long. */
const OF_MATCH = {
  id: match.id,
  entityId: match.entityId,
  state: match.state,
  reason: match.reason,
  note: match.note,
  decidedBy: match.decidedBy,
  decidedAt: match.decidedAt,
  approvedBy: match.approvedBy,
  approvedAt: match.approvedAt,
  proposal: match.proposal,
  proposedBy: match.proposedBy,
  proposedAt: match.proposedAt,
};

async function* decisionFaults(ctx: Ctx, { decisions, erased }: Log): AsyncGenerator<string> {
  const rows = inSteps(
    ctx,
    (after) => ctx.db.orm.select(OF_MATCH).from(match).where(gt(match.id, after)).orderBy(asc(match.id)).limit(STEP),
    ({ id }) => id,
  );
  for await (const row of rows) {
    const recorded = decisions.get(row.id) ?? UNDECIDED;
    decisions.delete(row.id);
    const differing = erased.entity.has(row.entityId) ? [] : differingColumns(row, recorded);
    if (differing.length > 0) {
      yield `match ${row.id} of entity ${row.entityId}: ${differing.join(', ')} (${eventText(recorded)})`;
    }
  }
  yield* removedFaults('match', decisions);
}

async function* caseFaults(ctx: Ctx, { cases, erased }: Log): AsyncGenerator<string> {
  const rows = inSteps(
    ctx,
    (after) => ctx.db.orm.select().from(caseFile).where(gt(caseFile.id, after)).orderBy(asc(caseFile.id)).limit(STEP),
    ({ id }) => id,
  );
  for await (const row of rows) {
    const recorded = cases.get(row.id);
    cases.delete(row.id);
    if (erased.case.has(row.id)) continue;
    const columns = Object.entries(row).filter(([name, stored]) => {
      const { value = {} } = recorded ?? {};
      return name in value && value[name] !== stored;
    });
    const differing = recorded ? columns.map(([name]) => name) : ['all'];
    if (differing.length > 0) yield `case ${row.id}: ${differing.join(', ')} (${eventText(recorded)})`;
  }
  yield* removedFaults('case', cases);
}

async function* commentFaults(ctx: Ctx, { comments, erased }: Log): AsyncGenerator<string> {
  const rows = inSteps(
    ctx,
    (after) =>
      ctx.db.orm
        .select()
        .from(caseActivity)
        .where(and(gt(caseActivity.id, after), eq(caseActivity.activityType, 'comment')))
        .orderBy(asc(caseActivity.id))
        .limit(STEP),
    ({ id }) => id,
  );
  for await (const { id, caseId, content } of rows) {
    const recorded = comments.get(id);
    comments.delete(id);
    if (erased.case.has(caseId) || recorded?.value === content) continue;
    yield `comment ${id} on case ${caseId}: content (${eventText(recorded)})`;
  }
  yield* removedFaults('comment', comments);
}

async function* certificateFaults(ctx: Ctx, { certificates }: Log): AsyncGenerator<string> {
  const pause = turnsOf(ctx.breathe);
  for (const recorded of certificates) {
    const { from, to, sha256 } = recorded.value;
    const rows = await ctx.db.orm
      .select()
      .from(screening)
      .where(between(screening.id, from, to));
    const ranges = await ctx.db.orm
      .select()
      .from(screeningRange)
      .innerJoin(screeningRun, eq(screeningRun.id, screeningRange.runId))
      .where(between(screeningRange.firstId, from, to));
    const texts = ranges.map(({ screening_range: range, screening_run: run }) => textOfRange(range, run));
    if (certificatesDigest(ctx.createHash, [...rows.map(textOfRow), ...texts])?.sha256 !== sha256) {
      yield `${from === to ? `certificate ${from}` : `certificates ${from} to ${to}`}: content (${eventText(recorded)})`;
    }
    await pause();
  }
}

async function* reportFaults(ctx: Ctx, { reports, erased }: Log): AsyncGenerator<string> {
  // One at a time: each may be megabytes long.
  const rows = inSteps(
    ctx,
    (after) => ctx.db.orm.select().from(report).where(gt(report.id, after)).orderBy(asc(report.id)).limit(1),
    ({ id }) => id,
  );
  for await (const { id, entityId, bytes } of rows) {
    const recorded = reports.get(id);
    reports.delete(id);
    if (erased.entity.has(entityId) || recorded?.value === ctx.createHash().update(bytes).hex()) continue;
    yield `report ${id} on entity ${entityId}: content (${eventText(recorded)})`;
  }
  yield* removedFaults('report', reports);
}

function* removedFaults(what: string, left: ReadonlyMap<number, { seq: number | null }>): Generator<string> {
  for (const [id, recorded] of left) yield `${what} ${id}: removed (${eventText(recorded)})`;
}

const eventText = (recorded: { seq: number | null } | undefined): string =>
  recorded?.seq ? `event ${recorded.seq}` : 'no event';

/** Rows step by step, each step behind the last row of the one before, in turns. */
async function* inSteps<Row>(
  ctx: Ctx,
  read: (after: number) => Promise<Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row> {
  const pause = turnsOf(ctx.breathe);
  for (let after = 0; ;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const row of rows) {
      yield row;
      await pause();
    }
    after = idOf(last);
  }
}
