import { httpError, UNREACHABLE } from './error-text.ts';

/** For what tRPC cannot do: file uploads and downloads. A response that is not OK becomes an error `status: text`. */
export async function rest(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch((cause: unknown) => {
    throw new Error(UNREACHABLE, { cause });
  });
  if (!response.ok) throw await httpError(response);
  return response;
}

/** Sends a file as form data, and returns the response. */
export async function postFile<T>(path: string, file: File): Promise<T> {
  const body = new FormData();
  body.append('file', file);
  const response = await rest(path, { method: 'POST', body });
  return response.json() as Promise<T>;
}
