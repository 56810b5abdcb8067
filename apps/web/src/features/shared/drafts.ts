import { useUser } from '../../session.ts';
import { changedFields } from './changed-fields.ts';

/** Drafts last as long as the browser tab, and each user has their own. */
const PREFIX = 'tamis-draft';

/**
 * The form's draft: its initial values, overwritten by what was typed and not sent. Fields that the form no longer has
 * are ignored.
 */
export function readDraft<Values extends object>(key: string, initial: Values): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return initial;
    const known = Object.entries(kept).filter(([field]) => field in initial);
    return { ...initial, ...Object.fromEntries(known) };
  } catch {
    // There is no storage, or the stored value is invalid: the form starts with its initial values.
    return initial;
  }
}

/**
 * Keeps what was typed. Unchanged fields are not part of the draft, because their initial values may differ when it is
 * read.
 */
export function keepDraft<Values extends object>(key: string, values: Values, initial: Values): void {
  try {
    const text = JSON.stringify(changedFields(initial, values));
    if (text === '{}') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage there are no drafts.
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}

/** Logging out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // There were none.
  }
}

/** The storage key of this user's draft: `useDraftKey('new-case')`. */
export const useDraftKey = (form: string): string => `${PREFIX}:${useUser().id}:${form}`;
