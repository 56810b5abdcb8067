import { DraftDialog } from '../shared/draft-dialog.tsx';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';
import { EntityFormFields } from './entity-form.tsx';
import { EntityForm, NEW_ENTITY, newEntityOf } from './entity-form-values.ts';
import { useCreateEntity } from './use-create-entity.ts';

interface AddEntityDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddEntityDialog({ isOpen, onOpenChange }: AddEntityDialogProps) {
  const create = useCreateEntity();
  const draftKey = useDraftKey('add-entity');
  return (
    <DraftDialog
      draftKey={draftKey}
      isInAddress
      title="Add Entity"
      description="Screened against every loaded list as soon as it is created."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="add-entity"
      submitLabel="Create Entity"
      isPending={create.isPending}
      pendingLabel="Creating..."
    >
      <AddEntityForm create={create} draftKey={draftKey} onCreated={() => onOpenChange(false)} />
    </DraftDialog>
  );
}

interface AddEntityFormProps {
  create: ReturnType<typeof useCreateEntity>;
  draftKey: string;
  onCreated: () => void;
}

/** Mounted only while the dialog is open: each opening starts with the draft, or empty. */
function AddEntityForm({ create, draftKey, onCreated }: AddEntityFormProps) {
  const form = useForm(EntityForm, NEW_ENTITY, draftKey);
  const submit = form.submit((values) => create.mutateAsync(newEntityOf(values)), onCreated);
  return (
    <>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <EntityFormFields id="add-entity" form={form} onSubmit={submit} />
    </>
  );
}
