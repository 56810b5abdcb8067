/** Fetches a file from a publisher that may be slow, break off, redirect or fail, and from nobody else. */
import type { Ctx, Spooled } from '../context.ts';
import { MAX_UPLOAD_BYTES, megabytes } from '../upload-limit.ts';
import { retryAfter } from './retry-after.ts';
import { FetchFailure } from './fetch-failure.ts';
import { networkFault } from './network-fault.ts';
import { PrivateAddress, addressRefusal } from './public-address.ts';
import { Watchdog } from './watchdog.ts';

export interface FetchLimits {
  attempts: number;
  /** The wait before the second attempt; it doubles with each, give or take half. */
  backoffMs: number;
  /** The longest silence of the publisher, including the wait for the first byte: some create the file on request. */
  idleMs: number;
  /** Longest time for one attempt. */
  totalMs: number;
  maxBytes: number;
  maxRedirects: number;
}

const DEFAULT_LIMITS: FetchLimits = {
  attempts: 4,
  backoffMs: 2_000,
  idleMs: 90_000,
  totalMs: 15 * 60_000,
  maxBytes: MAX_UPLOAD_BYTES,
  maxRedirects: 5,
};
/** The longest wait that a publisher may ask for; the next sync comes soon enough. */
const LONGEST_WAIT_MS = 60_000;

/** The validators of a file, for the next conditional request. */
interface Validators {
  url: string;
  etag?: string;
  lastModified?: string;
}

export interface FetchFileInput {
  url: string;
  /** The validators of the file in force; they are valid for the same address only. */
  validators?: Validators | null;
  limits?: Partial<FetchLimits>;
  signal?: AbortSignal;
  onBytes?: (done: number, total: number | null) => void;
  /** Whether a web page is wanted; otherwise a web page is an error notice in place of a file. */
  wantsPage?: boolean;
}

export type Fetched =
  | { state: 'unchanged' }
  | ({ state: 'fetched'; validators: Validators; contentType: string } & Spooled);

/** Some publishers refuse requests without a user agent. */
export const USER_AGENT = 'Tamis/1 (compliance screening)';
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Statuses that are often different a moment later. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

type Attempt = FetchFileInput & { limits: FetchLimits; watchdog: Watchdog };

/**
 * Fetches the whole file at an address, or returns that it has not changed. Temporary errors are retried. Throws
 * `FetchFailure` with one sentence, or the reason of `signal` if that is aborted.
 */
export async function fetchFile(ctx: Ctx, input: FetchFileInput): Promise<Fetched> {
  const limits = { ...DEFAULT_LIMITS, ...input.limits };
  for (let attempt = 1; ; attempt += 1) {
    const watchdog = new Watchdog(limits, input.signal);
    try {
      return await fetchOnce(ctx, { ...input, limits, watchdog });
    } catch (error) {
      input.signal?.throwIfAborted();
      const failure = failureOf(watchdog.signal.aborted ? watchdog.signal.reason : error, input.url);
      if (failure.retry === null) throw failure;
      if (attempt === limits.attempts) {
        throw new FetchFailure(`${failure.message} It was tried ${attempt} times.`, failure.retry);
      }
      const wait = limits.backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random());
      await pause(Math.min(failure.retry.afterMs ?? wait, LONGEST_WAIT_MS), input.signal);
    } finally {
      watchdog.end();
    }
  }
}

async function fetchOnce(ctx: Ctx, attempt: Attempt): Promise<Fetched> {
  const { url, validators, watchdog } = attempt;
  const response = await follow(ctx, attempt);
  if (response.status === 304 && validators?.url === url) return { state: 'unchanged' };
  const unwanted = unwantedAnswer(response, attempt, ctx.now());
  if (unwanted !== null) {
    // An unread body would keep its connection open.
    await response.body?.cancel();
    throw unwanted;
  }
  const contentType = response.headers.get('content-type') ?? '';
  const declared = declaredLength(response);
  if (response.body === null) throw new FetchFailure('The publisher answered with an empty file.', {});
  const spooled = await ctx.spool(counted(response.body, declared, attempt));
  watchdog.end();
  if (declared !== null && spooled.file.size !== declared) {
    await spooled.forget();
    throw new FetchFailure(`The publisher's file was cut off after ${spooled.file.size} of ${declared} bytes.`, {});
  }
  return { state: 'fetched', ...spooled, contentType, validators: { url, ...validatorsIn(response) } };
}

