import { Button } from '@tamis/ui/button';
import { Dialog } from '@tamis/ui/dialog';
import { trpc } from '../../trpc.ts';
import { useForm } from '../shared/use-form.ts';
import type { EntityChoice } from './entity-combo-box.tsx';
import { CaseFormFields } from './case-form.tsx';
import { NEW_CASE, NewCaseForm } from './new-case-form.ts';
import { useCreateCase } from './use-create-case.ts';

export interface NewCaseDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whom the case is about, where that is known beforehand. */
  entityId?: number;
}

export function NewCaseDialog({ isOpen, onOpenChange, entityId }: NewCaseDialogProps) {
  const create = useCreateCase();
  const entity = trpc.entities.get.useQuery({ id: entityId ?? 0 }, { enabled: isOpen && entityId !== undefined });
  const isReady = entityId === undefined || !entity.isPending;
  return (
    <Dialog
      title="Create a new case"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form="new-case"
            variant="primary"
            isPending={create.isPending}
            pendingLabel="Creating..."
          >
            Create Case
          </Button>
        </>
      }
    >
      {isReady && <CaseForm create={create} entity={entity.data ?? null} onCreated={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface CaseFormProps {
  create: ReturnType<typeof useCreateCase>;
  entity: EntityChoice | null;
  onCreated: () => void;
}

/** Lives only while the dialog is open, so that each opening starts empty. */
function CaseForm({ create, entity, onCreated }: CaseFormProps) {
  const form = useForm(NewCaseForm, { ...NEW_CASE, entityId: entity?.id ?? null });
  const submit = form.submit(({ assignedTo, ...values }) =>
    create.mutateAsync({ ...values, assignedTo: assignedTo ?? undefined }).then(onCreated),
  );
  return <CaseFormFields id="new-case" form={form} entity={entity} onSubmit={(event) => void submit(event)} />;
}
