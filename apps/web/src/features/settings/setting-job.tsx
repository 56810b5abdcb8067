import type { Job } from '@tamis/api/jobs/schema';
import { JobProgress } from '../shared/job-progress.tsx';
import { isRunning, isUnfinished } from '../shared/job-words.ts';
import { Link } from '../shared/links.ts';

/** How often progress is asked for while the job runs: its steps are no events. */
const REFRESH_MS = 1_000;

/** For the query of a setting: asks again as long as what carries it out goes on. */
export const refreshWhileRunning = (query: { state: { data?: { job: Job | null } } }): number | false =>
  isRunning(query.state.data?.job) ? REFRESH_MS : false;

/** How far a change of a setting has been carried out, and what to do where it was stopped. */
export function SettingJob({ job, stopped }: { job: Job | null; stopped: string }) {
  if (!job) return null;
  if (isUnfinished(job)) {
    return (
      <div className="mt-4 text-13">
        <JobProgress job={job} />
        <p className="mt-1 text-muted">
          It goes on by itself; pause or cancel it under <Link to="/lists">Lists</Link>.
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
