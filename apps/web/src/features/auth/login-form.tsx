import type { Login } from '@tamis/api/auth/schema';
import { Button } from '@tamis/ui/button';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { Form } from '@tamis/ui/form';
import { PasswordField, TextField } from '@tamis/ui/text-field';
import { lazy, type Ref, Suspense } from 'react';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { notify } from '../shared/notify.ts';
import type { useForm } from '../shared/use-form.ts';
import { SwitchLine } from './switch-line.tsx';
import { useEnter } from './use-enter.ts';

const FormFailure = lazy(() => import('./form-failure.tsx').then((module) => ({ default: module.FormFailure })));

interface LoginFormProps {
  form: ReturnType<typeof useForm<Login, Login>>;
  usernameRef: Ref<HTMLInputElement>;
  buttonRef: Ref<HTMLButtonElement>;
}

export function LoginForm({ form, usernameRef, buttonRef }: LoginFormProps) {
  const login = useLogin();
  return (
    <>
      <Form onSubmit={form.submit((values) => login.mutateAsync(values))}>
        <ErrorSummary key={form.attempt} errors={form.summary} />
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          inputRef={usernameRef}
          {...form.field('username')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        {form.failure && (
          <Suspense>
            <FormFailure text={form.failure} />
          </Suspense>
        )}
        <Button
          ref={buttonRef}
          type="submit"
          variant="primary"
          size="lg"
          wide
          isPending={login.isPending}
          pendingLabel="Logging in..."
        >
          Log In
        </Button>
      </Form>
      <SwitchLine text="No account yet?" action="Register" tab="register" />
    </>
  );
}

function useLogin() {
  const enter = useEnter();
  return trpc.auth.login.useMutation({
    onSuccess: (user) => enter(user, 'Login successful', `Welcome back, ${user.fullName}!`),
    onError: (error) => notify(failure('Login failed', error)),
  });
}
