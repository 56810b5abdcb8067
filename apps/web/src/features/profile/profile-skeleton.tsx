import { Panel } from '@tamis/ui/panel';
import { Delayed, Skeleton } from '@tamis/ui/skeleton';
import type { ReactNode } from 'react';
import { BackLink } from '../shared/links.ts';
import { SmallHeading } from '../shared/small-heading.tsx';

const LINES = ['62%', '48%', '54%', '58%'];

function Line({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div className="flex items-center" style={{ height }}>
      {children}
    </div>
  );
}

/** The shape of the profile, so that nothing moves when the data arrives. */
export function ProfileSkeleton() {
  return (
    <div aria-busy>
      <SmallHeading back={<BackLink to="/entities">Back to Entities</BackLink>}>Entity Profile</SmallHeading>
      <Delayed>
        <output className="sr-only">Loading entity</output>
        <div className="mb-6 grid gap-1.5">
          <Line height={32}>
            <Skeleton width={280} height={24} />
          </Line>
          <Line height={24}>
            <Skeleton width={360} height={16} />
          </Line>
          <Line height={28}>
            <Skeleton width={300} />
          </Line>
        </div>
        <div className="grid items-start gap-6 min-[1180px]:grid-cols-[minmax(0,1fr)_384px]">
          <div className="grid gap-4 sm:gap-6">
            <Panel title="Sanctions lists">
              <div className="hidden min-h-9 sm:block" />
              {LINES.map((width) => (
                <div key={width} className="flex min-h-11 items-center border-t border-hairline px-4 first:border-t-0">
                  <Skeleton width={width} />
                </div>
              ))}
            </Panel>
            <Panel title="Matches">
              {LINES.map((width) => (
                <div
                  key={width}
                  className="grid min-h-16 content-center gap-2.5 border-t border-hairline px-4 first:border-t-0"
                >
                  <Skeleton width={width} />
                  <Skeleton width="72%" />
                </div>
              ))}
            </Panel>
          </div>
          <Panel title="Risk score">
            <div className="grid justify-items-center gap-4 p-5">
              <Skeleton width={264} height={150} kind="block" />
              <Skeleton width="100%" height={8} />
            </div>
          </Panel>
        </div>
      </Delayed>
    </div>
  );
}
