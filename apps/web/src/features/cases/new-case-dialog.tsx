import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { DraftDialog } from '../shared/draft-dialog.tsx';
import { DraftNote } from '../shared/draft-note.tsx';
import { readDraft, useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';
import type { EntityChoice } from './entity-combo-box.tsx';
import { CaseFormFields } from './case-form.tsx';
import { aboutAlert, aboutMatch, NEW_CASE, NewCaseForm } from './new-case-form.ts';
import { useCreateCase } from './use-create-case.ts';

interface NewCaseDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The entity of the case, if it is known. */
  entityId?: number;
  /** The confirmed match that it is about. */
  matchId?: number;
  /** The alert that it is about. */
  alertId?: number;
}

export function NewCaseDialog({ isOpen, onOpenChange, entityId, matchId, alertId }: NewCaseDialogProps) {
  const create = useCreateCase();
  const draftKey = useDraftKey(['new-case', entityId, matchId, alertId].join(':'));
  return (
    <DraftDialog
      draftKey={draftKey}
      isInAddress
      title="Create a new case"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="new-case"
      submitLabel="Create Case"
      isPending={create.isPending}
      pendingLabel="Creating..."
    >
      <StartOfForm
        create={create}
        draftKey={draftKey}
        entityId={entityId ?? null}
        matchId={matchId}
        alertId={alertId}
        onCreated={() => onOpenChange(false)}
      />
    </DraftDialog>
  );
}

interface StartOfFormProps {
  create: ReturnType<typeof useCreateCase>;
  draftKey: string;
  /** The entity that the form starts with. */
  entityId: number | null;
  matchId?: number;
  alertId?: number;
  onCreated: () => void;
}

/** Hardly any entity has as many. */
const MOST = 200;

/**
 * Loads the subject of the form or its draft, once per opening. An entity that is chosen later is known to the form.
 */
function StartOfForm(props: StartOfFormProps) {
  // The URL loses them before the dialog has closed.
  const [{ draftKey, entityId, matchId, alertId }] = useState(props);
  const [aboutId] = useState(() => entityId ?? readDraft(draftKey, NEW_CASE).entityId);
  const entity = trpc.entities.get.useQuery(aboutId === null ? skipToken : { id: aboutId });
  const confirmed = trpc.matches.list.useQuery(
    aboutId === null || matchId === undefined ? skipToken : { entityId: aboutId, state: 'confirmed', limit: MOST },
  );
  const alert = trpc.alerts.get.useQuery(alertId === undefined ? skipToken : { id: alertId });
  if (entity.isLoading || confirmed.isLoading || alert.isLoading) return null;
  const match = confirmed.data?.rows.find(({ id }) => id === matchId);
  const begin = match ? aboutMatch(match) : alert.data ? aboutAlert(alert.data) : {};
  return <CaseForm {...props} draftKey={draftKey} entityId={entityId} entity={entity.data ?? null} begin={begin} />;
}

interface CaseFormProps extends StartOfFormProps {
  /** The entity that the form starts with, or that the draft is about. */
  entity: EntityChoice | null;
  /** Values that are known in advance. */
  begin: Partial<NewCaseForm>;
}

/** Mounted only while the dialog is open: each opening starts with the draft, or with what is known. */
function CaseForm({ create, draftKey, entityId, entity, begin, onCreated }: CaseFormProps) {
  const form = useForm(NewCaseForm, { ...NEW_CASE, ...begin, entityId }, draftKey);
  const submit = form.submit(
    ({ assignedTo, dueDate, ...values }) =>
      create.mutateAsync({ ...values, assignedTo: assignedTo ?? undefined, dueDate: dueDate ?? undefined }),
    onCreated,
  );
  return (
    <>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <CaseFormFields
        // Starting over resets the entity field.
        key={String(form.wasRestored)}
        id="new-case"
        form={form}
        entity={entity?.id === form.values.entityId ? entity : null}
        onSubmit={submit}
      />
    </>
  );
}
