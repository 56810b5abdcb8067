import type { ToastOptions } from '@tamis/ui/toast';
import { TRPCClientError } from '@trpc/client';

/** An answer of a REST path that is not OK. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Said where no answer came. */
export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

/** The HTTP status behind an error; undefined when no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpError) return error.status;
  if (!(error instanceof TRPCClientError)) return undefined;
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'httpStatus' in data && typeof data.httpStatus === 'number') {
    return data.httpStatus;
  }
  const response: unknown = error.meta?.response;
  return response instanceof Response && !response.ok ? response.status : undefined;
}

/** What is said where nothing is known. */
const UNKNOWN = 'Unknown error occurred';

/** An error as people see it: the status code, a colon and the text of the answer. */
export function errorText(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  const status = statusOf(error);
  if (status !== undefined) return `${status}: ${answerText(error)}`;
  if (error instanceof TRPCClientError) return UNREACHABLE;
  return error instanceof Error && error.message !== '' ? error.message : UNKNOWN;
}

/** The toast of what did not work, with the reason. */
export const failure = (title: string, error: unknown): ToastOptions => ({
  variant: 'destructive',
  title,
  description: errorText(error),
});

/** A gateway answers without our error shape; then the status text is all there is. */
function answerText(error: unknown): string {
  if (!(error instanceof TRPCClientError)) return UNKNOWN;
  const response: unknown = error.meta?.response;
  if (!error.shape && response instanceof Response) return response.statusText || 'The server gave no answer';
  return error.message || UNKNOWN;
}

/** Whether an error says nothing of what went wrong. */
export const isUnknown = (error: unknown): boolean => errorText(error).endsWith(UNKNOWN);

/** Whether the server refuses what was typed (400, 409), which is said at its field and not in a toast. */
export const isRefusal = (error: unknown): boolean => [400, 409].includes(statusOf(error) ?? 0);

/**
 * What the server says of what was typed, as it stands at its field: the name of the field, which its answer begins with
 * ('url: the address …'), is left out. Undefined for any other trouble.
 */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof Error) || !isRefusal(error)) return undefined;
  const text = error.message.replace(/^[a-z]\w*: /u, '');
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
