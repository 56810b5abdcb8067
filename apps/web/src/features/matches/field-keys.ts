import type { KeyboardEvent } from 'react';

/** What Enter and Escape do in a field of one line; while a letter is being composed they belong to that. */
export function fieldKeys(
  { key, target, nativeEvent }: KeyboardEvent,
  { enter, escape }: { enter?: () => void; escape?: () => void },
): void {
  if (nativeEvent.isComposing) return;
  if (key === 'Enter') enter?.();
  else if (key === 'Escape') {
    leaveField(target);
    escape?.();
  }
}

/** To what the field stands in: from nowhere, Tab would begin anew at the top of the page. */
export function leaveField(field: EventTarget | null): void {
  if (field instanceof Element) field.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
