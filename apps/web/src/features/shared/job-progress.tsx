import type { Job } from '@tamis/api/jobs/schema';
import { ProgressBar } from '@tamis/ui/progress-bar';
import { phaseText, progressText, progressValue } from './job-words.ts';

interface JobProgressProps {
  job: Pick<Job, 'phase' | 'state' | 'done' | 'total'>;
  className?: string;
}

/** The current phase of a job, and its progress. */
export function JobProgress({ job, className }: JobProgressProps) {
  return (
    <ProgressBar
      className={className}
      label={job.state === 'paused' ? 'Paused' : phaseText(job)}
      value={progressValue(job)}
      valueLabel={progressText(job)}
    />
  );
}
