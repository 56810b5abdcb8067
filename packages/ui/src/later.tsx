import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * False during a component's first render, then true: later content is rendered as separate work, and a slow browser can
 * respond in between. This also works inside content that is itself delayed, where a deferred value would not wait again.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => startTransition(() => setLater(true)), []);
  return isLater;
}

interface LaterProps {
  children: ReactNode;
  /** The placeholder until then. */
  until: ReactNode;
}

/** Renders its content after everything around it. */
export function Later({ children, until }: LaterProps) {
  return useLater() ? children : until;
}
