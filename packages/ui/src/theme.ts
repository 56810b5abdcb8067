import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';
type Theme = 'light' | 'dark';

const THEME_KEY = 'tamis-theme';
const CHANGED = 'tamis-theme-changed';
const DARK = '(prefers-color-scheme: dark)';

/** Chosen where nothing can be stored: it holds until the page is left. */
let unstored: ThemeChoice | undefined;

/** The system's theme unless one was chosen. */
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

/** Keeps the theme right for as long as the page is open, on every page. Call it in the entry module, before anything is drawn. */
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

/** The choice, a way to change it, and what it comes to now. Follows the system and other tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void, Theme] {
  const choice = useSyncExternalStore(subscribe, storedTheme);
  const resolved = useSyncExternalStore(subscribe, () => resolve(storedTheme()));
  return [choice, setTheme, resolved];
}
