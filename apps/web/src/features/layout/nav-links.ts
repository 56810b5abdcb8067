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

export interface NavLink {
  to: LinkProps['to'];
  label: string;
  icon: typeof Bell;
  /** Paths under which it is highlighted. */
  covers: (path: string) => boolean;
  adminOnly?: boolean;
  /** The number shown at its end. */
  count?: 'alerts' | 'matches';
}

const under =
  (...prefixes: string[]) =>
  (path: string) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The links of the specification, in its order. */
export const specifiedLinks: readonly NavLink[] = [
  { to: '/', label: 'Dashboard', icon: LayoutDashboard, covers: (path) => path === '/' },
  { to: '/search', label: 'Search', icon: Search, covers: under('/search') },
  { to: '/entities', label: 'Entities', icon: UsersRound, covers: under('/entities', '/entity') },
  { to: '/alerts', label: 'Alerts', icon: Bell, covers: under('/alerts'), count: 'alerts' },
  { to: '/cases', label: 'Cases', icon: FolderOpen, covers: under('/cases') },
  { to: '/admin', label: 'Admin', icon: Shield, covers: under('/admin'), adminOnly: true },
  { to: '/help', label: 'Help', icon: CircleQuestionMark, covers: under('/help') },
];

/** The further screens, below the divider. */
export const furtherLinks: readonly NavLink[] = [
  { to: '/matches', label: 'Matches', icon: GitCompareArrows, covers: under('/matches'), count: 'matches' },
  { to: '/lists', label: 'Lists', icon: ListChecks, covers: under('/lists') },
  { to: '/reports', label: 'Reports', icon: FileText, covers: under('/reports') },
];
