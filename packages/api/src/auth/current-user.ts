import type { UserRow } from '@tamis/db/schema';
import type { CurrentUser } from '../context.ts';

type Known = Pick<UserRow, 'id' | 'username' | 'fullName' | 'role' | 'pendingRole' | 'createdAt'>;

/** The person whose account this is, as requests know them. */
export function currentUserOf({ id, username, fullName, role, pendingRole, createdAt }: Known): CurrentUser {
  return { id, username, fullName, role, pending: pendingRole !== null, createdAt };
}
