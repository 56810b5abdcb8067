import type { Entity } from '@tamis/api/entities/schema';
import { FormDialog } from '@tamis/ui/form-dialog';
import { useForm } from '../shared/use-form.ts';
import { EntityFormFields } from './entity-form.tsx';
import { changeOf, EntityForm, formOf } from './entity-form-values.ts';
import { useUpdateEntity } from './use-update-entity.ts';

interface EditEntityDialogProps {
  entity: Entity;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Opened from the profile. A change of name, type, country or date screens the entity anew. */
export function EditEntityDialog({ entity, isOpen, onOpenChange }: EditEntityDialogProps) {
  const update = useUpdateEntity();
  return (
    <FormDialog
      isInAddress
      title="Edit Entity"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="edit-entity"
      submitLabel="Save Changes"
      isPending={update.isPending}
      pendingLabel="Saving..."
    >
      <EditEntityForm entity={entity} update={update} onUpdated={() => onOpenChange(false)} />
    </FormDialog>
  );
}

interface EditEntityFormProps {
  entity: Entity;
  update: ReturnType<typeof useUpdateEntity>;
  onUpdated: () => void;
}

function EditEntityForm({ entity, update, onUpdated }: EditEntityFormProps) {
  const form = useForm(EntityForm, formOf(entity));
  const submit = form.submit(
    (values) => update.mutateAsync({ entityId: entity.id, change: changeOf(entity, form.start, values) }),
    onUpdated,
  );
  return <EntityFormFields id="edit-entity" form={form} entity={entity} onSubmit={submit} />;
}
