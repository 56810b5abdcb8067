import { Skeleton } from '@tamis/ui/skeleton';
import type { ReactNode } from 'react';

/** One line where a panel has nothing to show. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="px-4 py-5 text-13 text-muted">{children}</p>;
}

const LINES = ['58%', '44%', '66%', '51%'];

/** Bars in the place of a panel's rows. */
export function SkeletonLines({ label, badge = false }: { label: string; badge?: boolean }) {
  return (
    <div aria-busy className="divide-y divide-hairline">
      <output className="sr-only">{label}</output>
      {LINES.map((width) => (
        <div key={width} className="flex h-10 items-center justify-between gap-4 px-4">
          <Skeleton width={width} />
          <Skeleton kind={badge ? 'badge' : 'text'} width={badge ? 68 : 84} />
        </div>
      ))}
    </div>
  );
}
