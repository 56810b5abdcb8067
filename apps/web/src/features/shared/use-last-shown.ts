import { useState } from 'react';

/** The value, or the last one while there is none: a dialog still shows its content while it closes. */
export function useLastShown<T>(value: T | null | undefined): T | undefined {
  const [last, setLast] = useState(value ?? undefined);
  if (value != null && value !== last) setLast(value);
  return value ?? last;
}
