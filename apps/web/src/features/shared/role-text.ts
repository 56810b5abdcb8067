import type { Role } from '@tamis/api/permissions';

export const roleText: Record<Role, string> = { viewer: 'Viewer', analyst: 'Analyst', admin: 'Admin' };

export const roleInSentence: Record<Role, string> = {
  viewer: 'a viewer',
  analyst: 'an analyst',
  admin: 'an administrator',
};
