import { useSyncExternalStore } from 'react';

const KEY = 'tamis-single-keys';
const CHANGED = 'tamis-single-keys-changed';

/** Whether keys without Ctrl or ⌘ do anything; people who speak to their computer switch them off. On unless refused. */
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
    // Storage is refused: the choice cannot be kept, and the switch shows that it stayed as it was.
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

/** The choice and a way to change it; other windows follow. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, singleKeysAreOn), setSingleKeys];
}
