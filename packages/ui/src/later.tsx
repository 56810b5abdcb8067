import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * False while a component is drawn for the first time, then true: what may come later is drawn as work of its own, and a slow
 * browser can answer in between. So it is within what came later itself, where a deferred value would not wait again.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}

interface LaterProps {
  children: ReactNode;
  /** What stands in its place meanwhile. */
  until: ReactNode;
}

/** Draws its content once what is around it is drawn. */
export function Later({ children, until }: LaterProps) {
  return useLater() ? children : until;
}
