/** The roles of the specification, from least to most. */
export const ROLES = ['viewer', 'analyst', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const everyone: readonly Role[] = ['viewer', 'analyst', 'admin'];
const analysts: readonly Role[] = ['analyst', 'admin'];
const admins: readonly Role[] = ['admin'];

/**
 * Who may do what. Every procedure names one of these; what is not named here is refused. The server enforces it for
 * both doors and the web app reads the same table to decide what it offers.
 */
export const PERMISSIONS = {
  'entities.read': everyone,
  'entities.write': analysts,
  'ownership.read': everyone,
  'ownership.write': analysts,
  'matches.read': everyone,
  'matches.decide': analysts,
  'screening.record': analysts,
  'alerts.read': everyone,
  'alerts.mark': everyone,
  'cases.read': everyone,
  'cases.write': analysts,
  'assignees.read': analysts,
  'media.read': everyone,
  'media.write': analysts,
  'feeds.read': admins,
  'feeds.write': admins,
  'reports.read': everyone,
  'reports.create': everyone,
  'dashboard.read': everyone,
  'search.read': everyone,
  'lists.read': everyone,
  'lists.import': admins,
  'jobs.read': everyone,
  'jobs.control': admins,
  'selfTests.read': everyone,
  'selfTests.run': admins,
  'users.read': admins,
  'users.write': admins,
  'keys.read': admins,
  'keys.write': admins,
  'webhooks.read': admins,
  'webhooks.write': admins,
  'settings.read': everyone,
  'settings.write': admins,
  'audit.read': admins,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function may(role: Role, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(role);
}
