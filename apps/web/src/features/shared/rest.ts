import { HttpError, UNREACHABLE } from './error-text.ts';

/** For what is not a call of the router: files up and down. Anything that is not OK becomes an error `status: text`. */
export async function rest(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch((cause: unknown) => {
    throw new Error(UNREACHABLE, { cause });
  });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Sends one file as a form does, and answers what came back. */
export async function postFile<T>(path: string, file: File): Promise<T> {
  const body = new FormData();
  body.append('file', file);
  const response = await rest(path, { method: 'POST', body });
  return response.json() as Promise<T>;
}
