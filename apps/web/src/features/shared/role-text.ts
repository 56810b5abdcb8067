import type { Role } from '@tamis/api/permissions';

export const ROLE_TEXTS: Record<Role, string> = { viewer: 'Viewer', analyst: 'Analyst', admin: 'Admin' };

export const ROLES_IN_SENTENCES: Record<Role, string> = {
  viewer: 'a viewer',
  analyst: 'an analyst',
  admin: 'an administrator',
};
