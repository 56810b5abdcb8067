import * as v from 'valibot';
import { MAX_NAME, id, isoTime, page } from '../wire.ts';

export const AuditEvent = v.object({
  seq: v.number(),
  at: isoTime,
  actor: v.string(),
  action: v.string(),
  subjectType: v.string(),
  subjectId: v.nullable(v.number()),
  payload: v.unknown(),
});
export type AuditEvent = v.InferOutput<typeof AuditEvent>;

/** An event as it is exported: with what its hash is made of. */
export const ExportedEvent = v.object({
  ...AuditEvent.entries,
  actorId: v.pipe(v.nullable(v.number()), v.description('Null for the system itself and for the command line')),
  payloadDigest: v.string(),
  prevHash: v.string(),
  hash: v.string(),
});
export type ExportedEvent = v.InferOutput<typeof ExportedEvent>;

/** An event as people read it in the log. */
export const ListedEvent = v.object({
  ...AuditEvent.entries,
  /** What its subject is called today; null for what has no name or is gone. It is no part of the event. */
  subjectName: v.nullable(v.string()),
  /** Of an event about a match: the listed party, the other side beside its subject, by its name of today. */
  party: v.nullable(v.object({ id, name: v.string(), list: v.string(), sourceRef: v.string(), reference: v.string() })),
});
export type ListedEvent = v.InferOutput<typeof ListedEvent>;

const filters = {
  subjectType: v.optional(
    v.pipe(v.string(), v.maxLength(50), v.description("What kind of thing it was done to, such as 'match'")),
  ),
  subjectId: v.optional(v.pipe(id, v.description('The id of what it was done to'))),
  entityId: v.optional(
    v.pipe(id, v.description('About this entity: what was done to it, and to articles that are or were linked to it')),
  ),
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_NAME),
      v.description('The number or name of an entity, or words of what was recorded'),
    ),
  ),
  actor: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description("Who did it, as the log has it: 'ada' or 'ada by key bot'")),
  ),
  action: v.optional(v.pipe(v.string(), v.maxLength(100), v.description("What was done, such as 'match.confirm'"))),
  since: v.optional(v.pipe(isoTime, v.description('Only what happened at this time or later'))),
  until: v.optional(v.pipe(isoTime, v.description('Only what happened before this time'))),
};

export const ListAudit = v.strictObject({ ...filters, ...page });
export type ListAudit = v.InferOutput<typeof ListAudit>;

export const ExportAudit = v.strictObject({
  ...filters,
  format: v.optional(v.pipe(v.picklist(['csv', 'jsonl']), v.description('CSV, or a JSON object a line')), 'jsonl'),
});
export type ExportAudit = v.InferOutput<typeof ExportAudit>;
/** What narrows the log down. */
export type AuditFilter = Omit<ExportAudit, 'format'>;

/** An export of customers' data that a browser has put together: of what, by which filter, and how many rows. */
export const NoteExport = v.strictObject({
  what: v.picklist(['entity', 'match']),
  filter: v.pipe(
    v.record(
      v.pipe(v.string(), v.maxLength(50)),
      v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()]),
    ),
    v.check((filter) => Object.keys(filter).length <= 20, 'filter has too many fields'),
  ),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type NoteExport = v.InferOutput<typeof NoteExport>;

/** What there is to filter by. */
export const AuditChoices = v.object({ actors: v.array(v.string()), actions: v.array(v.string()) });
export type AuditChoices = v.InferOutput<typeof AuditChoices>;
