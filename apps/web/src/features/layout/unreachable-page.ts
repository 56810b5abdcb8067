/** The message of an error if the code of a page could not be fetched. */
const PAGE_UNREACHABLE =
  'This page has not been opened before, and there is no connection to load it. Check your connection, then retry.';

/**
 * If the code of a page cannot be fetched, the router reloads the document. Without a connection, or while the server
 * is down, the browser would then show its own error page. With another message, the error is shown like any other,
 * with Retry.
 */
export function keepUnreachablePages(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.cause = payload.message;
    payload.message = PAGE_UNREACHABLE;
  });
}

export const isUnreachable = (error: unknown): error is Error =>
  error instanceof Error && error.message === PAGE_UNREACHABLE;

/** A document never fetches a module again after a failure, so it is reloaded if the server responds. */
export async function reloadWherePossible(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) window.location.reload();
}

/**
 * Right after an update of Tamis, the file of a page has a new name, which a reload finds. It is tried once per file.
 */
export function reloadOnce({ cause }: Error): void {
  const key = `reloaded:${String(cause)}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '');
  } catch {
    // Without storage it would reload for ever.
    return;
  }
  void reloadWherePossible();
}
