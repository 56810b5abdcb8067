import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface LaterProps {
  children: ReactNode;
  /** What stands in its place meanwhile. */
  until?: ReactNode;
}

/**
 * Draws its content once what is around it is drawn, as work of its own: a slow browser can answer in between. So can one
 * within another, which a deferred value could not be.
 */
export function Later({ children, until }: LaterProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? children : until;
}
