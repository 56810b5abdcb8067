import type { KeyboardEvent } from 'react';

/** What Enter and Escape do in a field of one line; while a letter is being composed they belong to that. */
export function fieldKeys(
  { key, nativeEvent }: KeyboardEvent,
  { enter, escape }: { enter?: () => void; escape: () => void },
): void {
  if (nativeEvent.isComposing) return;
  if (key === 'Enter') enter?.();
  else if (key === 'Escape') escape();
}
