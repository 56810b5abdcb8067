import { type Permission, may } from '@tamis/api/permissions';
import type { User } from '@tamis/api/auth/schema';
import type { ThemeChoice } from '@tamis/ui/theme';
import type { NavigateOptions } from '@tanstack/react-router';
import BellRing from 'lucide-react/icons/bell-ring';
import FileCheck from 'lucide-react/icons/file-check';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderPlus from 'lucide-react/icons/folder-plus';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import Upload from 'lucide-react/icons/upload';
import type { ReactElement } from 'react';
import { FURTHER_LINKS, linksFor, SPECIFIED_LINKS } from '../shared/nav-links.ts';
import type { ShortcutId } from '../shared/shortcut-table.ts';

export interface Command {
  id: string;
  label: string;
  icon: ReactElement;
  /** Other words that find it. */
  words?: string;
  shortcut?: ShortcutId;
  permission?: Permission;
  run: () => void;
}

/** What a command may do to the application around it. */
export interface CommandDeps {
  go: (to: NavigateOptions) => void;
  setTheme: (theme: ThemeChoice) => void;
  showShortcuts: () => void;
  showNotifications: () => void;
  changePassword: () => void;
  logout: () => void;
}

/** The pages that this user may see, in the order of the sidebar. */
export const pageCommands = (user: User, { go }: Pick<CommandDeps, 'go'>): Command[] =>
  linksFor([...SPECIFIED_LINKS, ...FURTHER_LINKS], user.role).map(({ to, label, icon: Icon, shortcut }) => ({
    id: `page ${to}`,
    label,
    icon: <Icon aria-hidden />,
    shortcut,
    run: () => go({ to }),
  }));

/** What this user may do from anywhere. */
export function actionCommands(user: User, deps: CommandDeps): Command[] {
  const { go, setTheme, showShortcuts, showNotifications, changePassword, logout } = deps;
  const actions: Command[] = [
    {
      id: 'add entity',
      label: 'Add Entity',
      icon: <Plus aria-hidden />,
      words: 'new customer person company country create',
      permission: 'entities.write',
      run: () => go({ to: '/entities', search: { add: true } }),
    },
    {
      id: 'bulk upload',
      label: 'Bulk Upload',
      icon: <Upload aria-hidden />,
      words: 'csv import customers file',
      permission: 'entities.write',
      run: () => go({ to: '/entities/upload' }),
    },
    {
      id: 'new case',
      label: 'New Case',
      icon: <FolderPlus aria-hidden />,
      words: 'create open investigation',
      permission: 'cases.write',
      run: () => go({ to: '/cases', search: { new: true } }),
    },
    {
      id: 'screenings',
      label: 'Screenings',
      icon: <FileCheck aria-hidden />,
      words: 'certificates proof searches',
      permission: 'entities.read',
      run: () => go({ to: '/reports', search: { tab: 'screenings' } }),
    },
    {
      id: 'self-test',
      label: 'Self-test',
      icon: <FlaskConical aria-hidden />,
      words: 'quality recall false alerts threshold calibrate measure',
      permission: 'selfTests.read',
      run: () => go({ to: '/self-test' }),
    },
    { id: 'light', label: 'Light theme', icon: <Sun aria-hidden />, words: 'colour', run: () => setTheme('light') },
    { id: 'dark', label: 'Dark theme', icon: <Moon aria-hidden />, words: 'colour', run: () => setTheme('dark') },
    {
      id: 'system theme',
      label: 'System theme',
      icon: <SunMoon aria-hidden />,
      words: 'colour light dark',
      run: () => setTheme('system'),
    },
    {
      id: 'notifications',
      label: 'Recent notifications',
      icon: <BellRing aria-hidden />,
      words: 'toasts messages missed',
      run: showNotifications,
    },
    {
      id: 'password',
      label: 'Change password',
      icon: <KeyRound aria-hidden />,
      words: 'account security',
      run: changePassword,
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: <Keyboard aria-hidden />,
      words: 'keys help',
      shortcut: 'shortcuts',
      run: showShortcuts,
    },
    { id: 'logout', label: 'Logout', icon: <LogOut aria-hidden />, words: 'sign out', run: logout },
  ];
  return actions.filter(({ permission }) => permission === undefined || may(user.role, permission));
}

/** Whether every word of the text is the start of a word of the command. */
export function fits({ label, words = '' }: Pick<Command, 'label' | 'words'>, text: string): boolean {
  const known = `${label} ${words}`.toLowerCase().split(/\s+/u);
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => known.some((one) => one.startsWith(word)));
}
