import { Panel } from '@tamis/ui/panel';
import { Skeleton } from '@tamis/ui/skeleton';

const QUEUED = [72, 58, 66, 49, 61, 70, 63, 55];
const COMPARED = [46, 58, 52, 64, 48, 56, 50];

/** The queue and, with room for both, the comparison in their own shapes, so that nothing moves when they arrive. */
export function MatchesSkeleton() {
  return (
    <>
      <Panel>
        <div aria-busy className="divide-y divide-hairline">
          <output className="sr-only">Loading matches</output>
          {QUEUED.map((width) => (
            <div key={width} className="grid h-14 content-center gap-2.5 px-4">
              <Skeleton width={`${width}%`} />
              <Skeleton width={`${width - 18}%`} />
            </div>
          ))}
        </div>
      </Panel>
      <div className="max-lg:hidden">
        <ComparisonSkeleton />
      </div>
    </>
  );
}

export const ComparisonSkeleton = () => (
  <Panel>
    <div aria-hidden>
      <div className="grid h-[76px] content-center gap-2.5 px-4">
        <Skeleton width="64%" height={16} />
        <Skeleton width="52%" />
      </div>
      <div className="grid h-24 grid-cols-2 content-center gap-4 border-t border-hairline px-4">
        <Skeleton width="54%" height={20} />
        <Skeleton width="62%" height={20} />
      </div>
      {COMPARED.map((width) => (
        <div key={width} className="flex h-[42px] items-center border-t border-hairline px-4">
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  </Panel>
);
