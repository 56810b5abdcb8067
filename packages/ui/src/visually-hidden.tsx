import type { ReactNode } from 'react';

/** Read out, not shown. */
export function VisuallyHidden({
  children,
  as: Element = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2' | 'h3';
}) {
  return <Element className="sr-only">{children}</Element>;
}
