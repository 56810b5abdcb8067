/** Rings after each write in this process. Those who wait for changes wake up and read what changed. */
export interface Bell {
  /** How often it has rung. Read it before the changes, so that a ring in between is not missed. */
  rings: () => number;
  ring: () => void;
  /** Waits until it has rung more often than `heard`, for `ms`, or until the signal aborts. Returns whether it rang. */
  wait: (heard: number, ms: number, signal: AbortSignal) => Promise<boolean>;
  /** Reads something once for all who were woken by the same ring, under a name. */
  share: <T>(name: string, read: () => Promise<T>) => Promise<T>;
  /** Wakes everyone for the last time; nobody waits after this. */
  close: () => void;
  isClosed: () => boolean;
}

/** Those who were woken together ask within this time; for no longer, because some things are written without a ring. */
const SHARED_MS = 50;

export function createBell(): Bell {
  let rings = 0;
  const shared = new Map<string, { rings: number; value: Promise<unknown> }>();
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
    share: <T>(name: string, read: () => Promise<T>) => {
      const known = shared.get(name);
      // What has been read since the last ring has all that was rung for.
      if (known?.rings === rings) return known.value as Promise<T>;
      // A query of the database's builder is run again by each `then`; a promise of its answer is not.
      const value = (async () => read())();
      const entry = { rings, value };
      shared.set(name, entry);
      setTimeout(() => {
        if (shared.get(name) === entry) shared.delete(name);
      }, SHARED_MS);
      return value;
    },
    close: () => {
      closed = true;
      wakeAll();
    },
    isClosed: () => closed,
  };
}
