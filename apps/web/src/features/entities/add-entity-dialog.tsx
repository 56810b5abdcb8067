import { Button } from '@tamis/ui/button';
import { Dialog } from '@tamis/ui/dialog';
import { useForm } from '../shared/use-form.ts';
import { EntityFormFields } from './entity-form.tsx';
import { EntityForm, NEW_ENTITY, newEntityOf } from './entity-form-values.ts';
import { useCreateEntity } from './use-create-entity.ts';

export interface AddEntityDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddEntityDialog({ isOpen, onOpenChange }: AddEntityDialogProps) {
  const create = useCreateEntity();
  return (
    <Dialog
      title="Add Entity"
      description="Screened against all lists as soon as it is created."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form="add-entity"
            variant="primary"
            isPending={create.isPending}
            pendingLabel="Creating..."
          >
            Create Entity
          </Button>
        </>
      }
    >
      <AddEntityForm create={create} onCreated={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface AddEntityFormProps {
  create: ReturnType<typeof useCreateEntity>;
  onCreated: () => void;
}

/** Lives only while the dialog is open, so that each opening starts empty. */
function AddEntityForm({ create, onCreated }: AddEntityFormProps) {
  const form = useForm(EntityForm, NEW_ENTITY);
  const submit = form.submit((values) => create.mutateAsync(newEntityOf(values)).then(onCreated));
  return <EntityFormFields id="add-entity" form={form} onSubmit={(event) => void submit(event)} />;
}
