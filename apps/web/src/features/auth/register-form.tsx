import { Register } from '@tamis/api/auth/schema';
import { type Role, ROLES } from '@tamis/api/permissions';
import { Button } from '@tamis/ui/button';
import { ErrorSummary } from '@tamis/ui/error-summary';
import { Form } from '@tamis/ui/form';
import { Select, SelectItem } from '@tamis/ui/select';
import { PasswordField, TextField } from '@tamis/ui/text-field';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { notify } from '../shared/notify.ts';
import { ROLE_TEXTS } from '../shared/role-text.ts';
import { useForm } from '../shared/use-form.ts';
import { FormFailure } from './form-failure.tsx';
import { useEnter } from './use-enter.ts';

const isRole = (key: unknown): key is Role => ROLES.some((role) => role === key);

export function RegisterForm() {
  const register = useRegister();
  const { values, set, ...form } = useForm(Register, {
    username: '',
    fullName: '',
    password: '',
    role: 'viewer',
  });
  // The only field error that only the server can find: the username is taken.
  const taken = form.refusal?.startsWith('Username') ? form.refusal : undefined;
  return (
    <Form onSubmit={form.submit((account) => register.mutateAsync(account))}>
      <ErrorSummary key={form.attempt} errors={taken ? [{ field: 'username', message: taken }] : form.summary} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        {...form.field('username')}
        errorMessage={form.errors.username ?? taken}
      />
      <TextField label="Full Name" autoComplete="name" {...form.field('fullName')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <Select
        label="Role"
        value={values.role}
        onChange={(key) => {
          if (isRole(key)) set('role', key);
        }}
      >
        {ROLES.map((role) => (
          <SelectItem key={role} id={role}>
            {ROLE_TEXTS[role]}
          </SelectItem>
        ))}
      </Select>
      {form.failure && !taken && <FormFailure text={form.failure} />}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        isPending={register.isPending}
        pendingLabel="Creating account..."
      >
        Register
      </Button>
    </Form>
  );
}

function useRegister() {
  const enter = useEnter();
  return trpc.auth.register.useMutation({
    onSuccess: (user) => enter(user, 'Registration successful', `Welcome, ${user.fullName}!`),
    onError: (error) => notify(failure('Registration failed', error)),
  });
}
