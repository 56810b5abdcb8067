/** Rings after each write in this process. Whoever waits for changes wakes up and reads the feed. */
export interface Bell {
  /** How often it has rung: read it before the feed, so that a ring in between is not missed. */
  rings: () => number;
  ring: () => void;
  /** Ends once it has rung more often than `heard`, after `ms`, or with the signal: true when it rang. */
  wait: (heard: number, ms: number, signal: AbortSignal) => Promise<boolean>;
  /** Wakes everyone for the last time; nobody waits after this. */
  close: () => void;
  isClosed: () => boolean;
}

export function createBell(): Bell {
  let rings = 0;
  let closed = false;
  const sleepers = new Set<() => void>();
  const wakeAll = () => {
    rings += 1;
    for (const wake of sleepers) wake();
  };
  return {
    rings: () => rings,
    ring: wakeAll,
    wait: (heard, ms, signal) =>
      new Promise((resolve) => {
        if (rings > heard || closed || signal.aborted) {
          resolve(rings > heard);
          return;
        }
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve(rings > heard);
        };
        const timer = setTimeout(wake, ms);
        sleepers.add(wake);
        signal.addEventListener('abort', wake);
      }),
    close: () => {
      closed = true;
      wakeAll();
    },
    isClosed: () => closed,
  };
}
