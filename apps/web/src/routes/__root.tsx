import { Outlet, createRootRouteWithContext, useMatches } from '@tanstack/react-router';
import { LiveRegion } from '@tamis/ui/live-region';
import { lazy, Suspense } from 'react';
import type { RouterContext } from '../router-context.ts';

/** Loaded after the first paint: nothing has happened yet that needs a toast. */
const Toaster = lazy(() => import('@tamis/ui/toast').then((module) => ({ default: module.Toaster })));

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
});

function Root() {
  return (
    <>
      <PageTitle />
      <Suspense>
        <Toaster />
      </Suspense>
      <LiveRegion />
      <Outlet />
    </>
  );
}

/** The title of the browser tab. A page that knows better, such as a profile, renders its own before it. */
function PageTitle() {
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  return <title>{title === undefined ? 'Tamis' : `${title} · Tamis`}</title>;
}
