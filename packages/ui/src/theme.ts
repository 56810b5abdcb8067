import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';
type Theme = 'light' | 'dark';

const THEME_KEY = 'tamis-theme';
const CHANGED = 'tamis-theme-changed';
const DARK = '(prefers-color-scheme: dark)';

/** The choice if nothing can be stored: it lasts until the user leaves the page. */
let unstored: ThemeChoice | undefined;

/** The system's theme unless the user chose one. */
function storedTheme(): ThemeChoice {
  if (unstored !== undefined) return unstored;
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

const resolve = (choice: ThemeChoice): Theme => {
  if (choice !== 'system') return choice;
  return matchMedia(DARK).matches ? 'dark' : 'light';
};

/** Sets `data-theme` on the root element. */
function applyStoredTheme(): void {
  document.documentElement.dataset.theme = resolve(storedTheme());
}

export function setTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_KEY, choice);
    unstored = undefined;
  } catch {
    unstored = choice;
  }
  applyStoredTheme();
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps the theme up to date while the page is open. Call it in the entry module, before anything is rendered. */
export function followTheme(): void {
  applyStoredTheme();
  matchMedia(DARK).addEventListener('change', applyStoredTheme);
  window.addEventListener('storage', applyStoredTheme);
}

function subscribe(listener: () => void) {
  const system = matchMedia(DARK);
  system.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The choice, its setter, and the resulting theme. Follows the system and other tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void, Theme] {
  const choice = useSyncExternalStore(subscribe, storedTheme);
  const resolved = useSyncExternalStore(subscribe, () => resolve(storedTheme()));
  return [choice, setTheme, resolved];
}
