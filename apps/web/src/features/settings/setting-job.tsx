import type { Job } from '@tamis/api/jobs/schema';
import { trpc } from '../../trpc.ts';
import { JobProgress } from '../shared/job-progress.tsx';
import { isUnfinished } from '../shared/job-words.ts';
import { Link } from '../shared/links.ts';

/** The progress of applying a changed setting, and what to do if it was stopped. */
export function SettingJob({ job: then, stopped }: { job: Job | null; stopped: string }) {
  // The setting contains the job as it was; the server pushes each step.
  const goesOn = then !== null && isUnfinished(then);
  const now = trpc.jobs.get.useQuery({ id: then?.id ?? 0 }, { enabled: goesOn });
  const job = goesOn ? (now.data ?? then) : then;
  if (!job) return null;
  if (isUnfinished(job)) {
    return (
      <div className="mt-4 text-13">
        <JobProgress job={job} />
        <p className="mt-1 text-muted">
          It continues automatically; pause or cancel it under <Link to="/lists">Lists</Link>.
        </p>
      </div>
    );
  }
  if (job.state === 'done') return job.outcome && <p className="mt-3 text-13 text-muted">{job.outcome}</p>;
  return (
    <p className="mt-3 text-13">
      <b className="font-medium">{job.state === 'failed' ? 'Failed.' : 'Cancelled.'}</b> {job.error} {stopped} Rescreen
      everyone under <Link to="/lists">Lists</Link>.
    </p>
  );
}
