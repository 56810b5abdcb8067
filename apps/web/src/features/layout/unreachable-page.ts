/** What an error says whose page could not be fetched. */
const PAGE_UNREACHABLE =
  'This page has not been opened before, and there is no connection to load it. Check your connection, then retry.';

/**
 * Where the code of a page cannot be fetched, the router reloads the document: without a connection, or while the server
 * is down, that would leave the browser's own page. With another message the error is shown as any other, with Retry.
 */
export function keepUnreachablePages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.cause = payload.message;
    payload.message = PAGE_UNREACHABLE;
  });
}

export const isUnreachable = (error: unknown): error is Error =>
  error instanceof Error && error.message === PAGE_UNREACHABLE;

/** A document does not fetch a module again that could not be fetched once: it is reloaded where the server answers. */
export async function reloadWherePossible(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) window.location.reload();
}

/** Right after an update of Tamis a page has another file: it is there after a reload, which is tried once a file. */
export function reloadOnce({ cause }: Error): void {
  const key = `reloaded:${String(cause)}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '');
  } catch {
    // Where nothing can be stored it would be tried for ever.
    return;
  }
  void reloadWherePossible();
}
