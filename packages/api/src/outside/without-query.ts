/** Addresses may hold keys, which have no place in a history. */
export function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
