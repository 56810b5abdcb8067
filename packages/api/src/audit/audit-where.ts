/** The filters of the audit log, each by an index. */
import { inIds } from '@tamis/db/db';
import { articleEntity, articleUnlinked, auditEvent } from '@tamis/db/schema';
import { type SQL, and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { entitiesNamed } from '../entities/entities-named.ts';
import { wordsOf } from '../search/words.ts';
import type { AuditFilter } from './schema.ts';

/** The condition of a filter; undefined when it lets every event through. */
export async function auditWhere(ctx: Ctx, filter: AuditFilter): Promise<SQL | undefined> {
  const { subjectType, subjectId, entityId, text, actor, action, since, until } = filter;
  return and(
    subjectType === undefined ? undefined : eq(auditEvent.subjectType, subjectType),
    subjectId === undefined ? undefined : eq(auditEvent.subjectId, subjectId),
    entityId === undefined ? undefined : isAboutEntity(entityId),
    text === undefined || text === '' ? undefined : await says(ctx, text),
    actor === undefined ? undefined : eq(auditEvent.actor, actor),
    action === undefined ? undefined : eq(auditEvent.action, action),
    since === undefined ? undefined : gte(auditEvent.at, Date.parse(since)),
    until === undefined ? undefined : lt(auditEvent.at, Date.parse(until)),
  );
}

/** Its own events, and those of articles that are or were linked to it, unless they are about a link to somebody else. */
function isAboutEntity(id: number): SQL {
  const { payload } = auditEvent;
  const articles = sql`select ${articleEntity.articleId} from ${articleEntity} where ${eq(articleEntity.entityId, id)}
    union all select ${articleUnlinked.articleId} from ${articleUnlinked} where ${eq(articleUnlinked.entityId, id)}`;
  const isOfLink = sql`case when json_valid(${payload}) then coalesce(${payload} ->> 'entityId', ${id}) = ${id}
    and ${id} in (select value from json_each(coalesce(${payload} -> 'entityIds', json_array(${id})))) else 1 end`;
  return sql`${auditEvent.seq} in (select seq from audit_event where subject_type = 'entity' and subject_id = ${id}
    union all select seq from audit_event where subject_type = 'article' and subject_id in (${articles}) and ${isOfLink})`;
}

/** About an entity of this number or name; or what was recorded has words that begin with each of these. */
async function says(ctx: Ctx, text: string): Promise<SQL> {
  const ids = await entitiesNamed(ctx, text);
  const number = /^#?\s*(\d{1,15})$/.exec(text.trim())?.[1];
  if (number !== undefined) ids.add(Number(number));
  const words = wordsOf(text)
    .map((word) => `"${word}"*`)
    .join(' ');
  const ofEntities = sql`select seq from audit_event where subject_type = 'entity' and ${inIds(sql`subject_id`, [...ids])}`;
  const recorded = sql`select rowid from audit_text where audit_text match ${words}`;
  return sql`${auditEvent.seq} in (${words === '' ? ofEntities : sql`${ofEntities} union all ${recorded}`})`;
}
