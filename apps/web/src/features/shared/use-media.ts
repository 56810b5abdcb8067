import { useSyncExternalStore } from 'react';

/** Under this width tables become lists of items. */
export const NARROW = '(max-width: 640px)';

/** Whether a media query holds, kept up to date. For what style sheets cannot do: not building what is not shown. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    // When the web app is built there is no window yet.
    () => false,
  );
}
