import { useSyncExternalStore } from 'react';

interface Said {
  polite: string;
  assertive: string;
}

let said: Said = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** A trailing no-break space makes a repeated message count as new. */
const changed = (before: string, message: string) =>
  message !== '' && before === message ? `${message}\u00a0` : message;

/** Announces a message to assistive technology, such as 'Dismissed. Match 4 of 23'. Needs `LiveRegion` at the root. */
export function announce(message: string, assertive = false) {
  const channel = assertive ? 'assertive' : 'polite';
  said = { ...said, [channel]: changed(said[channel], message) };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** `data-live-announcer` keeps it readable while a dialog hides the rest of the page. */
export function LiveRegion() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => said);
  return (
    <div data-live-announcer="true" className="sr-only">
      <div role="log" aria-live="polite" aria-relevant="additions text">
        {polite}
      </div>
      <div role="log" aria-live="assertive" aria-relevant="additions text">
        {assertive}
      </div>
    </div>
  );
}
