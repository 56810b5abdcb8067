import type { Entity } from '@tamis/api/entities/schema';
import { DraftDialog } from '../shared/draft-dialog.tsx';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';
import { EntityFormFields } from './entity-form.tsx';
import { changeOf, EntityForm, formOf } from './entity-form-values.ts';
import { useUpdateEntity } from './use-update-entity.ts';

interface EditEntityDialogProps {
  entity: Entity;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Opened from the profile. A change of name, type, country or date screens the entity again. */
export function EditEntityDialog({ entity, isOpen, onOpenChange }: EditEntityDialogProps) {
  const update = useUpdateEntity();
  const draftKey = useDraftKey(`edit-entity:${entity.id}`);
  return (
    <DraftDialog
      draftKey={draftKey}
      isInAddress
      title="Edit Entity"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="edit-entity"
      submitLabel="Save Changes"
      isPending={update.isPending}
      pendingLabel="Saving..."
    >
      <EditEntityForm entity={entity} update={update} draftKey={draftKey} onUpdated={() => onOpenChange(false)} />
    </DraftDialog>
  );
}

interface EditEntityFormProps {
  entity: Entity;
  update: ReturnType<typeof useUpdateEntity>;
  draftKey: string;
  onUpdated: () => void;
}

/** Starts with the entity's current values, or with a draft. */
function EditEntityForm({ entity, update, draftKey, onUpdated }: EditEntityFormProps) {
  const form = useForm(EntityForm, formOf(entity), draftKey);
  const submit = form.submit(
    (values) => update.mutateAsync({ entityId: entity.id, ...changeOf(entity, form.start, values) }),
    onUpdated,
  );
  return (
    <>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <EntityFormFields id="edit-entity" form={form} entity={entity} onSubmit={submit} />
    </>
  );
}
