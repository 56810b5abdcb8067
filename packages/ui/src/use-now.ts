import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** One clock for all relative times: they change together, with one timer. */
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Stays the same for a minute, because React reads it repeatedly. Also handles a clock that is set back. */
function read(): number {
  if (Math.abs(Date.now() - now) >= MINUTE_MS) now = Date.now();
  return now;
}

/** The current time in milliseconds, to the minute; components that use it render again when it changes. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read);
