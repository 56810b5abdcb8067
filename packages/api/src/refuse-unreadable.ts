import { isPlainText } from '@tamis/db/plain-text';
import { BadRequest } from './errors.ts';

/**
 * What never reaches a schema, however deep it stands: `{"__proto__": …}`, and text with characters that are none (NUL, half
 * of a pair), which nothing could store as it came.
 */
export function refuseUnreadable(input: unknown): void {
  const open: [path: string, value: unknown][] = [['', input]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isPlainText(value)) {
      throw new BadRequest(
        `${path || 'The text'} contains a character that cannot be stored (U+0000 or an unpaired surrogate). Remove it.`,
      );
    }
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) throw new BadRequest('Unknown field: __proto__');
    for (const [key, inner] of Object.entries(value)) open.push([path === '' ? key : `${path}.${key}`, inner]);
  }
}
