/** What an address of the cases page may say, apart from the rest: the entry of the web app needs no more. */
import * as v from 'valibot';

export const CaseStatus = v.picklist(['open', 'in_progress', 'escalated', 'resolved']);
export type CaseStatus = v.InferOutput<typeof CaseStatus>;

export const CaseFilter = v.picklist([
  'all',
  'open',
  'in_progress',
  'escalated',
  'resolved',
  'high',
  'medium',
  'low',
  'mine',
]);
export type CaseFilter = v.InferOutput<typeof CaseFilter>;

/** Whom a case of the list has to be assigned to. */
export const CaseAssigned = v.picklist(['nobody']);
export type CaseAssigned = v.InferOutput<typeof CaseAssigned>;

/** Newest first; or what is not resolved, soonest due first, those without a due date last. */
export const CaseSort = v.picklist(['-createdAt', 'dueDate']);
export type CaseSort = v.InferOutput<typeof CaseSort>;
