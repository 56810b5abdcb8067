import type { CaseFile } from '@tamis/api/cases/schema';

/** A case is overdue from the day after its due date until it is resolved. */
export function isOverdue({ dueDate, status }: Pick<CaseFile, 'dueDate' | 'status'>, today: string): boolean {
  return dueDate !== null && status !== 'resolved' && dueDate < today;
}
