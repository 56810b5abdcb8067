import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** One clock for all that is shown relative to it: so texts move on together, with one timer. */
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

/** The same for a minute: React asks for it again and again. A clock that was set back counts, too. */
function read(): number {
  if (Math.abs(Date.now() - now) >= MINUTE_MS) now = Date.now();
  return now;
}

/** The present moment in milliseconds, to the minute; what shows it is drawn anew as it passes. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, read);
