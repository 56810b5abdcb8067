import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of what takes the focus. */
  to: string;
  children: ReactNode;
  /** Where it stands while it has the focus. */
  className: string;
}

/** Seen only while it has the focus: past what has many stops for Tab to what comes after it. */
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
