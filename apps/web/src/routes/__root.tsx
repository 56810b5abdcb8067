import { HeadContent, Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { LiveRegion } from '@tamis/ui/live-region';
import { lazy, Suspense } from 'react';
import type { RouterContext } from '../router.tsx';

/** Comes after the first paint: nobody has done anything yet that a toast could be about. */
const Toaster = lazy(() => import('@tamis/ui/toast').then((module) => ({ default: module.Toaster })));

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: 'Tamis' }] }),
  component: Root,
});

function Root() {
  return (
    <>
      <HeadContent />
      <Suspense>
        <Toaster />
      </Suspense>
      <LiveRegion />
      <Outlet />
    </>
  );
}
