/** The terms under which a word is filed. The query side (word-finds.ts) must look for each of them. */
import type { NameToken } from '../names/name-token.ts';

/** Marks a term that is the initials of a name. */
export const acronymMark = '^';

/** The terms of a word or an acronym: all its spellings. None for a legal form, which too many companies share. */
export function termsOf(token: NameToken | string): readonly string[] {
  if (typeof token === 'string') return [acronymMark + token];
  return token.kind === 'legal-form' ? [] : token.forms;
}
