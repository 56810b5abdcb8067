import { Skeleton } from '@tamis/ui/skeleton';
import type { ReactNode } from 'react';

/** One line where a panel has nothing to show. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="px-4 py-5 text-13 text-muted">{children}</p>;
}

const WIDTHS = ['58%', '44%', '66%', '51%'];

/** Bars in the place of a panel's rows, as many as it will have where that is known. */
export function SkeletonLines({ label, badge = false, lines = 4 }: { label: string; badge?: boolean; lines?: number }) {
  return (
    <div aria-busy className="divide-y divide-hairline">
      <output className="sr-only">{label}</output>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="flex h-10 items-center justify-between gap-4 px-4">
          <Skeleton width={WIDTHS[line % WIDTHS.length]} />
          <Skeleton kind={badge ? 'badge' : 'text'} width={badge ? 68 : 84} />
        </div>
      ))}
    </div>
  );
}
