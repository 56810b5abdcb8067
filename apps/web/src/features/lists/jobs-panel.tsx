import type { ListedJob } from '@tamis/api/jobs/shown-job-schema';
import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { lazy, Suspense } from 'react';
import { useMay } from '../../session.ts';
import { QueryError } from '../shared/query-error.tsx';
import { JobProgress } from '../shared/job-progress.tsx';
import { isUnfinished, JOB_KINDS, JOB_STATES, jobResultText, uploadText } from '../shared/job-words.ts';
import { useOnePress } from '../shared/use-one-press.ts';
import { useJobActions } from './use-job-actions.ts';
import type { useRunningJobs } from './use-running-jobs.ts';

// Loaded only if an upload skipped rows, because it includes the upload page's table.
const RefusedRows = lazy(() => import('./refused-rows.tsx').then((module) => ({ default: module.RefusedRows })));

/** The server's current and recent jobs. */
export function JobsPanel({ jobs, lists }: { jobs: ReturnType<typeof useRunningJobs>; lists: readonly ListStatus[] }) {
  const titles = new Map(lists.map(({ list, title }) => [list, title]));
  const mayControl = useMay('jobs.control');
  const actions = useJobActions();
  const rescreen = useOnePress(() => actions.rescreen.mutate());
  return (
    <Panel
      title="Activity"
      actions={
        mayControl && (
          <Button size="sm" isPending={actions.rescreen.isPending} onPress={rescreen}>
            Rescreen everyone
          </Button>
        )
      }
    >
      <QueryError query={jobs} />
      {!jobs.data && !jobs.error && <p className="px-4 py-3 text-13 text-muted">Loading…</p>}
      {jobs.data?.length === 0 && (
        <p className="px-4 py-3 text-13 text-muted">
          Nothing yet. Syncs, uploads and the screening that follows them are shown here.
        </p>
      )}
      <ul className="divide-y divide-hairline" aria-label="Jobs">
        {jobs.data?.map((job) => (
          <JobItem
            key={job.id}
            job={job}
            listTitle={job.list === null ? null : (titles.get(job.list) ?? job.list)}
            actions={mayControl ? actions : null}
          />
        ))}
      </ul>
    </Panel>
  );
}

type JobActions = ReturnType<typeof useJobActions>;

interface JobItemProps {
  job: ListedJob;
  /** The title of the job's list. */
  listTitle: string | null;
  /** Null for users who may not control jobs. */
  actions: JobActions | null;
}

function JobItem({ job, listTitle, actions }: JobItemProps) {
  const { kind, state, createdAt, finishedAt, upload } = job;
  const name = listTitle === null ? JOB_KINDS[kind] : `${JOB_KINDS[kind]}: ${listTitle}`;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 text-13 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p>
          <b className="font-medium">{name}</b>{' '}
          <span className="text-muted">
            <span className="whitespace-nowrap">· {JOB_STATES[state]}</span>{' '}
            <span className="whitespace-nowrap">
              · <RelativeTime value={finishedAt ?? createdAt} isFocusable={false} />
            </span>
          </span>
        </p>
        {upload && (
          <p className="wrap-anywhere">
            <bdi dir="auto">{upload.fileName}</bdi>: {uploadText(upload)}. {upload.fault}
          </p>
        )}
        <p className="wrap-anywhere text-muted">{jobResultText(job)}</p>
        {upload && upload.refused + upload.warned > 0 && (
          <Suspense>
            <RefusedRows jobId={job.id} upload={upload} />
          </Suspense>
        )}
      </div>
      {actions && isUnfinished(job) && <JobControls job={job} actions={actions} />}
      {isUnfinished(job) && <JobProgress job={job} className="col-span-full" />}
    </li>
  );
}

/** A sync can be cancelled but not paused, because its publisher is waiting at the other end. */
function JobControls({ job: { id, kind, state }, actions }: { job: ListedJob; actions: JobActions }) {
  return (
    <span className="flex items-start gap-2">
      {state === 'paused' && (
        <Button size="sm" aria-label={`Resume job ${id}`} onPress={() => actions.resume.mutate({ id })}>
          Resume
        </Button>
      )}
      {state !== 'paused' && kind !== 'sync' && (
        <Button size="sm" aria-label={`Pause job ${id}`} onPress={() => actions.pause.mutate({ id })}>
          Pause
        </Button>
      )}
      <Button size="sm" aria-label={`Cancel job ${id}`} onPress={() => actions.cancel.mutate({ id })}>
        Cancel
      </Button>
    </span>
  );
}
