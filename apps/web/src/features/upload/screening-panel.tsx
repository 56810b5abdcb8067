import type { UploadResult } from '@tamis/api/entities/schema';
import type { Job } from '@tamis/api/jobs/schema';
import { Banner } from '@tamis/ui/banner';
import { Panel } from '@tamis/ui/panel';
import { ProgressBar } from '@tamis/ui/progress-bar';
import { SkeletonText } from '@tamis/ui/skeleton';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { trpc } from '../../trpc.ts';
import { countText, numberText } from '../shared/counts.ts';
import { isRunning } from '../shared/job-words.ts';
import { LoadError } from '../shared/load-error.tsx';
import { Link } from '../shared/links.ts';
import { paceOf } from './pace.ts';

/** The screening of the imported entities: finished with the response, or continuing as a job. */
export function ScreeningPanel({ result }: { result: UploadResult }) {
  if (result.screening === 'none') return null;
  if (result.screening === 'running' && result.jobId !== null) return <RunningJob id={result.jobId} />;
  return (
    <Panel title="Screening" meta="Done" footer={<Hits hits={result.hits} upload={result.jobId} isOngoing={false} />}>
      <dl className="flex divide-x divide-hairline p-4">
        <Figure label="Entities screened">{numberText(result.success)}</Figure>
        <Figure label="With a possible match">{numberText(result.hits)}</Figure>
      </dl>
    </Panel>
  );
}

/** The server pushes each step (`useLiveChanges`). */
function RunningJob({ id }: { id: number }) {
  const job = trpc.jobs.get.useQuery({ id });
  if (job.isError) {
    return (
      <Panel title="Screening">
        <LoadError title="The progress could not be loaded" error={job.error} onRetry={() => void job.refetch()} />
      </Panel>
    );
  }
  if (job.isPending) {
    return (
      <Panel title="Screening">
        <div aria-busy className="p-4">
          <output className="sr-only">Loading the progress</output>
          <SkeletonText lines={3} />
        </div>
      </Panel>
    );
  }
  return <ScreeningProgress job={job.data} readAt={job.dataUpdatedAt} />;
}

/** How far the screening is, and at which speed; `readAt` is when the job was loaded. */
export function ScreeningProgress({ job, readAt }: { job: Job; readAt: number }) {
  const { state, done, total, hits, error } = job;
  const isOngoing = isRunning(job);
  const pace = paceOf(job, readAt);
  return (
    <Panel
      title="Screening"
      meta={isOngoing ? 'Runs on the server. You can leave this page.' : state === 'done' ? 'Done' : 'Stopped'}
      footer={<Hits hits={hits} upload={job.id} isOngoing={isOngoing} />}
    >
      <div className="p-4">
        <ProgressBar
          aria-label="Screening"
          label={
            <span className="font-normal">
              <b className="font-semibold">{numberText(done)}</b> of {countText(total, 'entity', 'entities')} screened
            </span>
          }
          value={total === 0 ? 0 : (100 * done) / total}
        />
        <dl className="mt-4 flex divide-x divide-hairline">
          <Figure label="With a possible match">{numberText(hits)}</Figure>
          {pace && <Figure label="Entities per second">{numberText(pace.perSecond)}</Figure>}
          {pace && isOngoing && <Figure label="Time left">{pace.left}</Figure>}
        </dl>
        {error && (
          <Banner tone="error" title="The screening stopped" className="mt-4" live>
            {error}
          </Banner>
        )}
      </div>
    </Panel>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-1 px-4 first:ps-0">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="mt-0.5 text-20 font-semibold tabular">{children}</dd>
    </div>
  );
}

function Hits({ hits, upload, isOngoing }: { hits: number; upload: number | null; isOngoing: boolean }) {
  return (
    <>
      <span>
        {hits > 0
          ? isOngoing
            ? 'Matches appear in the queue as they are found.'
            : 'Their matches wait in the queue for a decision.'
          : isOngoing
            ? 'No possible match so far.'
            : 'No possible match found.'}
      </span>
      {hits > 0 && (
        <Link
          to="/matches"
          search={{ upload: upload ?? undefined, order: 'customer' }}
          className="ms-auto inline-flex items-center gap-1"
        >
          Review the matches of {countText(hits, 'entity', 'entities')}
          <ArrowRight aria-hidden size={14} className="rtl:-scale-x-100" />
        </Link>
      )}
    </>
  );
}
