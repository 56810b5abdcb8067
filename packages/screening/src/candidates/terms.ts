/** The terms under which a word is filed. The query side (word-finds.ts) must look for each of them. */
import type { NameToken } from '../names/name-token.ts';

/** Marks a term made of the initials of a name. */
export const acronymMark = '^';

/** Terms of a word or an acronym: every spelling of it. None for a legal form, which every other company has. */
export function termsOf(token: NameToken | string): readonly string[] {
  if (typeof token === 'string') return [acronymMark + token];
  return token.kind === 'legal-form' ? [] : token.forms;
}
