import { ChangeFourEyes, FOUR_EYES_TEXTS, type FourEyes, FourEyesFrom } from '@tamis/api/settings/schema';
import { FormDialog } from '@tamis/ui/form-dialog';
import { Form } from '@tamis/ui/form';
import { Radio, RadioGroup } from '@tamis/ui/radio-group';
import { TextArea } from '@tamis/ui/text-area';
import { HIGH_FROM, MEDIUM_FROM } from '@tamis/ui/risk';
import { toast } from '@tamis/ui/toast';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { useForm } from '../shared/use-form.ts';

const MEANINGS = {
  off: 'One person decides.',
  high: `Entities with a score of ${HIGH_FROM} and above.`,
  medium: `Entities with a score of ${MEDIUM_FROM} and above.`,
  low: 'Every decision on a match.',
} as const satisfies Record<FourEyesFrom, string>;

interface FourEyesDialogProps {
  current: FourEyes;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the risk band and for the reason, which is kept with the change. */
export function FourEyesDialog({ current, isOpen, onOpenChange }: FourEyesDialogProps) {
  const invalidate = useInvalidate();
  const change = trpc.settings.changeFourEyes.useMutation({
    onSuccess: ({ from }) => {
      toast({ title: 'Setting changed', description: `Four-eyes approval: ${FOUR_EYES_TEXTS[from]}.` });
      void invalidate('setting');
    },
    onError: toastFailure('Failed to change the setting'),
  });
  return (
    <FormDialog
      isInAddress
      title="Four-Eyes Approval"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="four-eyes"
      submitLabel="Save"
      isPending={change.isPending}
      pendingLabel="Saving..."
    >
      <FourEyesForm
        current={current}
        onSubmit={(input) => change.mutateAsync(input)}
        onSaved={() => onOpenChange(false)}
      />
    </FormDialog>
  );
}

interface FourEyesFormProps {
  current: FourEyes;
  onSubmit: (input: ChangeFourEyes) => Promise<unknown>;
  onSaved: () => void;
}

function FourEyesForm({ current, onSubmit, onSaved }: FourEyesFormProps) {
  const form = useForm(ChangeFourEyes, { version: current.version, from: current.from, reason: '' });
  const submit = form.submit(onSubmit, onSaved);
  return (
    <Form id="four-eyes" onSubmit={submit}>
      <RadioGroup
        label="A second person approves decisions on"
        value={form.values.from}
        onChange={(value) => form.set('from', FourEyesFrom.options.find((option) => option === value) ?? 'off')}
      >
        {FourEyesFrom.options.map((from) => (
          <Radio
            key={from}
            value={from}
            description={MEANINGS[from]}
            isDisabled={from !== 'off' && current.obstacle !== null}
          >
            {from === 'off' ? 'No match' : FOUR_EYES_TEXTS[from]}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea label="Reason" description="Kept with the change in the audit log." {...form.field('reason')} />
    </Form>
  );
}
