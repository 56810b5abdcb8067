import { PRIORITY_TEXTS, STATUS_TEXTS } from '@tamis/api/cases/words';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { FieldRow, Form } from '@tamis/ui/form';
import { Select, SelectItem } from '@tamis/ui/select';
import { TextArea } from '@tamis/ui/text-area';
import { TextField } from '@tamis/ui/text-field';
import type { ReactNode, SyntheticEvent } from 'react';
import type { useForm } from '../shared/use-form.ts';
import { ASSIGNEES, assigneeKey, assigneeOf, assigneeText } from './assignee.ts';
import { CASE_PRIORITIES, CASE_STATUSES } from './case-texts.ts';
import { EntityComboBox, type EntityChoice } from './entity-combo-box.tsx';
import type { CheckedCaseForm, NewCaseForm } from './new-case-form.ts';

interface CaseFormFieldsProps {
  id: string;
  form: ReturnType<typeof useForm<NewCaseForm, CheckedCaseForm>>;
  entity: EntityChoice | null;
  /** Replaces the entity field if the entities are fixed. */
  about?: ReactNode;
  onSubmit: (event: SyntheticEvent) => void;
}

export function CaseFormFields({ id, form, entity, about, onSubmit }: CaseFormFieldsProps) {
  const { values, set, errors } = form;
  return (
    <Form id={id} onSubmit={onSubmit}>
      <ErrorSummary key={form.attempt} errors={form.summary} />
      {about ?? (
        <EntityComboBox
          initial={entity}
          onChoose={(entityId) => set('entityId', entityId)}
          errorMessage={errors.entityId}
        />
      )}
      <TextField
        label="Title"
        autoComplete="off"
        // If the entity is known, the user only reviews the prepared texts and sends them with Enter.
        autoFocus={about !== undefined || entity !== null}
        {...form.field('title')}
      />
      <TextArea label="Description" rows={4} {...form.field('description')} />
      <FieldRow>
        <Select
          label="Status"
          value={values.status}
          onChange={(key) => set('status', CASE_STATUSES.find((status) => status === key) ?? values.status)}
        >
          {CASE_STATUSES.map((status) => (
            <SelectItem key={status} id={status}>
              {STATUS_TEXTS[status]}
            </SelectItem>
          ))}
        </Select>
        <Select
          label="Priority"
          value={values.priority}
          onChange={(key) => set('priority', CASE_PRIORITIES.find((priority) => priority === key) ?? values.priority)}
        >
          {CASE_PRIORITIES.map((priority) => (
            <SelectItem key={priority} id={priority}>
              {PRIORITY_TEXTS[priority]}
            </SelectItem>
          ))}
        </Select>
      </FieldRow>
      <FieldRow>
        <Select
          label="Assigned to"
          value={assigneeKey(values.assignedTo)}
          onChange={(key) => set('assignedTo', assigneeOf(String(key)))}
          errorMessage={errors.assignedTo}
        >
          {ASSIGNEES.map((assignee) => (
            <SelectItem key={assigneeKey(assignee)} id={assigneeKey(assignee)}>
              {assigneeText(assignee)}
            </SelectItem>
          ))}
        </Select>
        <TextField
          label="Due date"
          type="date"
          value={values.dueDate ?? ''}
          onChange={(day) => set('dueDate', day === '' ? null : day)}
          errorMessage={errors.dueDate}
        />
      </FieldRow>
    </Form>
  );
}
