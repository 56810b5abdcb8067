import { ChangeOwnPassword } from '@tamis/api/auth/own-password-schema';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { Form } from '@tamis/ui/form';
import { FormDialog } from '@tamis/ui/form-dialog';
import { PasswordField } from '@tamis/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { endSession, useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { toastFailure } from '../shared/toast-failure.ts';
import { useForm } from '../shared/use-form.ts';

interface ChangePasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Changes the user's own password. All sessions end with it, so the user logs in again. */
export function ChangePasswordDialog({ isOpen, onOpenChange }: ChangePasswordDialogProps) {
  const { username } = useUser();
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useForm(ChangeOwnPassword, { current: '', password: '' });
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => endSession(queryClient, router, 'password'),
    onError: toastFailure('Failed to change the password'),
  });
  return (
    <FormDialog
      title="Change password"
      description="You are then logged out everywhere, and log in with the new password. API keys stay valid."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      formId="change-password"
      submitLabel="Change password"
      isPending={change.isPending}
      pendingLabel="Changing..."
    >
      <Form id="change-password" onSubmit={form.submit((input) => change.mutateAsync(input))}>
        <ErrorSummary key={form.attempt} errors={form.summary} />
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          autoFocus
          autoComplete="current-password"
          {...form.field('current')}
          errorMessage={form.errors.current ?? form.refusal}
        />
        <PasswordField
          label="New password"
          description="At least 6 characters."
          autoComplete="new-password"
          {...form.field('password')}
        />
      </Form>
    </FormDialog>
  );
}
