import { Later } from '@tamis/ui/later';
import { announce } from '@tamis/ui/live-region';
import { PageHeader } from '@tamis/ui/page-header';
import { PageSpinner } from '@tamis/ui/spinner';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useUser } from '../../session.ts';
import { useLiveChanges } from '../live/use-live-changes.ts';
import { PageInPieces } from '../shared/page-piece.tsx';
import { SkipLink } from '../shared/skip-link.tsx';
import { ListKeys } from './list-keys.tsx';
import { PendingApproval } from './pending-approval.tsx';
import { Sidebar } from './sidebar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useBackClosesDialog } from './use-back-closes-dialog.ts';
import { MAIN_ID, usePageChange } from './use-page-change.ts';

/** Sidebar, top bar and the page. Sticky elements of a page stick below the top bar. */
export function AppLayout() {
  const { pending } = useUser();
  useForgetWhatWasSaid();
  // The match queue needs the width.
  const isCompact = useLocation({ select: ({ pathname }) => pathname === '/matches' });
  usePageChange();
  useBackClosesDialog();
  useLiveChanges();
  return (
    <div
      className={`grid min-h-dvh [--sticky-top:var(--top-bar)] print:block ${isCompact ? 'lg:grid-cols-[64px_minmax(0,1fr)]' : 'lg:grid-cols-[240px_minmax(0,1fr)]'}`}
    >
      <SkipLink to={MAIN_ID} className="fixed start-2 top-2 z-50 -translate-y-16 focus:translate-y-0">
        Skip to content
      </SkipLink>
      <aside className="no-print sticky top-0 hidden h-dvh border-e lg:block">
        <Sidebar isCompact={isCompact} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <TopBar />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-[1440px] flex-1 px-4 pt-5 pb-24 outline-0 sm:px-6 lg:px-8 lg:pt-7 lg:pb-14"
        >
          <ListKeys />
          <OfflineBanner />
          {pending ? (
            <PendingApproval />
          ) : (
            <Later until={<PageTitle />}>
              <Page />
            </Later>
          )}
        </main>
      </div>
    </div>
  );
}

/**
 * Clears announcements and toasts when the session ends: the next user at this screen must not see them. Logging out
 * clears the toasts itself.
 */
function useForgetWhatWasSaid() {
  const router = useRouter();
  useEffect(
    () => () => {
      announce('');
      announce('', true);
      if (router.state.location.state.ended) void import('@tamis/ui/toast').then(({ forgetToasts }) => forgetToasts());
    },
    [router],
  );
}

/**
 * Restores the scroll position, or scrolls to the URL's anchor, once the whole page is rendered, unless the user has
 * scrolled already.
 */
function Page() {
  const router = useRouter();
  const scroll = useCallback(() => {
    if (window.scrollY > 0) return;
    const { location } = router.state;
    const place = { fromLocation: location, toLocation: location };
    const unchanged = { pathChanged: false, hrefChanged: false, hashChanged: false };
    // A table has its rows only at the end of this commit.
    queueMicrotask(() => router.emit({ type: 'onRendered', ...place, ...unchanged }));
  }, [router]);
  return (
    <PageInPieces onWhole={scroll}>
      <Outlet />
    </PageInPieces>
  );
}

/** Shown until the page is rendered, and in the frame while the session loads. */
function PageTitle() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <PageSpinner />
    </>
  );
}
