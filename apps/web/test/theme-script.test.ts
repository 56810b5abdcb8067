import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { followTheme, setTheme, useTheme } from '@tamis/ui/theme';
import { afterEach, expect, test, vi } from 'vitest';

const script = readFileSync(`${import.meta.dirname}/../public/theme.js`, 'utf8');

afterEach(() => localStorage.clear());

test.each(['light', 'dark', 'system', null])('the blocking script and the application agree on %s', (stored) => {
  if (stored !== null) localStorage.setItem('tamis-theme', stored);
  followTheme();
  const { theme } = document.documentElement.dataset;
  delete document.documentElement.dataset.theme;
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  expect(theme).toBeTruthy();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

test('without storage a theme can still be chosen, and everything that shows it follows', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  const heard = vi.fn<() => void>();
  window.addEventListener('tamis-theme-changed', heard, { once: true });
  const { result } = renderHook(useTheme);
  act(() => setTheme('dark'));
  expect([result.current[0], document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  expect(heard).toHaveBeenCalledOnce();
  refused.mockRestore();
  act(() => setTheme('light'));
  expect(result.current[0]).toBe('light');
});
