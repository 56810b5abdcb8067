import { Avatar } from '@tamis/ui/avatar';
import { IconButton } from '@tamis/ui/icon-button';
import { Logo } from '@tamis/ui/logo';
import { PersonName } from '@tamis/ui/person-name';
import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useUser } from '../../session.ts';
import { ROLE_TEXTS } from '../shared/role-text.ts';
import { ListFreshness } from './list-freshness.tsx';
import { Navigation } from './navigation.tsx';
import { useLogout } from '../shared/use-logout.ts';

interface SidebarProps {
  /** Icons only, each with its label as a tooltip. */
  isCompact?: boolean;
  onNavigate?: () => void;
  /** Further rows below the links. */
  children?: ReactNode;
}

/** Logo, links, freshness of the lists, and the signed-in user. The drawer shows the same. */
export function Sidebar({ isCompact = false, onNavigate, children }: SidebarProps) {
  const user = useUser();
  const logout = useLogout();
  return (
    <div className="flex h-full flex-col">
      <div className={`flex h-14 shrink-0 items-center ${isCompact ? 'justify-center' : 'px-5'}`}>
        <Link to="/" onClick={onNavigate} aria-label="Tamis, Dashboard" className="inline-flex rounded-sm">
          <Logo size={22} withName={!isCompact} />
        </Link>
      </div>
      {/* In a low window, rows fade out where there are more below. */}
      <div className="min-h-0 flex-1 overflow-y-auto mask-b-from-[calc(100%-16px)] pb-4">
        <Navigation isCompact={isCompact} onNavigate={onNavigate} />
        {children}
      </div>
      <div className="mx-3 mb-2">
        <ListFreshness isCompact={isCompact} />
      </div>
      <div className={`flex items-center gap-2.5 border-t py-3 ${isCompact ? 'flex-col' : 'ps-5 pe-3'}`}>
        <Avatar name={user.fullName} />
        <div data-who className={isCompact ? 'sr-only' : 'min-w-0 flex-1'}>
          <div className="truncate text-13 font-medium">
            <PersonName name={user.fullName} isCut />
          </div>
          <div className="truncate text-12 text-muted">
            {user.pending ? 'Waiting for approval' : ROLE_TEXTS[user.role]}
            {/* On wider screens the user menu shows it. */}
            <span className="sm:hidden"> · {user.username}</span>
          </div>
        </div>
        <IconButton
          size="sm"
          aria-label="Logout"
          icon={<LogOut aria-hidden />}
          isPending={logout.isPending}
          onPress={() => logout.mutate()}
        />
      </div>
    </div>
  );
}
