import { readFileSync } from 'node:fs';
import { THEME_KEY, applyStoredTheme } from '@tamis/ui/theme';
import { afterEach, expect, test } from 'vitest';

const script = readFileSync(`${import.meta.dirname}/../public/theme.js`, 'utf8');

afterEach(() => localStorage.clear());

test.each(['light', 'dark', 'system', null])('the blocking script and the application agree on %s', (stored) => {
  if (stored !== null) localStorage.setItem(THEME_KEY, stored);
  applyStoredTheme();
  const { theme } = document.documentElement.dataset;
  delete document.documentElement.dataset.theme;
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  expect(theme).toBeTruthy();
  expect(document.documentElement.dataset.theme).toBe(theme);
});
