import type { ReactNode } from 'react';

interface SmallHeadingProps {
  back: ReactNode;
  children: string;
}

/** The heading of a page whose content brings a large title of its own: the name of an entity or a party. */
export function SmallHeading({ back, children }: SmallHeadingProps) {
  return (
    <div className="mb-3 flex items-center gap-3">
      {back}
      <span aria-hidden className="no-print h-3 w-px bg-border" />
      <h1 className="text-13 font-medium">{children}</h1>
    </div>
  );
}
