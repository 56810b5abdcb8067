import type { Job } from '@tamis/api/jobs/schema';
import type { Upload } from '@tamis/api/jobs/shown-job-schema';
import { bytesText } from '@tamis/ui/file-rules';
import { countText, numberText } from './counts.ts';

/** The names of the kinds of job. */
export const JOB_KINDS: Readonly<Record<Job['kind'], string>> = {
  upload: 'Screening of an upload',
  rescreen: 'Screening after a list update',
  'rescreen-all': 'Rescreen of everyone',
  reweigh: 'Reassessment with new weights',
  sync: 'Sync',
  model: 'Texts by the language model',
  feed: 'News feed',
  'self-test': 'Self-test',
};

export const JOB_STATES: Readonly<Record<Job['state'], string>> = {
  queued: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const PHASES: Readonly<Record<string, string>> = {
  download: 'Fetching',
  read: 'Reading parties',
  index: 'Building the index',
  store: 'Storing the index',
  screen: 'Screening entities',
  test: 'Screening changed names and customers',
  assess: 'Assessing entities',
};

/** Whether it will continue without anybody's help. */
export const isRunning = (job: Pick<Job, 'state'> | null | undefined): boolean =>
  job?.state === 'queued' || job?.state === 'running';

/** Running, or paused. */
export const isUnfinished = (job: Pick<Job, 'state'>): boolean => isRunning(job) || job.state === 'paused';

export const phaseText = ({ phase, state }: Pick<Job, 'phase' | 'state'>): string =>
  state === 'queued' ? 'Waiting to start' : (PHASES[phase ?? ''] ?? 'Working');

/** '12.4 MB of 20 MB', '3,500', '5,000 of 12,000' */
export function progressText({ phase, done, total }: Pick<Job, 'phase' | 'done' | 'total'>): string {
  const text = phase === 'download' ? bytesText : numberText;
  return total === 0 ? text(done) : `${text(done)} of ${text(total)}`;
}

/** 0 to 100; undefined while the total is unknown. */
export const progressValue = ({ done, total }: Pick<Job, 'done' | 'total'>): number | undefined =>
  total === 0 ? undefined : Math.min(100, (100 * done) / total);

/** The result of an uploaded file: '59,940 rows imported, 60 skipped'. */
export function uploadText({ imported, refused, isReading }: Upload): string {
  const soFar = isReading ? ' so far' : '';
  const leftOut = refused === 0 ? '' : `, ${numberText(refused)} skipped`;
  return `${countText(imported, 'row', 'rows')} imported${leftOut}${soFar}`;
}

/** The result of a job, or its progress so far. Empty for a sync, whose outcome says it all. */
export function jobResultText({ kind, outcome, error, hits, done }: Job): string {
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
