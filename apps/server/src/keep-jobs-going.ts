import { HOUR_MS } from '@tamis/api/durations';
import { errorDetails } from '@tamis/api/error-details';
import { forgetExpired } from '@tamis/api/jobs/forget-expired';
import { runDueJobs, runDueModelJobs } from '@tamis/api/jobs/runner';
import { runSchedule } from '@tamis/api/jobs/schedule';
import { runDueDeliveries } from '@tamis/api/webhooks/deliver';
import type { NodeServices } from './node-services.ts';

/** How often a server looks for jobs that other servers have left; its own start at once. */
const JOBS_EVERY_MS = 15_000;
/** How often a server removes what has expired. */
const FORGET_EVERY_MS = HOUR_MS;
/** Webhooks are served after each write (writes in quick succession together), and at least this often. */
const WEBHOOKS_EVERY_MS = 5_000;
const GATHER_MS = 100;

/** Runs jobs, fetches and webhooks and removes what has expired, until it is stopped. */
export function keepJobsGoing(services: NodeServices): { stop: () => Promise<void> } {
  const guarded = (work: Promise<void>) =>
    work.catch((error: unknown) => services.log('jobs failed', errorDetails(error)));
  const screening = oneAtATime(() => guarded(runDueJobs(services)));
  const writing = oneAtATime(() => guarded(runDueModelJobs(services)));
  const forgetting = oneAtATime(() => guarded(forgetExpired(services)));
  const look = () => {
    screening.start();
    writing.start();
    // Not awaited, so that a slow publisher does not block anything; leases prevent a second fetch.
    services.background(runSchedule(services));
  };
  look();
  forgetting.start();
  const timers = [setInterval(look, JOBS_EVERY_MS), setInterval(forgetting.start, FORGET_EVERY_MS)];
  const delivering = keepDelivering(services, guarded);
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([screening.end(), writing.end(), forgetting.end(), delivering]);
    },
  };
}

/**
 * Sends to webhooks until the bell is closed. A slow receiver is not waited for: its lease keeps other senders away.
 */
async function keepDelivering(services: NodeServices, guarded: (work: Promise<void>) => Promise<void>): Promise<void> {
  const { bell } = services;
  const never = new AbortController().signal;
  while (!bell.isClosed()) {
    const heard = bell.rings();
    services.background(guarded(runDueDeliveries(services)));
    if (await bell.wait(heard, WEBHOOKS_EVERY_MS, never)) await new Promise((go) => setTimeout(go, GATHER_MS));
  }
}

/** Work that is not started again while it runs. */
function oneAtATime(work: () => Promise<void>): { start: () => void; end: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      running = work().finally(() => {
        isRunning = false;
      });
    },
    end: () => running,
  };
}
