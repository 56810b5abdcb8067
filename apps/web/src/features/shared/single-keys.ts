import { useSyncExternalStore } from 'react';

const KEY = 'tamis-single-keys';
const CHANGED = 'tamis-single-keys-changed';

/** Whether shortcuts without Ctrl or ⌘ work. On by default; users of speech input switch them off. */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the choice cannot be kept, and the switch stays as it was.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The choice and its setter; other windows follow. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, singleKeysAreOn), setSingleKeys];
}
