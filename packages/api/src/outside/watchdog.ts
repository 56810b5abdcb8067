import { FetchFailure } from './fetch-failure.ts';

interface Patience {
  /** Longest silence. */
  idleMs: number;
  /** Longest time altogether. */
  totalMs: number;
}

/** Ends an attempt that is silent or takes too long, or when the caller no longer wants it. */
export class Watchdog {
  readonly #controller = new AbortController();
  readonly #limits: Patience;
  readonly #outer: AbortSignal | undefined;
  readonly #total: ReturnType<typeof setTimeout>;
  #idle: ReturnType<typeof setTimeout>;

  constructor(limits: Patience, outer?: AbortSignal) {
    this.#limits = limits;
    this.#outer = outer;
    this.#total = setTimeout(() => this.abort(slow('did not finish within', limits.totalMs)), limits.totalMs);
    this.#idle = this.#patience();
    if (outer?.aborted) this.#follow();
    outer?.addEventListener('abort', this.#follow);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The publisher has said something. */
  touch(): void {
    clearTimeout(this.#idle);
    this.#idle = this.#patience();
  }

  abort(reason: unknown): void {
    this.#controller.abort(reason);
    this.end();
  }

  end(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    this.#outer?.removeEventListener('abort', this.#follow);
  }

  readonly #follow = () => this.abort(this.#outer?.reason);

  #patience() {
    const { idleMs } = this.#limits;
    return setTimeout(() => this.abort(slow('sent nothing for', idleMs)), idleMs);
  }
}

function slow(what: string, ms: number): FetchFailure {
  return new FetchFailure(`The publisher ${what} ${ms >= 1000 ? `${Math.round(ms / 1000)} seconds` : `${ms} ms`}.`, {});
}
