import { useEffect, useState } from 'react';

/** A pause in typing or dragging that is long enough to ask the server. */
const PAUSE_MS = 120;

/** The value once it has not changed for a moment; an empty text immediately. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
