import type { CaseActivity, CaseFile } from '@tamis/api/cases/schema';

export const aCase = (file: Partial<CaseFile> = {}): CaseFile => ({
  id: 1,
  entityId: 1,
  entity: { id: 1, name: 'Abdulrahman K. Haddar' },
  title: 'Source of funds',
  description: 'Two transfers exceed the declared income.',
  status: 'in_progress',
  priority: 'high',
  outcome: null,
  assignedTo: null,
  assignee: null,
  dueDate: null,
  createdAt: '2026-11-17T12:00:00.000Z',
  updatedAt: '2026-11-17T12:00:00.000Z',
  ...file,
});

export const anActivity = (activity: Partial<CaseActivity> = {}): CaseActivity => ({
  id: 1,
  caseId: 1,
  activityType: 'status_change',
  content: 'Status changed from Open to Escalated',
  createdAt: '2026-11-17T12:00:00.000Z',
  entity: { id: 1, name: 'Abdulrahman K. Haddar' },
  user: { fullName: 'Ines Valcourt' },
  ...activity,
});

export { anEntity, aUser } from './builders.ts';
