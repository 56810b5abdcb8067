import { inIds } from '@tamis/db/db';
import { article, caseFile, entity, user, watchlist } from '@tamis/db/schema';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import type { AuditEvent } from './schema.ts';

type Subject = Pick<AuditEvent, 'subjectType' | 'subjectId'>;

/** The columns with the names of subjects; jobs, searches and keys have none. */
const NAMES: ReadonlyMap<string, { id: SQLiteColumn; name: SQLiteColumn }> = new Map([
  ['entity', { id: entity.id, name: entity.name }],
  ['case', { id: caseFile.id, name: caseFile.title }],
  ['article', { id: article.id, name: article.title }],
  ['user', { id: user.id, name: user.fullName }],
  ['list', { id: watchlist.id, name: watchlist.title }],
]);

/** What the subjects of events are called today, not at the time of the event; null for what has no name or is gone. */
export async function subjectNames(ctx: Ctx, events: readonly Subject[]): Promise<(subject: Subject) => string | null> {
  const byType = Map.groupBy(events, ({ subjectType }) => subjectType);
  const known = new Map<string, Map<unknown, string>>();
  for (const [type, { id, name }] of NAMES) {
    const ids = [...new Set((byType.get(type) ?? []).flatMap(({ subjectId }) => subjectId ?? []))];
    if (ids.length === 0) continue;
    const rows = await ctx.db.orm.select({ id, name }).from(id.table).where(inIds(id, ids));
    known.set(type, new Map(rows.map((row) => [row.id, String(row.name)])));
  }
  return ({ subjectType, subjectId }) => known.get(subjectType)?.get(subjectId) ?? null;
}
