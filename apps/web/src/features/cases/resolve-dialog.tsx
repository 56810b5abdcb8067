import { FormDialog } from '@tamis/ui/form-dialog';
import { Form } from '@tamis/ui/form';
import { Radio, RadioGroup } from '@tamis/ui/radio-group';
import { TextArea } from '@tamis/ui/text-area';
import * as v from 'valibot';
import { useDraftKey } from '../shared/drafts.ts';
import { useForm } from '../shared/use-form.ts';

const OUTCOMES = ['No concern', 'Concern, relationship kept', 'Concern, relationship ended', 'Reported'] as const;

const Resolution = v.object({
  outcome: v.pipe(v.string(), v.nonEmpty('Choose an outcome')),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write what the outcome rests on'),
    v.maxLength(10_000, 'Note must be at most 10000 characters'),
  ),
});

interface ResolveDialogProps {
  caseId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Is given the outcome and the note, which are to be stored together with the status. */
  onResolve: (comment: string) => Promise<unknown>;
}

/** A case is not closed without its outcome and a note; both go to the timeline. */
export function ResolveDialog({ caseId, isOpen, onOpenChange, onResolve }: ResolveDialogProps) {
  return (
    <FormDialog
      title="Resolve this case"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="resolve-case"
      submitLabel="Resolve"
    >
      <ResolveForm caseId={caseId} onResolve={onResolve} onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

interface ResolveFormProps {
  caseId: number;
  onResolve: (comment: string) => Promise<unknown>;
  onDone: () => void;
}

function ResolveForm({ caseId, onResolve, onDone }: ResolveFormProps) {
  const form = useForm(Resolution, { outcome: '', note: '' }, useDraftKey(`resolve:${caseId}`));
  const submit = form.submit(({ outcome, note }) => onResolve(`Outcome: ${outcome}. ${note}`), onDone);
  return (
    <Form id="resolve-case" onSubmit={submit}>
      <RadioGroup label="Outcome" {...form.field('outcome')}>
        {OUTCOMES.map((outcome) => (
          <Radio key={outcome} value={outcome}>
            {outcome}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea label="Note" {...form.field('note')} />
    </Form>
  );
}
