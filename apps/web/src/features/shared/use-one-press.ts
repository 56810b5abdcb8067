import { useRef } from 'react';

/** Longer than a double click, and than it takes until a button shows what is pending. */
const PRESS_MS = 300;

/** What a button does, once for a double click: the second comes before the button shows that the first is under way. */
export function useOnePress(press: () => void): () => void {
  const pressedAt = useRef(-PRESS_MS);
  return () => {
    const now = performance.now();
    if (now - pressedAt.current < PRESS_MS) return;
    pressedAt.current = now;
    press();
  };
}
