/** How long a server asks to be left alone for, in milliseconds: a number of seconds, or a time. 0 where it does not say. */
export function retryAfter(headers: Headers, now: number): number {
  const asked = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  return ms > 0 ? ms : 0;
}
