/** The roles of the specification, from least to most. */
export const ROLES = ['viewer', 'analyst', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ['viewer', 'analyst', 'admin'];
const ANALYSTS: readonly Role[] = ['analyst', 'admin'];
const ADMINS: readonly Role[] = ['admin'];

/**
 * Who may do what. Every procedure names one of these; what is not named here is refused. The server enforces it for
 * both doors and the web app reads the same table to decide what it offers.
 */
export const PERMISSIONS = {
  'entities.read': EVERYONE,
  'entities.write': ANALYSTS,
  'ownership.read': EVERYONE,
  'ownership.write': ANALYSTS,
  'matches.read': EVERYONE,
  'matches.decide': ANALYSTS,
  'screening.record': ANALYSTS,
  'alerts.read': EVERYONE,
  'alerts.mark': EVERYONE,
  'cases.read': EVERYONE,
  'cases.write': ANALYSTS,
  'assignees.read': ANALYSTS,
  'media.read': EVERYONE,
  'media.write': ANALYSTS,
  'feeds.read': ADMINS,
  'feeds.write': ADMINS,
  'reports.read': EVERYONE,
  'reports.create': EVERYONE,
  'dashboard.read': EVERYONE,
  'search.read': EVERYONE,
  'lists.read': EVERYONE,
  'lists.import': ADMINS,
  'jobs.read': EVERYONE,
  'jobs.control': ADMINS,
  'selfTests.read': EVERYONE,
  'selfTests.run': ADMINS,
  'users.read': ADMINS,
  'users.write': ADMINS,
  'keys.read': ADMINS,
  'keys.write': ADMINS,
  'webhooks.read': ADMINS,
  'webhooks.write': ADMINS,
  'settings.read': EVERYONE,
  'settings.write': ADMINS,
  'audit.read': ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function may(role: Role, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(role);
}
