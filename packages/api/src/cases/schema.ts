import * as v from 'valibot';
import { keyedPage } from '../keyed-page.ts';
import { MAX_NAME, chosenIds, id, isoTime, leastSeen, level, missingAs, readOnly, upright } from '../wire.ts';
import { CaseAssigned, CaseFilter, CaseSort, CaseStatus } from './view-schema.ts';

const title = v.pipe(
  v.string('Title must be at least 3 characters'),
  v.trim(),
  v.minLength(3, 'Title must be at least 3 characters'),
  leastSeen(3, 'Title must be at least 3 characters'),
  v.maxLength(300, 'Title must be at most 300 characters'),
  upright,
);
const description = v.pipe(
  v.string('Description must be at least 10 characters'),
  v.trim(),
  v.minLength(10, 'Description must be at least 10 characters'),
  leastSeen(10, 'Description must be at least 10 characters'),
  v.maxLength(20_000, 'Description must be at most 20000 characters'),
);
const entityId = v.pipe(
  v.number('Entity is required'),
  v.integer('Entity is required'),
  v.minValue(1, 'Entity is required'),
);
/** A calendar day has no time zone: it is overdue when the reader's own day is later. */
const DueDate = v.pipe(v.string(), v.isoDate('Due date must be a date like 2026-12-31'));
/** What a resolved case came to. */
export const CaseOutcome = v.picklist([
  'No concern',
  'Concern, relationship kept',
  'Concern, relationship ended',
  'Reported',
]);
const ignored = readOnly('id', 'createdAt', 'updatedAt', 'entity', 'assignee');

export const NewCase = v.strictObject({
  entityId: missingAs(entityId, 0),
  title: missingAs(title, ''),
  description: missingAs(description, ''),
  status: v.optional(CaseStatus, 'open'),
  priority: v.optional(level, 'medium'),
  assignedTo: v.nullish(id),
  dueDate: v.nullish(DueDate),
  ...readOnly('outcome'),
  ...ignored,
});
export type NewCase = v.InferOutput<typeof NewCase>;

/** The same case for each of several entities. */
export const NewCases = v.strictObject({ ...v.omit(NewCase, ['entityId']).entries, entityIds: chosenIds });
export type NewCases = v.InferOutput<typeof NewCases>;

export const CaseChange = v.strictObject({
  entityId: v.optional(entityId),
  title: v.optional(title),
  description: v.optional(description),
  status: v.optional(CaseStatus),
  priority: v.optional(level),
  /** Kept of a resolved case; a case that is opened again has none. */
  outcome: v.nullish(CaseOutcome),
  /** Null takes the assignee away. */
  assignedTo: v.nullish(id),
  /** Null takes the due date away. */
  dueDate: v.nullish(DueDate),
  ...ignored,
});
export type CaseChange = v.InferOutput<typeof CaseChange>;

const comment = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Write a comment first'),
  leastSeen(1, 'Write a comment first'),
  v.maxLength(20_000),
);

/** A change, and a comment on it. `read` are the texts as they were when they were read; they must not have changed since. */
export const UpdateCase = v.strictObject({
  caseId: id,
  change: CaseChange,
  comment: v.optional(comment),
  read: v.optional(v.pick(CaseChange, ['title', 'description'])),
});
export type UpdateCase = v.InferOutput<typeof UpdateCase>;

export const ListCases = v.strictObject({
  filter: v.optional(v.pipe(CaseFilter, v.description('A choice of the filter on the cases page')), 'all'),
  status: v.optional(
    v.pipe(
      v.picklist([...CaseStatus.options, 'unresolved']),
      v.description('Only cases of this status, or all that are not resolved, within the filter'),
    ),
  ),
  entityId: v.optional(v.pipe(id, v.description('Only cases of this entity'))),
  assigned: v.optional(v.pipe(CaseAssigned, v.description('Only cases that nobody is assigned to'))),
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_NAME),
      v.description('Only cases with these words in title or description, or of an entity of this name'),
    ),
  ),
  sort: v.optional(v.pipe(CaseSort, v.description('The order; newest first by default'))),
  ...keyedPage,
});
export type ListCases = v.InferOutput<typeof ListCases>;

export const CasesOfEntity = v.strictObject({ ...ListCases.entries, entityId: id });
export type CasesOfEntity = v.InferOutput<typeof CasesOfEntity>;

export const CaseFile = v.object({
  id,
  entityId: id,
  entity: v.object({ id, name: v.string() }),
  title: v.string(),
  description: v.string(),
  status: CaseStatus,
  priority: level,
  outcome: v.nullable(CaseOutcome),
  assignedTo: v.nullable(id),
  /** Full name of the assignee. */
  assignee: v.nullable(v.string()),
  /** The calendar day by which the case should be resolved. */
  dueDate: v.nullable(DueDate),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type CaseFile = v.InferOutput<typeof CaseFile>;

/** Somebody whom a case can be assigned to: nothing else of the account. */
export const Assignee = v.object({ id, fullName: v.string() });
export type Assignee = v.InferOutput<typeof Assignee>;

export const CaseActivity = v.object({
  id,
  caseId: id,
  activityType: v.picklist(['status_change', 'comment', 'assignment_change', 'other']),
  content: v.string(),
  createdAt: isoTime,
  entity: v.object({ id, name: v.string() }),
  user: v.object({ fullName: v.string() }),
});
export type CaseActivity = v.InferOutput<typeof CaseActivity>;

export const NewComment = v.strictObject({ caseId: id, content: comment });
