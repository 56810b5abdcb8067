import { lazy, Suspense } from 'react';
import { CommandsButton } from '../commands/commands-button.tsx';
import { AlertsBell } from './alerts-bell.tsx';
import { SearchBox } from './search-box.tsx';

// Overlays are loaded after the first paint; the space for their buttons is reserved.
const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })));
const ThemeMenuButton = lazy(() =>
  import('@tamis/ui/theme-menu-button').then((module) => ({ default: module.ThemeMenuButton })),
);
const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })));

/** As wide as the page below it. On a phone the theme and the user are in the drawer. */
export function TopBar() {
  return (
    <header className="no-print sticky top-0 z-20 h-14 border-b bg-canvas low:relative">
      <div className="mx-auto flex h-full max-w-[1440px] items-center gap-1 px-1 sm:gap-2 sm:px-4 lg:px-8">
        <span className="size-8 lg:hidden pointer-coarse:size-10">
          <Suspense>
            <Drawer />
          </Suspense>
        </span>
        <SearchBox />
        <div className="ms-auto flex items-center gap-1">
          <CommandsButton />
          <span className="size-8 max-sm:hidden pointer-coarse:size-10">
            <Suspense>
              <ThemeMenuButton />
            </Suspense>
          </span>
          <AlertsBell />
          <span className="min-w-[62px] max-sm:hidden">
            <Suspense>
              <UserMenu />
            </Suspense>
          </span>
        </div>
      </div>
    </header>
  );
}
