import { announce } from '@tamis/ui/live-region';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The page itself: the focus goes there after a change of page, and the skip link leads to it. */
export const MAIN_ID = 'main';

/** After a change of page, announces its title, and moves a focus that disappeared with the old page to the new one. */
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
