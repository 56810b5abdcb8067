/** Which entities have changed, by the audit log. A change is one of the fields that an entity is compared and found by. */
import type { Db } from '@tamis/db/db';
import { auditEvent } from '@tamis/db/schema';
import { type SQL, and, between, eq, gt } from 'drizzle-orm';

/** The audit events after this one that record a change. */
export const isChangeAfter = (seq: number): SQL | undefined =>
  and(eq(auditEvent.action, 'entity.update'), gt(auditEvent.seq, seq));

/** Entities of a range that were changed after the audit log had this length: their change has screened them. */
export async function changedSince(
  { db }: { db: Db },
  { seq, from, to }: { seq: number; from: number; to: number },
): Promise<ReadonlySet<number>> {
  const rows = await db.orm
    .selectDistinct({ id: auditEvent.subjectId })
    .from(auditEvent)
    .where(and(isChangeAfter(seq), between(auditEvent.subjectId, from, to)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
