import type { AppRouter } from '@tamis/api/router';
import type { ToastOptions } from '@tamis/ui/toast';
import { TRPCClientError } from '@trpc/client';

/** A REST response that is not OK. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** Shown if the cause is unknown. */
const UNKNOWN = 'Unknown error occurred';

/**
 * The error of such a response: its text, or its status text if it has none. A gateway's own page is HTML, which nobody
 * can read in a message.
 */
export async function httpError(response: Response): Promise<HttpError> {
  const text = await response.text();
  return new HttpError(response.status, (!/^\s*</u.test(text) && text) || response.statusText || UNKNOWN);
}

/** Shown if there was no response. */
export const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';

/** The HTTP status of an error; undefined if there was no response. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpError) return error.status;
  if (!(error instanceof TRPCClientError)) return undefined;
  const { data, cause }: TRPCClientError<AppRouter> = error;
  return data?.httpStatus ?? statusOf(cause);
}

/** An error as users see it: the status code, a colon and the text of the response. */
export function errorText(error: unknown): string {
  if (error instanceof TRPCClientError) {
    const { data, cause }: TRPCClientError<AppRouter> = error;
    if (data) return `${data.httpStatus}: ${error.message || UNKNOWN}`;
    if (!(cause instanceof HttpError)) return UNREACHABLE;
  }
  return (error instanceof Error && error.message) || UNKNOWN;
}

/** The toast for a failed action, with the reason. */
export const failure = (title: string, error: unknown): ToastOptions => ({
  variant: 'destructive',
  title,
  description: errorText(error),
});

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
