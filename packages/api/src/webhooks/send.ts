import type { Ctx } from '../context.ts';
import { shorten } from '../errors.ts';
import { toHex } from '../hex.ts';
import { letGo } from '../let-go.ts';
import { USER_AGENT } from '../outside/fetch-file.ts';
import { networkFault } from '../outside/network-fault.ts';
import { PrivateAddress } from '../outside/public-address.ts';
import { retryAfter } from '../outside/retry-after.ts';
import type { Message } from './messages.ts';

/** A message that is not accepted within this time counts as not accepted. */
const PATIENCE_MS = 10_000;
/** How much of the body of a refusal is read, and how much of it is shown. */
const MAX_READ = 1_024;
const MAX_SHOWN = 200;

/** The result of sending. */
export interface Sent {
  status: number | null;
  /** Why it was not accepted, in a sentence; null if it was. */
  error: string | null;
  tookMs: number;
  /** The receiver wants nothing more at this address (410). */
  isGone: boolean;
  /** How long the receiver asks to wait. */
  waitMs: number;
}

/**
 * Sends a message once and returns the result; it never throws for what a receiver does. A status from 200 to 299 in
 * time means accepted. Redirects are not followed: a person has to enter the new address.
 */
export async function send(
  ctx: Ctx,
  to: { url: string; secret: string },
  { id, body }: Pick<Message, 'id' | 'body'>,
  { attempt, patienceMs = PATIENCE_MS }: { attempt: number; patienceMs?: number },
): Promise<Sent> {
  const started = ctx.now();
  const timestamp = Math.floor(started / 1_000);
  const signal = AbortSignal.timeout(patienceMs);
  const ended = (answer: Partial<Sent>): Sent => ({
    status: null,
    error: null,
    isGone: false,
    waitMs: 0,
    ...answer,
    tookMs: ctx.now() - started,
  });
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      'tamis-webhook-id': id,
      'tamis-webhook-timestamp': String(timestamp),
      'tamis-webhook-attempt': String(attempt),
      'tamis-webhook-signature': await signatureOf(to.secret, timestamp, body),
    };
    const { privateHosts } = ctx.config;
    const response = await ctx.fetchPublic(new URL(to.url), { method: 'POST', headers, body, signal, privateHosts });
    const { status } = response;
    if (response.ok) {
      await response.body?.cancel().catch(() => undefined);
      return ended({ status });
    }
    const error = refusalSentence(response, await saidIn(response));
    return ended({ status, error, isGone: status === 410, waitMs: retryAfter(response.headers, ctx.now()) });
  } catch (error) {
    return ended({ error: signal.aborted ? slowSentence(patienceMs) : faultSentence(error) });
  }
}

/** `v1=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal digits, keyed with the secret's own characters. */
async function signatureOf(secret: string, timestamp: number, body: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  return `v1=${toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${timestamp}.${body}`))))}`;
}

const bytes = (text: string) => new TextEncoder().encode(text);

function refusalSentence({ status, statusText }: Response, said: string): string {
  const words = statusText === '' ? '' : ` ${statusText}`;
  if (status === 410) return 'The receiver says that this address is gone for good (410).';
  if (status >= 300 && status < 400) {
    return `The receiver answered with status ${status}${words}, which redirects elsewhere. Redirects are not followed: enter the new address here.`;
  }
  return `The receiver answered with status ${status}${words}${said === '' ? '' : `: "${said}"`}.`;
}

const slowSentence = (ms: number) =>
  `The receiver did not answer within ${ms < 1_000 ? `${ms} ms` : `${Math.round(ms / 1_000)} seconds`}.`;

function faultSentence(error: unknown): string {
  const fault = networkFault(error);
  return fault instanceof PrivateAddress ? fault.message : `The receiver could not be reached or hung up (${fault}).`;
}

/** The beginning of the response body as one line; unreadable parts are left out. */
async function saidIn({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let read = 0; read < MAX_READ;) {
      const { value, done } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, MAX_READ - read), { stream: true });
      read += value.byteLength;
    }
  } catch {
    // The connection broke or timed out: the status is enough.
  }
  await letGo(reader);
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return shorten(line, MAX_SHOWN);
}
