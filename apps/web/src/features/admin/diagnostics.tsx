import { Panel } from '@tamis/ui/panel';
import { Skeleton } from '@tamis/ui/skeleton';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { HealthMark } from '../shared/health-mark.tsx';
import { Link } from '../shared/links.ts';
import { ListState } from '../shared/list-state.tsx';
import { LineError } from '../shared/query-error.tsx';
import { ChainState } from './chain-state.tsx';
import { CheckpointState } from './checkpoint-state.tsx';

/** The number of published lists; their space is reserved while they load. */
const USUAL_LISTS = 5;

/** The current state of every list, other services, the audit chain and its checkpoint. */
export function Diagnostics() {
  const lists = trpc.lists.status.useQuery();
  return (
    <Panel title="Diagnostics" actions={<Link to="/lists">View lists</Link>}>
      <dl className="divide-y divide-hairline text-13">
        {lists.isError && (
          <Line name="Lists">
            <LineError error={lists.error} onRetry={() => void lists.refetch()} />
          </Line>
        )}
        {lists.isPending &&
          Array.from({ length: USUAL_LISTS }, (_, line) => (
            <Line key={line} name={<Skeleton width={168} />}>
              <Skeleton kind="badge" width={84} />
            </Line>
          ))}
        {lists.data?.map((list) => (
          <Line key={list.list} name={list.title}>
            <ListState list={list} />
          </Line>
        ))}
        <Others />
        <Line name="Audit chain">
          <ChainState />
        </Line>
        <Line name="Audit checkpoint">
          <CheckpointState />
        </Line>
      </dl>
    </Panel>
  );
}

/** The language model, the news feeds and the jobs. */
function Others() {
  const diagnostics = trpc.settings.diagnostics.useQuery();
  const { data } = diagnostics;
  if (diagnostics.isError)
    return (
      <Line name="Services">
        <LineError error={diagnostics.error} onRetry={() => void diagnostics.refetch()} />
      </Line>
    );
  return (
    <>
      <Line name="Language model">
        {data ? (data.model ?? <span className="text-muted">None: rules write the summaries</span>) : <Loading />}
      </Line>
      <Line name="News feeds">{data ? <FeedState feeds={data.feeds} failed={data.failedFeeds} /> : <Loading />}</Line>
      <Line name="Jobs of the last 7 days">
        {data ? <Failures count={data.failedJobs} fine="None failed" /> : <Loading />}
      </Line>
    </>
  );
}

const Loading = () => <Skeleton kind="badge" width={84} />;

const FeedState = ({ feeds, failed }: { feeds: number; failed: number }) =>
  feeds === 0 ? (
    <span className="text-muted">None</span>
  ) : (
    <Failures count={failed} fine={`${numberText(feeds)} fetched`} />
  );

/** The number of failures, or that all is well. */
const Failures = ({ count, fine }: { count: number; fine: string }) =>
  count === 0 ? (
    <HealthMark icon={CircleCheck} look="text-low-fg">
      {fine}
    </HealthMark>
  ) : (
    <HealthMark icon={CircleAlert} look="text-high-fg">
      {numberText(count)} failed
    </HealthMark>
  );

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 px-4">
      <dt className="py-1.5">{name}</dt>
      <dd className="py-1">{children}</dd>
    </div>
  );
}
