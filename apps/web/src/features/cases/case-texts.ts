import type { CaseFile } from '@tamis/api/cases/schema';
import { type CaseFilter, type CaseSort, CaseStatus } from '@tamis/api/cases/view-schema';

/** The choices of the filter, in their order. */
export const CASE_FILTERS: readonly { id: CaseFilter; label: string }[] = [
  { id: 'all', label: 'All Cases' },
  { id: 'open', label: 'Open' },
  { id: 'in_progress', label: 'In Progress' },
  { id: 'escalated', label: 'Escalated' },
  { id: 'resolved', label: 'Resolved' },
  { id: 'high', label: 'High Priority' },
  { id: 'medium', label: 'Medium Priority' },
  { id: 'low', label: 'Low Priority' },
  { id: 'mine', label: 'My Cases' },
];

/** The choices of the order, in theirs. */
export const CASE_SORTS: readonly { id: CaseSort; label: string }[] = [
  { id: '-createdAt', label: 'Newest first' },
  { id: 'dueDate', label: 'Due first' },
];

export const CASE_STATUSES = CaseStatus.options;

/** From the least to the most. */
export const CASE_PRIORITIES = ['low', 'medium', 'high'] as const satisfies readonly CaseFile['priority'][];
