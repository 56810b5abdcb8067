import { auditEvent } from '@tamis/db/schema';
import { and, asc, gt, lte } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { chainHead, commit } from '../write.ts';
import type { ExportAudit } from './schema.ts';
import { auditWhere, presentEvent } from './service.ts';

/** Events read and sent at once: bounded memory however long the log. */
const STEP = 1_000;
const COLUMNS = 'seq,at,actor,action,subjectType,subjectId,payload,prevHash,hash';

/**
 * The log as text, oldest first, a piece at a time: CSV, or a JSON object a line. Each event carries its hash and the one
 * before it, so that an unfiltered export can be checked without this system. The export is an event itself, and the
 * last one in it, whatever others write meanwhile.
 */
export async function* exportAudit(ctx: Ctx, { format, ...filter }: ExportAudit): AsyncGenerator<string> {
  const last = await commit(ctx, async (write) => {
    write.audit('audit.export', { type: 'audit', id: null }, { format, filter });
    return (await chainHead(ctx.db)).seq + 1;
  });
  if (format === 'csv') yield `${COLUMNS}\r\n`;
  for (let after = 0; ;) {
    const rows = await ctx.db.orm
      .select()
      .from(auditEvent)
      .where(and(auditWhere(filter), gt(auditEvent.seq, after), lte(auditEvent.seq, last)))
      .orderBy(asc(auditEvent.seq))
      .limit(STEP);
    const end = rows.at(-1);
    if (!end) return;
    after = end.seq;
    yield rows.map((row) => (format === 'csv' ? csvLine(row) : jsonLine(row))).join('');
    await ctx.breathe();
  }
}

type EventRow = typeof auditEvent.$inferSelect;

const jsonLine = (row: EventRow): string =>
  `${JSON.stringify({ ...presentEvent(row), prevHash: row.prevHash, hash: row.hash })}\n`;

function csvLine(row: EventRow): string {
  const { seq, at, actor, action, subjectType, subjectId } = presentEvent(row);
  const cells = [seq, at, actor, action, subjectType, subjectId ?? '', row.payload, row.prevHash, row.hash];
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`;
}

/** Quoted where it must be; what a spreadsheet would run as a formula is made text. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
