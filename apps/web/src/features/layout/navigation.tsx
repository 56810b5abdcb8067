import { Link, useLocation } from '@tanstack/react-router';
import { memo } from 'react';
import { useMay, useUser } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { FURTHER_LINKS, linksFor, type NavLink, SPECIFIED_LINKS } from '../shared/nav-links.ts';
import { NAV_ROW } from './nav-row.ts';
import { useDecisionsLeft } from '../shared/use-decisions-left.ts';
import { useUnreadCount } from '../shared/use-unread-count.ts';

interface NavigationProps {
  isCompact: boolean;
  onNavigate?: () => void;
}

/** The main links; `onNavigate` closes the drawer. */
export function Navigation({ isCompact, onNavigate }: NavigationProps) {
  const { role, pending } = useUser();
  const waiting = trpc.users.waiting.useQuery(undefined, { enabled: useMay('users.read') && !pending });
  const counts = {
    alerts: useUnreadCount() ?? 0,
    matches: useDecisionsLeft() ?? 0,
    accounts: waiting.data ?? 0,
  };
  const item = (link: NavLink) => (
    <NavItem
      key={link.to}
      link={link}
      count={link.count ? counts[link.count] : 0}
      isCompact={isCompact}
      onNavigate={onNavigate}
    />
  );
  return (
    <nav aria-label="Main" className="flex flex-col gap-0.5 px-3 py-2">
      {linksFor(SPECIFIED_LINKS, role).map(item)}
      <hr className="mx-2 my-2 border-t" />
      {linksFor(FURTHER_LINKS, role).map(item)}
    </nav>
  );
}

interface NavItemProps {
  link: NavLink;
  count: number;
  isCompact: boolean;
  onNavigate?: () => void;
}

/** Rendered again only when its own count changes: there are eleven of them. */
const NavItem = memo(({ link, count, isCompact, onNavigate }: NavItemProps) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isCurrent = link.covers(path);
  const Icon = link.icon;
  return (
    <Link
      to={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      title={isCompact ? link.label : undefined}
      className={`group relative ${NAV_ROW} ${isCompact ? 'justify-center' : 'px-2'} aria-[current=page]:bg-active aria-[current=page]:text-text`}
    >
      <Icon aria-hidden size={16} className="group-aria-[current=page]:text-accent" />
      <span className={isCompact ? 'sr-only' : ''}>{link.label}</span>
      {count > 0 && <Count label={link.label} count={count} isCompact={isCompact} />}
    </Link>
  );
});
NavItem.displayName = 'NavItem';

function Count({ label, count, isCompact }: { label: string; count: number; isCompact: boolean }) {
  return (
    <span className={isCompact ? 'absolute end-1.5 top-1' : 'ms-auto text-12 tabular'}>
      {isCompact ? (
        <span aria-hidden className="block size-1.5 rounded-full bg-accent" />
      ) : (
        <span aria-hidden>{numberText(count)}</span>
      )}
      <span className="sr-only">
        {label === 'Alerts' ? `, ${numberText(count)} unread` : `, ${numberText(count)} waiting`}
      </span>
    </span>
  );
}
