import { useUser } from '../../session.ts';
import { changedFields } from './changed-fields.ts';

/** Drafts live as long as the window, and each user has their own. */
const PREFIX = 'tamis-draft';

/** What was typed into a form and not yet sent, over what it starts with. Keys that the form no longer has are left out. */
export function readDraft<Values extends object>(key: string, initial: Values): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return initial;
    const known = Object.entries(kept).filter(([field]) => field in initial);
    return { ...initial, ...Object.fromEntries(known) };
  } catch {
    // No storage in this browser, or not what was put there: the form starts anew.
    return initial;
  }
}

/** Keeps what was typed; what is as it was at the start is no draft, and may have become something else when it is read. */
export function keepDraft<Values extends object>(key: string, values: Values, initial: Values): void {
  try {
    const text = JSON.stringify(changedFields(initial, values));
    if (text === '{}') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser without storage keeps no drafts.
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none.
  }
}

/** Whoever logs out leaves nothing behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // There were none.
  }
}

/** Where this user's draft of a form is kept: `useDraftKey('new-case')`. */
export const useDraftKey = (form: string): string => `${PREFIX}:${useUser().id}:${form}`;
