import { isDiskFull } from '@tamis/db/database-fault';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { BaseIssue } from 'valibot';

/** The errors that a service may throw. Each message says what is wrong and what to do next. */
export class BadRequest extends TRPCError {
  constructor(message: string, cause?: Error) {
    super({ code: 'BAD_REQUEST', message, ...(cause && { cause }) });
  }
}
export class Unauthorized extends TRPCError {
  constructor(message = 'Not signed in') {
    super({ code: 'UNAUTHORIZED', message });
  }
}
export class Forbidden extends TRPCError {
  constructor(message: string) {
    super({ code: 'FORBIDDEN', message });
  }
}
export class NotFound extends TRPCError {
  constructor(message: string) {
    super({ code: 'NOT_FOUND', message });
  }
}
export class Conflict extends TRPCError {
  constructor(message: string) {
    super({ code: 'CONFLICT', message });
  }
}
export class TooLarge extends TRPCError {
  constructor(message: string) {
    super({ code: 'PAYLOAD_TOO_LARGE', message });
  }
}
export class TooSlow extends TRPCError {
  constructor(message: string) {
    super({ code: 'TIMEOUT', message });
  }
}
/** `retryAfter` is in seconds, for programs; the message says it to people. */
export class TooManyRequests extends TRPCError {
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super({ code: 'TOO_MANY_REQUESTS', message });
    this.retryAfter = retryAfter;
  }
}

/** An error of ours in the middle of work that is partly done; the message says how far it got. */
export class BrokenOff extends TRPCError {
  constructor(message: string, cause: unknown) {
    super({ code: 'INTERNAL_SERVER_ERROR', message, cause });
  }
}

/** RFC 4918: the request is right, but there is no room to store it. */
const INSUFFICIENT_STORAGE = 507;

/** Status and plain text of any error, the same at every entry point. An internal error shows only the id of the request. */
export function errorAnswer(error: unknown, requestId: string): { status: number; text: string; internal: boolean } {
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') {
    return { status: getHTTPStatusCodeFromError(error), text: errorText(error), internal: false };
  }
  const isFull = isDiskFull(error);
  const status = isFull ? INSUFFICIENT_STORAGE : 500;
  if (error instanceof BrokenOff) {
    return { status, text: `${error.message} If it happens again, report request ${requestId}.`, internal: true };
  }
  return {
    status,
    text: isFull
      ? `The disk of the server is full, so nothing was stored. Ask the operator of the server to free space, then try again; if it persists, report request ${requestId}.`
      : `Something went wrong on our side. Please try again; if it persists, report request ${requestId}.`,
    internal: true,
  };
}

/** The headers of a refusal, the same at every entry point. */
export function errorHeaders(error: unknown): Record<string, string> {
  return error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfter) } : {};
}

function errorText(error: TRPCError): string {
  const issue = firstIssue(error);
  return issue ? issueText(issue) : error.message;
}

/** The first thing that is wrong with a procedure's input; undefined for any other error. */
export function firstIssue({ cause }: TRPCError): BaseIssue<unknown> | undefined {
  return (cause as { issues?: readonly BaseIssue<unknown>[] } | undefined)?.issues?.[0];
}

/** One sentence that names the field, or `whole` if the issue is about all of it. Messages written for people (the specification's) stay as they are. */
export function issueText(issue: BaseIssue<unknown>, whole = 'The body'): string {
  const items = issue.path ?? [];
  const path = items.map((item) => String(item.key)).join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never') return `Unknown field: ${path}`;
  if (path !== '' && issue.message.startsWith('Expected ')) return `${path}: e${issue.message.slice(1)}`;
  const generic = issue.message.startsWith('Invalid ');
  // If there are several objects in a list, the sentence says which one it means.
  const isOneOfMany = items.slice(0, -1).some(({ input }) => Array.isArray(input) && input.length > 1);
  if (!generic) return isOneOfMany ? `${path}: ${issue.message}` : issue.message;
  if (issue.received === 'undefined') return `${path || whole} is required`;
  const bound = bounds[issue.type]?.(issue.requirement, typeof issue.input === 'string' ? 'characters' : 'items');
  if (bound !== undefined) return `${path} must ${bound}`;
  // A format without a row below: its requirement is a pattern, which nobody wants to read.
  if (issue.expected === null) return `${path || whole} does not have the expected form: ${shorten(issue.received)}`;
  return `${path || whole}: expected ${issue.expected}, received ${shorten(issue.received)}`;
}

/** How a value of the right type can still be wrong. */
const bounds: Readonly<Record<string, (limit: unknown, unit: string) => string>> = {
  integer: () => 'be a whole number',
  min_value: (limit) => `be at least ${String(limit)}`,
  max_value: (limit) => `be at most ${String(limit)}`,
  min_length: (limit) => `have at least ${String(limit)}`,
  iso_timestamp: () => 'be a time like 2026-03-31T12:00:00Z',
  max_length: (limit, unit) => `have at most ${String(limit)} ${unit}`,
};

/** How many characters of the input a message quotes. */
const MAX_QUOTED = 40;

/** The beginning of a text, for a message. A character of two code units stays whole. */
export function shorten(text: string, length = MAX_QUOTED): string {
  const start = Array.from(text.slice(0, 2 * length + 2));
  return start.length > length ? `${start.slice(0, length).join('')}…` : text;
}
