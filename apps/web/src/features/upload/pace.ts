import type { Job } from '@tamis/api/jobs/schema';

/** The average speed of a job and the time left at that speed; null before anything is done. */
export function paceOf(
  { done, total, createdAt, finishedAt }: Pick<Job, 'done' | 'total' | 'createdAt' | 'finishedAt'>,
  now: number,
): { perSecond: number; left: string } | null {
  const seconds = ((finishedAt ? Date.parse(finishedAt) : now) - Date.parse(createdAt)) / 1_000;
  if (done === 0 || seconds <= 0) return null;
  const perSecond = done / seconds;
  const left = Math.ceil((total - done) / perSecond);
  return {
    perSecond: Math.max(1, Math.round(perSecond)),
    left: left < 60 ? `${left} s` : `${Math.ceil(left / 60)} min`,
  };
}
