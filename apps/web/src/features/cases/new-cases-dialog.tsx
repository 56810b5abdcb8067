import type { Entity } from '@tamis/api/entities/schema';
import { PersonName } from '@tamis/ui/person-name';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { DraftDialog } from '../shared/draft-dialog.tsx';
import { DraftNote } from '../shared/draft-note.tsx';
import { useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';
import { CaseFormFields } from './case-form.tsx';
import { NEW_CASE, NewCaseForm } from './new-case-form.ts';

interface NewCasesDialogProps {
  entities: readonly Entity[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: () => void;
}

/** One case for each of the chosen entities, all with the same text. All are opened, or none. */
export function NewCasesDialog({ entities, isOpen, onOpenChange, onCreated }: NewCasesDialogProps) {
  const invalidate = useInvalidate();
  const draftKey = useDraftKey('new-cases');
  const create = trpc.cases.createMany.useMutation({
    onSuccess: (files) => {
      toast({
        title: files.length === 1 ? 'Case created' : `${countText(files.length, 'case', 'cases')} created`,
        description: files[0]?.title,
      });
      void invalidate('case');
    },
    onError: toastFailure('Failed to create case'),
  });
  return (
    <DraftDialog
      draftKey={draftKey}
      title={entities.length === 1 ? 'Create a new case' : `Create ${numberText(entities.length)} new cases`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="new-cases"
      submitLabel={entities.length === 1 ? 'Create Case' : 'Create Cases'}
      isPending={create.isPending}
      pendingLabel="Creating..."
    >
      <CasesForm
        entities={entities}
        draftKey={draftKey}
        onSubmit={(input) => create.mutateAsync(input)}
        onSent={() => {
          onOpenChange(false);
          onCreated();
        }}
      />
    </DraftDialog>
  );
}

type Input = Parameters<ReturnType<typeof trpc.cases.createMany.useMutation>['mutateAsync']>[0];

interface CasesFormProps {
  entities: readonly Entity[];
  draftKey: string;
  onSubmit: (input: Input) => Promise<unknown>;
  onSent: () => void;
}

function CasesForm({ entities, draftKey, onSubmit, onSent }: CasesFormProps) {
  const form = useForm(NewCaseForm, { ...NEW_CASE, entityId: entities[0]?.id ?? null }, draftKey);
  const submit = form.submit(
    ({ title, description, status, priority, assignedTo, dueDate }) =>
      onSubmit({
        entityIds: entities.map(({ id }) => id),
        title,
        description,
        status,
        priority,
        assignedTo: assignedTo ?? undefined,
        dueDate: dueDate ?? undefined,
      }),
    onSent,
  );
  return (
    <>
      {form.wasRestored && <DraftNote onDiscard={form.discard} />}
      <CaseFormFields
        id="new-cases"
        form={form}
        entity={null}
        about={
          <div>
            <p className="text-13 font-medium">About</p>
            <p className="mt-1 line-clamp-3 text-13 text-muted">
              {entities.map(({ id, name }, at) => (
                <span key={id}>
                  {at > 0 && ', '}
                  <PersonName name={name} />
                </span>
              ))}
            </p>
          </div>
        }
        onSubmit={submit}
      />
    </>
  );
}
