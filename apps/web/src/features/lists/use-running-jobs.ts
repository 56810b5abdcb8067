import { useEffect, useRef } from 'react';
import { trpc } from '../../trpc.ts';
import { useInvalidate } from '../shared/invalidate.ts';
import { isRunning, isUnfinished } from '../shared/job-words.ts';
import { SHOWN_JOBS } from './shown-jobs.ts';

/** How often a page that shows progress asks for it. Steps of a sync are no events, so nobody tells of them. */
const REFRESH_MS = 1_000;

/** The newest jobs, asked for again as long as one of them runs; what they changed is fetched anew when they end. */
export function useRunningJobs() {
  const invalidate = useInvalidate();
  const jobs = trpc.jobs.list.useQuery(SHOWN_JOBS, {
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? REFRESH_MS : false),
  });
  const unfinished = jobs.data?.filter(isUnfinished).length ?? 0;
  const before = useRef(unfinished);
  useEffect(() => {
    if (unfinished < before.current) void invalidate('list', 'entity');
    before.current = unfinished;
  });
  return jobs;
}
