import { Skeleton } from '@tamis/ui/skeleton';
import { StatusBadge } from '@tamis/ui/status-badge';
import type { CaseFile } from '@tamis/api/cases/schema';
import type { ReactNode } from 'react';
import { CASE_STATUSES } from './case-texts.ts';

/** The columns of the board side by side; they scroll if the page is too narrow. A phone shows one whole column and a part of the next. */
export function BoardColumns({ children }: { children: ReactNode }) {
  return (
    // Positioned, so that its screen reader texts scroll with it and do not widen the page.
    <div className="relative -mx-4 snap-x scroll-px-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0">
      <div className="grid min-w-[1120px] grid-cols-4 items-start gap-3 *:snap-start sm:min-w-[704px] xl:gap-4">
        {children}
      </div>
    </div>
  );
}

export const COLUMN_STYLE = 'min-h-40 rounded-panel border p-2';

/** The header of a column: its status, and the number of cases once it is known. */
export function ColumnHead({ status, total }: { status: CaseFile['status']; total?: ReactNode }) {
  return (
    <h2 className="mb-1 flex h-8 items-center justify-between gap-2 px-1.5">
      <StatusBadge status={status} />
      <span className="text-13 text-muted tabular">{total}</span>
    </h2>
  );
}

/** The board while it loads. */
export const BoardSkeleton = () => (
  <BoardColumns>
    {CASE_STATUSES.map((status) => (
      <div key={status} className={`${COLUMN_STYLE} border-hairline bg-sunken`}>
        <ColumnHead status={status} />
        <ColumnSkeleton />
      </div>
    ))}
  </BoardColumns>
);

export const ColumnSkeleton = () => (
  <div aria-busy className="grid gap-2">
    <output className="sr-only">Loading cases</output>
    <Skeleton kind="block" height={96} />
    <Skeleton kind="block" height={96} />
  </div>
);
