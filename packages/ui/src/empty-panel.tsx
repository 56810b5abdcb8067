import type { ReactElement, ReactNode } from 'react';

interface EmptyPanelProps {
  icon: ReactElement;
  /** The state. */
  title: string;
  /** What this panel would show. */
  children: ReactNode;
}

/** The empty state of a panel that is one of several on its page: two lines. The action is in the panel's header. */
export function EmptyPanel({ icon, title, children }: EmptyPanelProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-3 text-13">
      <span aria-hidden className="grid h-5 place-items-center text-muted [&>svg]:size-4">
        {icon}
      </span>
      <h3 className="font-medium">{title}</h3>
      <p className="col-start-2 text-pretty text-muted">{children}</p>
    </div>
  );
}