/** What is wrong with a response, judged before its body is read; null if nothing is. */
function unwantedAnswer(response: Response, { url, limits, wantsPage }: Attempt, now: number): FetchFailure | null {
  if (!response.ok) return answerFailure(response, now);
  if (wantsPage !== true && /^text\/html\b|xhtml/i.test(response.headers.get('content-type') ?? '')) {
    return new FetchFailure(`The publisher answered with a web page instead of the file (${hostOf(url)}).`);
  }
  const declared = declaredLength(response);
  return declared !== null && declared > limits.maxBytes ? tooLarge(limits) : null;
}

/** Follows redirects itself, so that each address is checked before it is requested. */
async function follow(ctx: Ctx, { url: from, validators, limits, watchdog }: Attempt): Promise<Response> {
  const headers: Record<string, string> = { 'user-agent': USER_AGENT, accept: '*/*', 'accept-encoding': 'identity' };
  if (validators?.url === from && validators.etag !== undefined) headers['if-none-match'] = validators.etag;
  else if (validators?.url === from && validators.lastModified !== undefined) {
    headers['if-modified-since'] = validators.lastModified;
  }
  const { privateHosts } = ctx.config;
  let url = new URL(from);
  for (let redirects = 0; ; redirects += 1) {
    const refusal = addressRefusal(url, privateHosts);
    if (refusal !== null) throw new FetchFailure(refusal);
    const response = await ctx.fetchPublic(url, { headers, signal: watchdog.signal, privateHosts });
    watchdog.touch();
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    if (redirects === limits.maxRedirects) {
      throw new FetchFailure(`The publisher redirected more than ${limits.maxRedirects} times (${hostOf(from)}).`);
    }
    const next = URL.parse(location, url);
    if (next === null)
      throw new FetchFailure(`The publisher redirects to an address that cannot be read (${url.host}).`);
    if (url.protocol === 'https:' && next.protocol === 'http:') {
      throw new FetchFailure(
        `The publisher redirects from https to http (${next.host}), where anyone could change the file.`,
      );
    }
    url = next;
  }
}

/** The body with its bytes counted and limited; each piece resets the watchdog. */
function counted(
  body: ReadableStream<Uint8Array>,
  declared: number | null,
  { limits, watchdog, onBytes }: Attempt,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      watchdog.touch();
      onBytes?.(bytes, declared);
      if (bytes > limits.maxBytes) watchdog.abort(tooLarge(limits));
      else controller.enqueue(piece);
    },
  });
  return body.pipeThrough(counter, { signal: watchdog.signal });
}

/** The declared length; null if the file is compressed in transit, as its length then differs. */
function declaredLength(response: Response): number | null {
  const text = response.headers.get('content-length');
  const isPacked = !['', 'identity'].includes(response.headers.get('content-encoding') ?? '');
  return text === null || isPacked || !/^\d+$/.test(text) ? null : Number(text);
}

function validatorsIn({ headers }: Response): Omit<Validators, 'url'> {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
}

function answerFailure(response: Response, now: number): FetchFailure {
  const words = response.statusText === '' ? '' : ` ${response.statusText}`;
  const afterMs = retryAfter(response.headers, now);
  const retry = PASSING.has(response.status) ? (afterMs > 0 ? { afterMs } : {}) : null;
  return new FetchFailure(`The publisher answered with status ${response.status}${words}.`, retry);
}

function tooLarge(limits: FetchLimits): FetchFailure {
  return new FetchFailure(`The publisher's file is larger than ${megabytes(limits.maxBytes)}.`);
}

/** A network error in words; all but private addresses are worth a retry. */
function failureOf(error: unknown, url: string): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const fault = networkFault(error);
  if (fault instanceof PrivateAddress) return new FetchFailure(fault.message);
  return new FetchFailure(`The publisher could not be reached or hung up at ${hostOf(url)} (${fault}).`, {});
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
