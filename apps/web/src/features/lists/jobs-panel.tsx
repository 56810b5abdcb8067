import type { Job } from '@tamis/api/jobs/schema';
import type { ListStatus } from '@tamis/api/watchlists/schema';
import { Button } from '@tamis/ui/button';
import { Panel } from '@tamis/ui/panel';
import { RelativeTime } from '@tamis/ui/relative-time';
import { useMay } from '../../session.ts';
import { countText, numberText } from '../shared/counts.ts';
import { LoadError } from '../shared/load-error.tsx';
import { JobProgress } from '../shared/job-progress.tsx';
import { isUnfinished } from '../shared/job-words.ts';
import { useJobActions } from './use-job-actions.ts';
import type { useRunningJobs } from './use-running-jobs.ts';

const KINDS: Readonly<Record<Job['kind'], string>> = {
  upload: 'Screening of an upload',
  rescreen: 'Screening after a list update',
  'rescreen-all': 'Rescreen of everyone',
  reweigh: 'Reassessment with new weights',
  sync: 'Sync',
  model: 'Texts by the language model',
  feed: 'News feed',
  'self-test': 'Self-test',
};

const STATES: Readonly<Record<Job['state'], string>> = {
  queued: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** What the server works on, and what it did lately. */
export function JobsPanel({ jobs, lists }: { jobs: ReturnType<typeof useRunningJobs>; lists: readonly ListStatus[] }) {
  const titles = new Map(lists.map(({ list, title }) => [list, title]));
  const mayControl = useMay('jobs.control');
  const actions = useJobActions();
  return (
    <Panel
      title="Activity"
      actions={
        mayControl && (
          <Button size="sm" isPending={actions.rescreen.isPending} onPress={() => actions.rescreen.mutate()}>
            Rescreen everyone
          </Button>
        )
      }
    >
      {jobs.error && <LoadError error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {!jobs.data && !jobs.error && <p className="px-4 py-5 text-13 text-muted">Loading…</p>}
      {jobs.data?.length === 0 && (
        <p className="px-4 py-5 text-13 text-muted">
          Nothing yet. Syncs, uploads and the screening that follows them are shown here.
        </p>
      )}
      <ul className="divide-y divide-hairline" aria-label="Jobs">
        {jobs.data?.map((job) => (
          <JobItem
            key={job.id}
            job={job}
            of={job.list === null ? null : (titles.get(job.list) ?? job.list)}
            actions={mayControl ? actions : null}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface JobItemProps {
  job: Job;
  /** The title of the list that it is about. */
  of: string | null;
  actions: ReturnType<typeof useJobActions> | null;
}

function JobItem({ job, of, actions }: JobItemProps) {
  const { id, kind, state, createdAt, finishedAt } = job;
  const name = of === null ? KINDS[kind] : `${KINDS[kind]}: ${of}`;
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 text-13 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p>
          <b className="font-medium">{name}</b>{' '}
          <span className="text-muted">
            · {STATES[state]} · <RelativeTime value={finishedAt ?? createdAt} short isFocusable={false} />
          </span>
        </p>
        <p className="wrap-anywhere text-muted">{resultText(job)}</p>
      </div>
      {actions && isUnfinished(job) && (
        <span className="flex items-start gap-2">
          {state === 'paused' ? (
            <Button size="sm" aria-label={`Resume job ${id}`} onPress={() => actions.resume.mutate({ id })}>
              Resume
            </Button>
          ) : (
            kind !== 'sync' && (
              <Button size="sm" aria-label={`Pause job ${id}`} onPress={() => actions.pause.mutate({ id })}>
                Pause
              </Button>
            )
          )}
          <Button size="sm" aria-label={`Cancel job ${id}`} onPress={() => actions.cancel.mutate({ id })}>
            Cancel
          </Button>
        </span>
      )}
      {isUnfinished(job) && <JobProgress job={job} className="col-span-full" />}
    </li>
  );
}

function resultText({ kind, outcome, error, hits, done }: Job): string {
  if (error !== null) return error;
  if (outcome !== null) return outcome;
  if (kind === 'sync') return '';
  if (kind === 'reweigh')
    return `${countText(done, 'entity', 'entities')} assessed, ${numberText(hits)} in another band`;
  const found =
    hits === 0
      ? 'no new possible match'
      : countText(hits, 'entity with a new possible match', 'entities with a new possible match');
  return `${countText(done, 'entity', 'entities')} screened, ${found}`;
}
