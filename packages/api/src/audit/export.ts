import { type EventRow, auditEvent } from '@tamis/db/schema';
import { and, asc, gt, lte } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { chainHead, commit } from '../write.ts';
import type { ExportAudit, ExportedEvent, NoteExport } from './schema.ts';
import { auditWhere } from './audit-where.ts';
import { presentEvent } from './service.ts';

/** Events read and sent at once: bounded memory however long the log. */
const STEP = 1_000;
/** By this mark a spreadsheet recognises UTF-8. */
const UTF8_MARK = '\ufeff';
const COLUMNS = 'seq,at,actorId,actor,action,subjectType,subjectId,payload,payloadDigest,prevHash,hash';

/**
 * The log as text, oldest first, a piece at a time: CSV, or a JSON object a line. The export is an event itself, and the
 * last one in it, whatever others write meanwhile.
 *
 * JSON lines can be recomputed without this system: `hash` is the SHA-256, in hexadecimal digits, of `tamis.audit.1`,
 * `seq`, `at` in milliseconds, `actorId`, `actor`, `action`, `subjectType`, `subjectId`, `payloadDigest` and `prevHash`, null
 * as an empty text, each with its length in UTF-16 units and a colon before it. The salt of a payload's digest stays here,
 * so that a payload that is erased in the file cannot be guessed; `audit verify` compares payloads with their digests.
 */
export async function exportAudit(ctx: Ctx, input: ExportAudit): Promise<AsyncGenerator<string>> {
  const { format, ...filter } = input;
  const last = await commit(ctx, async (write) => {
    write.audit('audit.export', { type: 'audit', id: null }, { format, filter });
    return (await chainHead(ctx.db)).seq + 1;
  });
  return eventsUpTo(ctx, last, input);
}

/** Records that somebody has taken customers' data out as a file. */
export async function noteExport(ctx: Ctx, { what, filter, rows }: NoteExport): Promise<void> {
  await commit(ctx, async (write) => {
    write.audit(`${what}.export`, { type: 'entity', id: null }, { format: 'csv', filter, rows });
    return Promise.resolve();
  });
}

async function* eventsUpTo(ctx: Ctx, last: number, { format, ...filter }: ExportAudit): AsyncGenerator<string> {
  if (format === 'csv') yield `${UTF8_MARK}${COLUMNS}\r\n`;
  const where = await auditWhere(ctx, filter);
  for (let after = 0; ;) {
    const rows = await ctx.db.orm
      .select()
      .from(auditEvent)
      .where(and(where, gt(auditEvent.seq, after), lte(auditEvent.seq, last)))
      .orderBy(asc(auditEvent.seq))
      .limit(STEP);
    const end = rows.at(-1);
    if (!end) return;
    after = end.seq;
    yield rows.map((row) => (format === 'csv' ? csvLine(row) : jsonLine(row))).join('');
    await ctx.breathe();
  }
}

function jsonLine(row: EventRow): string {
  const { actorId, payloadDigest, prevHash, hash } = row;
  const event: ExportedEvent = { ...presentEvent(row), actorId, payloadDigest, prevHash, hash };
  return `${JSON.stringify(event)}\n`;
}

function csvLine(row: EventRow): string {
  const { seq, actorId, actor, action, subjectType, subjectId, payload, payloadDigest, prevHash, hash } = row;
  const what = [actorId ?? '', actor, action, subjectType, subjectId ?? '', payload];
  const cells = [seq, presentEvent(row).at, ...what, payloadDigest, prevHash, hash];
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`;
}

/** Quoted where it must be; what a spreadsheet would run as a formula is made text. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
