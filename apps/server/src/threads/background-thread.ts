import { setPriority } from 'node:os';

/** How much a thread of the background gives way, as 'nice' has it: its share is a third where others want the processor. */
const NICE = 5;

/**
 * Lets requests go before this thread where both want the processor. Linux gives each thread a priority of its own;
 * elsewhere it is the process's, which nobody should lower.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(NICE);
}
