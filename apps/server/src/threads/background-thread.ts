import { setPriority } from 'node:os';

/** The 'nice' value of a background thread: it gets a third of the processor if others want it too. */
const NICE = 5;

/**
 * Gives requests priority over this thread. On Linux each thread has a priority of its own; elsewhere the priority is
 * the process's, which must not be lowered.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(NICE);
}
