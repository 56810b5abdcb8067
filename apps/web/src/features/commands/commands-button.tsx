import { Button } from '@tamis/ui/button';
import { Kbd } from '@tamis/ui/kbd';
import { setTheme } from '@tamis/ui/theme';
import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import CommandsIcon from 'lucide-react/icons/square-terminal';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FURTHER_LINKS, SPECIFIED_LINKS } from '../shared/nav-links.ts';
import { useLogout } from '../shared/use-logout.ts';
import { keyCaps } from '../shared/shortcut-table.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(() => loadPalette().then((module) => ({ default: module.Palette })));
/** By then the page has loaded. Without preloading, the first letters after Ctrl K would be lost. */
const PALETTE_AFTER_MS = 2_000;
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);
const RecentNotifications = lazy(() =>
  import('../layout/recent-notifications.tsx').then((module) => ({ default: module.RecentNotifications })),
);

const ChangePasswordDialog = lazy(() =>
  import('../layout/change-password-dialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
);

type Open = 'palette' | 'shortcuts' | 'notifications' | 'password' | null;

/** In the top bar: opens the palette and binds the keys that work on every page. */
export function CommandsButton() {
  const navigate = useNavigate();
  const logout = useLogout();
  const [open, setOpen] = useState<Open>(null);
  // Once rendered they stay, so that they can fade out.
  const [asked, setAsked] = useState<ReadonlySet<Open>>(new Set());
  const show = (what: Open) => {
    setOpen(what);
    setAsked((before) => new Set([...before, what]));
  };
  const go = (to: NavigateOptions) => void navigate(to);
  const setIsOpen = (what: Open) => (isOpen: boolean) => setOpen(isOpen ? what : null);
  useEffect(() => {
    // If it fails, nobody has asked for it yet; opening the palette tries again.
    const timer = setTimeout(() => loadPalette().catch(() => undefined), PALETTE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useShortcuts({
    commands: () => (open === 'palette' ? setOpen(null) : show('palette')),
    shortcuts: () => show('shortcuts'),
    ...Object.fromEntries(
      [...SPECIFIED_LINKS, ...FURTHER_LINKS].flatMap(({ to, shortcut }) =>
        shortcut ? [[shortcut, () => go({ to })]] : [],
      ),
    ),
  });
  return (
    <>
      <Button
        variant="ghost"
        icon={<CommandsIcon aria-hidden />}
        aria-keyshortcuts="Control+K Meta+K"
        className="max-md:hidden pointer-coarse:hidden"
        onPress={() => show('palette')}
      >
        Commands{' '}
        <span aria-hidden className="flex gap-0.5">
          {keyCaps('commands').map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </span>
      </Button>
      {/* Separate boundaries: a dialog that waits for another one's code could not be closed. */}
      <Suspense>
        {asked.has('palette') && (
          <Palette
            isOpen={open === 'palette'}
            onOpenChange={setIsOpen('palette')}
            go={go}
            setTheme={setTheme}
            showShortcuts={() => show('shortcuts')}
            showNotifications={() => show('notifications')}
            changePassword={() => show('password')}
            logout={() => logout.mutate()}
          />
        )}
      </Suspense>
      <Suspense>
        {asked.has('shortcuts') && (
          <ShortcutsDialog isOpen={open === 'shortcuts'} onOpenChange={setIsOpen('shortcuts')} />
        )}
      </Suspense>
      <Suspense>
        {asked.has('notifications') && (
          <RecentNotifications isOpen={open === 'notifications'} onOpenChange={setIsOpen('notifications')} />
        )}
      </Suspense>
      <Suspense>{open === 'password' && <ChangePasswordDialog isOpen onOpenChange={setIsOpen('password')} />}</Suspense>
    </>
  );
}
