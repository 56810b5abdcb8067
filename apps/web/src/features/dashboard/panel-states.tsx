import { Skeleton } from '@tamis/ui/skeleton';
import type { ReactNode } from 'react';

/** The text of an empty panel. */
export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="px-4 py-3 text-13 text-muted">{children}</p>;
}

const WIDTHS = ['58%', '44%', '66%', '51%'];

interface SkeletonLinesProps {
  label: string;
  badge?: boolean;
  /** The number of rows that will follow, if known. */
  lines?: number;
  /** Whether the rows have two lines. */
  isTall?: boolean;
}

/** Bars in place of a panel's rows. */
export function SkeletonLines({ label, badge = false, lines = 4, isTall = false }: SkeletonLinesProps) {
  return (
    <div aria-busy className="divide-y divide-hairline">
      <output className="sr-only">{label}</output>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={`flex items-center justify-between gap-4 px-4 ${isTall ? 'h-13' : 'h-10'}`}>
          <Skeleton width={WIDTHS[line % WIDTHS.length]} />
          <Skeleton kind={badge ? 'badge' : 'text'} width={badge ? 68 : 84} />
        </div>
      ))}
    </div>
  );
}
