import { useSyncExternalStore } from 'react';

/** Below this width, tables become lists. */
export const NARROW = '(max-width: 640px)';

/** The width of an A4 page without margins. */
const PAPER_PX = 718;

let isPrinting = false;

/**
 * Whether a media query matches, kept up to date. For what style sheets cannot do: not rendering hidden content. Before
 * the browser prints, the query is evaluated for the paper, because the browser reports the change only after it has
 * counted the pages.
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
    // There is no window at build time.
    () => false,
  );
}

/** For queries by width. */
const holdsOnPaper = (query: string): boolean =>
  query
    .split(',')
    .some((part) =>
      [...part.matchAll(/(min|max)-width: (\d+)px/gu)].every(([, bound, width]) =>
        bound === 'min' ? PAPER_PX >= Number(width) : PAPER_PX <= Number(width),
      ),
    );
