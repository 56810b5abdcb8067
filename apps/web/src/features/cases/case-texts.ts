import type { CaseFile } from '@tamis/api/cases/schema';
import { type CaseFilter, type CaseSort, CaseStatus } from '@tamis/api/cases/view-schema';
import type { FilterOptions } from '../shared/filter-select.tsx';

/** The name of the entity that a case is about. */
export const entityName = ({ entity, entityId }: CaseFile): string => entity.name || `Entity #${entityId}`;

/** The filter options, in order. */
export const CASE_FILTERS: FilterOptions<CaseFilter> = [
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

/** The sort options, in order. */
export const CASE_SORTS: FilterOptions<CaseSort> = [
  { id: '-createdAt', label: 'Newest first' },
  { id: 'dueDate', label: 'Due first' },
];

export const CASE_STATUSES = CaseStatus.options;

/** From lowest to highest. */
export const CASE_PRIORITIES = ['low', 'medium', 'high'] as const satisfies readonly CaseFile['priority'][];
