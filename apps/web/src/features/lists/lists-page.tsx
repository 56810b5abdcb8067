import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Button } from '@tamis/ui/button';
import { PageHeader } from '@tamis/ui/page-header';
import { Panel } from '@tamis/ui/panel';
import { SkeletonTable } from '@tamis/ui/skeleton-table';
import { getRouteApi } from '@tanstack/react-router';
import FlaskConical from 'lucide-react/icons/flask-conical';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMay } from '../../session.ts';
import { trpc } from '../../trpc.ts';
import { ButtonLink } from '../shared/links.ts';
import { LoadError } from '../shared/load-error.tsx';
import { useMedia } from '../shared/use-media.ts';
import { AddList, useAddableLists } from './add-list.tsx';
import { ImportHelp } from './import-help.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { ListDetail } from './list-detail.tsx';
import { ListItems } from './list-items.tsx';
import { ListNotices } from './list-notices.tsx';
import { isUnfinished } from '../shared/job-words.ts';
import { ListsTable, useListColumns } from './lists-table.tsx';
import { ListVersions } from './list-versions.tsx';
import { useListActions } from './use-list-actions.ts';
import { useRunningJobs } from './use-running-jobs.ts';
import { VersionChanges } from './version-changes.tsx';

const route = getRouteApi('/_app/lists');

export function ListsPage() {
  const lists = trpc.lists.status.useQuery();
  const columns = useListColumns();
  return (
    <>
      <PageHeader
        title="Lists"
        actions={
          <>
            {lists.data && <SyncAll lists={lists.data} />}
            <AddList />
            <ButtonLink to="/self-test" icon={<FlaskConical aria-hidden />}>
              Self-test
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-5">
        {lists.isPending && (
          <Panel>
            <SkeletonTable label="Loading lists" rows={5} columns={columns} />
          </Panel>
        )}
        {lists.isError && (
          <Panel>
            <LoadError title="The lists could not be loaded" error={lists.error} onRetry={() => void lists.refetch()} />
          </Panel>
        )}
        {lists.data && (
          <>
            <Lists lists={lists.data} />
            <ImportHelp />
          </>
        )}
      </div>
    </>
  );
}

/** Below this width the columns do not fit beside the sidebar. */
const TOO_NARROW = '(max-width: 1247px)';

/** Syncs every published list at once; each sync is its own job. */
function SyncAll({ lists }: { lists: readonly ListStatus[] }) {
  const { sync } = useListActions();
  const fetched = lists.filter(({ source }) => source !== null);
  if (!useMay('lists.import') || fetched.length === 0) return null;
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      isPending={sync.isPending}
      pendingLabel="Syncing all..."
      onPress={() => fetched.forEach(({ list }) => sync.mutate({ list }))}
    >
      Sync all
    </Button>
  );
}

function Lists({ lists }: { lists: readonly ListStatus[] }) {
  const chosen = route.useSearch().list;
  const isNarrow = useMedia(TOO_NARROW);
  const actions = useListActions();
  const jobs = useRunningJobs();
  const addable = useAddableLists();
  const open =
    [...lists, ...addable].find(({ list }) => list === chosen) ??
    lists.find(({ version }) => version !== null) ??
    lists[0];
  const job = jobs.data?.find(
    ({ kind, list, ...state }) => kind === 'sync' && list === open?.list && isUnfinished(state),
  );
  return (
    <>
      <ListNotices lists={lists} actions={actions} />
      <Panel>
        {isNarrow ? (
          <ListItems lists={lists} openList={open?.list} />
        ) : (
          <ListsTable lists={lists} openList={open?.list} />
        )}
      </Panel>
      {open && (
        <>
          <ListDetail list={open} job={job} actions={actions} />
          <ListVersions list={open} />
          <VersionChanges list={open.list} title={open.title} />
        </>
      )}
      <JobsPanel jobs={jobs} lists={[...lists, ...addable]} />
    </>
  );
}
