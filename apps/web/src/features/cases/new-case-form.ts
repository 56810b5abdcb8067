import { NewCase } from '@tamis/api/cases/schema';
import * as v from 'valibot';

/** The form's own values: no entity chosen is null. */
export const NewCaseForm = v.object({
  entityId: v.pipe(v.nullable(v.number()), NewCase.entries.entityId),
  title: NewCase.entries.title,
  description: NewCase.entries.description,
  status: NewCase.entries.status.wrapped,
  priority: NewCase.entries.priority.wrapped,
  assignedTo: v.nullable(v.number()),
});
export type NewCaseForm = v.InferInput<typeof NewCaseForm>;
export type CheckedCaseForm = v.InferOutput<typeof NewCaseForm>;

/** New cases start as open with priority medium. */
export const NEW_CASE: NewCaseForm = {
  entityId: null,
  title: '',
  description: '',
  status: 'open',
  priority: 'medium',
  assignedTo: null,
};
