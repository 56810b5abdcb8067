import { Fragment, type ReactNode } from 'react';

/** A key cap. On a filled button it takes the button's colour. */
export function Kbd({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={`inline-grid h-5 min-w-5 place-items-center rounded-sm border border-border bg-canvas px-[5px] font-sans text-12 leading-none font-medium text-muted in-[.bg-accent]:border-on-accent/45 in-[.bg-accent]:bg-transparent in-[.bg-accent]:text-on-accent ${className}`}
    >
      {children}
    </kbd>
  );
}

interface KeyHintProps {
  keys: string[];
  /** The first and the last of several keys: '1 to 5'. */
  isRange?: boolean;
  children: ReactNode;
}

/** Key caps and their actions: 'J K move', '1 to 5 dismiss'. */
export function KeyHint({ keys, isRange = false, children }: KeyHintProps) {
  return (
    <span className="inline-flex items-center gap-[5px] text-12 whitespace-nowrap text-muted">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {isRange && at > 0 && 'to'}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
      {children}
    </span>
  );
}
