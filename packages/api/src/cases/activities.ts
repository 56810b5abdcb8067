import type { caseActivity, caseFile } from '@tamis/db/schema';
import { dayText } from '../day-text.ts';
import { PRIORITY_TEXTS, STATUS_TEXTS } from './words.ts';

type CaseRow = typeof caseFile.$inferSelect;
export type CaseState = Pick<CaseRow, 'title' | 'description' | 'status' | 'priority' | 'outcome' | 'dueDate'> & {
  entity: { id: number; name: string };
  /** Null while nobody is assigned. */
  assignee: { id: number; fullName: string } | null;
};
export type ActivityDraft = Pick<typeof caseActivity.$inferInsert, 'activityType' | 'content'>;

/** The first lines of a case's timeline. */
export function activitiesOfNewCase(created: CaseState): ActivityDraft[] {
  const first: ActivityDraft = { activityType: 'other', content: `Case created: ${created.title}` };
  const activities = [first];
  if (created.assignee) activities.push(assignmentChange(null, created.assignee));
  if (created.dueDate !== null) activities.push(dueDateChange(null, created.dueDate));
  return activities;
}

/** What a change adds to the timeline, in plain words; nothing for what stayed as it was. */
export function activitiesOfChange(before: CaseState, after: CaseState): ActivityDraft[] {
  const activities: ActivityDraft[] = [];
  if (before.status !== after.status) {
    const [from, to] = [STATUS_TEXTS[before.status], STATUS_TEXTS[after.status]];
    activities.push({ activityType: 'status_change', content: `Status changed from ${from} to ${to}` });
  }
  // That a case opened again has none goes without saying.
  if (after.status === 'resolved' && before.outcome !== after.outcome) {
    activities.push({ activityType: 'other', content: `Outcome: ${after.outcome ?? 'none'}` });
  }
  if (before.assignee?.id !== after.assignee?.id) activities.push(assignmentChange(before.assignee, after.assignee));
  if (before.priority !== after.priority) {
    const [from, to] = [PRIORITY_TEXTS[before.priority], PRIORITY_TEXTS[after.priority]];
    activities.push({ activityType: 'other', content: `Priority changed from ${from} to ${to}` });
  }
  if (before.dueDate !== after.dueDate) activities.push(dueDateChange(before.dueDate, after.dueDate));
  if (before.entity.id !== after.entity.id) {
    activities.push({ activityType: 'other', content: `Moved from ${before.entity.name} to ${after.entity.name}` });
  }
  if (before.title !== after.title) {
    activities.push({ activityType: 'other', content: `Title changed from '${before.title}' to '${after.title}'` });
  }
  if (before.description !== after.description) {
    activities.push({ activityType: 'other', content: 'Description changed' });
  }
  return activities;
}

function dueDateChange(from: string | null, to: string | null): ActivityDraft {
  return { activityType: 'other', content: dueDateText(from, to) };
}

function dueDateText(from: string | null, to: string | null): string {
  const [before, after] = [from, to].map((day) => day && dayText(day));
  if (!after) return `Due date ${before} removed`;
  return before ? `Due date changed from ${before} to ${after}` : `Due date set to ${after}`;
}

function assignmentChange(from: CaseState['assignee'], to: CaseState['assignee']): ActivityDraft {
  return { activityType: 'assignment_change', content: assignmentText(from, to) };
}

function assignmentText(from: CaseState['assignee'], to: CaseState['assignee']): string {
  if (!to) return `No longer assigned to ${from?.fullName ?? 'anybody'}`;
  return from ? `Reassigned from ${from.fullName} to ${to.fullName}` : `Assigned to ${to.fullName}`;
}
