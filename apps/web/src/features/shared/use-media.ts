import { useSyncExternalStore } from 'react';

/** Under this width tables become lists of items. */
export const NARROW = '(max-width: 640px)';

/** A page of A4 between its margins. */
const PAPER_PX = 718;

let isPrinting = false;

/**
 * Whether a media query holds, kept up to date. For what style sheets cannot do: not building what is not shown. Before a
 * browser prints, it is asked of the paper: by itself the browser tells of that when it has counted the pages.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      const print = ({ type }: Event) => {
        isPrinting = type === 'beforeprint';
        listener();
      };
      media.addEventListener('change', listener);
      window.addEventListener('beforeprint', print);
      window.addEventListener('afterprint', print);
      return () => {
        media.removeEventListener('change', listener);
        window.removeEventListener('beforeprint', print);
        window.removeEventListener('afterprint', print);
      };
    },
    () => (isPrinting ? holdsOnPaper(query) : matchMedia(query).matches),
    // When the web app is built there is no window yet.
    () => false,
  );
}

/** Of queries by width. */
const holdsOnPaper = (query: string): boolean =>
  query
    .split(',')
    .some((part) =>
      [...part.matchAll(/(min|max)-width: (\d+)px/gu)].every(([, bound, width]) =>
        bound === 'min' ? PAPER_PX >= Number(width) : PAPER_PX <= Number(width),
      ),
    );
