import type { ReactNode } from 'react';

/** A key cap. On a filled button it takes the button's own colour. */
export function Kbd({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={`inline-grid h-5 min-w-5 place-items-center rounded-sm border border-border bg-canvas px-[5px] font-sans text-12 leading-none font-medium text-muted in-[.bg-accent]:border-on-accent/45 in-[.bg-accent]:bg-transparent in-[.bg-accent]:text-on-accent ${className}`}
    >
      {children}
    </kbd>
  );
}

/** Key caps and what they do: 'J K move'. */
export function KeyHint({ keys, children }: { keys: string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-[5px] text-12 whitespace-nowrap text-muted">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  );
}
