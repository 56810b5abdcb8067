import type { User } from '@tamis/api/auth/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { startSession } from '../../session.ts';
import { notify } from '../shared/notify.ts';

/** After a login or a registration: stores the user and goes to the dashboard. */
export function useEnter() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (user: User, title: string, description: string) => {
    startSession(queryClient, user);
    await navigate({ to: '/' });
    notify({ title, description });
  };
}
