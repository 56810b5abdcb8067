import { isPlainText } from '@tamis/db/plain-text';
import { BadRequest } from './errors.ts';

/** Keys that a schema ignores silently: their values would be neither read nor refused. */
const PASSED_OVER = ['__proto__', 'constructor', 'prototype'];

/**
 * Throws `BadRequest` for what must never reach a schema, at any depth: a key that it would ignore, and text that cannot be
 * stored as it is (NUL, half of a surrogate pair).
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
    const reserved = PASSED_OVER.find((key) => Object.hasOwn(value, key));
    if (reserved !== undefined) {
      throw new BadRequest(
        path === '' ? `Unknown field: ${reserved}` : `${path}.${reserved} has a reserved name. Use another one.`,
      );
    }
    for (const [key, inner] of Object.entries(value)) open.push([path === '' ? key : `${path}.${key}`, inner]);
  }
}
