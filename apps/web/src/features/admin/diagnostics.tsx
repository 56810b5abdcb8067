import { Panel } from '@tamis/ui/panel';
import { Skeleton } from '@tamis/ui/skeleton';
import type { ReactNode } from 'react';
import { trpc } from '../../trpc.ts';
import { Link } from '../shared/links.ts';
import { ListState } from '../shared/list-state.tsx';
import { LineError } from '../shared/query-error.tsx';
import { ChainState } from './chain-state.tsx';
import { CheckpointState } from './checkpoint-state.tsx';

/** Those whose publishers are known; room is kept for them while they load. */
const USUAL_LISTS = 5;

/** What is so at this moment: every list, the audit chain and what proves its end. */
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

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 px-4">
      <dt>{name}</dt>
      <dd className="py-1">{children}</dd>
    </div>
  );
}
