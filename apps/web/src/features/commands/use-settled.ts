import { useEffect, useState } from 'react';

/** A pause in typing that is long enough to ask the server. */
const PAUSE_MS = 120;

/** A text once it has not changed for a moment; an emptied one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
