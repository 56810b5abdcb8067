import { announce } from '@tamis/ui/live-region';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
/** The page itself, where the focus goes with a change of page and past the navigation. */
export const MAIN_ID = 'main';

/** After a change of page its title is read out, and a focus that went with the old page starts at the new one. */
export function usePageChange() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        if (document.activeElement === document.body) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        announce(document.title);
      }),
    [router],
  );
}
