import type { Role } from '@tamis/api/permissions';

export const roleText: Record<Role, string> = { viewer: 'Viewer', analyst: 'Analyst', admin: 'Admin' };
