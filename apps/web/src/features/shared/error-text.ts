import type { ToastOptions } from '@tamis/ui/toast';
import { TRPCClientError } from '@trpc/client';

/** A REST response that is not OK. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Shown if there was no response. */
export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

/** The HTTP status of an error; undefined if there was no response. */
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

/** Shown if the cause is unknown. */
const UNKNOWN = 'Unknown error occurred';

/** An error as users see it: the status code, a colon and the text of the response. */
export function errorText(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  const status = statusOf(error);
  if (status !== undefined) return `${status}: ${answerText(error)}`;
  if (error instanceof TRPCClientError) return UNREACHABLE;
  return error instanceof Error && error.message !== '' ? error.message : UNKNOWN;
}

/** The toast for a failed action, with the reason. */
export const failure = (title: string, error: unknown): ToastOptions => ({
  variant: 'destructive',
  title,
  description: errorText(error),
});

/** A gateway's response does not have our error shape, so its status text is all there is. */
function answerText(error: unknown): string {
  if (!(error instanceof TRPCClientError)) return UNKNOWN;
  const response: unknown = error.meta?.response;
  if (!error.shape && response instanceof Response) return response.statusText || 'The server sent an invalid response';
  return error.message || UNKNOWN;
}

/** Whether the cause of an error is unknown. */
export const isUnknown = (error: unknown): boolean => errorText(error).endsWith(UNKNOWN);

/** Whether the server rejected the input (400, 409). The message belongs at the field, not in a toast. */
export const isRefusal = (error: unknown): boolean => [400, 409].includes(statusOf(error) ?? 0);

/**
 * The server's message about the input, as shown at its field, without the field name that it starts with ('url: the
 * address …'). Undefined for any other error.
 */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof Error) || !isRefusal(error)) return undefined;
  const text = error.message.replace(/^[a-z]\w*: /u, '');
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
