import { matchesText } from '@tamis/api/alerts/matches-text';
import { citedReference } from '@tamis/api/watchlists/cited-reference';
import type { Alert } from '@tamis/api/alerts/schema';
import { NewCase } from '@tamis/api/cases/schema';
import type { Match } from '@tamis/api/screening/schema';
import * as v from 'valibot';
import { alertTypeText } from '../shared/alert-words.ts';

/** The values of the form; `entityId` is null until one is chosen. */
export const NewCaseForm = v.object({
  entityId: v.pipe(v.nullable(v.number()), NewCase.entries.entityId),
  title: NewCase.entries.title,
  description: NewCase.entries.description,
  status: NewCase.entries.status.wrapped,
  priority: NewCase.entries.priority.wrapped,
  assignedTo: v.nullable(v.number()),
  dueDate: v.nullable(NewCase.entries.dueDate.wrapped),
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
  dueDate: null,
};

/** The initial values of a case about an alert. */
export const aboutAlert = (alert: Alert): Partial<NewCaseForm> => {
  const state = matchesText(alert);
  return {
    title: `${alertTypeText(alert.alertType)}: ${alert.entity.name}`,
    description: state === null ? alert.content : `${alert.content}\n\nSince then: ${state}.`,
  };
};

/** The initial values of a case about a confirmed match, so that nothing has to be typed again. */
export const aboutMatch = ({ party, list, score, explanation, decidedBy }: Match): Partial<NewCaseForm> => ({
  title: `Confirmed match: ${party.names[0]?.text ?? party.sourceRef} (${list.code})`,
  description: [
    `${list.title}, ${citedReference(list.code, party)}${party.programmes.length > 0 ? `, ${party.programmes.join(', ')}` : ''}.`,
    `Score ${Math.round(score)}: ${explanation}`,
    decidedBy && `Confirmed by ${decidedBy}.`,
  ]
    .filter(Boolean)
    .join('\n'),
});
