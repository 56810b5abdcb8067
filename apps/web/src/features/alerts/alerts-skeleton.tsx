import { Panel } from '@tamis/ui/panel';
import { Delayed, Skeleton } from '@tamis/ui/skeleton';

const WIDTHS = [62, 48, 70, 55, 66, 50];

export function AlertsSkeleton() {
  return (
    <div aria-busy>
      <Delayed>
        <output className="sr-only">Loading alerts</output>
        <Panel>
          {WIDTHS.map((width) => (
            <div
              key={width}
              className="grid min-h-[68px] grid-cols-[minmax(0,1fr)_64px] items-center gap-4 border-t border-hairline px-4 first:border-t-0 sm:grid-cols-[140px_minmax(0,1fr)_64px]"
            >
              <span className="max-sm:hidden">
                <Skeleton width={120} />
              </span>
              <span className="grid gap-2">
                <Skeleton width={`${width / 2}%`} />
                <Skeleton width={`${width}%`} />
              </span>
              <Skeleton kind="badge" width={60} />
            </div>
          ))}
        </Panel>
      </Delayed>
    </div>
  );
}
