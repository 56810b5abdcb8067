import type { CaseFile } from '@tamis/api/cases/schema';
import type { CaseFilter, CaseSort } from '@tamis/api/cases/view-schema';

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
  { id: '-createdAt', label: 'Newest First' },
  { id: 'dueDate', label: 'Due First' },
];

type Status = CaseFile['status'];
type Priority = CaseFile['priority'];

export const CASE_STATUSES = ['open', 'in_progress', 'escalated', 'resolved'] as const satisfies readonly Status[];
export const STATUS_TEXTS: Record<Status, string> = {
  open: 'Open',
  in_progress: 'In Progress',
  escalated: 'Escalated',
  resolved: 'Resolved',
};

export const CASE_PRIORITIES = ['low', 'medium', 'high'] as const satisfies readonly Priority[];
export const PRIORITY_TEXTS: Record<Priority, string> = { low: 'Low', medium: 'Medium', high: 'High' };
