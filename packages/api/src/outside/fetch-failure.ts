/** Why a file was not fetched, in one sentence. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  /** Worth another try, now or later; after this many milliseconds, where the publisher says so. */
  readonly retry: { afterMs?: number } | null;

  constructor(message: string, retry: { afterMs?: number } | null = null) {
    super(message);
    this.retry = retry;
  }
}
