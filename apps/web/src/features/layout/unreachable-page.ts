/** What an error says whose page could not be fetched because there is no connection. */
const PAGE_UNREACHABLE =
  'This page was not opened before, and there is no connection to fetch it. Check yours, then retry.';

/**
 * Where the code of a page cannot be fetched, the router reloads the document: right after an update of Tamis, but without
 * a connection it would leave the browser's own page. With another message the error is shown as any other, with Retry.
 */
export function keepUnreachablePages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = PAGE_UNREACHABLE;
  });
}

export const isUnreachable = (error: unknown) => error instanceof Error && error.message === PAGE_UNREACHABLE;
