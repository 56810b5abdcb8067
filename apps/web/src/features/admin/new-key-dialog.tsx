import { NewApiKey, type NewKeyShown } from '@tamis/api/api-keys/schema';
import { ROLES } from '@tamis/api/permissions';
import { FormDialog } from '@tamis/ui/form-dialog';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { Form } from '@tamis/ui/form';
import { Radio, RadioGroup } from '@tamis/ui/radio-group';
import { TextField } from '@tamis/ui/text-field';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { ROLE_TEXTS } from '../shared/role-text.ts';
import { ShownOnce, useShownOnce } from '../shared/shown-once.tsx';
import { useForm } from '../shared/use-form.ts';

const ROLE_MEANINGS = {
  viewer: 'Reads, and screens names without storing them.',
  analyst: 'Adds entities, decides matches and works on cases as well.',
  admin: 'Does everything except create more keys.',
} as const;

interface NewKeyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for name and role, then shows the key, which can be seen only this once. */
export function NewKeyDialog({ isOpen, onOpenChange }: NewKeyDialogProps) {
  const { made, setMade, footer } = useShownOnce<NewKeyShown>(isOpen, onOpenChange);
  const invalidate = useInvalidate();
  const create = trpc.keys.create.useMutation({
    onSuccess: (key) => {
      setMade(key);
      void invalidate('key');
    },
    onError: toastFailure('Failed to create the key'),
  });
  return (
    <FormDialog
      isInAddress
      title={made ? 'API key created' : 'Create API Key'}
      description={made ? made.name : 'For a program that calls Tamis in your name.'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="new-key"
      // Not `isPending`: the button disappears with the response, and a screen reader would announce it without a name.
      submitLabel={create.isPending ? 'Creating...' : 'Create key'}
      footer={footer}
      // The key is lost with the dialog.
      isKeyboardDismissDisabled={made !== null}
    >
      {made ? (
        <ShownOnce what="key" value={made.key}>
          Only its hash is stored: it cannot be shown again.
        </ShownOnce>
      ) : (
        <KeyForm onSubmit={(input) => create.mutateAsync(input)} />
      )}
    </FormDialog>
  );
}

function KeyForm({ onSubmit }: { onSubmit: (input: NewApiKey) => Promise<unknown> }) {
  const form = useForm(NewApiKey, { name: '', role: 'viewer' });
  const submit = form.submit(onSubmit);
  return (
    <Form id="new-key" onSubmit={submit}>
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <TextField
        label="Name"
        autoFocus
        autoComplete="off"
        placeholder="Onboarding system"
        description="What the key is for."
        {...form.field('name')}
      />
      <RadioGroup
        label="Role"
        description="A key can never do more than the person who made it."
        value={form.values.role}
        onChange={(value) => form.set('role', ROLES.find((role) => role === value) ?? 'viewer')}
      >
        {ROLES.map((role) => (
          <Radio key={role} value={role} description={ROLE_MEANINGS[role]}>
            {ROLE_TEXTS[role]}
          </Radio>
        ))}
      </RadioGroup>
    </Form>
  );
}
