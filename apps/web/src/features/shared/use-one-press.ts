import { useRef } from 'react';

/** Longer than a double click, and than a button takes to show that its action is pending. */
const PRESS_MS = 300;

/** Ignores the second press of a double click, which comes before the button shows that its action is pending. */
export function useOnePress(press: () => void): () => void {
  const pressedAt = useRef(-PRESS_MS);
  return () => {
    const now = performance.now();
    if (now - pressedAt.current < PRESS_MS) return;
    pressedAt.current = now;
    press();
  };
}
