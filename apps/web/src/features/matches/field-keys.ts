import type { KeyboardEvent } from 'react';

/** What Enter and Escape do in a field of one line. While a letter is being composed, they belong to the composition. */
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

/** Focuses what contains the field: without a focus, Tab would start at the top of the page. */
export function leaveField(field: EventTarget | null): void {
  if (field instanceof Element) field.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
