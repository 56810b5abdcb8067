import type { User } from '@tamis/api/auth/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { startSession } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { failure } from '../shared/error-text.ts';
import { notify } from '../shared/notify.ts';

export function useLogin() {
  const enter = useEnter();
  return trpc.auth.login.useMutation({
    onSuccess: (user) => enter(user, 'Login successful', `Welcome back, ${user.fullName}!`),
    onError: (error) => notify(failure('Login failed', error)),
  });
}

export function useRegister() {
  const enter = useEnter();
  return trpc.auth.register.useMutation({
    onSuccess: (user) => enter(user, 'Registration successful', `Welcome, ${user.fullName}!`),
    onError: (error) => notify(failure('Registration failed', error)),
  });
}

/** Stores the user and goes to the dashboard. */
function useEnter() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (user: User, title: string, description: string) => {
    startSession(queryClient, user);
    await navigate({ to: '/' });
    notify({ title, description });
  };
}
