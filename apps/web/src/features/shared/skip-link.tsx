import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of the element that takes the focus. */
  to: string;
  children: ReactNode;
  /** Its position while it has the focus. */
  className: string;
}

/** Visible only while focused. Skips an area with many tab stops. */
export function SkipLink({ to, children, className }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className={`no-print rounded-md bg-accent px-3 py-2 text-13 font-medium text-on-accent ${className}`}
    >
      {children}
    </a>
  );
}
