import { useEffect, useState } from 'react';

/** A pause in typing or moving that is long enough to ask the server. */
const PAUSE_MS = 120;

/** A value once it has not changed for a moment; an emptied text at once. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
