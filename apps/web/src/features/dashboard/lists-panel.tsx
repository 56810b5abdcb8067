import { listHealth } from '@tamis/api/watchlists/old-file';
import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Banner } from '@tamis/ui/banner';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import type { ReactNode } from 'react';
import { trpc } from '../../trpc.ts';
import { numberText } from '../shared/counts.ts';
import { Link } from '../shared/links.ts';
import { ListState, inUseText } from '../shared/list-state.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { SkeletonLines } from './panel-states.tsx';

/** The age of each list that entities are screened against. */
export function ListsPanel() {
  const lists = trpc.lists.status.useQuery();
  return (
    <Panel title="List freshness" actions={<Link to="/lists">View lists</Link>}>
      {lists.isPending && <SkeletonLines label="Loading lists" />}
      {lists.isError && (
        <LoadError title="The lists could not be loaded" error={lists.error} onRetry={() => void lists.refetch()} />
      )}
      {lists.data && <Troubles lists={lists.data} />}
      {lists.data && (
        <ul className="grid grid-cols-[minmax(0,1fr)_auto_minmax(76px,auto)] gap-x-2.5 gap-y-2 px-4 py-3 text-13">
          <li aria-hidden className="col-span-3 grid grid-cols-subgrid text-12 text-muted">
            <span>List</span>
            <span className="text-end">Parties</span>
            <span className="text-end">As of</span>
          </li>
          {lists.data.map((list) => (
            <Freshness key={list.list} list={list} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/**
 * What needs attention, with the reason: a list must never fail in silence. Lists with the same kind of problem share a
 * notice, but each file that waits for a decision has its own.
 */
function Troubles({ lists }: { lists: readonly ListStatus[] }) {
  const waiting = lists.filter(({ stagedVersion }) => stagedVersion !== null);
  const failed = lists.filter((one) => one.failed);
  const unseen = lists.filter((one) => listHealth(one) === 'stale');
  const old = lists.filter((one) => listHealth(one) === 'old');
  return (
    <>
      {waiting.map((one) => (
        <Trouble key={one.list} lists={[one]} title={`${one.title}: a file waits for a decision`}>
          {one.stagedReason}
        </Trouble>
      ))}
      {failed.length > 0 && (
        <Trouble lists={failed} title={`${namesOf(failed)}: the last attempt failed`}>
          {failed.length === 1 ? failed[0]?.error : inUseText(failed)}
        </Trouble>
      )}
      {unseen.length > 0 && (
        <Trouble lists={unseen} title={`${namesOf(unseen)}: not checked`}>
          The last check for a newer version was too long ago.
        </Trouble>
      )}
      {old.length > 0 && (
        <Trouble lists={old} title={`${namesOf(old)}: ${old.length === 1 ? 'an old file' : 'old files'}`}>
          Import the newest from the publisher.
        </Trouble>
      )}
    </>
  );
}

/** The title of a single list, otherwise their number. */
const namesOf = ([first, ...others]: readonly ListStatus[]) =>
  others.length === 0 ? (first?.title ?? '') : `${others.length + 1} lists`;

function Trouble({ lists, title, children }: { lists: readonly ListStatus[]; title: string; children: ReactNode }) {
  return (
    <Banner
      tone="warning"
      className="rounded-none! border-b border-hairline"
      title={title}
      action={
        <Link to="/lists" search={{ list: lists[0]?.list }}>
          Details
        </Link>
      }
    >
      {children}
    </Banner>
  );
}

function Freshness({ list }: { list: ListStatus }) {
  const { title, parties, importedAt } = list;
  return (
    <li className="col-span-3 grid grid-cols-subgrid items-center">
      <span className={`text-balance wrap-anywhere ${importedAt ? '' : 'col-span-2'}`}>{title}</span>
      {importedAt && (
        <span className="text-end text-muted tabular">
          {numberText(parties)}
          <span className="sr-only"> parties</span>
        </span>
      )}
      <span className="flex justify-end">
        {importedAt && listHealth(list) === 'current' ? (
          <RelativeTime value={importedAt} isFocusable={false} />
        ) : (
          <ListState list={list} publishedAt={list.publishedAt} />
        )}
      </span>
    </li>
  );
}
