import { HttpError } from './error-text.ts';

/** For what is not a call of the router: files up and down. Anything that is not OK becomes an error `status: text`. */
export async function rest(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response;
}
