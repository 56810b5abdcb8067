import { useEffect, useRef } from 'react';
import { trpc } from '../../trpc.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { isUnfinished } from '../shared/job-words.ts';
import { SHOWN_JOBS } from './shown-jobs.ts';

/** The newest jobs; the server pushes each step. When one ends, what it changed is loaded again. */
export function useRunningJobs() {
  const invalidate = useInvalidate();
  const jobs = trpc.jobs.list.useQuery(SHOWN_JOBS);
  const unfinished = jobs.data?.filter(isUnfinished).length ?? 0;
  const before = useRef(unfinished);
  useEffect(() => {
    if (unfinished < before.current) void invalidate('list', 'entity');
    before.current = unfinished;
  });
  return jobs;
}
