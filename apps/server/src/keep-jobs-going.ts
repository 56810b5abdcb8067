import { HOUR_MS } from '@tamis/api/durations';
import { errorDetails } from '@tamis/api/error-details';
import { forgetExpired } from '@tamis/api/jobs/forget-expired';
import { runDueJobs, runDueModelJobs } from '@tamis/api/jobs/runner';
import { runSchedule } from '@tamis/api/jobs/schedule';
import { runDueDeliveries } from '@tamis/api/webhooks/deliver';
import type { NodeServices } from './node-services.ts';

/** How often a server looks for jobs that others have left. What it starts itself it does not wait for. */
const JOBS_EVERY_MS = 15_000;
/** How often a server removes what has expired. */
const FORGET_EVERY_MS = HOUR_MS;
/** Webhooks are looked after when something was written, what comes close together at once, and this often in any case. */
const WEBHOOKS_EVERY_MS = 5_000;
const GATHER_MS = 100;

/** Looks after jobs, fetches, webhooks and what has expired, until it is stopped. */
export function keepJobsGoing(services: NodeServices): { stop: () => Promise<void> } {
  const guarded = (work: Promise<void>) =>
    work.catch((error: unknown) => services.log('jobs failed', errorDetails(error)));
  const screening = oneAtATime(() => guarded(runDueJobs(services)));
  const writing = oneAtATime(() => guarded(runDueModelJobs(services)));
  const forgetting = oneAtATime(() => guarded(forgetExpired(services)));
  const look = () => {
    screening.start();
    writing.start();
    // A slow publisher holds nobody up: fetches are left to themselves, and their leases keep them apart.
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

/** Sends to webhooks until the bell is closed. A slow receiver is left to itself: its lease keeps others away. */
async function keepDelivering(services: NodeServices, guarded: (work: Promise<void>) => Promise<void>): Promise<void> {
  const { bell } = services;
  const never = new AbortController().signal;
  while (!bell.isClosed()) {
    const heard = bell.rings();
    services.background(guarded(runDueDeliveries(services)));
    if (await bell.wait(heard, WEBHOOKS_EVERY_MS, never)) await new Promise((go) => setTimeout(go, GATHER_MS));
  }
}

/** Work that is not begun again while it goes on. */
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
