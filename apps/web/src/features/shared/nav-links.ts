import { may, type Permission, type Role } from '@tamis/api/permissions';
import type { LinkProps } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield';
import UsersRound from 'lucide-react/icons/users-round';
import type { ShortcutId } from './shortcut-table.ts';

export interface NavLink {
  to: LinkProps['to'];
  label: string;
  icon: typeof Bell;
  /** Paths under which it is highlighted. */
  covers: (path: string) => boolean;
  /** The permission that its page requires; left out if everybody may see it. */
  permission?: Permission;
  shortcut?: ShortcutId;
  /** The number shown at its end. */
  count?: 'alerts' | 'matches' | 'accounts';
}

const under =
  (...prefixes: string[]) =>
  (path: string) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The links from the specification, in its order. */
export const SPECIFIED_LINKS: readonly NavLink[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard, covers: (path) => path === '/', shortcut: 'goDashboard' },
  { to: '/search', label: 'Search', icon: Search, covers: under('/search') },
  {
    to: '/entities',
    label: 'Entities',
    icon: UsersRound,
    covers: under('/entities', '/entity'),
    shortcut: 'goEntities',
  },
  { to: '/alerts', label: 'Alerts', icon: Bell, covers: under('/alerts'), count: 'alerts', shortcut: 'goAlerts' },
  { to: '/cases', label: 'Cases', icon: FolderOpen, covers: under('/cases'), shortcut: 'goCases' },
  { to: '/admin', label: 'Admin', icon: Shield, covers: under('/admin'), permission: 'users.read', count: 'accounts' },
  { to: '/help', label: 'Help', icon: CircleQuestionMark, covers: under('/help') },
];

/** The further screens, below the divider. */
export const FURTHER_LINKS: readonly NavLink[] = [
  {
    to: '/matches',
    label: 'Matches',
    icon: GitCompareArrows,
    covers: under('/matches'),
    count: 'matches',
    shortcut: 'goMatches',
  },
  { to: '/lists', label: 'Lists', icon: ListChecks, covers: under('/lists', '/parties'), shortcut: 'goLists' },
  { to: '/reports', label: 'Reports', icon: FileText, covers: under('/reports'), shortcut: 'goReports' },
];

/** The links whose pages a role may see. */
export const linksFor = (links: readonly NavLink[], role: Role): NavLink[] =>
  links.filter(({ permission }) => permission === undefined || may(role, permission));
